import type { SeatCard } from '@shamble/host'

/** Those who play where no person does. What each of them is like: the catalogue's `rival.<id>`. */
export const RIVALS = ['odile', 'marcus', 'wanda', 'boris', 'ida', 'tadeo'] as const
export type Rival = (typeof RIVALS)[number]

/** The same in every language. */
export const rivalName = (rival: Rival): string => rival[0]!.toUpperCase() + rival.slice(1)

/** Who plays for whom: where the game itself names the seat, its name comes second. */
export function playerName(rival: Rival, called: string): string {
  const name = rivalName(rival)
  return name === called ? name : `${name} · ${called}`
}

/** Who plays at which strength, as far as there are enough of them. */
const KNOWN_FOR: Readonly<Record<string, readonly Rival[]>> = {
  gentle: ['tadeo', 'odile'],
  sharp: ['wanda', 'boris'],
  master: ['ida'],
}

/**
 * Who plays in each seat; `null` where a person does. A seat has always the same rival at the same strength, unless a
 * person at the table bears that name: then the next one who is free. Those known for their strength sit down first.
 */
export function rivalsAt(cards: readonly SeatCard[]): readonly (Rival | null)[] {
  const taken = new Set(cards.map((card) => (card.by === 'person' ? card.name.trim().toLowerCase() : '')))
  const rivals: (Rival | null)[] = cards.map((card) => {
    const rival = card.by === 'bot' ? KNOWN_FOR[card.bot]?.find((one) => !taken.has(one)) : undefined
    if (rival !== undefined) taken.add(rival)
    return rival ?? null
  })
  return cards.map((card, seat) => {
    if (card.by === 'person') return null
    if (rivals[seat] != null) return rivals[seat]!
    const order = RIVALS.map((_, i) => RIVALS[(seat + i) % RIVALS.length]!)
    const rival = order.find((one) => !taken.has(one)) ?? order[0]!
    taken.add(rival)
    return rival
  })
}

/** What the page calls the seats of a match: people by their names, rivals by theirs. */
export function namesAt(cards: readonly SeatCard[], unnamed: (number: number) => string): readonly string[] {
  const rivals = rivalsAt(cards)
  return cards.map((card, seat) => {
    if (card.by === 'bot') return rivalName(rivals[seat]!)
    if (card.by === 'open' || card.name === '') return unnamed(seat + 1)
    // Seats of one person are counted: nobody could tell them apart otherwise.
    const shares = cards.some((other, i) => i !== seat && other.by === 'person' && other.name === card.name)
    return shares ? `${card.name} ${seat + 1}` : card.name
  })
}
