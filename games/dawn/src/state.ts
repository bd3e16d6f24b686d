import { cloneBase, type Frame, type Seat, type State } from '@shamble/kernel'
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
/** Where a unit is when it stands on no square. */
export const IN_POOL = -1
export const IN_BOX = -2

export const DOOR_STATES = ['open', 'closed', 'destroyed'] as const
export const OPEN = 0
export const CLOSED = 1
export const DESTROYED = 2

export const PHASES = ['setup', 'human', 'hidden', 'berserk', 'reaction', 'free', 'attack', 'generation'] as const
export type Phase = (typeof PHASES)[number]

/** What a unit may still do in this zombie player-turn. */
export const READY = 0
/** Must react, and has not yet. */
export const BOUND = 1
/** Has moved, or may not move any more. */
export const SPENT = 2
/** Was bound to react and was stopped: it may not move in the free phase either [DAWN-7.4.b]. */
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

  /** The characters moved in this game-turn, in the order Peter to Fran. */
  active: Character[]
  /** Who carries each character, or -1. */
  carriedBy: Character[]
  /** Who was carried at least one square. */
  wasCarried: number[]
  startSquare: Square
  allowance: number
  spent: number
  /** 1 once this move has paid for leaving a zombie: the points that are left then tell its value. */
  paidValue: number
  shots: number[]
  panicked: number[]
  /** Who has closed a main door, or taken a rifle, in this human player-turn. */
  closedMain: number[]
  tookRifle: number[]
  entered: Square[]
  actedIn: Square[]
}

export function cloneDawn(s: Dawn): Dawn {
  return cloneBase(s, {
    options: s.options,
    phase: s.phase,
    status: s.status.slice(),
    at: s.at.slice(),
    rifle: s.rifle.slice(),
    riflesLeft: s.riflesLeft,
    rests: s.rests.slice(),
    infectedOn: s.infectedOn.slice(),
    superMoved: s.superMoved.slice(),
    companion: s.companion.slice(),
    unitAt: s.unitAt.slice(),
    where: s.where.slice(),
    token: s.token.slice(),
    value: s.value.slice(),
    urn: s.urn.slice(),
    berserk: s.berserk.slice(),
    duty: s.duty.slice(),
    seenBy: s.seenBy.slice(),
    nextToken: s.nextToken,
    urns: s.urns.map((urn) => urn.slice()),
    poolValues: s.poolValues.slice(),
    poolUrns: s.poolUrns.slice(),
    hidden: s.hidden.slice(),
    doors: s.doors.slice(),
    active: s.active.slice(),
    carriedBy: s.carriedBy.slice(),
    wasCarried: s.wasCarried.slice(),
    startSquare: s.startSquare,
    allowance: s.allowance,
    spent: s.spent,
    paidValue: s.paidValue,
    shots: s.shots.slice(),
    panicked: s.panicked.slice(),
    closedMain: s.closedMain.slice(),
    tookRifle: s.tookRifle.slice(),
    entered: s.entered.slice(),
    actedIn: s.actedIn.slice(),
  })
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

/** [DAWN-15.9.a] Who owns a character. */
const OWNERS: Readonly<Record<Mode, readonly Seat[]>> = {
  'two-player': [0, 0, 0, 0],
  solitaire: [0, 0, 0, 0],
  'coop-3': [1, 2, 0, 0],
  'coop-4': [0, 1, 2, 3],
}

export const ownerOf = (s: { options: DawnOptions }, character: Character): Seat => OWNERS[s.options.mode][character]!

/** Frames of Dawn. Each stands for one procedure of the rulebook. */
export type DawnFrame =
  | SimpleFrame<'hide'>
  | SimpleFrame<'place'>
  | GameTurnFrame
  | HumanTurnFrame
  | SimpleFrame<'activation'>
  | HiddenTableFrame
  | SimpleFrame<'berserk-phase'>
  | MovePhaseFrame<'reaction-phase'>
  | MovePhaseFrame<'free-phase'>
  | AttackPhaseFrame
  | AttackFrame
  | GenerationFrame

interface SimpleFrame<K extends string> extends Frame {
  kind: K
}

export interface GameTurnFrame extends Frame {
  kind: 'game-turn'
  /** 1 from the reaction phase on when no zombie was on the map as it began [DAWN-RUL.19]. */
  cleared?: number
}

export interface HumanTurnFrame extends Frame {
  kind: 'human-turn'
  /** Cooperative play: who proposes, who has proposed, what, and who has agreed. */
  chair: Seat
  chaired: Seat[]
  proposal: Character[]
  agreed: Seat[]
}

export interface HiddenTableFrame extends Frame {
  kind: 'hidden-table'
  /** Squares at equal distance among which the player picks. */
  squares: Square[]
}

export const NO_PAUSE = 0
export const AFTER_GLASS = 1
export const UNLADEN = 2
export const LADEN = 3

export interface MovePhaseFrame<K extends string> extends Frame {
  kind: K
  /** Where the moved characters stand: what reaction goes towards. */
  target: Square
  /** Free moves that are left. */
  left: number
  /** A unit or a super zombie in the middle of its move, and the steps that it has left. */
  going: Square
  goingSteps: number
  /** Why a super zombie waits there: after the glass, or on its way, with or without a unit [DAWN-DIF.10]. */
  pause: number
  /** Automatic play: which priority is being carried out. */
  priority: number
}

export interface AttackPhaseFrame extends Frame {
  kind: 'attack-phase'
  squares: Square[]
}

export interface AttackFrame extends Frame {
  kind: 'attack'
  square: Square
  /** Shots that each character has taken in this combat, and who has panicked in it. */
  fired: number[]
  panicked: number[]
  number: number
  victims: Character[]
}

export interface GenerationFrame extends Frame {
  kind: 'generation-phase'
  /** Main doors where units are still to enter. */
  doors: number[]
  /** Infected characters still to be rolled for. */
  infected: Character[]
}
