import type { Frame, RuleId, Seat } from '@shamble/kernel'
import type { DeadDiceAction } from '../actions.js'
import type { Characteristic } from '../data/characteristics.js'
import type { Tag } from '../data/tags.js'
import type { PoolPart } from '../rules/pool.js'
import type { FightFrames } from './kinds-fight.js'
import type { MasterFrames } from './kinds-master.js'
import type { PeopleFrames } from './kinds-people.js'
import type { TurnFrames } from './kinds-turns.js'

/** Frames of Dead Dice, one for each procedure of the rules. */
export type DeadDiceFrame =
  | GameFrame
  | TestFrame
  | DecisionFrame
  | PeopleFrames
  | FightFrames
  | TurnFrames
  | MasterFrames

/** The whole game: survivors are made, dead and living turns follow each other, an epilogue. Always at the bottom. */
export interface GameFrame extends Frame {
  kind: 'game'
}

export const TESTS = [
  'melee',
  'shot',
  'throw',
  'disengage',
  'haul',
  'dodge',
  'pit',
  'flee',
  'climbOut',
  'resist',
  'attract',
  'ultimateSacrifice',
  'panic',
  'trap',
  'runOver',
  'search',
  'negotiate',
  'obstacle',
  'threat',
  'prepare',
  'own',
] as const
/** What a test is for: `own` is what a player made up and a human game master ruled on. */
export type TestKind = (typeof TESTS)[number]

/** [DD-7.1] A test that is about to be rolled. The frame that started it lies below and gets the result. */
export interface Test {
  readonly what: TestKind
  readonly rule: RuleId
  readonly leader: Seat
  readonly by: Characteristic
  readonly tags: readonly Tag[]
  difficulty: number
  /** [DD-7.2] to [DD-7.8] The dice by their reasons. */
  parts: PoolPart[]
  readonly companions: readonly number[]
  readonly assistants: readonly Seat[]
  /** [DD-8.23] Only the game master learns how it went. */
  readonly secret: boolean
  /** [DD-7.14] [DD-16.24] Whether a sacrifice may still save it. */
  readonly saveable: boolean
  /** Whether its leader says when to roll: not where the answer before it was the word. */
  readonly announced: boolean
}

/** What came of a test, handed to the frame below it. */
export interface TestResult {
  readonly successes: number
  readonly made: boolean
  /** [DD-15.68] Bought by a sacrifice: exactly as many successes as were needed. */
  readonly bought: boolean
}

/** A frame that starts tests. */
export interface Testing extends Frame {
  tested: TestResult | null
}

export interface TestFrame extends Frame {
  kind: 'test'
  test: Test
  faces: number[]
  /** What the leader offers for a success [DD-7.14]. */
  offered: Sacrifice | null
}

/** [DD-7.14] [DD-16.24] */
export type Sacrifice =
  | { readonly what: 'survival' }
  | { readonly what: 'bag' }
  | { readonly what: 'weapon'; readonly id: number }
  | { readonly what: 'companion'; readonly id: number }
  /** For a human game master: whatever the player says. */
  | { readonly what: 'own'; readonly words: string }

export const TOPICS = [
  'objectives',
  'companions',
  'leg',
  'threat',
  'obstacle',
  'search',
  'request',
  'speaker',
  'price',
  'scene',
  'leave',
  'refuge',
  'driver',
  'patient',
] as const
/** [DD-15.88] What the group decides together. */
export type TopicName = (typeof TOPICS)[number]

/** A frame that lets the group decide. */
export interface Deciding extends Frame {
  decided: DeadDiceAction | null
  /** Who proposed it, or did it alone. */
  decidedBy?: Seat
}

/** [DD-15.88] One player proposes, the others agree or propose something else. */
export interface DecisionFrame extends Frame {
  kind: 'decision'
  topic: TopicName
  proposal: DeadDiceAction | null
  /** Who has proposed, in order: each once. */
  proposed: Seat[]
  /** Who agreed to the proposal that stands. */
  agreed: Seat[]
}
