import { type ActionsOf, actionReader, type Frame, int, type Seat, type State } from '@shamble/kernel'

export const SEATS = ['kim', 'lee'] as const

export type Card = 'sprint' | 'block'

/** [LB-1.3] */
export const CARDS: readonly Card[] = ['block', 'block', 'sprint', 'sprint']

export interface LastBus extends State {
  /** How far each seat has gone. */
  at: number[]
  /** The steps of the seat on its turn, not yet walked. */
  steps: number
  /** The card of each seat, `null` once it is spent. */
  held: (Card | null)[]
  /** Cards that were shown. */
  spent: Card[]
  /** Cards that nobody drew. */
  rest: Card[]
}

export interface TurnFrame extends Frame {
  kind: 'turn'
}

/** A walk: step 0 asks the other seat, step 1 goes. */
export interface WalkFrame extends Frame {
  kind: 'walk'
}

export type LastBusFrame = TurnFrame | WalkFrame

export const readAction = actionReader({ roll: { dice: int(1, 2) }, walk: {}, sprint: {}, block: {}, pass: {} })
export type LastBusAction = ActionsOf<typeof readAction>

export const ALL: readonly LastBusAction[] = [
  { type: 'roll', dice: 1 },
  { type: 'roll', dice: 2 },
  { type: 'walk' },
  { type: 'sprint' },
  { type: 'block' },
  { type: 'pass' },
]

/** [LB-1.1] Kim has the odd turns, Lee the even ones. */
export function seatToMove(s: Pick<State, 'turn'>): Seat {
  return (s.turn - 1) % 2
}
export const otherSeat = (s: Pick<State, 'turn'>): Seat => s.turn % 2
