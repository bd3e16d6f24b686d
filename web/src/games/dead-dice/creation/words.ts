import type { DeadDiceFrame, DeadDiceView } from '@shamble/game-dead-dice/table'
import type { Question } from '@shamble/kernel'
import type { Prompt, Words } from '../../table-game.js'
import { creationOf } from './person.js'

/** Whether survivors are being made: before the game, or in the place of one who died. */
export const isCreation = (view: DeadDiceView): boolean =>
  view.phase === 'creation'
    ? creationOf(view) !== null
    : (view.frames as readonly DeadDiceFrame[]).at(-1)?.kind === 'replacement'

/** Questions about survivors, before the game and in the place of one who died. */
const ASKED: readonly string[] = ['sheet', 'promoted', 'promote', 'trust', 'review', 'prepare', 'experience']

export function creationPrompt(view: DeadDiceView, question: Question | null, words: Words): Prompt | null {
  if (!isCreation(view) || question === null || !ASKED.includes(question.kind)) return null
  const { speak } = words
  const returned = creationOf(view)?.returned[question.seat] ?? ''
  return {
    who: words.seat(question.seat),
    left: question.kind === 'sheet' || question.kind === 'promoted' ? speak('creation.open') : '',
    ask: speak(`creation.ask.${question.kind}`),
    note: returned === '' ? '' : speak('creation.returned', { words: returned }),
  }
}
