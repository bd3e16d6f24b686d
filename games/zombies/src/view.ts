import { type Chance, unveil, type ViewBase, type Viewer, viewBase, when } from '@shamble/kernel'
import { cloneZombies } from './clone.js'
import { procedures } from './procedures.js'
import type { Card, Zombies } from './state.js'

/** What lies open on the table [ZMB-1.2.j]. A member of the state that is not named here is seen by nobody. */
type OnTable = Pick<
  Zombies,
  | 'options'
  | 'tileKind'
  | 'tileTurn'
  | 'tileX'
  | 'tileY'
  | 'neighbour'
  | 'links'
  | 'joins'
  | 'zombie'
  | 'counter'
  | 'gateTownSide'
  | 'townStack'
  | 'helipadLeft'
  | 'baseStack'
  | 'baseOpen'
  | 'reserved'
  | 'removed'
  | 'active'
  | 'words'
  | 'position'
  | 'lives'
  | 'bullets'
  | 'reserve'
  | 'glowing'
  | 'kills'
  | 'jeep'
  | 'inPlay'
  | 'charges'
  | 'played'
  | 'discarded'
  | 'fear'
  | 'paralysis'
  | 'claustrophobia'
  | 'foodSource'
  | 'foodSourceEnds'
  | 'govtEnhanced'
  | 'govtEnhancedEnds'
  | 'marbles'
>

/** The table, one's own hand, and of the other hands and the deck what can be counted. */
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
  return viewBase({ frames: procedures }, s, viewer, {
    ...onTable(s),
    hand: viewer === 'spectator' ? [] : s.hands[viewer]!.slice(),
    held: s.hands.map((hand) => hand.length),
    deckSize: s.deck.length,
    unseen: [...s.deck, ...s.hands.filter((_, seat) => isHidden(seat)).flat()].sort((a, b) => a - b),
  })
}

function onTable(s: Zombies): OnTable {
  return {
    options: s.options,
    tileKind: s.tileKind.slice(),
    tileTurn: s.tileTurn.slice(),
    tileX: s.tileX.slice(),
    tileY: s.tileY.slice(),
    neighbour: s.neighbour.slice(),
    links: s.links.slice(),
    joins: s.joins.slice(),
    zombie: s.zombie.slice(),
    counter: s.counter.slice(),
    gateTownSide: s.gateTownSide,
    townStack: s.townStack.slice(),
    helipadLeft: s.helipadLeft,
    baseStack: s.baseStack.slice(),
    baseOpen: s.baseOpen,
    reserved: s.reserved.slice(),
    removed: s.removed.slice(),
    active: s.active,
    words: s.words.slice(),
    position: s.position.slice(),
    lives: s.lives.slice(),
    bullets: s.bullets.slice(),
    reserve: s.reserve.slice(),
    glowing: s.glowing.slice(),
    kills: s.kills.slice(),
    jeep: s.jeep.slice(),
    inPlay: s.inPlay.map((cards) => cards.slice()),
    charges: s.charges.slice(),
    played: s.played.slice(),
    discarded: s.discarded.slice(),
    fear: s.fear.slice(),
    paralysis: s.paralysis.slice(),
    claustrophobia: s.claustrophobia.slice(),
    foodSource: s.foodSource,
    foodSourceEnds: s.foodSourceEnds,
    govtEnhanced: s.govtEnhanced,
    govtEnhancedEnds: s.govtEnhancedEnds,
    marbles: s.marbles,
  }
}

/** Deals what the viewer cannot see to the other hands; the rest is the deck. */
export function guessZombies(view: ZombiesView, chance: Chance): Zombies {
  const { viewer, hand, held, unseen } = view
  const deck = unseen.slice()
  const hands = held.map((size, seat) => (seat === viewer ? hand.slice() : dealFrom(deck, size, chance)))
  return unveil({ frames: procedures }, cloneZombies({ ...publicState(view), hands, deck }), view, chance)
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
