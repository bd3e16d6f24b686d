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
import type { Chart } from '../../rules/reference.js'
import type { DawnSetting } from './chart-grids.js'
import { here, minus, plus } from './chart-words.js'
import { shotEnds, whole } from './keys.js'
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
  const given = (rule: string): number | null => odds?.modifiers.find((found) => found.rule === rule)?.value ?? null
  const says = (value: number | null): string | null =>
    value === null ? null : speak('chart.here', { value: minus(value) })
  const range = given('DAWN-6.7.b')
  const squares = range === null || shot === null ? 0 : range / SHOT_CHART.square / shot.who.length
  const same = shot !== null && odds !== null && odds.modifiers.length === 0
  return {
    kind: 'lines',
    of: 'DAWN-6.7.a',
    note: speak('chart.dawn.shot'),
    lines: [
      {
        value: '0',
        words: speak('chart.dawn.shot.same'),
        rule: 'DAWN-6.5.a',
        ...here(same ? speak('chart.here', { value: '0' }) : null),
      },
      {
        value: minus(SHOT_CHART.square),
        words: speak('chart.dawn.shot.square'),
        rule: 'DAWN-6.7.b',
        ...here(
          range === null
            ? null
            : speak('chart.dawn.shot.squares', {
                count: squares,
                number: numberWord(squares, words),
                value: minus(range),
              }),
        ),
      },
      {
        value: minus(SHOT_CHART.open),
        words: speak('chart.dawn.shot.open'),
        rule: 'DAWN-6.4.b',
        ...here(says(given('DAWN-6.7.a'))),
      },
      {
        value: minus(SHOT_CHART.closed),
        words: speak('chart.dawn.shot.closed'),
        rule: 'DAWN-6.7.c',
        ...here(says(given('DAWN-6.7.c'))),
      },
    ],
  }
}

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
  const rows = [
    ['unit', 'same', 'DAWN-6.5.a'],
    ['berserk', 'other', 'DAWN-6.5.a'],
    ['berserk', 'same', 'DAWN-10.6.a'],
    ['super', 'other', 'DAWN-11.5.a'],
    ['super', 'same', 'DAWN-11.5.a'],
  ] as const
  return {
    kind: 'lines',
    of: 'DAWN-6.5.a',
    note: speak(setting.options['panicDice'] === 'weapon' ? 'chart.dawn.panic.weapon' : 'chart.dawn.panic.one'),
    lines: rows.map(([what, where, rule]) => ({
      value: plus(PANIC_CHART[what][where] ?? 0),
      words: speak(`chart.dawn.panic.${what}.${where}`),
      rule,
      ...here(kind === what && place === where && said ? said : null),
    })),
  }
}

export function diceChart(setting: DawnSetting): Chart {
  const { options, at, words } = setting
  const { speak } = words
  const shooters = shotIn(setting)?.who ?? []
  const { characters } = countersOfOptions(options)
  const armed = (c: number): boolean => at?.part.view.rifle[c] === 1
  return {
    kind: 'lines',
    of: 'DAWN-6.6.a',
    note: speak('chart.dawn.dice', { most: MOST_DICE }),
    lines: [
      ...characters.map(({ shotDice }, c) => ({
        value: String(shotDice),
        words: personName(c, words),
        ...here(shooters.includes(c) && !armed(c) ? speak('chart.here.shoots') : null),
      })),
      {
        value: String(RIFLE_DICE),
        words: speak('chart.dawn.dice.rifle'),
        rule: 'DAWN-12.0.a',
        ...here(shooters.some(armed) ? speak('chart.here.shoots') : null),
      },
    ],
  }
}
