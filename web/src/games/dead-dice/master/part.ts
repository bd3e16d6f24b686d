import type { Draft } from '@shamble/drafts'
import type { DeadDiceAction } from '@shamble/game-dead-dice/table'
import type { PlainChoices } from '@shamble/host'
import type { Part } from '../part.js'

export type { OwnScreenPart as Screen, Part } from '../part.js'
export type Of<T extends DeadDiceAction['type']> = Extract<DeadDiceAction, { type: T }>

const CARTS: readonly string[] = ['build', 'add']

/** The scene in hand; `null` where none is composed. */
export const cartDraft = ({ draft }: Pick<Part, 'draft'>): Draft | null =>
  draft != null && CARTS.includes(draft.space.kind) ? draft : null

/** What a game master may do now, asked or not. */
export const mayDo = ({ choices, unasked }: Part): PlainChoices => (choices.asked ? choices : (unasked ?? choices))

export const may = (part: Part, kind: string): boolean => mayDo(part).spaces.some((space) => space.kind === kind)
