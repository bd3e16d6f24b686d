import {
  BERSERK_UP_TO,
  CHARACTERS,
  countersOfOptions,
  type DawnAction,
  type DawnView,
  DOOR_COST,
  ENTER_COST,
  isMoving,
  mallOfOptions,
  pointsInAll,
  stepCostOf,
  TURNING_TOTALS,
  TWO_DICE,
  UNITS,
} from '@shamble/game-dawn/table'
import { line, linesChart, plus } from '../../rules/chart.js'
import type { Chart, ChartLine, ChartsOf } from '../../rules/reference.js'
import {
  attackGrid,
  breakGrid,
  type DawnSetting,
  entranceGrid,
  hiddenGrid,
  howManyGrid,
  peopleGrid,
  rolledFor,
  sumOf,
  valuesGrid,
} from './chart-grids.js'
import { conditionsOf } from './conditions.js'
import { pointedWalk } from './routes.js'
import { diceChart, panicChart, shotChart } from './shot-charts.js'

/** Those who pay the same to carry are in one line. */
function carryLines({ options, words: { speak } }: DawnSetting, carry: number): ChartLine[] {
  const { characters } = countersOfOptions(options)
  const extras = [...new Set(characters.map(({ carryExtra }) => carryExtra))]
  return extras.map((extra) => {
    const [a = '', b = ''] = CHARACTERS.filter((_, c) => characters[c]!.carryExtra === extra).map((name) =>
      speak(`character.${name}`),
    )
    const who = speak(`chart.dawn.or.${b === '' ? 1 : 2}`, { a, b })
    const here = carry === extra ? speak('chart.here', { value: plus(extra) }) : null
    return line(plus(extra), speak('chart.dawn.cost.carry', { who }), 'DAWN-5.6.b', here)
  })
}

function costChart(setting: DawnSetting): Chart {
  const { at, words } = setting
  const { speak } = words
  const part = at !== null && isMoving(at.part.view) ? at.part : null
  const walk = part === null ? undefined : pointedWalk(part)
  const { leave, carry } = walk === undefined ? { leave: 0, carry: 0 } : stepCostOf(part!.view)
  const done = (value: string | number, ...types: readonly string[]): string | null =>
    types.includes(at?.part.pointed?.type ?? '') ? speak('chart.here', { value }) : null
  const all = speak('chart.dawn.cost.all')
  const points = part === null ? all : pointsInAll(part.view)
  const steps =
    walk === undefined ? null : speak('chart.dawn.cost.steps', { count: walk.path.length, value: walk.cost })
  const left = leave > 0 ? speak('chart.here', { value: plus(leave) }) : null
  return linesChart(
    speak('chart.dawn.cost'),
    [
      line(ENTER_COST, speak('chart.dawn.cost.enter'), 'DAWN-5.0.c', steps),
      line(speak('chart.dawn.cost.value'), speak('chart.dawn.cost.leave'), 'DAWN-5.4.b', left),
      line(DOOR_COST, speak('chart.dawn.cost.door'), 'DAWN-5.5.a', done(DOOR_COST, 'open', 'close')),
      line(all, speak('chart.dawn.cost.main'), 'DAWN-5.5.b', done(points, 'main')),
      line(all, speak('chart.dawn.cost.rifle'), 'DAWN-12.0.b', done(points, 'rifle')),
      ...carryLines(setting, carry),
    ],
    'DAWN-5.9.a',
  )
}

function berserkChart(setting: DawnSetting): Chart {
  const { speak } = setting.words
  const rolled = rolledFor(setting, 'berserk', 'not-berserk', 'calmed', 'stays-berserk')?.[0]
  const said = (is: boolean) => (rolled !== undefined && is ? speak('chart.here.rolled', { value: rolled }) : null)
  return linesChart(
    speak('chart.dawn.berserk'),
    [
      line(`1–${BERSERK_UP_TO}`, speak('chart.dawn.berserk.yes'), null, said(rolled! <= BERSERK_UP_TO)),
      line(`${BERSERK_UP_TO + 1}–6`, speak('chart.dawn.berserk.no'), null, said(rolled! > BERSERK_UP_TO)),
    ],
    'DAWN-10.0.a',
  )
}

