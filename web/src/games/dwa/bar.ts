import type { DwaFrame, DwaView } from '@shamble/game-dwa/table'
import type { BarText, Phase, Words } from '../table-game.js'
import { acting } from './acting.js'

const TESTS: readonly DwaFrame['kind'][] = ['fear', 'bodies', 'wounds']

/** Which phase of the turn is under way. */
export function phaseOf(view: DwaView): 'setup' | 'tests' | 'humans' | 'zombies' | 'after' {
  const kinds = (view.frames as DwaFrame[]).map(({ kind }) => kind)
  if (kinds.includes('aftermath')) return 'after'
  if (kinds.includes('zombies')) return 'zombies'
  if (kinds.includes('humans')) return 'humans'
  return kinds.some((kind) => TESTS.includes(kind)) ? 'tests' : kinds.includes('turn') ? 'tests' : 'setup'
}

export function bar(view: DwaView, words: Words): BarText {
  const { speak } = words
  const now = phaseOf(view)
  const done = view.humans.filter(({ team, now: { acted } }) => team >= 0 && acted !== 'ready').length
  const all = view.humans.filter(
    ({ team, whereabouts }) => team >= 0 && (whereabouts === 'table' || whereabouts === 'vehicle'),
  ).length
  const phase = (name: 'tests' | 'humans' | 'zombies', mark: string): Phase => ({
    mark,
    name:
      name === 'humans' && now === 'humans' ? speak('dwa.phase.humansOf', { done, all }) : speak(`dwa.phase.${name}`),
    current: now === name && view.outcome === null,
  })
  const active = acting(view)
  return {
    turn:
      now === 'setup' && view.outcome === null
        ? { word: speak('dwa.setup'), short: speak('dwa.setup.short') }
        : { word: speak('dwa.turn'), number: String(view.turn) },
    phases: [phase('tests', '1'), phase('humans', '2'), phase('zombies', '3')],
    now: {
      what: active === null ? speak(`dwa.now.${view.outcome === null ? now : 'over'}`) : active.name,
      left: speak('dwa.zombies', { count: view.zombies.length }),
    },
  }
}
