import type { Frame, RuleId, Seat } from '@shamble/kernel'
import type { DeadDiceAction } from '../actions.js'
import type { Cause } from '../rules/harm.js'
import type { Thing } from '../state.js'
import type { Deciding, Testing } from './kinds.js'

/** Frames of chapters 8 to 10: fights with the dead and the living. */
export type FightFrames =
  | FightFrame
  | TurnFrame
  | AttractFrame
  | AllotFrame
  | SecondFrame
  | ExplosionFrame
  | DeadRoundFrame
  | OnslaughtFrame
  | HarmFrame
  | FoeHarmFrame
  | FoeTurnFrame
  | OpposedFrame
  | PitFrame
  | RisingFrame
  | LeaveFrame

/**
 * A figure on the ladder, in one number: a survivor by seat, an adversary by -1 minus its place in the scene, a
 * companion by 100 plus its id [DD-12.23].
 */
export type Person = number

/** [DD-8.4] Rounds on the ladder until the fight is over. */
export interface FightFrame extends Frame {
  kind: 'fight'
  /** [DD-15.70] Seats that let the others go first since the last turn was taken. */
  waiting: Seat[]
  /** [DD-7.7] Who spent an action on whose next test. */
  assists: { by: Seat; whom: Seat }[]
  /** The adversary whose turn is next. */
  foe: number
  /** [DD-12.33] Whether there were zombies to fight. */
  dead: boolean
  /** [DD-16.61] Whether a kill of this fight has been told. */
  killed: boolean
  /** [DD-16.16] Pits of the scene that everybody has passed or fallen into. */
  pits: number
  /** [DD-15.79] The round in which the group last chose not to leave; 0 for never. */
  stayed: number
}

/** [DD-8.5] One survivor's turn in a living round. */
export interface TurnFrame extends Testing {
  kind: 'turn'
  seat: Seat
  walked: number
  /** [DD-15.12] */
  swapped: boolean
  /** What the action went on. */
  spent: '' | 'peace' | 'attack'
  /** Whether an enemy was at their throat when the turn began: one who was attracted since does not count [DD-15.36]. */
  engaged: boolean
  /** Whether this turn is the last before a fast infection ends [DD-15.58]. */
  last: boolean
  /** What was in hand when an attack began: a sacrifice may have taken it since. */
  arms: Thing[]
  /** What the test under way is for. */
  doing: DeadDiceAction | null
  /** A thing that would be too much to carry, while the game master is asked [DD-3.18]; 0 for none. */
  heavy: number
}

/** [DD-15.36] A survivor names the groups to attract, one by one. */
export interface AttractFrame extends Testing {
  kind: 'attract'
  seat: Seat
  hordes: number[]
}

/** [DD-15.18] Successes of a burst are shared out among the groups on one cell. */
export interface AllotFrame extends Frame {
  kind: 'allot'
  seat: Seat
  cell: number
  /** The group that was aimed at; -1 once it has had its share. */
  first: number
  left: number
  /** [DD-15.59] By how much special zombies are harder to hit. */
  harder: number
  /** Special zombies that got their mark of this attack. */
  marked: number[]
  killed: number
}

/** [DD-15.9] A second zombie may fall to the same blow. */
export interface SecondFrame extends Frame {
  kind: 'second'
  seat: Seat
  /** How many fell so far; each takes its point once all have [DD-8.9]. */
  killed: number
  asked: boolean
  /** Arms that run dry with this attack [DD-15.15]. */
  dry: number[]
}

/** [DD-15.19] Everybody on the cell dodges: survivors in seat order, then adversaries. */
export interface ExplosionFrame extends Testing {
  kind: 'explosion'
  by: Seat
  cell: number
  seats: Seat[]
  foes: number[]
}

/** [DD-17.2] */
export interface DeadRoundFrame extends Testing {
  kind: 'deadRound'
  /** Groups that the present step has still to deal with, by id. */
  queue: number[]
  /** Survivors who may still get away in this round [DD-15.40]. */
  fleeing: Seat[]
}

/** [DD-8.29] Groups attack whom they are engaged with: survivors in seat order, then adversaries. */
export interface OnslaughtFrame extends Frame {
  kind: 'onslaught'
  hordes: number[]
  next: number
}

/** A loss on its way to a survivor: what is in hand may take it [DD-15.60], or what is worn [DD-15.50]. */
export interface HarmFrame extends Frame {
  kind: 'harm'
  seat: Seat
  left: number
  cause: Cause
  contact: boolean
}

/** A loss on its way to an adversary. */
export interface FoeHarmFrame extends Frame {
  kind: 'foeHarm'
  foe: number
  loss: number
  /** Who did it; `null` for nobody in particular. */
  by: Seat | null
  rule: RuleId
}

/** [DD-10.8] One adversary's turn. */
export interface FoeTurnFrame extends Frame {
  kind: 'foeTurn'
  foe: number
  walked: number
  spent: '' | 'peace' | 'attack'
}

/** [DD-10.9] One of the living attacks another hand to hand. */
export interface OpposedFrame extends Testing {
  kind: 'opposed'
  by: Person
  on: Person
  helpers: readonly number[]
  /** The place of the attacker's trait, of an adversary [DD-10.6]; -1 for none. */
  trait: number
  /** The place of the defender's; -1 for none. */
  answer: number
  /** What the defender rolled. */
  against: number
}

/** [DD-16.16] Each tests whether they fall in. */
export interface PitFrame extends Testing {
  kind: 'pit'
  seats: Seat[]
}

/** [DD-11.16] The dead of this scene may rise between two rounds. */
export interface RisingFrame extends Frame {
  kind: 'rising'
  /** Groups that have just risen and are still to be dealt with; those that attack at once. */
  queue: number[]
  attacking: number[]
}

/** [DD-15.79] The way out is open, and a survivor cannot walk. */
export interface LeaveFrame extends Deciding {
  kind: 'leave'
  /** Left behind, with nobody beside them. */
  behind: Seat[]
}
