import { type Chance, cite, guessBase, unveil, type ViewBase, type Viewer, viewBase } from '@shamble/kernel'
import { cloneZombies } from './clone.js'
import { procedures } from './procedures.js'
import type { Card, Zombies } from './state.js'

/** What the game's own part of a state holds. */
type Own = Omit<Zombies, keyof ViewBase | 'hands' | 'deck'>

/** Everything but the others' hands and, with them, the deck: both can only be counted [ZMB-1.2.j]. */
export interface ZombiesView extends ViewBase, Own {
  readonly options: Zombies['options']
  /** The viewer's own hand, empty for a spectator. */
  readonly hand: Card[]
  readonly held: number[]
  readonly deckSize: number
  /** Deck and hidden hands together: what everybody can work out. */
  readonly unseen: Card[]
}

export function viewZombies(s: Zombies, viewer: Viewer): ZombiesView {
  const {
    hands,
    deck,
    seq: _s,
    turn: _t,
    outcome: _o,
    frames: _f,
    questions: _q,
    answered: _a,
    ...own
  } = cloneZombies(s)
  cite('ZMB-1.2.j')
  const hidden = hands.filter((_, seat) => seat !== viewer)
  return viewBase({ frames: procedures }, s, viewer, {
    ...own,
    hand: viewer === 'spectator' ? [] : hands[viewer]!,
    held: hands.map((hand) => hand.length),
    deckSize: deck.length,
    unseen: [...deck, ...hidden.flat()].sort((a, b) => a - b),
  }) as ZombiesView
}

/** Deals what the viewer cannot see to the other hands; the rest is the deck. */
export function guessZombies(view: ZombiesView, chance: Chance): Zombies {
  const { viewer, hand, held, deckSize: _size, unseen, ...rest } = view
  const bag = unseen.slice()
  const hands = held.map((size, seat) => (seat === viewer ? hand.slice() : dealFrom(bag, size, chance)))
  const { seq: _s, turn: _t, outcome: _o, frames: _f, questions: _q, answered: _a, ...own } = rest
  const s = guessBase(view, { ...own, hands, deck: bag }) as unknown as Zombies
  return unveil({ frames: procedures }, cloneZombies(s), view, chance)
}

/** The state as far as it lies open, for whatever asks nothing about hands and deck. */
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
