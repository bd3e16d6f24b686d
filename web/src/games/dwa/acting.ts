import type { DwaAction, DwaFrame, DwaView, Human } from '@shamble/game-dwa/table'
import { activationOf } from '@shamble/game-dwa/table'
import type { Part } from './part.js'

/** Anyone who acts now, or answers one of the dead; `null` where nobody does. */
export function acting(view: DwaView): Human | null {
  const top = view.frames.at(-1) as DwaFrame | undefined
  const frame = view.outcome !== null ? null : top?.kind === 'contact' ? top : activationOf(view)
  return frame === null ? null : (view.humans[frame.human] ?? null)
}

/** The table as what is settled already would leave it. */
export const behindPlan = ({ plan, view }: Pick<Part, 'plan' | 'view'>): DwaView => plan?.view ?? view

/** What is composed, pointed at or meant, on the table that it belongs to. */
export function meantAction(part: Pick<Part, 'draft' | 'menu' | 'pointed'>): DwaAction | null {
  return (isComposing(part) ? (part.draft!.action as DwaAction | null) : null) ?? part.pointed
}

/** Whether an answer is being composed, and not only could be. */
export const isComposing = ({ draft, menu }: Pick<Part, 'draft' | 'menu'>): boolean =>
  draft != null && (!draft.isBlank || menu === draft.space.kind)
