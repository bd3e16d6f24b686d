import type { Play } from '@shamble/kernel'
import { scenarioWord } from '../events.js'
import type { DeadDice, ObjectiveState } from '../state.js'
import { winClue } from './story.js'

/** What an objective is called: as people wrote it, as the story has it, or by its kind. */
export function objectiveName(s: DeadDice, { what, words, step }: ObjectiveState) {
  if (words !== null) return words
  return step > 0 ? scenarioWord(s, `step.${step}`) : { word: `objective.${what}` }
}

/** [DD-16.39] */
export function meet(s: DeadDice, at: number, play: Play): void {
  const objective = s.group.objectives[at]
  if (objective === undefined || objective.done) return
  objective.done = true
  s.group.met++
  play.emit?.({ kind: 'objective-met', rule: 'DD-16.39', data: { what: objectiveName(s, objective) } })
  if (objective.step > 0) s.group.story = objective.step
  if (objective.what === 'information') winClue(s, play)
}

/** [DD-16.48] It may be set again in the next dead turn. */
export function missed(s: DeadDice, at: number, play: Play): void {
  const what = objectiveName(s, s.group.objectives[at]!)
  play.emit?.({ kind: 'objective-missed', rule: 'DD-16.48', data: { what } })
}
