import { type Chance, guessBase, type Seat, unveil, type ViewBase, type Viewer, viewBase, when } from '@shamble/kernel'
import { CARDS, type Card, cardsOf, emptyPile, type Pile, put, sizeOf, WHOLE_DECK } from './cards.js'
import { frames } from './procedures.js'
import { type Brawl, type DuskFrame, FACE_DOWN, NO_BAIT } from './state.js'

/** [GB-1.3] Everything but the others' cards; what is left of the deck follows from the rest. */
export interface BrawlView extends ViewBase, Pick<Brawl, 'active' | 'lives' | 'discard' | 'edge' | 'rotten'> {
  /** The viewer's own cards; nobody's for a spectator. */
  readonly hand: Pile
  /** How many cards each seat holds. */
  readonly held: number[]
  readonly deckSize: number
}

export function view(s: Brawl, viewer: Viewer): BrawlView {
  return viewBase({ frames }, s, viewer, {
    active: s.active,
    lives: s.lives.slice(),
    discard: s.discard.slice(),
    edge: s.edge.slice(),
    rotten: s.rotten.slice(),
    hand: when('GB-1.3', viewer === 'spectator') ? emptyPile() : s.hands[viewer as Seat]!.slice(),
    held: s.hands.map(sizeOf),
    deckSize: sizeOf(s.deck),
  })
}

/** The cards that the viewer cannot place: the deck and the others' hands together. */
export function unseen(v: Pick<BrawlView, 'hand' | 'discard'>): Pile {
  return WHOLE_DECK.map((copies, i) => copies - v.hand[i]! - v.discard[i]!)
}

/** Deals what the viewer cannot place to the other hands; the rest is the deck. */
export function guess(v: BrawlView, chance: Chance): Brawl {
  const bag = cardsOf(unseen(v))
  const hands = v.held.map((size, seat) => (seat === v.viewer ? v.hand.slice() : dealFrom(bag, size, chance)))
  const s: Brawl = guessBase(v, {
    active: v.active,
    lives: v.lives.slice(),
    hands,
    deck: pileOf(bag),
    discard: v.discard.slice(),
    edge: v.edge.slice(),
    rotten: v.rotten.slice(),
  })
  unveil({ frames }, s, v, chance)
  for (const frame of s.frames) if (frame.kind === 'dusk') guessBaits(s, frame as DuskFrame, chance)
  return s
}

/** Takes cards out of a bag at random, for a hand that nobody here has seen. */
export function dealFrom(bag: Card[], size: number, chance: Chance): Pile {
  const hand = emptyPile()
  for (let i = 0; i < size; i++) {
    const card = chance.draw(bag, 'GB-1.3', 'nobody')
    bag.splice(bag.indexOf(card), 1)
    put(hand, card)
  }
  return hand
}

export function pileOf(cards: readonly Card[]): Pile {
  const pile = emptyPile()
  for (const card of cards) put(pile, card)
  return pile
}

// Not in the veil's own way back, which has no chance at hand.
function guessBaits(s: Brawl, f: DuskFrame, chance: Chance): void {
  f.baits.forEach((bait, seat: Seat) => {
    if (bait !== FACE_DOWN) return
    const laid = chance.draw([...cardsOf(s.hands[seat]!), 'nothing' as const], 'GB-6.1', 'nobody')
    f.baits[seat] = laid === 'nothing' ? NO_BAIT : CARDS.indexOf(laid)
  })
}
