import { SHOTGUN, TITLES, type ZombiesAction, type ZombiesView } from '@shamble/game-zombies/table'
import type { GameEvent } from '@shamble/kernel'
import type { Reading, Spot, Words } from '../table-game.js'
import { cardMoment, cardName, printedName } from './cards.js'
import { atCard, atKept, readSpot } from './spots.js'

/** A card that cannot be picked: named in the record, in front of someone else, across the board. */
export const atTitle = (card: number): Spot => `title:${card}`

const KINDS: readonly string[] = ['card', 'kept', 'title']

/** A card with all that it says: its text, its moment, its rule. */
export function reading(spot: Spot, view: ZombiesView, words: Words): Reading | null {
  const { kind, value } = readSpot(spot)
  const card = Number(value)
  const title = TITLES[card]
  if (!KINDS.includes(kind) || title === undefined) return null
  const { when, rule } = cardMoment(card, view, words)
  const printed = printedName(card, words)
  const charges = kind === 'kept' && card === SHOTGUN && view.viewer !== 'spectator' ? view.charges[view.viewer]! : 0
  return {
    title: cardName(card, words),
    ...(printed === null ? {} : { printed }),
    text: words.speak(`cardText.${title.id}`),
    note: charges === 0 ? '' : words.speak('zombies.charges.left', { count: charges }),
    when,
    whenRule: rule,
    rule: title.rule,
    isOwn: kind !== 'title',
  }
}

/** Every card is read before it leaves the hand, or is used or thrown away. */
export function readFirst(action: ZombiesAction): Spot | null {
  if (action.type === 'play' || action.type === 'discard') return atCard(action.card)
  return action.type === 'use' || action.type === 'toss' ? atKept(action.card) : null
}

/** The card that an event names. */
function cardOf({ about }: GameEvent): number | undefined {
  const card = about?.['card']
  return typeof card === 'number' ? card : undefined
}

export function shownBy(event: GameEvent): Spot | null {
  const card = cardOf(event)
  return card === undefined ? null : atTitle(card)
}
