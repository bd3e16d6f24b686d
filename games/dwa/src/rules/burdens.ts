import { type Offers, type Play, type Refusal, type RuleId, when } from '@shamble/kernel'
import type { DwaAction } from '../actions.js'
import { isWithin } from '../board/measure.js'
import { numbersOf } from '../numbers/house-numbers.js'
import type { Doer } from '../orders/order.js'
import { type Dwa, type Figure, type FigureId, type Human, isActive, type Table } from '../state.js'

/** Dice of a human's own: what a penalty may weigh on. */
export type OwnDice = 'fire' | 'blow' | 'breakAway' | 'jump' | 'treat' | 'drive' | 'search' | 'wound' | 'burden'

/** What a figure is about to do, for burdens that forbid it. */
export interface Deed {
  readonly kind: 'move' | 'climb' | 'jump' | 'fire' | 'grenade' | 'blow' | 'breakAway' | 'other'
  /** Where a displacement passes and ends. */
  readonly path?: readonly { readonly x: number; readonly y: number }[]
  /** Whether it ends in contact with an enemy. */
  readonly engages?: boolean
  readonly targets?: readonly FigureId[]
}

/**
 * When a die of a flaw or a disorder is thrown: at the end of phase 1, after all wound tests [DICE-3]; when the human is
 * activated; after the first step of the first displacement of a turn; before a declaration of fire or a blow.
 */
export type BurdenMoment = 'tests' | 'activation' | 'firstStep' | 'attack'

/** One die, which may be thrown again before anything comes of it. */
export interface BurdenRoll {
  readonly at: BurdenMoment
  /** It bites on this total and below. */
  readonly upTo: number
  /** Whether it is thrown at all; absent where it always is. */
  readonly due?: (s: Dwa, human: Human, deed: Deed) => boolean
  readonly bites: (s: Dwa, human: Human, play: Play) => Bite
}

/** What a bite does to what is under way: it ends, has so many points at most, or is turned on another figure. */
export type Bite = 'stopped' | { readonly ap: number } | { readonly on: Figure } | null

/**
 * A flaw [DWA-16.6] or a disorder [DWA-16.7]: one file each. Procedures name none of them; they ask those that a human
 * has, in the order of the tables.
 */
export interface Burden {
  readonly id: string
  readonly rule: RuleId
  readonly ruling?: RuleId
  /** The score on 2D6 that gives it. */
  readonly score: number
  /** A die that it asks for, and what comes of a low one. */
  readonly roll?: BurdenRoll
  /** Whether something must be done first, now; and what would do it. */
  readonly demands?: (doer: Doer) => boolean
  readonly offer?: (doer: Doer, to: Offers<DwaAction>) => void
  /** Prohibitions beat obligations. */
  readonly forbids?: (doer: Pick<Doer, 's' | 'human'>, deed: Deed) => Refusal | null
  /** What it adds to the owner's own dice. */
  readonly dice?: Partial<Record<OwnDice, number>>
  /** What it adds to dice of others within 10 cm, and whom it touches. */
  readonly around?: { readonly dice: Partial<Record<OwnDice, number>>; readonly whom: (other: Human) => boolean }
  /** When its owner walks into contact with a zombie. */
  readonly onContact?: (s: Dwa, human: Human, zombie: Figure, play: Play) => void
  /** In contact at the start of an activation the human must try to break away, where possible. */
  readonly mustBreakAway?: boolean
  /** After a declaration of fire. */
  readonly afterFire?: (s: Dwa, human: Human, weapon: number, targets: readonly FigureId[], play: Play) => void
}

/**
 * The tables of flaws and disorders. They fill themselves in when they are loaded: each of them knows the rules that ask
 * here, so nothing here may know them.
 */
const TABLES: { flaws: readonly Burden[]; disorders: readonly Burden[] } = { flaws: [], disorders: [] }

export function defineBurdens(table: keyof typeof TABLES, burdens: readonly Burden[]): readonly Burden[] {
  TABLES[table] = burdens
  return burdens
}

/** The burdens of a human, flaws before disorders, each in the order of its table. */
export function burdensOf({ options }: Pick<Table, 'options'>, human: Human): Burden[] {
  if (!options.advanced) return []
  const found: Burden[] = []
  for (const flaw of TABLES.flaws) if (human.flaws.includes(flaw.id as never)) found.push(flaw)
  if (options.psychology)
    for (const disorder of TABLES.disorders) if (human.disorders.includes(disorder.id as never)) found.push(disorder)
  return found
}

/** What burdens, the figure's own and those of people near, add to a die. */
export function burdenModifiers(s: Table, human: Human, dice: OwnDice): { rule: RuleId; value: number }[] {
  if (!s.options.advanced) return []
  const found: { rule: RuleId; value: number }[] = []
  for (const { rule, dice: own } of burdensOf(s, human)) {
    const value = own?.[dice] ?? 0
    if (value !== 0) found.push({ rule, value })
  }
  const { fear } = numbersOf(s.options).distances
  for (const other of s.humans) {
    if (other === human || !isActive(other) || !isActive(human)) continue
    for (const { rule, ruling = rule, around } of burdensOf(s, other)) {
      const value = around?.dice[dice] ?? 0
      if (when(ruling, value !== 0) && around!.whom(human) && isWithin(s, human, other, fear))
        found.push({ rule, value })
    }
  }
  return found
}

/** The first prohibition among a human's burdens. */
export function whyForbidden(doer: Pick<Doer, 's' | 'human'>, deed: Deed): Refusal | null {
  if (!doer.s.options.advanced) return null
  for (const burden of burdensOf(doer.s, doer.human)) {
    const why = burden.forbids?.(doer, deed) ?? null
    if (why !== null) return why
  }
  return null
}
