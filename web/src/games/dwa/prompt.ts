import { type ActivationFrame, activationOf, type DwaView } from '@shamble/game-dwa/table'
import type { Question } from '@shamble/kernel'
import type { Prompt, Words } from '../table-game.js'
import { acting } from './acting.js'

const capital = (said: string): string => said.charAt(0).toLocaleUpperCase() + said.slice(1)

export function prompt(view: DwaView, question: Question | null, words: Words): Prompt {
  const { speak } = words
  if (view.outcome !== null)
    return { who: speak('dwa.now.over'), left: '', ask: capital(speak(`reason.${view.outcome.reason}`)), note: '' }
  if (question === null) return { who: '', left: '', ask: speak('dwa.wait'), note: '' }
  const active = acting(view)
  const frame = activationOf(view) as ActivationFrame | null
  return {
    who: active === null ? words.seat(question.seat) : speak('dwa.who', { who: active.name }),
    left: active === null || frame === null ? '' : speak('dwa.left', { ap: frame.ap }),
    ask: capital(speak(`question.${question.kind}`)),
    note: active?.now.frightened === true ? speak('dwa.note.frightened') : '',
  }
}
