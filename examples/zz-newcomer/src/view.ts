import { type Chance, guessBase, type ViewBase, type Viewer } from '@shamble/kernel'
import { CARDS, type Card, type LastBus } from './state.js'

/** A card, `null` for none, `?` for one that the viewer does not see. */
export type SeenCard = Card | null | '?'

export type LastBusView = ViewBase & { at: number[]; steps: number; held: SeenCard[]; spent: Card[] }

export function seenCards(s: LastBus, viewer: Viewer | 'all'): SeenCard[] {
  return s.held.map((card, owner) => (card === null || viewer === owner || viewer === 'all' ? card : '?'))
}

/** Deals the cards that are not seen. */
export function dealCards(
  seen: readonly SeenCard[],
  spent: readonly Card[],
  chance: Chance,
): Pick<LastBus, 'held' | 'rest'> {
  const rest = CARDS.slice()
  const takeOut = (card: Card) => rest.splice(rest.indexOf(card), 1)[0]!
  for (const card of [...spent, ...seen]) if (card !== null && card !== '?') takeOut(card)
  const held = seen.map((card) => (card === '?' ? takeOut(chance.draw(rest, 'LB-1.2', 'nobody')) : card))
  return { held, rest }
}

export function guess(view: LastBusView, chance: Chance): LastBus {
  return guessBase(view, {
    at: view.at.slice(),
    steps: view.steps,
    spent: view.spent.slice(),
    ...dealCards(view.held, view.spent, chance),
  })
}
