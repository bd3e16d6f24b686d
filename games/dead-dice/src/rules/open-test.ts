import type { RuleId, Seat } from '@shamble/kernel'
import type { Approach } from '../data/tags.js'
import type { Test, TestKind } from '../frames/kinds.js'
import { ableSeats } from '../seats.js'
import type { DeadDice } from '../state.js'
import { assistantsFor, helpersFor, poolOf } from './pool.js'

/** What a test outside a fight is about. */
export interface Attempt {
  readonly what: TestKind
  readonly rule: RuleId
  readonly leader: Seat
  readonly approach: Approach
  readonly difficulty: number
}

/**
 * [DD-7.4] [DD-7.7] A test outside a fight: everybody at hand assists, and every companion whose talent fits helps. Nothing
 * is spent on it and no rule makes it a loss, so nobody is asked.
 */
export function openTest(s: DeadDice, { what, rule, leader, approach, difficulty }: Attempt): Test {
  const companions = helpersFor(s, approach.tags).map(({ id }) => id)
  const assistants = assistantsFor(s, leader, ableSeats(s))
  const { parts } = poolOf(s, leader, approach, { companions, assistants, extra: [] })
  return {
    what,
    rule,
    leader,
    by: approach.by,
    tags: approach.tags,
    difficulty,
    parts: parts.slice(),
    companions,
    assistants,
    secret: false,
    saveable: true,
    announced: false,
  }
}
