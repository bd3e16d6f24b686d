import type { RuleId } from '@shamble/kernel'
import type { SceneKind } from './menace.js'

/** [DD-2.1] */
export const RESERVES = ['shelter', 'ammunition', 'provisions', 'survivors'] as const
export type Reserve = (typeof RESERVES)[number]

/** [DD-2.1] From the worst to the best; one step moves one place. */
export const LEVELS = ['empty', 'low', 'sufficient'] as const
export type Level = (typeof LEVELS)[number]

/** What the state of a reserve does now. */
export const EFFECTS = ['none', 'unsafe', 'noShooting', 'noRest', 'famine', 'noHelp', 'alone'] as const
export type Effect = (typeof EFFECTS)[number]

export interface ReserveState {
  readonly effects: readonly Effect[]
  readonly rule: RuleId
}

/** [DD-2.6] to [DD-2.13] A Sufficient reserve does nothing. */
export const RESERVE_STATES: Readonly<Record<Reserve, Readonly<Record<Exclude<Level, 'sufficient'>, ReserveState>>>> = {
  shelter: {
    low: { effects: [], rule: 'DD-2.6' },
    empty: { effects: ['unsafe'], rule: 'DD-2.7' },
  },
  ammunition: {
    low: { effects: [], rule: 'DD-2.8' },
    empty: { effects: ['noShooting'], rule: 'DD-2.9' },
  },
  provisions: {
    low: { effects: ['noRest'], rule: 'DD-2.10' },
    empty: { effects: ['noRest', 'famine'], rule: 'DD-2.11' },
  },
  survivors: {
    low: { effects: ['noHelp'], rule: 'DD-2.12' },
    empty: { effects: ['noHelp', 'alone'], rule: 'DD-2.13' },
  },
}

/** A clock of an Empty reserve: it strikes at the end of the next counted scene of a living turn [DD-15.30]. */
export interface Clock {
  readonly reserve: Reserve
  readonly strikes: 'abandonRefuge' | 'lowerSurvivors'
  readonly rule: RuleId
}

/** [DD-15.30] In the order in which they strike. */
export const CLOCKS: readonly Clock[] = [
  { reserve: 'provisions', strikes: 'lowerSurvivors', rule: 'DD-2.11' },
  { reserve: 'shelter', strikes: 'abandonRefuge', rule: 'DD-2.7' },
]

/** [DD-15.30] The scenes of a living turn that a clock counts. */
export const COUNTED_SCENES: readonly SceneKind[] = ['preparation', 'tension']

/** [DD-3.20] Lines that the reserves take while the players' survivors carry everything. */
export const RESERVE_LINES: Readonly<Record<'ammunition' | 'provisions', Readonly<Record<Level, number>>>> = {
  ammunition: { sufficient: 2, low: 1, empty: 0 },
  provisions: { sufficient: 4, low: 2, empty: 0 },
}
