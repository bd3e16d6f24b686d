import { seededChance } from '@shamble/chance'
import dwa from '@shamble/game-dwa'
import type { DwaAction, DwaView } from '@shamble/game-dwa/table'
import { plainChoices } from '@shamble/host'
import { Engine, type GameEvent, type Plain } from '@shamble/kernel'
import { resolveOptions } from '@shamble/module'
import { gameSpeaker } from '@shamble/text'
import type { LogLine } from '../../../table/table-state.js'
import type { Part } from '../part.js'
import texts from '../text/index.js'

/** One turn, nobody near, and a victory of the dead that leaves everybody alive. */
export const DEAD_END = {
  format: 'shamble-scenario/1',
  name: 'Dead end',
  table: { width: 600, depth: 600 },
  deployment: [
    {
      outline: [
        [100, 100],
        [400, 100],
        [400, 250],
        [100, 250],
      ],
    },
  ],
  zombies: [{ at: [560, 560] }],
  arrivals: [],
  turnLimit: 1,
  victory: { major: { survivors: 9 }, minor: { survivors: 9 }, dead: { survivors: 0 } },
} as const

const member = (name: string, more: Readonly<Record<string, Plain>>): Plain => ({
  name,
  gender: 'woman',
  archetype: 'law',
  ...more,
})

const TEAM: Plain = {
  name: 'Station 9',
  size: 3,
  members: [
    member('Mara', { abilities: ['shotguns'], weapons: ['pumpShotgun', 'bat'], xp: 4, trauma: 5 }),
    member('Rosa', {
      abilities: ['cool'],
      weapons: ['revolver', 'pistol'],
      wounds: 2,
      pouch: { objects: [{ what: 'mediumKit', of: '', on: false }] },
    }),
  ],
}

const QUIET: readonly DwaAction['type'][] = ['deployRest', 'fearAll', 'endPhase', 'close', 'pass', 'goOn', 'rest']

/** A campaign after its game, as the page is shown it when this is asked; `over` for its end. */
export function after(
  question: string,
  change: (state: { humans: { trauma: number }[] }) => void = () => {},
): Part & {
  readonly log: readonly LogLine[]
} {
  const { game } = dwa
  const engine = new Engine(game)
  const options = { campaign: true, recruits: false, ownScenario: DEAD_END as unknown as Plain, teams: [TEAM] }
  const chance = seededChance('after')
  let { state } = engine.start(resolveOptions(game.options, options), chance)
  change(state)
  const log: LogLine[] = []
  while (state.questions[0] !== undefined && state.questions[0].kind !== question) {
    const { actions } = engine.choices(state, 0)
    const answer = QUIET.flatMap((type) => actions.find((action) => action.type === type) ?? [])[0] ?? actions[0]!
    const applied = engine.apply(state, 0, answer, chance)
    if (!applied.ok) throw new Error(`${answer.type} is refused by ${applied.refusal.rule}`)
    state = applied.state
    log.push(...applied.events.map((event: GameEvent) => ({ seq: state.seq, turn: state.turn, event })))
  }
  const view = game.view(state, 0) as DwaView
  return {
    view,
    log,
    choices: plainChoices(engine.choices(state, 0)),
    questions: view.questions,
    menu: null,
    words: { speak: gameSpeaker(dwa, 'en', texts.en), language: 'en', seat: () => '' },
    look: () => {},
  } as unknown as Part & { readonly log: readonly LogLine[] }
}
