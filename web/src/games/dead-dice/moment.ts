import type { DeadDiceFrame, DeadDiceView } from '@shamble/game-dead-dice/table'
import type { ComponentType } from 'react'
import type { OwnScreenPart, Part } from './part.js'

/** A screen in place of the board: it sets the question (`part.prompt`) where it wants it. */
export type Screen = ComponentType<OwnScreenPart>

/** The frame that asks, or runs. */
export const topOf = (view: DeadDiceView): DeadDiceFrame | undefined => view.frames.at(-1) as DeadDiceFrame | undefined

/** A frame of this kind, wherever it lies; `null` where there is none. */
export const frameIn = <F extends { readonly kind: string }>(view: DeadDiceView, kind: F['kind']): F | null =>
  (view.frames.findLast((frame) => frame.kind === kind) as unknown as F | undefined) ?? null

/** What is asked of the viewer; `null` where nothing is. */
export const askedOf = ({ questions, view, choices }: Pick<Part, 'questions' | 'view' | 'choices'>): string | null =>
  choices.asked ? (questions.find(({ seat }) => seat === view.viewer)?.kind ?? null) : null
