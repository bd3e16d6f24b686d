import type { Params, Reason } from '@shamble/kernel'
import type { DeadDiceAction } from '../actions.js'

/** What the bot would do, and why in a sentence of the catalogue. */
export interface Thought {
  readonly action: DeadDiceAction
  readonly why: Reason
}

/** @param why the catalogue's `hint.<why>` */
export const because = (action: DeadDiceAction, why: string, params: Params = {}): Thought => ({
  action,
  why: { key: why, params },
})

/** An answer with what it is worth: proposals of others are measured by the same yardstick. */
export interface Weighed extends Thought {
  readonly worth: number
}

export const weighed = (action: DeadDiceAction, worth: number, why: string, params: Params = {}): Weighed => ({
  ...because(action, why, params),
  worth,
})

/** The one that is worth most, the first of equals. */
export function best<T extends { readonly worth: number }>(all: readonly T[]): T | null {
  let found: T | null = null
  for (const one of all) if (found === null || one.worth > found.worth) found = one
  return found
}
