import { type Choices, type Seat, type Space, samePlain } from '@shamble/kernel'
import type { DeadDiceAction } from '../actions.js'
import type { Approach } from '../data/tags.js'
import type { Test } from '../frames/kinds.js'
import { assistantsFor, diceOf, helpersFor, poolOf, waysToReach } from '../rules/pool.js'
import { ableSeats, livingSeats } from '../seats.js'
import type { DeadDice, Survivor } from '../state.js'

export type ActionOf<T extends DeadDiceAction['type']> = Extract<DeadDiceAction, { type: T }>

/** [DD-15.67] The most Survival that the shaken can have. */
export const SHAKEN = 1

/** What a seat knows, and what it may answer. */
export class Situation {
  readonly s: DeadDice
  readonly me: Seat
  readonly choices: Choices<DeadDiceAction>

  /** @param s what the seat knows, as a position */
  constructor(s: DeadDice, choices: Choices<DeadDiceAction>, seat: Seat) {
    this.s = s
    this.choices = choices
    this.me = seat
  }

  get survivor(): Survivor {
    return this.s.survivors[this.me]!
  }

  /** Those who can act, in the scene where there is one. */
  get able(): Seat[] {
    return ableSeats(this.s)
  }

  get alive(): Seat[] {
    return livingSeats(this.s)
  }

  /** Half of those who are left can take hardly more. */
  get isWorn(): boolean {
    const { s, alive } = this
    const shaken = alive.filter((seat) => s.survivors[seat]!.survival <= SHAKEN || s.survivors[seat]!.down).length
    return shaken * 2 >= alive.length
  }

  actions<T extends DeadDiceAction['type']>(type: T): ActionOf<T>[] {
    return this.choices.actions.filter((action): action is ActionOf<T> => action.type === type)
  }

  space(kind: string): Space<DeadDiceAction> | null {
    return this.choices.spaces.find((space) => space.kind === kind) ?? null
  }

  /** Whether this is among the answers. */
  offers(action: DeadDiceAction): boolean {
    const space = this.choices.spaces.find((one) => one.holds(action))
    if (space !== undefined) return space.check(action) === null
    return this.choices.actions.some((offered) => offered === action || samePlain(offered, action))
  }

  nameOf(seat: Seat): string {
    return this.s.survivors[seat]!.name
  }

  /** The frame so many places below the top. */
  frame<F>(below = 0): F {
    return this.s.frames[this.s.frames.length - 1 - below] as unknown as F
  }

  /** [DD-7.4] [DD-7.7] The chance of a test outside a fight, with everybody's help. */
  openOdds(leader: Seat, approach: Approach, difficulty: number): number {
    const companions = helpersFor(this.s, approach.tags).map(({ id }) => id)
    const assistants = assistantsFor(this.s, leader, this.able)
    return odds(poolOf(this.s, leader, approach, { companions, assistants, extra: [] }).dice, difficulty)
  }
}

/** [DD-7.2] The chance that so many dice reach a difficulty. */
export function odds(dice: number, difficulty: number): number {
  const { ways, of } = waysToReach(dice, difficulty)
  return ways / of
}

export const oddsOf = ({ parts, difficulty }: Test): number => odds(diceOf(parts), difficulty)
