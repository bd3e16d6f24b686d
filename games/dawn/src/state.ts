import { type Seat, type State, when } from '@shamble/kernel'
import type { CounterSet } from './counters.js'
import type { Mall, Square } from './map/mall.js'
import { componentsOf, type DawnOptions, type Mode } from './options.js'

/** A character by index: Peter, Roger, Steve, Fran. */
export type Character = number
export const PETER = 0
export const ROGER = 1
export const STEVE = 2
export const FRAN = 3
export const ALL_CHARACTERS: readonly Character[] = [PETER, ROGER, STEVE, FRAN]

/** [DAWN-2.3.a] Exactly one status each. */
export const STATUSES = ['normal', 'stunned', 'infected', 'super', 'killed'] as const
export const NORMAL = 0
export const STUNNED = 1
export const INFECTED = 2
export const SUPER = 3
export const KILLED = 4

/** A zombie unit by its slot, 0 to 49. Slots never leave the engine: people see tokens and squares. */
export type Unit = number
export const NO_UNIT = -1
/** Where a unit is when it is on no square. */
export const IN_POOL = -1
export const IN_BOX = -2
/** Out of the game: a position may name fewer units than there are. */
export const OUT = -3

export const DOOR_STATES = ['open', 'closed', 'destroyed'] as const
export const OPEN = 0
export const CLOSED = 1
export const DESTROYED = 2

export const PHASES = ['setup', 'human', 'hidden', 'berserk', 'reaction', 'free', 'attack', 'generation'] as const
export type Phase = (typeof PHASES)[number]

/** What a unit may still do in this zombie player-turn. */
export const DUTIES = ['ready', 'bound', 'spent', 'stopped'] as const
export const READY = 0
/** Must react, and has not yet. */
export const BOUND = 1
/** Has moved, or may no longer move. */
export const SPENT = 2
/** Had to react and was stopped: it may not move in the free phase either [DAWN-7.4.b]. */
export const STOPPED = 3

export interface Dawn extends State {
  options: DawnOptions
  phase: Phase

  status: number[]
  /** The square of each character, -1 for one who is gone. */
  at: Square[]
  rifle: number[]
  riflesLeft: number
  /** [DAWN-5.0.a] Who was moved in the last human player-turn. */
  rests: number[]
  /** The game-turn in which a character was infected, 0 for never. */
  infectedOn: number[]
  /** Which super zombies have moved in this zombie player-turn. */
  superMoved: number[]
  /** The unit that began this zombie player-turn with a super zombie, or `NO_UNIT`. */
  companion: Unit[]

  unitAt: Unit[]
  where: Square[]
  /** A public number, new each time a unit comes out of a mixed pool. */
  token: number[]
  /** The value once it has been revealed, 0 before: nobody knows it, so nobody has drawn it. */
  value: number[]
  /** From which urn the value will be drawn; -1 once it has been. */
  urn: number[]
  berserk: number[]
  duty: number[]
  /** Who has seen the value: 1 the human side, 2 the zombie side. For the memory aid. */
  seenBy: number[]
  nextToken: number
  /**
   * Values that belong to units nobody has revealed since they were last mixed.
   * Urn 0 is the start of the game; a new one is made whenever a unit is drawn from known values in the pool.
   */
  urns: number[][]
  /** Eliminated units: those with known values, and for the others the urn that they belong to. */
  poolValues: number[]
  poolUrns: number[]

  /** [DAWN-3.1.c] The squares noted by the zombie player. */
  hidden: Square[]
  doors: number[]
}

export const mallOf = (s: { options: DawnOptions }): Mall => componentsOf(s.options).mall
export const countersOf = (s: { options: DawnOptions }): CounterSet => componentsOf(s.options).counters

/** [DAWN-15.0.a] Nobody plays the zombies: section 15 moves them. */
export const isAutomatic = (s: { options: DawnOptions }): boolean => s.options.mode !== 'two-player'

export const SEAT_WORDS: Readonly<Record<Mode, readonly string[]>> = {
  'two-player': ['human', 'zombie'],
  solitaire: ['human'],
  'coop-3': ['fran-steve', 'peter', 'roger'],
  'coop-4': ['peter', 'roger', 'steve', 'fran'],
}

export const HUMAN_SEAT: Seat = 0
export const ZOMBIE_SEAT: Seat = 1

const isCooperative = ({ options: { mode } }: { options: DawnOptions }): boolean =>
  mode === 'coop-3' || mode === 'coop-4'

/** [DAWN-15.9.a] Who owns a character where several play the human side. */
const OWNERS: Readonly<Partial<Record<Mode, readonly Seat[]>>> = {
  'coop-3': [1, 2, 0, 0],
  'coop-4': [0, 1, 2, 3],
}

export const ownerOf = (s: { options: DawnOptions }, character: Character): Seat =>
  when('DAWN-15.9.a', isCooperative(s)) ? OWNERS[s.options.mode]![character]! : HUMAN_SEAT
