import { type Modifier, type RuleId, type Seat, when } from '@shamble/kernel'
import { HELP_DICE, isSuccess } from '../data/difficulty.js'
import type { Approach, Tag } from '../data/tags.js'
import { isAlive } from '../seats.js'
import type { CompanionState, DeadDice, Scene, Survivor } from '../state.js'

/** One group of dice in a pool and why they are there: the catalogue's `pool.<why>`. */
export interface PoolPart extends Modifier {
  readonly why: 'characteristic' | 'trait' | 'companion' | 'trust' | 'weapon' | 'precise' | 'solidity' | 'opponent'
  /** Who or what brings them: a seat, a companion, the place of a trait. */
  readonly from?: number
}

export interface Pool {
  readonly parts: readonly PoolPart[]
  readonly dice: number
}

/** What goes into a test besides the approach. */
export interface Helping {
  /** Companions by id [DD-7.4]. */
  readonly companions: readonly number[]
  /** Seats [DD-7.7]. */
  readonly assistants: readonly Seat[]
  /** Weapon dice, Precise, solidity: what the rule of the action adds. */
  readonly extra: readonly PoolPart[]
}

export const UNAIDED: Helping = { companions: [], assistants: [], extra: [] }

/** [DD-7.2] to [DD-7.8] What a survivor rolls. @param fits which trait a human game master lets count; tags decide otherwise */
export function poolOf(s: DeadDice, leader: Seat, { by, tags }: Approach, help: Helping, fits?: number): Pool {
  const survivor = s.survivors[leader]!
  const parts: PoolPart[] = [{ rule: 'DD-7.2', value: survivor.scores[by], why: 'characteristic' }]
  const trait = fits ?? fittingTrait(survivor, tags)
  if (when('DD-7.3', trait >= 0)) parts.push({ rule: 'DD-7.3', value: HELP_DICE.trait, why: 'trait', from: trait })
  for (const id of help.companions)
    parts.push({ rule: 'DD-7.4', value: HELP_DICE.companion, why: 'companion', from: id })
  for (const seat of help.assistants) {
    // [DD-7.8] The leader's Trust in the assistant counts, not the reverse.
    const trust = survivor.trust[seat]!
    if (when('DD-7.8', trust > 0)) parts.push({ rule: 'DD-7.8', value: trust, why: 'trust', from: seat })
  }
  parts.push(...help.extra)
  return { parts, dice: diceOf(parts) }
}

/** [DD-15.35] [DD-17.3] Never fewer than none. */
export const diceOf = (parts: readonly PoolPart[]): number =>
  Math.max(
    0,
    parts.reduce((sum, { value }) => sum + value, 0),
  )

/** [DD-7.3] [DD-16.23] The first trait with one of these tags, and -1 where none fits: one at most counts. */
export function fittingTrait(survivor: Survivor, tags: readonly Tag[]): number {
  for (let i = 0; i < survivor.traits.length; i++)
    if (
      when(
        'DD-16.23',
        survivor.traits[i]!.tags.some((tag) => tags.includes(tag)),
      )
    )
      return i
  return -1
}

/** [DD-2.12] [DD-7.4] [DD-15.33] [DD-15.78] Companions who could help with this now. */
export function helpersFor(s: DeadDice, tags: readonly Tag[]): CompanionState[] {
  if (!when('DD-2.12', s.group.reserves.survivors === 'sufficient')) return []
  return s.group.companions.filter(
    (companion) =>
      companion.alive &&
      isAtHand(s, companion) &&
      when(
        'DD-7.4',
        companion.talent.some((tag) => tags.includes(tag)),
      ),
  )
}

const isAtHand = (s: DeadDice, companion: CompanionState): boolean =>
  !isAway(s, companion) && !(s.scene !== null && hasHelped(s.scene, companion))

/** [DD-15.78] At home, or sent out of the scene. */
const isAway = ({ phase, scene }: DeadDice, { id, onRaid }: CompanionState): boolean =>
  when('DD-15.78', phase === 'dead' && !onRaid) || scene?.companionsGone.includes(id) === true

/** [DD-15.33] Once in a round of a fight; elsewhere one test after the other. */
const hasHelped = ({ fighting, helped }: Scene, { id }: CompanionState): boolean =>
  when('DD-15.33', fighting) && helped.includes(id)

/** Why companions cannot help with anything now; `null` where all of them could. */
export function whyNoHelp(s: DeadDice, helpers: readonly number[]): RuleId | null {
  if (helpers.length > 0 && s.group.reserves.survivors !== 'sufficient') return 'DD-2.12'
  for (const id of helpers) {
    const companion = s.group.companions.find((one) => one.id === id)
    if (companion === undefined || !companion.alive || isAway(s, companion)) return 'DD-15.78'
    if (s.scene !== null && hasHelped(s.scene, companion)) return 'DD-15.33'
    if (companion.talent.length === 0) return 'DD-7.4'
  }
  return null
}

/** [DD-7.7] Everybody at hand who could assist, wherever nobody's action is spent on it. */
export function assistantsFor(s: DeadDice, leader: Seat, able: readonly Seat[]): Seat[] {
  return able.filter((seat) => seat !== leader && isAlive(s.survivors[seat]!))
}

/** [DD-7.2] */
export function successesOf(faces: readonly number[]): number {
  let count = 0
  for (const face of faces) if (isSuccess(face)) count++
  return count
}

/** [DD-7.2] Of `dice` dice, the ways in which at least `need` are successes, of 2^dice: each face is even or odd alike. */
export function waysToReach(dice: number, need: number): { ways: number; of: number } {
  let ways = 0
  for (let count = Math.max(0, need), choose = binomial(dice, count); count <= dice; count++) {
    ways += choose
    choose = (choose * (dice - count)) / (count + 1)
  }
  return { ways, of: 2 ** dice }
}

function binomial(n: number, k: number): number {
  if (k > n) return 0
  let result = 1
  for (let i = 1; i <= k; i++) result = (result * (n - k + i)) / i
  return result
}
