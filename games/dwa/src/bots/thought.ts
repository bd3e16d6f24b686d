import type { Params, Reason } from '@shamble/kernel'
import type { DwaAction } from '../actions.js'

/** What the bot would do, and why in a sentence of the catalogue. */
export interface Thought {
  readonly action: DwaAction
  readonly why: Reason
}

/** @param why the catalogue's `hint.<why>` */
export const because = (action: DwaAction, why: string, params: Params = {}): Thought => ({
  action,
  why: { key: why, params },
})
