import type { DeadDiceView } from '@shamble/game-dead-dice/table'
import { Named } from '@shamble/game-dead-dice/table'
import type { Question } from '@shamble/kernel'
import type { Prompt, Words } from '../../table-game.js'
import { frameIn } from '../moment.js'
import { sceneDecision } from './choosing.js'

/** Whether the group is at home and nothing has come to the door. */
export const isRefuge = (view: DeadDiceView): boolean =>
  view.phase === 'living' && view.scene === null && view.outcome === null

/** What is asked about the scenes of a living turn; `null` for other questions. */
export function refugePrompt(view: DeadDiceView, question: Question | null, { speak }: Words): Prompt | null {
  const decision = sceneDecision(view)
  if (decision === null || question === null) return null
  const proposer = decision.proposed.at(-1)
  const named = new Named(view, speak)
  return {
    who: speak('refuge.who'),
    left: speak('refuge.left', { count: view.group.respite }),
    ask:
      decision.proposal !== null && proposer !== undefined
        ? speak('refuge.prompt.agree', { who: named.who(proposer) })
        : speak(frameIn(view, 'preparation') === null ? 'refuge.prompt' : 'refuge.prompt.again'),
    note: '',
  }
}
