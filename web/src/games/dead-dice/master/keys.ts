import type { Draft } from '@shamble/drafts'
import type { RulingFrame } from '@shamble/game-dead-dice/desk'
import play from '@shamble/game-dead-dice/play'
import type { DeadDiceAction } from '@shamble/game-dead-dice/table'
import { type Action, type Refusal, samePlain } from '@shamble/kernel'
import { percent } from '@shamble/text'
import type { PromptKey } from '../../table-game.js'
import { isMaster } from '../is-master.js'
import { keyNote } from '../keys.js'
import { heldIn, sumOf } from './in-hand.js'
import { cartDraft, type Of, type Part } from './part.js'

/** The keys of a game master: the scene in hand is played with one, a ruling is given with one. */
export function masterKeys(part: Part): readonly PromptKey[] | null {
  if (!isMaster(part.view)) return null
  if (part.draft?.space.kind === 'rule') return rulingKeys(part)
  return cartDraft(part) === null ? plainKeys(part) : cartKeys(part)
}

/** What a game master mostly does where that is not the first answer: companions come along, adversaries attack. */
const USUAL: readonly DeadDiceAction['type'][] = ['usualCompanions', 'foeMelee', 'foeShoot', 'foeStrike']

/** Answers that are listed, and what is being composed. Asides have their own places on the screen. */
function plainKeys(part: Part): PromptKey[] {
  const { choices, draft, words } = part
  const key = keyOf(part)
  const listed = choices.actions.filter(({ type }) => type !== 'panic') as readonly DeadDiceAction[]
  const action = draft?.action as DeadDiceAction | null | undefined
  // Where nothing is listed, the key of what is to be written stands there from the start.
  const isShown = draft != null && draft.space.kind !== 'stage' && (!draft.isBlank || listed.length === 0)
  const composed = isShown ? [draft] : []
  const usual = Math.max(
    listed.findIndex(({ type }) => USUAL.includes(type)),
    0,
  )
  return [
    ...composed.map((one) => ({
      id: 'draft',
      label: action == null ? words.speak(`space.${one.space.kind}`) : key(action).label,
      note: '',
      main: one.isReady,
      refusal: one.checked === null ? LACKING : one.checked.refusal,
      run: () => part.send?.(),
      look: () => {},
    })),
    ...listed.map((one, i) =>
      key(one, { main: i === usual && composed.length === 0, note: keyNote(one, part.view, words) }),
    ),
  ]
}

/** Something is still to be filled in. */
const LACKING: Refusal = { rule: 'TABLE.6', key: 'gm.lacking' }

const keyOf =
  (part: Part) =>
  (action: DeadDiceAction, more: Partial<PromptKey> = {}): PromptKey => ({
    id: play.notation.write(action),
    label: play.label(action, part.view, part.words.speak),
    note: '',
    main: false,
    refusal: null,
    run: () => part.answer(action),
    look: () => part.look(action),
    ...more,
  })

/** [DD-5.5] [DD-5.15] Play what is in hand, or put it back; and what else may be answered. */
function cartKeys(part: Part): PromptKey[] {
  const { words, choices, view } = part
  const { speak } = words
  const draft = cartDraft(part)!
  const held = heldIn(part, draft)
  const sum = sumOf(draft)
  const refusal = draft.checked?.refusal ?? null
  const isTalk = draft.space.kind === 'build' && draft.at(['scene']) === 'negotiation'
  const say = isTalk
    ? speak('gm.key.talk')
    : held.length === 0
      ? speak('gm.key.nothing')
      : speak('gm.key.play', { count: held.length })
  const key = keyOf(part)
  const keys: PromptKey[] = []
  // Nothing is no addition: where nothing is in hand, only what else may be answered has a key.
  if (draft.space.kind === 'build' || held.length > 0)
    keys.push({
      id: 'draft',
      label: say,
      note:
        sum === null || sum.price === 0
          ? ''
          : speak('gm.key.spend', { price: sum.price, menace: view.master.menace ?? 0 }),
      main: refusal === null,
      refusal,
      run: () => part.send?.(),
      look: () => {},
    })
  if (held.length > 0)
    keys.push({
      id: 'put back',
      label: speak('gm.key.back'),
      note: '',
      main: false,
      refusal: null,
      run: () => part.compose?.(draft.cleared()),
      look: () => {},
    })
  const plain = choices.actions.filter(({ type }) => type !== 'panic') as readonly DeadDiceAction[]
  return [...keys, ...plain.map((action, i) => key(action, { main: keys.length === 0 && i === 0 }))]
}

/** What is composed: without a word about it, no trait helps. */
function ruledSoFar(draft: Draft): Of<'rule'> | null {
  const whole = draft.at(['trait']) === null ? draft.set(['trait'], NO_TRAIT) : draft
  return whole.isReady ? (whole.action as Of<'rule'>) : null
}

const NO_TRAIT = -1

/** Difficulties that have a key of their own; any other ruling is composed. */
const READY = [1, 2, 3] as const

/** [DD-15.21] The usual ruling first, harder ones after it, then those without dice. */
function rulingKeys(part: Part): PromptKey[] {
  const { choices, view, words, draft } = part
  const key = keyOf(part)
  const { by } = view.frames.at(-1) as RulingFrame
  const usual = READY.map(
    (difficulty): Of<'rule'> => ({ type: 'rule', by, difficulty, trait: NO_TRAIT, companions: [] }),
  )
  const composed = ruledSoFar(draft!)
  const isOwn = composed !== null && !usual.some((one) => samePlain(one, composed))
  const chance = (action: Action): string => {
    const made = draft!.check(action).odds?.results[0]
    return made === undefined ? '' : percent(made.ways / made.of, words.speak)
  }
  const judged = choices.actions.filter(({ type }) => type === 'judge') as readonly DeadDiceAction[]
  return [
    ...(isOwn ? [key(composed, { note: chance(composed), main: true })] : []),
    ...usual.map((action, i) => key(action, { note: chance(action), main: i === 0 && !isOwn })),
    ...judged.map((action) => key(action)),
  ]
}
