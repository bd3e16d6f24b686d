import {
  diceOf,
  difficultyOf,
  knownState,
  type NegotiationFrame,
  type Test,
  testAfter,
  tries,
} from '@shamble/game-dead-dice/people'
import type { DeadDiceAction, DeadDiceView, DecisionFrame } from '@shamble/game-dead-dice/table'
import { frameIn, topOf } from '../moment.js'
import type { Part } from '../part.js'

export type Speak = Extract<DeadDiceAction, { type: 'speak' }>

/** The talk under way; `null` at any other time. */
export const talkOf = (view: DeadDiceView): NegotiationFrame | null =>
  view.outcome === null ? frameIn<NegotiationFrame>(view, 'negotiation') : null

/** What the group decides about in a talk. */
export function talkDecision(view: DeadDiceView, topic: DecisionFrame['topic']): DecisionFrame | null {
  const top = topOf(view)
  return top?.kind === 'decision' && (top as DecisionFrame).topic === topic && talkOf(view) !== null
    ? (top as DecisionFrame)
    : null
}

/** How far a talk has come. */
export interface Standing {
  readonly tries: number
  readonly spent: number
  /** Successes that are needed in all; `null` before something is asked for. */
  readonly needed: number | null
  readonly kept: number
}

export const standingOf = (talk: NegotiationFrame): Standing => ({
  tries: tries(talk.with.reason),
  spent: talk.tries,
  needed: talk.stake === null ? null : difficultyOf(talk),
  kept: talk.successes,
})

export const testOf = (view: DeadDiceView, action: Speak): Test | null => testAfter(knownState(view), action)

/** Everybody who may speak, by each of the two ways, the best first. */
export function speakersOf({ choices, view }: Part): Speak[] {
  const dice = (action: Speak): number => diceOf(testOf(view, action)?.parts ?? [])
  return (choices.actions as readonly DeadDiceAction[])
    .filter((action): action is Speak => action.type === 'speak')
    .sort((a, b) => dice(b) - dice(a))
}

/** Who is thought of: `speak 1 mug`. */
export const menuOf = ({ leader, by }: Speak): string => `speak ${leader} ${by}`

export const isChoosing = ({ menu }: Pick<Part, 'menu'>): boolean => menu?.startsWith('speak ') === true

/** Who is thought of, be it chosen, proposed by another, or the best; `null` where nobody speaks now. */
export function chosenOf(part: Part): Speak | null {
  const decision = talkDecision(part.view, 'speaker')
  if (decision === null) return null
  const all = speakersOf(part)
  const chosen = all.find((action) => menuOf(action) === part.menu)
  if (chosen !== undefined) return chosen
  if (decision.proposal !== null) return decision.proposal.type === 'speak' ? decision.proposal : null
  return all[0] ?? null
}
