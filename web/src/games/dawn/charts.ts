import {
  BERSERK_UP_TO,
  CHARACTERS,
  countersOfOptions,
  type DawnAction,
  type DawnView,
  DOOR_COST,
  ENTER_COST,
  faceOfView,
  isMoving,
  mallOfOptions,
  pointsInAll,
  stepCostOf,
  TURNING_TOTALS,
  TWO_DICE,
  trailOf,
  UNITS,
} from '@shamble/game-dawn/table'
import type { Chart, ChartLine, ChartsOf } from '../../rules/reference.js'
import {
  attackGrid,
  breakGrid,
  type DawnSetting,
  entranceGrid,
  hiddenGrid,
  howManyGrid,
  peopleGrid,
  valuesGrid,
} from './chart-grids.js'
import { here, plus } from './chart-words.js'
import { conditionsOf } from './conditions.js'
import { pointedWalk } from './routes.js'
import { diceChart, panicChart, shotChart } from './shot-charts.js'

/** Those who pay the same to carry stand in one line. */
function carryLines(setting: DawnSetting, carry: number): ChartLine[] {
  const { options, words } = setting
  const { characters } = countersOfOptions(options)
  const extras = [...new Set(characters.map(({ carryExtra }) => carryExtra))]
  return extras.map((extra) => {
    const who = CHARACTERS.filter((_, c) => characters[c]!.carryExtra === extra)
    return {
      value: plus(extra),
      words: words.speak('chart.dawn.cost.carry', {
        who: words.speak(`chart.dawn.or.${who.length}`, {
          a: words.speak(`character.${who[0]}`),
          b: who[1] === undefined ? '' : words.speak(`character.${who[1]}`),
        }),
      }),
      rule: 'DAWN-5.6.b',
      ...here(carry === extra ? words.speak('chart.here', { value: plus(extra) }) : null),
    }
  })
}

function costChart(setting: DawnSetting): Chart {
  const { at, words } = setting
  const { speak } = words
  const part = at?.part ?? null
  const walk = part !== null && isMoving(part.view) ? pointedWalk(part) : undefined
  const { leave, carry } = walk === undefined ? { leave: 0, carry: 0 } : stepCostOf(part!.view)
  const does = (...types: readonly string[]): boolean => types.includes(part?.pointed?.type ?? '')
  const whenDone = (value: string, ...types: readonly string[]) =>
    here(does(...types) ? speak('chart.here', { value }) : null)
  const all = part !== null && isMoving(part.view) ? String(pointsInAll(part.view)) : speak('chart.dawn.cost.all')
  return {
    kind: 'lines',
    of: 'DAWN-5.9.a',
    note: speak('chart.dawn.cost'),
    lines: [
      {
        value: String(ENTER_COST),
        words: speak('chart.dawn.cost.enter'),
        rule: 'DAWN-5.0.c',
        ...here(
          walk === undefined ? null : speak('chart.dawn.cost.steps', { count: walk.path.length, value: walk.cost }),
        ),
      },
      {
        value: speak('chart.dawn.cost.value'),
        words: speak('chart.dawn.cost.leave'),
        rule: 'DAWN-5.4.b',
        ...here(leave > 0 ? speak('chart.here', { value: plus(leave) }) : null),
      },
      {
        value: String(DOOR_COST),
        words: speak('chart.dawn.cost.door'),
        rule: 'DAWN-5.5.a',
        ...whenDone(String(DOOR_COST), 'open', 'close'),
      },
      {
        value: speak('chart.dawn.cost.all'),
        words: speak('chart.dawn.cost.main'),
        rule: 'DAWN-5.5.b',
        ...whenDone(all, 'main'),
      },
      {
        value: speak('chart.dawn.cost.all'),
        words: speak('chart.dawn.cost.rifle'),
        rule: 'DAWN-12.0.b',
        ...whenDone(all, 'rifle'),
      },
      ...carryLines(setting, carry),
    ],
  }
}

function berserkChart({ at, words }: DawnSetting): Chart {
  const { speak } = words
  const rolled = /berserk|calmed/.test(at?.event?.kind ?? '') ? at?.event?.dice?.[0] : undefined
  const said = (is: boolean) => here(is ? speak('chart.here.rolled', { value: rolled! }) : null)
  return {
    kind: 'lines',
    of: 'DAWN-10.0.a',
    note: speak('chart.dawn.berserk'),
    lines: [
      {
        value: `1–${BERSERK_UP_TO}`,
        words: speak('chart.dawn.berserk.yes'),
        ...said(rolled !== undefined && rolled <= BERSERK_UP_TO),
      },
      {
        value: `${BERSERK_UP_TO + 1}–6`,
        words: speak('chart.dawn.berserk.no'),
        ...said(rolled !== undefined && rolled > BERSERK_UP_TO),
      },
    ],
  }
}

