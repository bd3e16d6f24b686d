import { type Action, type Choices, type PlainSpace, type RefusedAction, samePlain } from '@shamble/kernel'

/** Choices without functions: a table checks a draft from its view (`checker`), or by asking (`check`). */
export interface PlainChoices {
  readonly asked: boolean
  /** The one of the actions that lets a window pass; `null` where none is open. */
  readonly pass: Action | null
  readonly actions: readonly Action[]
  readonly refused: readonly RefusedAction<Action>[]
  readonly spaces: readonly PlainSpace[]
}

export const NO_CHOICES: PlainChoices = { asked: false, pass: null, actions: [], refused: [], spaces: [] }

export function plainChoices(choices: Choices<Action>): PlainChoices {
  const { asked, pass, actions, refused } = choices
  return { asked, pass, actions, refused, spaces: plainSpaces(choices) }
}

/** Spaces without their functions, as they cross a port. */
export function plainSpaces({ spaces }: Choices<Action>): readonly PlainSpace[] {
  return spaces.map(({ kind, shape, aside }) => ({ kind, shape, ...(aside && { aside }) }))
}

/** Whether an answer is listed, or composed in one of the spaces. */
export function isAmong({ actions, spaces }: Pick<PlainChoices, 'actions' | 'spaces'>, action: Action): boolean {
  return actions.some((known) => samePlain(known, action)) || spaces.some(({ kind }) => kind === action.type)
}
