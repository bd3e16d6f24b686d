import { type DeadDiceView, type DecisionFrame, label, Named, type TestFrame } from '@shamble/game-dead-dice/table'
import type { Question } from '@shamble/kernel'
import { saidOf } from '@shamble/text'
import type { Prompt, Words } from '../table-game.js'
import { spotName } from './spots.js'

export const capital = (said: string): string => said.charAt(0).toLocaleUpperCase() + said.slice(1)
const sentence = (said: string): string => (/[.!?…]$/.test(said) ? capital(said) : `${capital(said)}.`)

export function prompt(
  view: DeadDiceView,
  question: Question | null,
  words: Words,
  picked: readonly string[] = [],
): Prompt {
  const { speak } = words
  if (view.outcome !== null)
    return { who: speak('dd.over'), left: '', ask: sentence(speak(`reason.${view.outcome.reason}`)), note: '' }
  if (question === null) return { who: '', left: '', ask: speak('dd.wait'), note: '' }
  const named = new Named(view, speak)
  const who = named.say(named.who(question.seat))
  const [spot] = picked
  const ask =
    spot === undefined
      ? askWords(view, question, words)
      : // An obstacle is called by a sentence of its own.
        saidOf(capital(spotName(spot, view, words)).replace(/\.$/, ''), speak('dd.ask.picked'), speak)
  return { who: capital(who), left: leftWords(view, words), ask, note: noteWords(view, question, words) }
}

function askWords(view: DeadDiceView, { kind }: Question, words: Words): string {
  const { speak } = words
  const named = new Named(view, speak)
  const top = view.frames.at(-1) as DecisionFrame | TestFrame | undefined
  if (kind === 'agree' && top?.kind === 'decision' && top.proposal !== null)
    return speak('dd.ask.agree', {
      who: named.say(named.who(top.proposed.at(-1) ?? 0)),
      what: label(top.proposal, view, speak),
    })
  if ((kind === 'roll' || kind === 'sacrifice') && top?.kind === 'test')
    return speak(`dd.ask.${kind}`, { test: { word: `test.${top.test.what}` }, difficulty: top.test.difficulty })
  const own = speak(`dd.ask.${kind}`)
  return own.startsWith('dd.ask.') ? sentence(speak(`question.${kind}`)) : own
}

/** How many have still to act in this round. */
function leftWords({ scene, survivors }: DeadDiceView, { speak }: Words): string {
  if (scene === null || !scene.fighting) return ''
  const left = scene.stands.filter(
    ({ acted, gone, seat }) => !acted && gone === '' && survivors[seat]!.fate === 'alive' && !survivors[seat]!.down,
  ).length
  return left === 0 ? '' : speak('dd.toAct', { count: left })
}

function noteWords(view: DeadDiceView, { kind, seat }: Question, { speak }: Words): string {
  if (kind === 'sacrifice') return speak('dd.note.sacrifice')
  const own = view.survivors[seat]
  if (kind === 'turn' && (own?.turnsIn ?? 0) > 0) return speak('dd.note.bitten')
  return ''
}
