import { type ActivationFrame, activationOf, type DwaView } from '@shamble/game-dwa/table'
import type { Question } from '@shamble/kernel'
import { saidOf } from '@shamble/text'
import type { Prompt, Words } from '../table-game.js'
import { acting } from './acting.js'
import { phaseOf } from './bar.js'
import { pondered } from './pondered.js'
import { spotName } from './spots.js'

const capital = (said: string): string => said.charAt(0).toLocaleUpperCase() + said.slice(1)

export function prompt(view: DwaView, question: Question | null, words: Words, picked: readonly string[] = []): Prompt {
  const { speak } = words
  if (view.outcome !== null)
    return {
      who: speak('dwa.now.over'),
      left: '',
      ask: `${capital(speak(`reason.${view.outcome.reason}`))}.`,
      note: '',
    }
  if (question === null)
    return { who: '', left: '', ask: speak(phaseOf(view) === 'zombies' ? 'dwa.wait' : 'dwa.watch'), note: '' }
  const active = acting(view)
  const frame = activationOf(view) as ActivationFrame | null
  const who = active === null ? words.seat(question.seat) : speak('dwa.who', { who: active.name })
  const left = active === null || frame === null ? '' : speak('dwa.left', { ap: frame.ap })
  const note =
    question.kind === 'deploy'
      ? speak('dwa.note.deploy')
      : active?.now.frightened === true
        ? speak('dwa.note.frightened')
        : ''
  const [spot] = picked
  if (spot !== undefined)
    return { who, left, ask: capital(saidOf(spotName(spot, view, words), speak('dwa.ask.picked'), speak)), note }
  const own = speak(`dwa.ask.${question.kind}`, { who: active?.name ?? '', ...pondered(view, words) })
  const ask = own.startsWith('dwa.ask.') ? capital(speak(`question.${question.kind}`)) : own
  return { who, left, ask, note }
}
