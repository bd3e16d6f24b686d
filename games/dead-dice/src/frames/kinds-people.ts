import type { Frame, Seat } from '@shamble/kernel'
import type { DeadDiceAction } from '../actions.js'
import type { Sheet } from '../rules/sheets.js'

/** Frames of chapters 1, 2, 3 and of campaigns: survivors, what they carry, what they learn. */
export type PeopleFrames = CreationFrame | PackingFrame | ReplacementFrame | RewardsFrame | ExperienceFrame

/** A sheet that another survivor has handed in. */
export const HIDDEN = 'hidden'

/** [DD-1.9] to [DD-1.14] Survivors are made, then relations are talked over. */
export interface CreationFrame extends Frame {
  kind: 'creation'
  /** By seat, until all are done: `null` while it is being made or where a survivor was brought along. */
  sheets: (Sheet | typeof HIDDEN | null)[]
  /** [DD-1.6] Why the game master sent a sheet back, by seat; empty where that did not happen. */
  returned: string[]
  /** Who still has to answer what all are asked at the same time. */
  waiting: Seat[]
}

/** [DD-3.17] to [DD-3.20] Things change hands. */
export interface PackingFrame extends Frame {
  kind: 'packing'
  /** Who has not finished. */
  waiting: Seat[]
  /** [DD-15.32] [DD-15.44] What is not taken in hand is lost when all have finished. */
  readonly alone: boolean
  /** [DD-3.18] What would overload a survivor and waits for the game master's word. */
  wanted: { seat: Seat; action: DeadDiceAction } | null
}

/** [DD-15.71] Players whose survivor is dead take over companions, one after the other. */
export interface ReplacementFrame extends Frame {
  kind: 'replacement'
  /** Who has not decided yet. */
  waiting: Seat[]
  /** The companion that the first of them takes over; `null` before. */
  companion: number | null
}

/** [DD-12.5] Rewards and experience at the end of a game of a campaign. */
export interface RewardsFrame extends Frame {
  kind: 'rewards'
  /** [DD-12.6.a] [DD-12.6.b] By the game master's word. */
  rightPlace: Seat[]
  realBastard: Seat[]
  /** [DD-12.6.c] [DD-12.6.i] By voter; -1 for an abstention, -2 for a vote that is not given or not seen. */
  samaritan: number[]
  kill: number[]
  waiting: Seat[]
}

/** [DD-12.3] Experience is spent, or kept. */
export interface ExperienceFrame extends Frame {
  kind: 'experience'
  waiting: Seat[]
}