function turningChart({ at, words }: DawnSetting): Chart {
  const { speak } = words
  const event = at?.event
  const rolled = event?.kind === 'still-human' || event?.kind === 'turned-super' ? event.dice : undefined
  const total = rolled?.reduce((sum, die) => sum + die, 0)
  const ways = TURNING_TOTALS.reduce((sum, turning) => sum + TWO_DICE[turning]!, 0)
  const said = (is: boolean) => here(is ? speak('chart.here.rolled', { value: total! }) : null)
  return {
    kind: 'lines',
    of: 'DAWN-11.0.a',
    note: speak('chart.dawn.turning'),
    lines: [
      {
        value: TURNING_TOTALS.join(', '),
        words: speak('chart.dawn.turning.yes', { ways, of: 36 }),
        rule: 'DAWN-11.0.b',
        ...said(total !== undefined && TURNING_TOTALS.includes(total)),
      },
      {
        value: '3–11',
        words: speak('chart.dawn.turning.no'),
        ...said(total !== undefined && !TURNING_TOTALS.includes(total)),
      },
    ],
  }
}

/** [DAWN-7.5.a] How far they go. */
function farChart({ options, words }: DawnSetting): Chart {
  const { superMove } = countersOfOptions(options)
  return {
    kind: 'lines',
    of: 'DAWN-7.5.a',
    note: words.speak('chart.dawn.far'),
    lines: [
      { value: '1', words: words.speak('chart.dawn.far.unit') },
      { value: '2', words: words.speak('chart.dawn.far.berserk'), rule: 'DAWN-10.0.b' },
      { value: String(superMove), words: words.speak('chart.dawn.far.super'), rule: 'DAWN-11.2.a' },
    ],
  }
}

function unitsChart({ options, at, words }: DawnSetting): Chart {
  const { speak } = words
  const { plan } = mallOfOptions(options)
  const placed = plan.zombiePlacement.length
  const view = at?.part.view
  return {
    kind: 'lines',
    of: 'DAWN-3.1.a',
    note: speak('chart.dawn.units'),
    lines: [
      {
        value: String(placed),
        words: speak('chart.dawn.units.map'),
        rule: 'DAWN-3.1.a',
        ...here(view === undefined ? null : speak('chart.here', { value: view.units.length })),
      },
      {
        value: String(UNITS - placed),
        words: speak(options['mode'] === 'two-player' ? 'chart.dawn.units.box' : 'chart.dawn.units.pool'),
        rule: options['mode'] === 'two-player' ? 'DAWN-3.1.b' : 'DAWN-15.1.a',
        ...here(
          view === undefined
            ? null
            : speak('chart.here', { value: options['mode'] === 'two-player' ? view.inBox : view.inPool }),
        ),
      },
    ],
  }
}

/** How far both sides are from winning, where there is a table. */
function victoryChart({ at, words }: DawnSetting): Chart | null {
  if (at === null) return null
  return {
    kind: 'lines',
    note: words.speak('chart.dawn.victory'),
    lines: conditionsOf(at.part.view, words).map(({ name, detail, count, state }) => ({
      value: count,
      words: name,
      ...here(state === 'met' ? words.speak('chart.here.met') : detail),
    })),
  }
}

/** Somebody's figures now, where the case is about him. */
const facesNow = ({ at }: DawnSetting): readonly (readonly number[] | null)[] =>
  CHARACTERS.map((_, c) =>
    at !== null && trailOf(at.part.view).active.includes(c) ? faceOfView(at.part.view, c) : null,
  )

const CHARTS: Readonly<Record<string, (setting: DawnSetting) => readonly (Chart | null)[]>> = {
  '2.3': (setting) => [peopleGrid(setting, facesNow(setting)), valuesGrid(setting)],
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
  '14.1': (setting) => [victoryChart(setting)],
  '14.2': (setting) => [victoryChart(setting)],
  '15.6': (setting) => [howManyGrid(setting)],
  '15.8': (setting) => [hiddenGrid(setting)],
}

const charts: ChartsOf<DawnAction, DawnView> = (section, setting) =>
  (CHARTS[section]?.(setting) ?? []).filter((chart) => chart !== null)
export default charts
