import { EXPERIENCE } from '@shamble/game-dead-dice/people'
import { type DeadDiceAction, Named } from '@shamble/game-dead-dice/table'
import type { PromptKey } from '../../table-game.js'
import { answerKey, WITHOUT } from '../creation/keys.js'
import { askedOf } from '../moment.js'
import type { Part } from '../part.js'

/** The trait that is being learnt is set beside the keys. */
export const LEARN = 'learn'

/** The keys of votes and experience; `null` for other questions. */
export function endKeys(part: Part): readonly PromptKey[] | null {
  switch (askedOf(part)) {
    case 'goodSamaritan':
    case 'killOfTheWeek':
      return voteKeys(part)
    case 'experience':
      return part.menu === LEARN && part.draft?.space.kind === LEARN ? learnKeys(part) : experienceKeys(part)
    default:
      return null
  }
}

const actionsOf = (part: Part): readonly DeadDiceAction[] => part.choices.actions as readonly DeadDiceAction[]

/** Those who came through; the dead stay in the list, with the reason. */
function voteKeys(part: Part): PromptKey[] {
  const { view, words } = part
  const named = new Named(view, words.speak)
  const votes = actionsOf(part).filter((action) => action.type === 'vote')
  const barred = view.survivors.flatMap((_, seat): PromptKey[] =>
    votes.some((vote) => vote.seat === seat)
      ? []
      : [
          {
            ...WITHOUT,
            id: `refused vote ${seat}`,
            label: named.say(named.who(seat)),
            refusal: { rule: 'DD-12.8', key: 'end.vote.dead' },
            run: () => {},
          },
        ],
  )
  const abstain = actionsOf(part).filter(({ type }) => type === 'abstain')
  return [...votes.map((vote) => answerKey(part, vote)), ...abstain.map((one) => answerKey(part, one)), ...barred]
}

function experienceKeys(part: Part): PromptKey[] {
  const { words, choices, begin } = part
  const { speak } = words
  const improve = actionsOf(part).filter(({ type }) => type === 'improve')
  const rest = actionsOf(part).filter(({ type }) => type !== 'improve')
  const refused = (choices.refused as readonly { action: DeadDiceAction; refusal: PromptKey['refusal'] }[]).map(
    ({ action, refusal }) => {
      const key = answerKey(part, action)
      return { ...key, id: `refused ${key.id}`, refusal }
    },
  )
  const learn: PromptKey[] = choices.spaces.some(({ kind }) => kind === LEARN)
    ? [
        {
          ...WITHOUT,
          id: LEARN,
          label: speak('end.learn'),
          note: speak('end.points', { count: EXPERIENCE.trait }),
          run: () => begin?.(LEARN),
        },
      ]
    : []
  return [
    ...improve.map((action) => answerKey(part, action, { note: speak('end.points', { count: EXPERIENCE.score }) })),
    ...learn,
    ...rest.map((action) => answerKey(part, action)),
    ...refused,
  ]
}

function learnKeys(part: Part): PromptKey[] {
  const { draft, words } = part
  const { speak } = words
  const refusal =
    draft?.checked?.refusal ?? (draft?.missing == null ? null : { rule: 'DD-1.6', key: 'creation.missing.traits' })
  return [
    { ...WITHOUT, id: 'send', label: speak('end.learn.send'), main: true, refusal, run: () => part.send?.() },
    {
      ...WITHOUT,
      id: 'back',
      label: speak('talk.back'),
      note: speak('press.Esc'),
      run: () => part.openMenu?.(null),
    },
  ]
}
