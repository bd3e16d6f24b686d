import type { Modifier, Play, RuleId } from '@shamble/kernel'
import type { RollKind } from '../abilities/ability.js'
import type { AttemptFrame } from '../frames/kinds.js'
import type { Dwa } from '../state.js'
import type { OwnDice } from './burdens.js'

/** What a die decides: under which rule it is thrown, what weighs on it, and what follows. */
export interface Attempt {
  readonly rule: RuleId
  /** Who may have it thrown again asks by this name. */
  readonly roll: RollKind
  readonly penalties: OwnDice
  readonly needs: (s: Dwa, f: AttemptFrame) => number
  readonly done: (s: Dwa, f: AttemptFrame, rolled: Rolled, play: Play) => void
}

export interface Rolled {
  readonly dice: readonly number[]
  readonly modifiers: readonly Modifier[]
  readonly succeeds: boolean
  /** What the die had to come to. */
  readonly need: number
}

export const total = (die: number, modifiers: readonly Modifier[]): number =>
  modifiers.reduce((sum, { value }) => sum + value, die)
