import type { Disc } from '@shamble/geometry'
import type { Frame, Seat, State, ViewBase } from '@shamble/kernel'
import { type ActionsOf, actionReader, int } from '@shamble/module'

export const SEATS = ['ash', 'reed'] as const

/** [RD-1.1] The base of a figure, across, and what each begins with. */
export const BASE = 25
export const AMMUNITION = 6
/** [RD-1.2] */
export const POINTS_A_TURN = 3
/** [RD-4.1] */
export const DEADLY_WOUNDS = 2
/** [RD-4.3] Thirty turns each. */
export const LAST_TURN = 60

/** What is open on the roof: both figures, one entry a seat. Nothing is hidden from anybody. */
export interface Rooftop {
  x: number[]
  y: number[]
  wounds: number[]
  ammunition: number[]
  /** 1 while the figure keeps its aim. */
  aimed: number[]
  /** What the active seat has left. */
  points: number
}

export interface RooftopDuel extends State, Rooftop {}
export type RooftopDuelView = ViewBase & Rooftop

/** What rules ask about: a state, a view, or a bot's "what if". */
export type Field = Rooftop & Pick<State, 'turn' | 'options'>

export interface TurnFrame extends Frame {
  kind: 'turn'
}

// A move off the roof is refused, not malformed: one table's length beyond either edge can be said.
const coordinate = int(-10_000, 20_000)
export const readAction = actionReader({ move: { x: coordinate, y: coordinate }, shoot: {}, aim: {}, endTurn: {} })
export type DuelAction = ActionsOf<typeof readAction>
export type Move = Extract<DuelAction, { type: 'move' }>

export const SHOOT: DuelAction = { type: 'shoot' }
export const AIM: DuelAction = { type: 'aim' }
export const END_TURN: DuelAction = { type: 'endTurn' }

/** [RD-1.2] Ash has the odd turns, Reed the even ones. */
export function activeSeat(turn: number): Seat {
  return (turn - 1) % 2
}

export function opponent(seat: Seat): Seat {
  return 1 - seat
}

export function figure(field: Rooftop, seat: Seat): Disc {
  return { x: field.x[seat]!, y: field.y[seat]!, diameter: BASE }
}

export function copyRooftop(field: Rooftop): Rooftop {
  return {
    x: field.x.slice(),
    y: field.y.slice(),
    wounds: field.wounds.slice(),
    ammunition: field.ammunition.slice(),
    aimed: field.aimed.slice(),
    points: field.points,
  }
}
