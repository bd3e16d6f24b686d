import type { DwaAction, DwaFrame, DwaView } from '@shamble/game-dwa/table'
import type { ActionOf, AftermathFrame } from '@shamble/game-dwa/teams'
import type { Seat } from '@shamble/kernel'
import type { Part } from '../part.js'

/** What is decided after a game, in this order; the last two are decided before the next one. */
export const STEPS = ['experience', 'cures', 'disorders', 'abilities', 'gear', 'next', 'recruits'] as const
export type Step = (typeof STEPS)[number]

/** The aftermath under way; `null` at any other time. */
export const aftermathOf = (view: DwaView): AftermathFrame | null =>
  (view.frames as readonly DwaFrame[]).find((frame): frame is AftermathFrame => frame.kind === 'aftermath') ?? null

/** How far the decisions are. */
export function stepOf(view: DwaView): Step {
  if (view.outcome !== null) return 'next'
  return STEPS[aftermathOf(view)?.step ?? 0] ?? 'experience'
}

/** The steps as the bar numbers them: Doctors stand there only while one is asked. */
export function shownSteps(view: DwaView): Step[] {
  const now = stepOf(view)
  return STEPS.filter((step) => step !== 'cures' || now === 'cures')
}

/** Whose ledger is open: the team that decides, or that of the viewer. */
export function teamOf(view: DwaView): Seat {
  const frame = aftermathOf(view)
  if (frame !== null && frame.team < view.teams.length) return frame.team
  return view.viewer !== 'spectator' && view.viewer < view.teams.length ? view.viewer : 0
}

/** What is asked of the viewer; `null` where nothing is. */
export const askedOf = ({ questions, view, choices }: Pick<Part, 'questions' | 'view' | 'choices'>): string | null =>
  choices.asked ? (questions.find(({ seat }) => seat === view.viewer)?.kind ?? null) : null

export const actionsOf = <T extends DwaAction['type']>({ choices }: Pick<Part, 'choices'>, type: T): ActionOf<T>[] =>
  (choices.actions as readonly DwaAction[]).filter((action): action is ActionOf<T> => action.type === type)

/** Those who may learn something, in the order of creation. */
export const learnersOf = (part: Pick<Part, 'choices'>): number[] => [
  ...new Set(actionsOf(part, 'learn').map(({ human }) => human)),
]

/** What is open in the side column: `learn 3 rapidFire`, `give 2 4`, `disorder rage`. */
export function openOf(menu: string | null | undefined): readonly string[] {
  return (menu ?? '').split(' ')
}

/** Who is about to learn, and what has been picked for them. */
export function learning(part: Part): { readonly human: number; readonly ability: string | null } | null {
  if (askedOf(part) !== 'learn') return null
  const learners = learnersOf(part)
  const [kind, id, ability] = openOf(part.menu)
  const human = kind === 'learn' && learners.includes(Number(id)) ? Number(id) : learners[0]
  if (human === undefined) return null
  return { human, ability: kind === 'learn' && Number(id) === human ? (ability ?? null) : null }
}

/** What is about to change hands. */
export function giving(part: Part): { readonly from: number; readonly thing: number } | null {
  const [kind, from, thing] = openOf(part.menu)
  return askedOf(part) === 'gear' && kind === 'give' ? { from: Number(from), thing: Number(thing) } : null
}

/** Whom a question is about; `null` where it is about the team. */
export function askedHuman(part: Part): number | null {
  const kind = askedOf(part)
  if (kind === 'disorder') return aftermathOf(part.view)?.owed[0] ?? null
  return learning(part)?.human ?? giving(part)?.from ?? null
}
