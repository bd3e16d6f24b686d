import type { Draft } from '@shamble/drafts'
import dwa from '@shamble/game-dwa/play'
import type { DwaAction, DwaView } from '@shamble/game-dwa/table'
import type { Refusal } from '@shamble/kernel'
import type { PromptKey } from '../../table-game.js'
import type { Part } from '../part.js'
import { restOf } from './choosing.js'
import { personOf } from './person.js'

const WITHOUT = { note: '', main: false, refusal: null, look: (): void => {} } as const

/** Ready characters are listed in the place of the sheet. */
export const READY = 'ready'
/** A member of the team is looked at: `member 3`. */
export const memberMenu = (id: number): string => `member ${id}`
export const memberIn = (menu: string | null | undefined): number | null => {
  const [, id] = /^member (\d+)$/.exec(menu ?? '') ?? []
  return id === undefined ? null : Number(id)
}

/** The keys while a team is made; `null` at any other time. */
export function musterKeys(part: Part): readonly PromptKey[] | null {
  const { draft, menu, questions, view } = part
  if (questions.find(({ seat }) => seat === view.viewer)?.kind !== 'muster') return null
  const id = memberIn(menu)
  if (id !== null) return memberKeys(part, id)
  if (menu === READY) return [backKey(part)]
  return draft?.space.kind === 'member' ? makingKeys(part, draft) : signKeys(part)
}

function makingKeys(part: Part, draft: Draft): PromptKey[] {
  const { words, view } = part
  const { speak } = words
  const { name } = personOf(draft, view)
  const who = name.trim()
  const flaws = (draft.at(['flaws']) ?? 0) as number
  const rest = restOf(draft, view)
  const ready = part.choices.actions.filter(({ type }) => type === 'ready').length
  return [
    {
      ...WITHOUT,
      id: 'enlist',
      label: who === '' ? speak('muster.enlistNew') : speak('muster.enlist', { who }),
      brief: speak('muster.enlist.brief'),
      note: flaws === 0 ? '' : speak('muster.rollsFlaws', { count: flaws }),
      main: true,
      refusal: whyNotYet(draft),
      run: () => part.answer(draft.action as DwaAction),
    },
    {
      ...WITHOUT,
      id: 'rest',
      label: speak(draft.isBlank ? 'muster.roll' : 'muster.rest'),
      brief: speak('muster.rest.brief'),
      note: speak('muster.byDice'),
      refusal: draft.check(rest).refusal,
      run: () => part.answer(rest),
    },
    {
      ...WITHOUT,
      id: READY,
      label: speak('muster.ready'),
      brief: speak('muster.ready.brief'),
      note: String(ready),
      run: () => part.openMenu?.(READY),
    },
    signKey(part, draft),
  ]
}

/** Why someone cannot be enlisted yet; what is missing before what is wrong. */
function whyNotYet(draft: Draft): Refusal | null {
  const [field] = draft.missing ?? []
  if (field !== undefined) return { rule: 'DWA-16.1.a', key: `dwa.muster.missing.${field}` }
  return draft.checked?.refusal ?? null
}

/** Goes on to the name of the team; what was being made and is not enlisted is given up. */
function signKey(part: Part, draft: Draft): PromptKey {
  const { choices, words } = part
  const space = choices.spaces.find(({ kind }) => kind === 'sign')
  const refusal = choices.refused.find(({ action }) => action.type === 'sign')?.refusal ?? null
  return {
    ...WITHOUT,
    id: 'toSign',
    label: words.speak('muster.toSign'),
    brief: words.speak('muster.toSign.brief'),
    note: space === undefined ? '' : words.speak('muster.rollsLoads'),
    refusal,
    run: () => {
      if (space !== undefined) part.compose?.(draft.elsewhere(space))
    },
  }
}

/** What the team is to be called: what was typed, or the name that it has already. */
export function teamName(part: Part): string {
  const { draft, view } = part
  const typed = draft?.space.kind === 'sign' ? (draft.at(['name']) as string | null) : null
  return typed ?? nameNow(view)
}

const nameNow = (view: DwaView): string => (view.viewer === 'spectator' ? '' : (view.teams[view.viewer]?.name ?? ''))

function signKeys(part: Part): PromptKey[] {
  const { draft, words, choices } = part
  if (!draft) return []
  const { speak } = words
  const action: DwaAction = { type: 'sign', name: teamName(part).trim() }
  const member = choices.spaces.find(({ kind }) => kind === 'member')
  const back: PromptKey = {
    ...WITHOUT,
    id: 'making',
    label: speak('muster.another'),
    run: () => {
      if (member !== undefined) part.compose?.(draft.elsewhere(member))
    },
  }
  return [
    {
      ...WITHOUT,
      id: 'sign',
      label: action.name === '' ? speak('muster.toSign') : speak('muster.sign', { team: action.name }),
      brief: speak('muster.sign.brief'),
      note: speak('muster.rollsLoads'),
      main: true,
      refusal:
        action.name === '' ? { rule: 'DWA-16.1.a', key: 'dwa.muster.missing.team' } : draft.check(action).refusal,
      run: () => part.answer(action),
    },
    ...(member === undefined ? [] : [back]),
  ]
}

function memberKeys(part: Part, id: number): PromptKey[] {
  const { choices, view, words } = part
  const dismiss = (choices.actions as readonly DwaAction[]).find(
    (action) => action.type === 'dismiss' && action.human === id,
  )
  const go: PromptKey[] =
    dismiss === undefined
      ? []
      : [
          {
            ...WITHOUT,
            id: dwa.notation.write(dismiss),
            label: dwa.label(dismiss, view, words.speak),
            run: () => part.answer(dismiss),
          },
        ]
  return [{ ...backKey(part), main: true }, ...go]
}

const backKey = (part: Part): PromptKey => ({
  ...WITHOUT,
  id: 'back',
  label: part.words.speak('muster.back'),
  note: part.words.speak('press.Esc'),
  run: () => part.openMenu?.(null),
})
