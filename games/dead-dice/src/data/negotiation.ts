import type { RuleId } from '@shamble/kernel'
import type { Reserve } from './reserves.js'

/** [DD-11.4] */
export const STAKES = ['trivial', 'serious', 'vital'] as const
export type Stake = (typeof STAKES)[number]

/** What a bargain asks of the players: an object, or steps of reserves [DD-16.27]. */
export interface Toll {
  readonly objects: number
  readonly steps: number
}

export interface StakeRow {
  readonly menace: number
  /** Added to the Reason of the adversary spoken to [DD-11.6]. */
  readonly harder: number
  readonly low: Toll
  readonly heavy: Toll
}

/** [DD-11.4] [DD-16.27] */
export const STAKE_TABLE: Readonly<Record<Stake, StakeRow>> = {
  trivial: { menace: 1, harder: 0, low: { objects: 0, steps: 0 }, heavy: { objects: 1, steps: 0 } },
  serious: { menace: 2, harder: 1, low: { objects: 1, steps: 0 }, heavy: { objects: 0, steps: 1 } },
  vital: { menace: 4, harder: 2, low: { objects: 0, steps: 1 }, heavy: { objects: 0, steps: 2 } },
}

/** [DD-11.9] */
export const tries = (reason: number): number => 5 - reason

export const REQUESTS = [
  'passage',
  'localInformation',
  'ammunition',
  'provisions',
  'nonAggression',
  'alliance',
  'hostages',
  'medicine',
  'criticalInformation',
] as const
export type Request = (typeof REQUESTS)[number]

export interface RequestRow {
  readonly stake: Stake
  /** Where the reserve asked for runs short [DD-15.53]. */
  readonly inShortage: Stake
  readonly gains: Reserve | null
  readonly rule: RuleId
}

const asked = (stake: Stake, gains: Reserve | null = null): RequestRow => ({
  stake,
  inShortage: stake,
  gains,
  rule: 'DD-16.26',
})

/** [DD-11.3] [DD-16.26] [DD-16.27] */
export const REQUEST_TABLE: Readonly<Record<Request, RequestRow>> = {
  passage: asked('trivial'),
  localInformation: asked('trivial'),
  ammunition: { ...asked('serious', 'ammunition'), inShortage: 'vital' },
  provisions: { ...asked('serious', 'provisions'), inShortage: 'vital' },
  nonAggression: asked('serious'),
  alliance: asked('vital', 'shelter'),
  hostages: asked('vital', 'survivors'),
  medicine: asked('vital'),
  criticalInformation: asked('vital'),
}