function turningChart(setting: DawnSetting): Chart {
  const { speak } = setting.words
  const dice = rolledFor(setting, 'still-human', 'turned-super')
  const total = dice === undefined ? undefined : sumOf(dice)
  const ways = sumOf(TURNING_TOTALS.map((turning) => TWO_DICE[turning]!))
  const said = (turns: boolean): string | null =>
    total !== undefined && TURNING_TOTALS.includes(total) === turns
      ? speak('chart.here.rolled', { value: total })
      : null
  const yes = speak('chart.dawn.turning.yes', { ways, of: 36 })
  return linesChart(
    speak('chart.dawn.turning'),
    [
      line(TURNING_TOTALS.join(', '), yes, 'DAWN-11.0.b', said(true)),
      line('3–11', speak('chart.dawn.turning.no'), null, said(false)),
    ],
    'DAWN-11.0.a',
  )
}

/** [DAWN-7.5.a] How far they go. */
const farChart = ({ options, words: { speak } }: DawnSetting): Chart =>
  linesChart(
    speak('chart.dawn.far'),
    [
      line(1, speak('chart.dawn.far.unit')),
      line(2, speak('chart.dawn.far.berserk'), 'DAWN-10.0.b'),
      line(countersOfOptions(options).superMove, speak('chart.dawn.far.super'), 'DAWN-11.2.a'),
    ],
    'DAWN-7.5.a',
  )

function unitsChart({ options, at, words: { speak } }: DawnSetting): Chart {
  const placed = mallOfOptions(options).plan.zombiePlacement.length
  const view = at?.part.view
  const now = (value: number | undefined): string | null =>
    value === undefined ? null : speak('chart.here', { value })
  const rest =
    options['mode'] === 'two-player'
      ? line(UNITS - placed, speak('chart.dawn.units.box'), 'DAWN-3.1.b', now(view?.inBox))
      : line(UNITS - placed, speak('chart.dawn.units.pool'), 'DAWN-15.1.a', now(view?.inPool))
  return linesChart(
    speak('chart.dawn.units'),
    [line(placed, speak('chart.dawn.units.map'), 'DAWN-3.1.a', now(view?.units.length)), rest],
    'DAWN-3.1.a',
  )
}

/** How far both sides are from winning, where there is a table. */
function victoryChart({ at, words }: DawnSetting): Chart[] {
  if (at === null) return []
  const met = words.speak('chart.here.met')
  const lines = conditionsOf(at.part.view, words).map(({ name, detail, count, state }) =>
    line(count, name, null, state === 'met' ? met : detail),
  )
  return [linesChart(words.speak('chart.dawn.victory'), lines)]
}

const CHARTS: Readonly<Record<string, (setting: DawnSetting) => readonly Chart[]>> = {
  '2.3': (setting) => [peopleGrid(setting), valuesGrid(setting)],
  '3.1': (setting) => [unitsChart(setting)],
  '5.9': (setting) => [costChart(setting)],
  '6.5': (setting) => [panicChart(setting)],
  '6.6': (setting) => [diceChart(setting)],
  '6.7': (setting) => [shotChart(setting)],
  '7.5': (setting) => [farChart(setting)],
  '8.2': (setting) => [attackGrid(setting)],
  '8.8': (setting) => [attackGrid(setting)],
  '10.0': (setting) => [berserkChart(setting)],
  '10.5': (setting) => [breakGrid(setting)],
  '11.0': (setting) => [turningChart(setting)],
  '13.5': (setting) => [entranceGrid(setting)],
  '14.1': victoryChart,
  '14.2': victoryChart,
  '15.6': (setting) => [howManyGrid(setting)],
  '15.8': (setting) => [hiddenGrid(setting)],
}

const charts: ChartsOf<DawnAction, DawnView> = (section, setting) => CHARTS[section]?.(setting) ?? []
export default charts
