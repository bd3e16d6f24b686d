import type { SeatCard } from '@shamble/host'

/**
 * People are called by the names that they gave. A person with several seats is not: the game's own words tell those
 * seats apart.
 */
export function givenNames(cards: readonly SeatCard[], words: readonly string[]): Readonly<Record<string, string>> {
  const names = cards.map((card) => (card.by === 'person' ? card.name : ''))
  const isOnly = (name: string): boolean => name !== '' && names.filter((other) => other === name).length === 1
  return Object.fromEntries(
    names.flatMap((name, seat) => (isOnly(name) && words[seat] !== undefined ? [[`seat.${words[seat]}`, name]] : [])),
  )
}
