import dwa from '@shamble/game-dwa/play'
import type { DwaAction } from '@shamble/game-dwa/table'
import type { Refusal } from '@shamble/kernel'
import type { PromptKey } from '../../table-game.js'
import type { Part } from '../part.js'
import { openAbilities } from './ledger.js'
import { actionsOf, askedOf, giving, learnersOf, learning, openOf } from './moment.js'

const WITHOUT = { note: '', main: false, refusal: null, look: (): void => {} } as const

/** The keys after a game; `null` at any other time. */
export function campaignKeys(part: Part): readonly PromptKey[] | null {
  switch (askedOf(part)) {
    case 'cure':
      return withMain([...actionsOf(part, 'cure').map((action) => key(part, action)), goOn(part)])
    case 'disorder':
      return withMain(disorderKeys(part))
    case 'learn':
      return learnKeys(part)
    case 'gear':
      return giving(part) === null ? withMain(gearKeys(part)) : giveKeys(part)
    default:
      return null
  }
}

/** The first that can be pressed stands out. */
function withMain(keys: readonly PromptKey[]): PromptKey[] {
  const main = keys.findIndex(({ refusal }) => refusal === null)
  return keys.map((one, i) => ({ ...one, main: i === main }))
}

function key(part: Part, action: DwaAction, refusal: Refusal | null = null): PromptKey {
  const { view, words } = part
  const id = dwa.notation.write(action)
  return {
    ...WITHOUT,
    id: refusal === null ? id : `refused ${id}`,
    label: dwa.label(action, view, words.speak),
    refusal,
    run: () => part.answer(action),
    look: () => part.look(action),
  }
}

const goOn = (part: Part): PromptKey => ({ ...key(part, { type: 'close' }), note: openNote(part) })

/** What would be left undone. */
function openNote(part: Part): string {
  const left = learnersOf(part).length
  return left === 0 ? '' : part.words.speak('campaign.later', { count: left })
}

function disorderKeys(part: Part): PromptKey[] {
  const { speak } = part.words
  const all = actionsOf(part, 'disorder')
  const roll = all.find(({ how }) => how === 'roll')
  const [kind, disorder] = openOf(part.menu)
  const picked =
    kind === 'disorder' ? all.find((action) => action.how === 'pick' && action.disorder === disorder) : undefined
  const canPick = all.some(({ how }) => how === 'pick')
  const ask: PromptKey = {
    ...WITHOUT,
    id: 'pick',
    label: speak('campaign.pick'),
    refusal: { rule: 'DWA-16.7.2.a', key: 'dwa.campaign.pickFirst' },
    run: () => {},
  }
  return [
    ...(picked === undefined ? [] : [key(part, picked)]),
    ...(roll === undefined
      ? []
      : [{ ...key(part, roll), label: speak('campaign.roll'), note: speak('campaign.asBelow') }]),
    ...(picked === undefined && canPick ? [ask] : []),
  ]
}

function learnKeys(part: Part): PromptKey[] {
  const { speak } = part.words
  const now = learning(part)
  const picked =
    now?.ability == null
      ? undefined
      : actionsOf(part, 'learn').find(({ human, ability }) => human === now.human && ability === now.ability)
  const others = learnersOf(part).filter((id) => id !== now?.human)
  const ask: PromptKey = {
    ...WITHOUT,
    id: 'pick',
    label: speak('campaign.learns', { who: now === null ? '' : part.view.humans[now.human]!.name }),
    refusal: { rule: 'DWA-16.5.b', key: 'dwa.campaign.pickAbility' },
    run: () => {},
  }
  const isDone = learnersOf(part).length === 0
  return [
    // Anyone who may still learn is not passed over by the filled key.
    picked === undefined ? ask : { ...key(part, picked), main: true },
    ...others.map((id) => ({
      ...WITHOUT,
      id: `learner ${id}`,
      label: speak('campaign.chooseFor', { who: part.view.humans[id]!.name }),
      note: speak('campaign.open', { count: openAbilities(part.view.humans[id]!) }),
      run: () => part.openMenu?.(`learn ${id}`),
    })),
    { ...goOn(part), main: isDone },
  ]
}

const gearKeys = (part: Part): PromptKey[] => [
  ...actionsOf(part, 'heal').map((action) => key(part, action)),
  { ...key(part, { type: 'close' }), label: part.words.speak('campaign.closeGear') },
]

/** To whom a thing can go, and to whom not. */
function giveKeys(part: Part): PromptKey[] {
  const { from, thing } = giving(part)!
  const isIt = (action: DwaAction): boolean =>
    action.type === 'handOver' && action.from === from && action.thing === thing
  const refused = part.choices.refused.filter(({ action }) => isIt(action as DwaAction))
  return [
    ...withMain(
      actionsOf(part, 'handOver')
        .filter(isIt)
        .map((action) => key(part, action)),
    ),
    ...refused.map(({ action, refusal }) => key(part, action as DwaAction, refusal)),
    {
      ...WITHOUT,
      id: 'back',
      label: part.words.speak('muster.back'),
      note: part.words.speak('press.Esc'),
      run: () => part.openMenu?.(null),
    },
  ]
}
