import type { Odds, OddsResult } from '@shamble/kernel'
import type { DeadDiceAction } from '../actions.js'
import { doingOf } from '../doings/index.js'
import type { Test } from '../frames/kinds.js'
import type { TurnFrame } from '../frames/kinds-fight.js'
import { diceOf, waysToReach } from '../rules/pool.js'
import type { DeadDice } from '../state.js'
import type { DeadDiceView } from '../view.js'
import { consequences } from './consequences.js'
import { nextDeadRound } from './dead-round.js'
import { knownState } from './known.js'
import { testAfter } from './tests.js'

/** What can be worked out before the dice: the test, what a hit and a miss lead to, and the next dead round. */
export function oddsOf(view: DeadDiceView, action: DeadDiceAction): Odds | null {
  const s = knownState(view)
  const test = testAfter(s, action)
  if (test === null) return endOfTurn(s, action)
  const results = [
    ...ofTest(test, madeBy(action) ?? test.what),
    ...consequences(s, test, action),
    ...dangerAfter(s, test, action),
  ]
  const modifiers = test.parts.map(({ rule, value }) => ({ rule, value }))
  return { rule: test.rule, need: test.difficulty, modifiers, results }
}

/** A blow at the living fells no zombie. */
const madeBy = (action: DeadDiceAction): string | null =>
  action.type === 'melee' && action.on !== 'horde' ? 'blow' : null

/** [DD-7.2] [DD-7.5] Whether it is made; then every number of successes. */
function ofTest({ what, parts, difficulty }: Test, made: string): OddsResult[] {
  const dice = diceOf(parts)
  const { ways, of } = waysToReach(dice, difficulty)
  const results: OddsResult[] = [
    { key: `made.${made}`, ways, of },
    { key: `failed.${what}`, ways: of - ways, of },
  ]
  for (let count = 0; count <= dice; count++) {
    const exactly = waysToReach(dice, count).ways - waysToReach(dice, count + 1).ways
    results.push({ key: 'successes', ways: exactly, of, params: { count }, detail: true })
  }
  return results
}

/** [DD-8.18] A survivor who attacks can defend; a survivor who does anything else in the enemy's hands cannot. */
function dangerAfter(s: DeadDice, { leader, what }: Test, action: DeadDiceAction): OddsResult[] {
  const doing = doingOf(action)
  if (s.scene === null || !s.scene.fighting || doing === undefined || doing.costs === 'nothing') return []
  if (what === 'disengage') return []
  return nextDeadRound(s, leader, doing.costs === 'attack')
}

/** A turn that ends without dice still leads to the dead's. */
function endOfTurn(s: DeadDice, { type }: DeadDiceAction): Odds | null {
  const top = s.frames[s.frames.length - 1] as TurnFrame | undefined
  if (top?.kind !== 'turn' || type !== 'done') return null
  const results = nextDeadRound(s, top.seat, top.spent === 'attack' || !top.engaged)
  return results.length === 0 ? null : { rule: 'DD-8.29', modifiers: [], results }
}
