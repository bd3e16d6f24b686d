import dawn from '@shamble/game-dawn/module'
import {
  countersOfOptions,
  type DawnAction,
  MOST_DICE,
  PANIC_CHART,
  RIFLE_DICE,
  SHOT_CHART,
  shotFacts,
} from '@shamble/game-dawn/table'
import { line, linesChart, minus, plus } from '../../rules/chart.js'
import type { Chart } from '../../rules/reference.js'
import type { DawnSetting } from './chart-grids.js'
import { shotEnds, whole } from './key-note.js'
import { numberWord, personName } from './words.js'

/** The shot that the case is about, if it is one. */
function shotIn({ at }: DawnSetting): Extract<DawnAction, { type: 'shoot' | 'fire' }> | null {
  const pointed = at?.part.pointed ?? null
  return pointed?.type === 'shoot' || pointed?.type === 'fire' ? pointed : null
}

export function shotChart(setting: DawnSetting): Chart {
  const { at, words } = setting
  const { speak } = words
  const shot = shotIn(setting)
  const odds = shot === null ? null : (dawn.game.odds?.(at!.part.view, shot) ?? null)
  const given = (rule: string): number | undefined => odds?.modifiers.find((found) => found.rule === rule)?.value
  const says = (value: number | undefined): string | null =>
    value === undefined ? null : speak('chart.here', { value: minus(value) })
  const range = given('DAWN-6.7.b')
  const count = range === undefined ? 0 : range / SHOT_CHART.square / shot!.who.length
  const squares =
    range === undefined
      ? null
      : speak('chart.dawn.shot.squares', { count, number: numberWord(count, words), value: minus(range) })
  return linesChart(
    speak('chart.dawn.shot'),
    [
      line(0, speak('chart.dawn.shot.same'), 'DAWN-6.5.a', odds?.modifiers.length === 0 ? says(0) : null),
      line(minus(SHOT_CHART.square), speak('chart.dawn.shot.square'), 'DAWN-6.7.b', squares),
      line(minus(SHOT_CHART.open), speak('chart.dawn.shot.open'), 'DAWN-6.4.b', says(given('DAWN-6.7.a'))),
      line(minus(SHOT_CHART.closed), speak('chart.dawn.shot.closed'), 'DAWN-6.7.c', says(given('DAWN-6.7.c'))),
    ],
    'DAWN-6.7.a',
  )
}

const PANIC_ROWS = [
  ['unit', 'same', 'DAWN-6.5.a'],
  ['berserk', 'other', 'DAWN-6.5.a'],
  ['berserk', 'same', 'DAWN-10.6.a'],
  ['super', 'other', 'DAWN-11.5.a'],
  ['super', 'same', 'DAWN-11.5.a'],
] as const

export function panicChart(setting: DawnSetting): Chart {
  const { at, words } = setting
  const { speak } = words
  const shot = shotIn(setting)
  const [from, target] = shot === null ? [-1, -1] : shotEnds(shot, at!.part.view)
  const facts = shot === null || from < 0 ? null : shotFacts(at!.part.view, shot.who, from, target)
  const kind = facts === null ? null : facts.target === 'super' || facts.target === 'berserk' ? facts.target : 'unit'
  const place = from === target ? 'same' : 'other'
  const said = facts?.panic
    .map(({ level, ways, of }) => speak('chart.dawn.panic.level', { level, n: whole(ways / of) }))
    .join(' · ')
  return linesChart(
    speak(setting.options['panicDice'] === 'weapon' ? 'chart.dawn.panic.weapon' : 'chart.dawn.panic.one'),
    PANIC_ROWS.map(([what, where, rule]) => {
      const here = kind === what && place === where ? said || null : null
      return line(plus(PANIC_CHART[what][where] ?? 0), speak(`chart.dawn.panic.${what}.${where}`), rule, here)
    }),
    'DAWN-6.5.a',
  )
}

export function diceChart(setting: DawnSetting): Chart {
  const { options, at, words } = setting
  const { speak } = words
  const shooters = shotIn(setting)?.who ?? []
  const armed = (c: number): boolean => at?.part.view.rifle[c] === 1
  const shoots = (is: boolean): string | null => (is ? speak('chart.here.shoots') : null)
  return linesChart(
    speak('chart.dawn.dice', { most: MOST_DICE }),
    [
      ...countersOfOptions(options).characters.map(({ shotDice }, c) =>
        line(shotDice, personName(c, words), null, shoots(shooters.includes(c) && !armed(c))),
      ),
      line(RIFLE_DICE, speak('chart.dawn.dice.rifle'), 'DAWN-12.0.a', shoots(shooters.some(armed))),
    ],
    'DAWN-6.6.a',
  )
}
