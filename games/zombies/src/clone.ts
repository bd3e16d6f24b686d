import { cloneBase } from '@shamble/kernel'
import type { Zombies } from './state.js'

/** What is open on the table [ZMB-1.2.j]. A member of the state that is not named here is seen by nobody. */
export type OnTable = Pick<
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

/** The table, and what is face down: added by name, since states that are put together by a spread are slow. */
export function cloneZombies(s: Zombies): Zombies {
  const copy = copyTable(s) as Zombies
  copy.hands = s.hands.map((hand) => hand.slice())
  copy.deck = s.deck.slice()
  return cloneBase(s, copy)
}

export function copyTable(s: OnTable): OnTable {
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
