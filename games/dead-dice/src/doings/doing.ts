import { BrokenInvariant, type Offers, type Play, type Refusal, type RuleId, type Seat, when } from '@shamble/kernel'
import type { DeadDiceAction } from '../actions.js'
import type { Approach, Tag } from '../data/tags.js'
import type { Test, TestKind, TestResult } from '../frames/kinds.js'
import type { FightFrame, TurnFrame } from '../frames/kinds-fight.js'
import { isOverloaded } from '../rules/carrying.js'
import { isInfected } from '../rules/harm.js'
import { helpersFor, type PoolPart, poolOf } from '../rules/pool.js'
import { isAble, standOf } from '../seats.js'
import type { DeadDice, Stand, Survivor } from '../state.js'

export type ActionOf<K extends DeadDiceAction['type']> = Extract<DeadDiceAction, { type: K }>

/** One thing that a survivor can do in a turn of a fight [DD-8.5]. */
export interface Doing<K extends DeadDiceAction['type'] = DeadDiceAction['type']> {
  readonly type: K
  /** What it costs: nothing, the action, the action as an attack, or move and action together [DD-15.61]. */
  readonly costs: 'nothing' | 'action' | 'attack' | 'round'
  offer(s: DeadDice, f: TurnFrame, to: Offers<DeadDiceAction>): void
  /** The test that it takes, where it takes one; the same for a player who wants to know the odds. */
  test?(s: DeadDice, f: TurnFrame, action: ActionOf<K>): Test | null
  /** What happens at once, where no test decides. */
  start?(s: DeadDice, f: TurnFrame, action: ActionOf<K>, play: Play): void
  /** What happens once the test was made. */
  resolve?(s: DeadDice, f: TurnFrame, action: ActionOf<K>, result: TestResult, play: Play): void
  /** Why an answer of this kind that was not offered is not possible. */
  refuse?(s: DeadDice, f: TurnFrame, action: ActionOf<K>): RuleId | Refusal | null
}

export const standIn = (s: DeadDice, f: { readonly seat: Seat }): Stand => standOf(s.scene!, f.seat)!
export const survivorIn = (s: DeadDice, f: { readonly seat: Seat }): Survivor => s.survivors[f.seat]!

/** The fight that a turn belongs to. */
export function fightOf(s: DeadDice): FightFrame {
  for (let i = s.frames.length - 1; i >= 0; i--) if (s.frames[i]!.kind === 'fight') return s.frames[i] as FightFrame
  throw new BrokenInvariant('no fight is under way')
}

/** What keeps a whole kind of doing from a survivor: the action is spent, panic, a bite, too much to carry. */
export function whyNotNow(s: DeadDice, f: TurnFrame, costs: Doing['costs']): RuleId | null {
  if (costs === 'nothing') return null
  const stand = standIn(s, f)
  if (when('DD-8.5', f.spent !== '')) return 'DD-8.5'
  // [DD-15.37] The next action is lost; moving is not.
  if (when('DD-15.37', stand.panicked)) return 'DD-15.37'
  if (costs === 'round' && when('DD-15.61', f.walked > 0)) return 'DD-15.61'
  if (costs !== 'attack') return null
  const survivor = survivorIn(s, f)
  if (when('DD-3.18', isOverloaded(survivor))) return 'DD-3.18'
  if (!isInfected(survivor)) return null
  // [DD-8.20] [DD-15.24] The bitten must find the courage first, once in a scene.
  return when('DD-15.24', stand.stays === 'yes') ? null : 'DD-15.24'
}

const NO_ONE: readonly number[] = []
const ALONE: readonly (readonly number[])[] = [NO_ONE]

/** Every choice of companions who fit and have not helped in this round [DD-15.33]. */
export function helpSets(s: DeadDice, tags: readonly Tag[]): readonly (readonly number[])[] {
  if (s.group.companions.length === 0) return ALONE
  const fitting = helpersFor(s, tags)
  if (!when('DD-15.33', fitting.length > 0)) return ALONE
  let sets: number[][] = [[]]
  for (const { id } of fitting) sets = [...sets, ...sets.map((set) => [...set, id])]
  return sets
}

/** [DD-7.7] Players whose action went on this survivor's next test. */
export function assistantsOf(s: DeadDice, seat: Seat): Seat[] {
  const seats: Seat[] = []
  for (const { by, whom } of fightOf(s).assists) if (whom === seat && isAble(s, standOf(s.scene!, by)!)) seats.push(by)
  return seats
}

const NOTHING: readonly PoolPart[] = []

/** A test of a survivor's own turn: companions as named, assistants as they offered. */
export function testOf(
  s: DeadDice,
  seat: Seat,
  what: TestKind,
  approach: Approach,
  aim: { readonly rule: RuleId; readonly difficulty: number },
  companions: readonly number[],
  extra: readonly PoolPart[] = NOTHING,
): Test {
  const assistants = assistantsOf(s, seat)
  const { parts } = poolOf(s, seat, approach, { companions, assistants, extra })
  return {
    what,
    rule: aim.rule,
    leader: seat,
    by: approach.by,
    tags: approach.tags,
    difficulty: aim.difficulty,
    parts: parts as PoolPart[],
    companions,
    assistants,
    // [DD-8.23] To ask whether a trap should be saved would tell how it went.
    secret: what === 'trap',
    saveable: what !== 'trap',
    announced: false,
  }
}

export const refusal = (why: RuleId | Refusal | null): Refusal | null => (typeof why === 'string' ? { rule: why } : why)
