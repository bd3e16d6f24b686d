import type { Draft } from '@shamble/drafts'
import { drawRest } from '@shamble/game-dead-dice/people'
import deadDice from '@shamble/game-dead-dice/play'
import type { DeadDiceAction } from '@shamble/game-dead-dice/table'
import type { Refusal } from '@shamble/kernel'
import type { PromptKey } from '../../table-game.js'
import { askedOf } from '../moment.js'
import type { Part } from '../part.js'
import { below } from './chance.js'
import { draftOf, madeOf } from './person.js'

export const WITHOUT = { note: '', main: false, refusal: null, look: (): void => {} } as const

/** An answer as a key. */
export function answerKey(part: Part, action: DeadDiceAction, more: Partial<PromptKey> = {}): PromptKey {
  const { view, words } = part
  return {
    ...WITHOUT,
    id: deadDice.notation.write(action),
    label: deadDice.label(action, view, words.speak),
    run: () => part.answer(action),
    look: () => part.look(action),
    ...more,
  }
}

/** The keys while a survivor is made; `null` at any other time. */
export function creationKeys(part: Part): readonly PromptKey[] | null {
  const asked = askedOf(part)
  const draft = draftOf(part)
  return draft !== null && (asked === 'sheet' || asked === 'promoted') ? makingKeys(part, draft) : null
}

function makingKeys(part: Part, draft: Draft): PromptKey[] {
  const { view, words, choices } = part
  const { speak } = words
  const made = madeOf(draft, view)
  const refusal = whyNotYet(draft)
  const rest = drawn(part, draft)
  const done: PromptKey = {
    ...WITHOUT,
    id: 'hand-in',
    label: speak('creation.finish', { who: made.name.trim() === '' ? speak('creation.nameless') : made.name.trim() }),
    brief: speak('creation.finish.brief'),
    main: true,
    refusal,
    run: () => part.send?.(),
  }
  const chance: PromptKey = {
    ...WITHOUT,
    id: 'rest',
    label: speak(draft.isBlank ? 'creation.roll' : 'creation.rest'),
    brief: speak('creation.rest.brief'),
    note: speak('creation.changeable'),
    main: refusal !== null,
    run: () => {
      if (rest !== null) part.compose?.(rest)
    },
  }
  const actions = choices.actions as readonly DeadDiceAction[]
  return [
    done,
    ...(refusal === null || rest === null ? [] : [chance]),
    ...actions.filter(({ type }) => type === 'randomSheet').map((action) => answerKey(part, action)),
    ...actions.filter(({ type }) => type === 'readySheet').map((action) => answerKey(part, action)),
  ]
}

/** The same sheet with what is missing filled in by chance; `null` where that is not to be had. */
function drawn({ view }: Part, draft: Draft): Draft | null {
  const { isDraft: _isDraft, ...made } = madeOf(draft, view)
  const { name, ...sheet } = drawRest(view, made, below)
  const action: DeadDiceAction =
    draft.space.kind === 'sheet' ? { type: 'sheet', name, ...sheet } : { type: 'promoted', ...sheet }
  return draft.proposing(action)
}

/** Why the survivor cannot be handed in yet; what is missing before what is wrong. */
function whyNotYet(draft: Draft): Refusal | null {
  const [field] = draft.missing ?? []
  if (field !== undefined) return { rule: MISSING[field as keyof typeof MISSING], key: `creation.missing.${field}` }
  return draft.checked?.refusal ?? null
}

/** The rule that asks for each part of a sheet. */
const MISSING = { name: 'DD-1.9', traits: 'DD-1.10', darkSide: 'DD-1.12' } as const
