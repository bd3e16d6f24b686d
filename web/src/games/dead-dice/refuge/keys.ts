import { diceOf } from '@shamble/game-dead-dice/people'
import deadDice from '@shamble/game-dead-dice/play'
import type { DeadDiceAction } from '@shamble/game-dead-dice/table'
import type { PromptKey } from '../../table-game.js'
import { answerKey, WITHOUT } from '../creation/keys.js'
import { askedOf } from '../moment.js'
import type { Part } from '../part.js'
import { chosenOf, handOf, isChoosing, menuOf, sceneDecision, wishesOf } from './choosing.js'

/** What is at the right of a free scene. */
const NOTES: Readonly<Partial<Record<DeadDiceAction['type'], string>>> = {
  atmosphere: 'refuge.free',
  tension: 'refuge.free.tension',
  catastrophe: 'refuge.ends',
  stop: 'refuge.ends',
  closeScene: 'refuge.free',
}

/** The keys while the group decides what to do at home; `null` at any other time. */
export function refugeKeys(part: Part): readonly PromptKey[] | null {
  const decision = sceneDecision(part.view)
  if (decision === null || askedOf(part) === null) return null
  if (part.draft?.space.kind === 'ownWish' && part.menu === 'ownWish') return ownWishKeys(part)
  const actions = part.choices.actions as readonly DeadDiceAction[]
  const agree = actions.find(({ type }) => type === 'agree')
  if (agree !== undefined && !isChoosing(part))
    return [answerKey(part, agree, { main: true }), ...another(part), ...aloneKeys(part)]
  return [...proposalKey(part), ...freeKeys(part), ...backKey(part, agree !== undefined)]
}

/** Goes on with what is thought of. */
function proposalKey(part: Part): PromptKey[] {
  const chosen = chosenOf(part)
  const hand = chosen === null ? null : handOf(part.view, chosen)
  if (chosen === null || hand === null) return []
  const { speak } = part.words
  const label = deadDice.label(chosen, part.view, speak)
  const isAlone = part.view.survivors.filter(({ fate }) => fate === 'alive').length === 1
  return [
    answerKey(part, chosen, {
      label: isAlone ? label : speak('refuge.propose', { what: label }),
      note: speak('people.dice', { count: diceOf(hand.test.parts) }),
      main: true,
    }),
  ]
}

/** What costs no Respite, what ends the turn, and what the bitten may do. */
function freeKeys(part: Part): PromptKey[] {
  const { choices, words, begin } = part
  const note = ({ type }: DeadDiceAction): string => (NOTES[type] === undefined ? '' : words.speak(NOTES[type]))
  const actions = choices.actions as readonly DeadDiceAction[]
  const free = actions.filter(({ type }) => type !== 'prepare' && type !== 'agree')
  const refused = choices.refused.map(({ action, refusal }) => ({
    ...answerKey(part, action as DeadDiceAction),
    id: `refused ${deadDice.notation.write(action as DeadDiceAction)}`,
    refusal,
  }))
  const own = choices.spaces.some(({ kind }) => kind === 'ownWish')
    ? [{ ...WITHOUT, id: 'ownWish', label: words.speak('refuge.ownWish'), run: () => begin?.('ownWish') }]
    : []
  return [...free.map((action) => answerKey(part, action, { note: note(action) })), ...own, ...refused]
}

/** [DD-15.28] What someone does alone, whatever is proposed. */
const aloneKeys = (part: Part): PromptKey[] =>
  (part.choices.actions as readonly DeadDiceAction[])
    .filter(({ type }) => type === 'tension' || type === 'confess' || type === 'turn')
    .map((action) => answerKey(part, action))

/** Each may propose something else, once. */
function another(part: Part): PromptKey[] {
  const first = wishesOf(part).find(({ hands }) => hands.length > 0)?.hands[0]?.action
  const others = (part.choices.actions as readonly DeadDiceAction[]).filter(
    ({ type }) => type === 'stop' || type === 'closeScene' || type === 'atmosphere' || type === 'catastrophe',
  )
  const look: PromptKey[] =
    first === undefined
      ? []
      : [
          {
            ...WITHOUT,
            id: 'another',
            label: part.words.speak('refuge.another'),
            run: () => part.openMenu?.(menuOf(first)),
          },
        ]
  return first === undefined ? others.map((action) => answerKey(part, action)) : look
}

const backKey = (part: Part, isWanted: boolean): PromptKey[] =>
  isWanted
    ? [
        {
          ...WITHOUT,
          id: 'back',
          label: part.words.speak('refuge.back'),
          note: part.words.speak('press.Esc'),
          run: () => part.openMenu?.(null),
        },
      ]
    : []

/** [DD-15.73] A wish in the players' own words. */
function ownWishKeys(part: Part): PromptKey[] {
  const { draft, words } = part
  const refusal = draft?.checked?.refusal ?? (draft?.missing == null ? null : { rule: 'DD-15.73', key: 'wish.blank' })
  return [
    {
      ...WITHOUT,
      id: 'send-wish',
      label: words.speak('refuge.ask'),
      main: true,
      refusal,
      run: () => part.send?.(),
    },
    ...backKey(part, true),
  ]
}
