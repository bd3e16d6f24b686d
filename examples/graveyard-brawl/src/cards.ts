import type { RuleId } from '@shamble/kernel'

export const CARDS = ['shovel', 'fog', 'shove', 'hush', 'swerve', 'bandage', 'rotten-ground', 'bite'] as const
export type Card = (typeof CARDS)[number]

/** When a card may be played: while a rival is picked, around the roll of a fight, or on another card. */
const MOMENTS = ['choosing', 'before-roll', 'after-roll', 'on-card'] as const
export type CardMoment = (typeof MOMENTS)[number]

export interface CardFacts {
  readonly copies: number
  readonly moment: CardMoment
  /** Whether it is played on a seat. Only such a card can be swerved. */
  readonly aims: 'at-a-seat' | 'at-nobody'
  readonly source: RuleId
}

// [GB-1.2]
export const DECK: Readonly<Record<Card, CardFacts>> = {
  shovel: { copies: 7, moment: 'before-roll', aims: 'at-a-seat', source: 'GB-5.1' },
  fog: { copies: 3, moment: 'before-roll', aims: 'at-nobody', source: 'GB-5.2' },
  shove: { copies: 4, moment: 'before-roll', aims: 'at-a-seat', source: 'GB-5.3' },
  hush: { copies: 6, moment: 'on-card', aims: 'at-nobody', source: 'GB-5.4' },
  swerve: { copies: 4, moment: 'on-card', aims: 'at-a-seat', source: 'GB-5.5' },
  bandage: { copies: 4, moment: 'after-roll', aims: 'at-a-seat', source: 'GB-5.6' },
  'rotten-ground': { copies: 4, moment: 'choosing', aims: 'at-a-seat', source: 'GB-5.7' },
  bite: { copies: 4, moment: 'on-card', aims: 'at-a-seat', source: 'GB-5.8' },
}

/** How many there are of each card, in the order of `CARDS`: a hand, the deck, the discard pile. */
export type Pile = number[]

export const WHOLE_DECK: readonly number[] = CARDS.map((card) => DECK[card].copies)

export function emptyPile(): Pile {
  return CARDS.map(() => 0)
}

export function sizeOf(pile: readonly number[]): number {
  let size = 0
  for (const copies of pile) size += copies
  return size
}

export function copiesIn(pile: readonly number[], card: Card): number {
  return pile[CARDS.indexOf(card)]!
}

export function put(pile: Pile, card: Card): void {
  pile[CARDS.indexOf(card)]!++
}

export function take(pile: Pile, card: Card): void {
  pile[CARDS.indexOf(card)]!--
}

/** Every single card of a pile, to draw from. */
export function cardsOf(pile: readonly number[]): Card[] {
  const cards: Card[] = []
  CARDS.forEach((card, i) => {
    for (let copy = 0; copy < pile[i]!; copy++) cards.push(card)
  })
  return cards
}
