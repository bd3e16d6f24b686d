import { type DeadDiceView, Named } from '@shamble/game-dead-dice/table'
import type { Question } from '@shamble/kernel'
import type { Prompt, Twin, Words } from '../../table-game.js'
import type { Part } from '../part.js'
import { standingOf, talkDecision, talkOf } from './choosing.js'

/** What is asked about a talk; `null` for other questions. */
export function talkPrompt(view: DeadDiceView, question: Question | null, words: Words): Prompt | null {
  const talk = talkOf(view)
  if (talk === null || question === null) return null
  const { speak } = words
  const named = new Named(view, speak)
  const with_ = named.adversary(talk.with.id)
  const { tries, spent } = standingOf(talk)
  const decision = (['request', 'speaker', 'price'] as const)
    .map((topic) => talkDecision(view, topic))
    .find((one) => one !== null)
  if (decision === undefined || decision === null) return null
  const proposer = decision.proposed.at(-1)
  return {
    who: speak('talk.with', { who: with_ }),
    left: talk.stake === null ? '' : speak('talk.try', { number: Math.min(tries, spent + 1), of: tries }),
    ask:
      decision.proposal !== null && proposer !== undefined
        ? speak('refuge.prompt.agree', { who: named.who(proposer) })
        : speak(`talk.ask.${decision.topic}`),
    note: '',
  }
}

/** A talk read instead of seen. */
export function talkTwin({ view, words: { speak } }: Part): Twin {
  const talk = talkOf(view)!
  const named = new Named(view, speak)
  const { tries, spent, needed, kept } = standingOf(talk)
  const asked = talk.words ?? (talk.request === null ? '' : speak(`request.${talk.request}`))
  const lines = [
    ...(asked === '' ? [] : [asked]),
    ...(talk.stake === null ? [] : [speak(`stake.${talk.stake}`)]),
    speak('talk.tries.left', { count: tries - spent, of: tries }),
    ...(needed === null ? [] : [speak('talk.kept', { count: kept, of: needed })]),
  ]
  return {
    head: { place: speak('scene.negotiation'), what: named.say(named.adversary(talk.with.id)) },
    lead: '',
    sections: [{ id: 'talk', title: speak('talk.tries'), note: '', lines: lines.map((text) => ({ mark: '', text })) }],
  }
}
