import type { Frame, Seat, WindowFrame } from '@shamble/kernel'
import type { Slot, Space } from '../board/board.js'
import type { Card } from '../state.js'

/** Frames of Zombies!!!, one for each procedure of the rules. */
export type ZombiesFrame =
  | WindowFrame
  | TurnFrame
  | TileFrame
  | FightFrame
  | DeathFrame
  | MoveFrame
  | WalkFrame
  | HordeFrame
  | DiscardFrame
  | CardFrame
  | RedirectFrame

/** In place of a movement total: the active player has closed the map and, by option, loses the rest of his turn. */
export const BLOCKER = -2

export interface TurnFrame extends Frame {
  kind: 'turn'
  /** Whether there was a fight in step 2: then a window follows it. */
  fought: boolean
  /** The movement total of this turn; -1 without one. */
  total: number
}

export interface TileFrame extends Frame {
  kind: 'tile'
  placer: Seat
  /** The kinds that are still to be placed. */
  kinds: number[]
  /** Slots that are still to be filled, and what is left for the first of them. */
  slots: Slot[]
  zombies: number
  lives: number
  bullets: number
}

export interface FightFrame extends Frame {
  kind: 'fight'
  seat: Seat
  /** Where it is fought. */
  space: Space
  short: number
  charged: boolean
}

export interface DeathFrame extends Frame {
  kind: 'death'
  seat: Seat
}

export interface MoveFrame extends Frame {
  kind: 'move'
  total: number
  left: number
}

/** WHERE DID EVERYBODY GO ? */
export interface WalkFrame extends Frame {
  kind: 'walk'
  by: Seat
  seat: Seat
  left: number
  /** Whether he had died in this step before the walk began: he fights nothing on the way. */
  fell: boolean
}

export interface HordeFrame extends Frame {
  kind: 'horde'
  left: number
  /** Where the zombies stand that have moved in this step. */
  moved: Space[]
}

export interface DiscardFrame extends Frame {
  kind: 'discard'
  seat: Seat
  /** How many must go; 0 where one may. */
  must: number
}

/** A card whose effect still needs choices. */
export interface CardFrame extends Frame {
  kind: 'card'
  card: Card
  by: Seat
  seat: Seat
  slot: Slot
  left: number
  spaces: Space[]
  dice: number[]
}

/** YOU LOOKIN' AT ME !?: the announcer names another target. */
export interface RedirectFrame extends Frame {
  kind: 'redirect'
}
