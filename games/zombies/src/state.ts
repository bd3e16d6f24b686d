import type { Seat, State } from '@shamble/kernel'
import type { Space } from './board/board.js'
import type { ZombiesOptions } from './options.js'

/** A card by the number of its title. */
export type Card = number

/** Why a seat's next turn is skipped. */
export const PARALYSED = 1
export const SMELLED = 2

export const NO_ZOMBIE = 0
export const ZOMBIE = 1
export const ENHANCED = 2

export const NO_TOKEN = 0
export const LIFE = 1
export const BULLET = 2

export const MOST_LIVES = 5
export const HAND_SIZE = 3

/** What a seat is called, for sentences. */
export const seatWord = ({ words }: Pick<Zombies, 'words'>, seat: Seat): { word: string } => ({
  word: `seat.${words[seat]}`,
})

export interface Zombies extends State {
  options: ZombiesOptions

  /** The tiles on the table by slot; -1 for one that was removed. */
  tileKind: number[]
  /** Quarter turns clockwise. */
  tileTurn: number[]
  tileX: number[]
  tileY: number[]
  /** Four for each slot: the slot to the north, east, south and west, or -1. */
  neighbour: number[]
  /**
   * Four for each space: where one gets by going north, east, south and west as far as one can, then -1. It follows
   * from the tiles; kept because every step and every zombie asks it.
   */
  links: Space[]
  /** Joins made by BREAKTHROUGH, in pairs of spaces. */
  joins: Space[]
  /** By space: none, a zombie, an enhanced one; and none, a life, a bullet. */
  zombie: number[]
  counter: number[]
  gateTownSide: number

  /** Bags of tile kinds; the town helipad is at the bottom until it alone is left. */
  townStack: number[]
  helipadLeft: boolean
  baseStack: number[]
  baseOpen: boolean
  reserved: number[]
  removed: number[]

  active: Seat
  /** What each seat is called, for sentences. */
  words: readonly string[]
  position: Space[]
  lives: number[]
  bullets: number[]
  /** Zombies in each player's collection, and how many of them are glowing pieces. */
  reserve: number[]
  glowing: number[]
  kills: number[]
  jeep: number[]
  hands: Card[][]
  inPlay: Card[][]
  charges: number[]
  /** Cards played from hand in this turn [ZMB-1.3.3.d]. */
  played: number[]
  deck: Card[]
  discarded: Card[]

  /** What waits for a seat's next turn: fear, a skip, claustrophobia. */
  fear: number[]
  paralysis: number[]
  claustrophobia: number[]
  /** Effects that last: who began them and how many of their turns must end first; -1 for none. */
  foodSource: Seat
  foodSourceEnds: number
  govtEnhanced: Seat
  govtEnhancedEnds: number
  marbles: Seat
}
