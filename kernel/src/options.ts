import type { Reason } from './bad-input.js'
import type { Plain } from './plain.js'
import type { RuleId } from './rules.js'

/** Resolved options: every one present and valid. */
export interface Options {
  readonly turnLimit: number
  readonly [name: string]: Plain
}

/** A default may follow from options that come before it: an edition that sets a whole column of others. */
type Default<T> = T | ((before: Readonly<Record<string, Plain>>) => T)

interface Described {
  readonly rule?: RuleId
}

export type OptionSpec = Described &
  (
    | {
        readonly type: 'choice'
        readonly values: readonly string[]
        readonly default: Default<string>
        /** The value for which one of the others is drawn: where each is played, it is played already. */
        readonly drawn?: string
      }
    | { readonly type: 'flag'; readonly default: Default<boolean> }
    | {
        readonly type: 'number'
        readonly min: number
        readonly max: number
        /** Single numbers beside the range: 0 for "none" where the range begins at 10. */
        readonly also?: readonly number[]
        readonly default: Default<number>
      }
    | {
        readonly type: 'data'
        /** What people make for it and keep in their drawer: one of the kinds that the module names. */
        readonly kind?: string
        /** Whether it takes a list of them, as many as its reader allows: a team for each player. */
        readonly several?: true
        /** A word that people type instead of a file: the seed of a map, a size. */
        readonly isTyped?: boolean
        readonly read: (value: unknown, where: string) => Plain
        readonly default: Default<Plain>
      }
  )

export type NumberSpec = Extract<OptionSpec, { type: 'number' }>

/** Options that are each allowed and do not go together: which of them to complain at, and the sentence. */
export interface Clash {
  readonly option: string
  readonly said: Reason
}

export interface OptionsSchema {
  readonly specs: Readonly<Record<string, OptionSpec>>
  /** `null` where everything goes together. */
  readonly clash?: (options: Options) => Clash | null
  readonly presets: Readonly<Record<string, Readonly<Record<string, Plain>>>>
  /** The preset that is as printed, where the defaults are not: cases and positions begin with it. */
  readonly printed?: string
}
