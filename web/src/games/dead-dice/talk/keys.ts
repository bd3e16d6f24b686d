import { diceOf, knownState, REQUEST_TABLE, stakeOf } from '@shamble/game-dead-dice/people'
import { type DeadDiceAction, Named } from '@shamble/game-dead-dice/table'
import type { PromptKey } from '../../table-game.js'
import { answerKey, WITHOUT } from '../creation/keys.js'
import { askedOf } from '../moment.js'
import type { Part } from '../part.js'
import { chosenOf, isChoosing, menuOf, speakersOf, standingOf, talkDecision, talkOf, testOf } from './choosing.js'

/** The keys of a talk; `null` at any other time. */
export function talkKeys(part: Part): readonly PromptKey[] | null {
  if (askedOf(part) === null) return null
  if (talkDecision(part.view, 'speaker') !== null) return speakerKeys(part)
  if (talkDecision(part.view, 'price') !== null) return priceKeys(part)
  const request = talkDecision(part.view, 'request')
  return request !== null && request.proposal === null ? requestKeys(part) : null
}

const actionsOf = (part: Part): readonly DeadDiceAction[] => part.choices.actions as readonly DeadDiceAction[]

function speakerKeys(part: Part): PromptKey[] {
  const { speak } = part.words
  const agree = actionsOf(part).find(({ type }) => type === 'agree')
  const others = actionsOf(part).filter(({ type }) => type !== 'speak' && type !== 'agree')
  if (agree !== undefined && !isChoosing(part)) {
    const first = speakersOf(part)[0]
    const another: PromptKey[] =
      first === undefined
        ? []
        : [
            {
              ...WITHOUT,
              id: 'another',
              label: speak('refuge.another'),
              run: () => part.openMenu?.(menuOf(first)),
            },
          ]
    return [answerKey(part, agree, { main: true }), ...another]
  }
  const chosen = chosenOf(part)
  const test = chosen === null ? null : testOf(part.view, chosen)
  const { tries, spent } = standingOf(talkOf(part.view)!)
  const main: PromptKey[] =
    chosen === null || test === null
      ? []
      : [
          answerKey(part, chosen, {
            note: speak('talk.note', { count: diceOf(test.parts), number: spent + 1, of: tries }),
            main: true,
          }),
        ]
  const back: PromptKey[] =
    agree === undefined
      ? []
      : [
          {
            ...WITHOUT,
            id: 'back',
            label: speak('refuge.back'),
            note: speak('press.Esc'),
            run: () => part.openMenu?.(null),
          },
        ]
  return [...main, ...others.map((action) => answerKey(part, action)), ...back]
}

/** [DD-16.27] What can be given, each with its key; what a talk has no use for comes last. */
function priceKeys(part: Part): PromptKey[] {
  const actions = actionsOf(part)
  const of = (isWanted: (type: DeadDiceAction['type']) => boolean): DeadDiceAction[] =>
    actions.filter(({ type }) => isWanted(type))
  const proposed = of((type) => type === 'agree')
  const gifts = of((type) => type === 'give')
  const others = of((type) => type !== 'agree' && type !== 'give')
  const { survivors } = part.view
  const named = new Named(part.view, part.words.speak)
  // Many carry the same: the key says whose it is.
  const ownerOf = (action: DeadDiceAction): string => {
    if (action.type !== 'give' || action.things.length !== 1) return ''
    const seat = survivors.findIndex(({ things }) => things.some(({ id }) => id === action.things[0]))
    return seat < 0 ? '' : named.say(named.who(seat))
  }
  const keys = [...proposed, ...gifts, ...others].map((action, i) =>
    answerKey(part, action, { note: ownerOf(action), main: i === 0 }),
  )
  // Two of the same are one choice.
  return keys.filter(({ label, note }, i) => keys.findIndex((one) => one.label === label && one.note === note) === i)
}

/** What can be asked for, with what is at stake. */
function requestKeys(part: Part): PromptKey[] {
  const { view, choices, words, begin } = part
  const stake = (action: DeadDiceAction): string =>
    action.type === 'request' && action.what in REQUEST_TABLE
      ? words.speak(`stake.${stakeOf(knownState(view), action.what)}`)
      : ''
  const open = actionsOf(part).map((action, i) => answerKey(part, action, { note: stake(action), main: i === 0 }))
  const own = choices.spaces.some(({ kind }) => kind === 'ownRequest')
    ? [{ ...WITHOUT, id: 'ownRequest', label: words.speak('talk.ownRequest'), run: () => begin?.('ownRequest') }]
    : []
  const refused = (choices.refused as readonly { action: DeadDiceAction; refusal: PromptKey['refusal'] }[]).map(
    ({ action, refusal }) => {
      const key = answerKey(part, action)
      return { ...key, id: `refused ${key.id}`, refusal }
    },
  )
  if (part.menu === 'ownRequest') return ownKeys(part)
  return [...open, ...own, ...refused]
}

/** [DD-11.3] A request in the players' own words: a game master says how much is at stake. */
function ownKeys(part: Part): PromptKey[] {
  const { draft, words } = part
  const refusal = draft?.checked?.refusal ?? (draft?.missing == null ? null : { rule: 'DD-11.3', key: 'request.blank' })
  return [
    { ...WITHOUT, id: 'send', label: words.speak('refuge.ask'), main: true, refusal, run: () => part.send?.() },
    {
      ...WITHOUT,
      id: 'back',
      label: words.speak('talk.back'),
      note: words.speak('press.Esc'),
      run: () => part.openMenu?.(null),
    },
  ]
}
