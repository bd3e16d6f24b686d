import { type Chance, unveil, type ViewBase, type Viewer, viewBase, when } from '@shamble/kernel'
import { cloneZombies, copyTable, type OnTable } from './clone.js'
import { procedures } from './procedures.js'
import type { Card, Zombies } from './state.js'

/** The table, the viewer's own hand, and of the other hands and the deck what can be counted. */
export interface ZombiesView extends ViewBase, OnTable {
  readonly options: Zombies['options']
  /** The viewer's own hand, empty for a spectator. */
  readonly hand: Card[]
  readonly held: number[]
  readonly deckSize: number
  /** Deck and hidden hands together: what everybody can work out. */
  readonly unseen: Card[]
}

export function viewZombies(s: Zombies, viewer: Viewer): ZombiesView {
  const isHidden = (seat: number): boolean => when('ZMB-1.2.j', seat !== viewer)
  // Added by name, as in `cloneZombies`: a view is made for every viewer of every step.
  const own = copyTable(s) as OnTable & Counted
  own.hand = viewer === 'spectator' ? [] : s.hands[viewer]!.slice()
  own.held = s.hands.map((hand) => hand.length)
  own.deckSize = s.deck.length
  own.unseen = inOrder([...s.deck, ...s.hands.filter((_, seat) => isHidden(seat)).flat()])
  return viewBase({ frames: procedures }, s, viewer, own)
}

type Counted = { -readonly [K in 'hand' | 'held' | 'deckSize' | 'unseen']: ZombiesView[K] }

/** Lists of small numbers are put in order in place, without a call for any two of them. */
function inOrder(cards: readonly Card[]): Card[] {
  const sorted = new Uint16Array(cards).sort()
  return cards.map((_, i) => sorted[i]!)
}

/** Deals what the viewer cannot see to the other hands; the rest is the deck. */
export function guessZombies(view: ZombiesView, chance: Chance): Zombies {
  const { viewer, hand, held, unseen } = view
  const deck = unseen.slice()
  const hands = held.map((size, seat) => (seat === viewer ? hand.slice() : dealFrom(deck, size, chance)))
  return unveil({ frames: procedures }, cloneZombies({ ...publicState(view), hands, deck }), view, chance)
}

/** The state as far as it is open, for whatever asks nothing about hands and deck. */
export function publicState(view: ZombiesView): Zombies {
  return { ...view, hands: [], deck: [] }
}

function dealFrom(bag: Card[], size: number, chance: Chance): Card[] {
  return Array.from({ length: size }, () => {
    const card = chance.draw(bag, 'ZMB-1.2.a', 'nobody')
    bag.splice(bag.indexOf(card), 1)
    return card
  })
}
