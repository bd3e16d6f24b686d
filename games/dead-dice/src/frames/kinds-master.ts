import type { Frame, Seat } from '@shamble/kernel'
import type { Characteristic } from '../data/characteristics.js'
import type { Deciding, Testing } from './kinds.js'

/** Frames in which the game master alone is asked, apart from what other procedures ask; and what follows at once from a purchase. */
export type MasterFrames = StagingFrame | ReservesFrame | ThreatsFrame | PanicFrame | RulingFrame | AttemptFrame

/** [DD-4.2] A scenario that the game master brings along. */
export interface StagingFrame extends Frame {
  kind: 'staging'
}

/** [DD-4.10] The reserves of the start: one Empty, another Low. */
export interface ReservesFrame extends Frame {
  kind: 'reserves'
}

/** [DD-5.9] [DD-15.75] Threats of the scene are tested, one after the other. */
export interface ThreatsFrame extends Deciding, Testing {
  kind: 'threats'
}

/** [DD-8.21] One survivor tests Guts. */
export interface PanicFrame extends Testing {
  kind: 'panic'
  readonly seat: number
  readonly difficulty: number
}

/** [DD-7.1] [DD-15.21] What a game master says to something that a player wants: a test, or none. */
export type Ruling =
  | {
      readonly how: 'test'
      readonly by: Characteristic
      readonly difficulty: number
      /** The place of the trait that helps; -1 for none. */
      readonly trait: number
      readonly companions: readonly number[]
    }
  | { readonly how: 'works' | 'fails' }
  /** The player does not want it at that price. */
  | { readonly how: 'withdrawn' }

/** A frame that wants a ruling. */
export interface Ruled extends Frame {
  ruled: Ruling | null
}

/** [DD-15.21] A game master rules; then the player says whether it is still wanted. */
export interface RulingFrame extends Frame {
  kind: 'ruling'
  readonly seat: Seat
  readonly words: string
  /** What the player has in mind: the first that the game master is offered. */
  readonly by: Characteristic
  ruling: Extract<Ruling, { how: 'test' }> | null
}

/** [DD-7.1] Something that no rule foresees: ruled on, tested, told. */
export interface AttemptFrame extends Ruled, Testing {
  kind: 'attempt'
  readonly seat: Seat
  readonly words: string
  readonly by: Characteristic
}
