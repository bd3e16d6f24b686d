import type { Frame, Seat } from '@shamble/kernel'
import type { DeadDiceAction } from '../actions.js'
import type { Adversary } from '../data/adversaries.js'
import type { Characteristic } from '../data/characteristics.js'
import type { CatastropheCause } from '../data/menace.js'
import type { Request, Stake, Toll } from '../data/negotiation.js'
import type { Reserve } from '../data/reserves.js'
import type { Wish } from '../data/tags.js'
import type { Deciding, Testing } from './kinds.js'
import type { Ruled } from './kinds-master.js'

/** Frames of chapters 4 to 6 and 11: dead turns, living turns, scenes, and the end of the story. */
export type TurnFrames =
  | DeadTurnFrame
  | SceneFrame
  | NegotiationFrame
  | LivingTurnFrame
  | PreparationFrame
  | TrustFrame
  | CatastropheFrame
  | EpilogueFrame

/** [DD-16.8] Where a leg of a dead turn leads. */
export const LEGS = ['objective', 'home', 'newShelter', 'exit'] as const
export type LegKind = (typeof LEGS)[number]

/** [DD-5.1] Objectives, then leg after leg until the group is safe [DD-5.17]. */
export interface DeadTurnFrame extends Deciding {
  kind: 'deadTurn'
  /** Where the group is going. */
  leg: LegKind
  /** The objective of the leg, by its place in the list; -1 for none. */
  objective: number
  /** Objectives that were tried, met or not [DD-16.8]. */
  tried: number[]
  /** [DD-16.50] What the players ask of the living they meet on this leg; `null` for nothing. */
  parley: Request | null
  /** The place that the group arrives at; `null` for the refuge. */
  place: string | null
  /** [DD-16.27] The place of the next leg that is drawn, where the players know it already; `null` otherwise. */
  foretold: string | null
  /** Whether a scene was built in this dead turn. */
  built: boolean
  /** [DD-16.57] Who is at the wheel on the way out; -1 for nobody. */
  driver: Seat
  /** How the leg went: the scene's frame says so when it ends. */
  went: Went
}

/** `narrated`: no scene was built [DD-16.9]. */
export type Went = 'underWay' | 'narrated' | 'resolved' | 'failed'

/** A scene of danger, of talk or of both, from what the game master builds to what the survivors find. */
export interface SceneFrame extends Deciding, Testing {
  kind: 'scene'
  leg: LegKind | 'catastrophe'
  /** The first of its dead turn [DD-16.7] [DD-16.36]. */
  first: boolean
  /** [DD-16.40] On the way out: another one, because Menace is left. */
  again: boolean
  /** [DD-16.50] */
  parley: Request | null
  /** How a negotiation in it went. `nothing`: the players want no deal, something else is built [DD-16.26]. */
  talk: 'none' | 'nothing' | 'granted' | 'refused' | 'standoff'
  /** [DD-15.54] What came back for the stake: the confrontation is bought with it. */
  refunded: number
  /** The obstacle that is being tried, by id, and the survivor who tries it or searches; -1 for none. */
  obstacle: number
  leader: Seat
}

/** [DD-11.1] A deal with the living. */
export interface NegotiationFrame extends Deciding, Testing {
  kind: 'negotiation'
  /** Whom they talk to [DD-16.28]. */
  readonly with: Adversary
  /** [DD-16.26] The Menace that may be at stake: players choose among the requests that it pays for. */
  readonly most: number
  /** What the players ask for: one of the table, or words of their own. */
  request: Request | null
  words: string | null
  stake: Stake | null
  /** [DD-11.8] Kept over the tries. */
  successes: number
  tries: number
  /** [DD-11.10] What a deal costs the players; `null` until that is known. */
  toll: Toll | null
}

/** [DD-6.1] Rest, then scenes until the Respite is spent or the players stop. */
export interface LivingTurnFrame extends Deciding {
  kind: 'livingTurn'
  /** [DD-15.30] Preparation and tension scenes that are over. */
  counted: number
  /** [DD-15.30] Whether hunger has struck in this living turn. */
  famine: boolean
  /** [DD-16.22] Reserves raised in this living turn. */
  raised: Reserve[]
  /** [DD-14.3] A tension scene gives a test for a reserve. */
  free: boolean
}

/** [DD-6.5] [DD-15.30] Tests with one purpose. */
export interface PreparationFrame extends Deciding, Testing, Ruled {
  kind: 'preparation'
  /** `own` is a wish in the players' words, for a human game master. */
  readonly wish: Wish | 'own'
  readonly words: string | null
  leader: Seat
  by: Characteristic
  /** Whom or what it is for: a seat to heal, a thing to refuel; -1 for nothing of the kind. */
  on: number
  difficulty: number
  /** [DD-14.3] A test that a tension scene gives costs no Respite. */
  readonly free: boolean
  /** [DD-7.7] Who helped with the last test. */
  assistants: Seat[]
  /** [DD-16.24] Who has given something up in this scene. */
  sacrificed: Seat[]
}

/** [DD-7.9] Those who succeeded together may trust each other more; each answers alone. */
export interface TrustFrame extends Frame {
  kind: 'trust'
  readonly leader: Seat
  readonly assistants: readonly Seat[]
  waiting: Seat[]
}

/** [DD-6.12] It ends the living turn. */
export interface CatastropheFrame extends Frame {
  kind: 'catastrophe'
  readonly cause: CatastropheCause
  went: Went
}

/** [DD-16.44] */
export interface EpilogueFrame extends Frame {
  kind: 'epilogue'
}

/** What the group decided, for procedures that read one field of it. */
export type DecidedOf<T extends DeadDiceAction['type']> = Extract<DeadDiceAction, { type: T }>
