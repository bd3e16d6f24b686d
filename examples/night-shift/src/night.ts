import { type Frame, freshState, type Options, type Play, type Seat, type State } from '@shamble/kernel'
import { EXIT, FULL_SURVIVAL, type Obstacle, type Role, SURVIVORS } from './corridor.js'

/** The game master has the first seat; survivor 0 sits in seat 1, and so on. */
export const GM: Seat = 0
export const NOT_BITTEN = -1

/** The hospital tonight. Lists are indexed by survivor. */
export interface Night extends State {
  /** `null` until it is chosen; nobody else's business until all have chosen. */
  roles: (Role | null)[]
  /** 0: down, out of the night. */
  survival: number[]
  /** Hours since the bite, or `NOT_BITTEN`. Known to the bitten and to the game master. */
  bite: number[]
  /** Whether everybody knows of the bite. */
  confessed: boolean[]
  /**
   * Which hours could have brought a bite that nobody has owned up to: bit n is set when zombies hurt this
   * survivor n hours ago. Public, and all that others know of bites: a hidden one is as old as one of these bits.
   */
  mauled: number[]
  /** Where the group is, 1 to `ROOMS`; `EXIT` when it is out. */
  room: number
  zombies: number
  /** A broken obstacle still counts as the one of this room. */
  obstacle: Obstacle
  noiseMade: boolean
  /** The dead are drawn away for this hour. */
  lured: boolean
  /** The group has a way past the dead for this hour. */
  slipped: boolean
  /** What the game master has left. */
  menace: number
  /** What was spent for all to see. Spent, left and laid out in unseen traps always make up the budget. */
  spent: number
  /** Rooms with a trap that nobody has seen, in order. */
  traps: number[]
  /** How many traps have been found or sprung. */
  exposed: number
  /** Rooms that were searched from the room before them, in order. */
  searched: number[]
  /** What each seat has said this hour; nothing, where it has not spoken. */
  said: string[]
  /** What the game master has written down, for nobody else. */
  note: string
}

export function newNight(options: Options, play: Play): Night {
  const players = playersOf(options)
  const each = <T>(value: T): T[] => Array.from({ length: players }, () => value)
  const first: Frame = { kind: 'watch', step: 0 }
  const menace = budgetOf(options)
  play.emit?.({ kind: 'night-falls', rule: 'NS-1.1', data: { menace, dawn: dawnOf(options) } })
  return freshState(options, players + 1, first, {
    roles: each(null),
    survival: each(FULL_SURVIVAL),
    bite: each(NOT_BITTEN),
    confessed: each(false),
    mauled: each(0),
    room: 1,
    zombies: 0,
    obstacle: 'none',
    noiseMade: false,
    lured: false,
    slipped: false,
    menace,
    spent: 0,
    traps: [],
    exposed: 0,
    searched: [],
    said: ['', ...each('')],
    note: '',
  })
}

export const playersOf = (options: Options): number => options['players'] as number
export const budgetOf = (options: Options): number => options['menace'] as number
/** The number of hours until dawn. */
export const dawnOf = (options: Options): number => options['dawn'] as number
export const menaceIsOpen = (options: Options): boolean => options['menaceVisibility'] === 'open'

export const seatOf = (survivor: number): Seat => survivor + 1
export const survivorAt = (seat: Seat): number => seat - 1
export const nameOf = (survivor: number): string => SURVIVORS[survivor]!

/** Who is still on their feet, in seat order. */
export function onTheirFeet(s: Pick<Night, 'survival'>): number[] {
  return [...s.survival.keys()].filter((survivor) => s.survival[survivor]! > 0)
}

/** [NS-2.2] Pays for something that everybody sees. */
export function payOpenly(s: Night, price: number): void {
  s.menace -= price
  s.spent += price
}

export const roomWord = (room: number): { word: string } => ({ word: room === EXIT ? 'room.exit' : `room.${room}` })
