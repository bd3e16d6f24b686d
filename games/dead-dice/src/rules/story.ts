import { type Play, type RuleId, when } from '@shamble/kernel'
import { STORY } from '../data/game-master.js'
import { narrate, scenarioWord } from '../events.js'
import type { Route, StoryStep } from '../scenario/scenario.js'
import { stagedOf } from '../scenario/staged.js'
import type { DeadDice } from '../state.js'

const RULE: RuleId = 'DD-16.36'

/** [DD-16.36] What draws the group out is known from here on. */
export function showExit(s: DeadDice, play: Play): void {
  if (s.master.exitShown) return
  s.master.exitShown = true
  play.reveal?.('all')
  play.emit?.({ kind: 'exit-shown', rule: RULE, data: { words: scenarioWord(s, 'exit') } })
  narrate(s, play, 'exit', { words: scenarioWord(s, 'exit') })
}

/** [DD-16.36] Everything changes; what that costs is bought first in the next scene. */
export function showTwist(s: DeadDice, play: Play): void {
  if (s.master.twistShown) return
  s.master.twistShown = true
  s.master.plan.twistDue = true
  play.reveal?.('all')
  play.emit?.({ kind: 'twist-shown', rule: RULE, data: { words: scenarioWord(s, 'twist') } })
  narrate(s, play, 'twist', { words: scenarioWord(s, 'twist') })
}

/** [DD-16.36] Half of the Menace is gone, or it is the third dead turn. */
export const twistIsDue = (s: DeadDice): boolean =>
  !s.master.twistShown &&
  when(RULE, s.master.menace * STORY.twistAtMenaceShare <= s.master.account.start || s.deadTurn >= STORY.twistAtLatest)

export const exitIsDue = (s: DeadDice): boolean => when(RULE, s.livingTurn >= STORY.exitAnnounced)

/** [DD-16.36] It is known that there is a way out, and how it can be taken. */
export const exitIsOpen = (s: DeadDice): boolean => when(RULE, s.master.exitShown && s.group.clues > 0)

/** [DD-16.36] */
export function winClue(s: DeadDice, play: Play): void {
  s.group.clues++
  play.reveal?.('all')
  play.emit?.({ kind: 'clue-won', rule: RULE, data: { words: scenarioWord(s, 'clue') } })
}

/** [DD-16.58] The step that comes next, counted from 1; `null` where the story is told or there is none. */
export function nextStep(s: DeadDice): { readonly number: number; readonly step: StoryStep } | null {
  const step = stagedOf(s)?.scenario.story[s.group.story]
  return step === undefined ? null : { number: s.group.story + 1, step }
}

/** [DD-16.59] A human game master without a scenario has one way out, which has no name. */
export const NO_ROUTE = 'out'

export const routesOf = (s: DeadDice): readonly string[] =>
  stagedOf(s)?.scenario.routes.map(({ id }) => id) ?? [NO_ROUTE]

export const routeTaken = (s: DeadDice): Route | null =>
  stagedOf(s)?.scenario.routes.find(({ id }) => id === s.route) ?? null
