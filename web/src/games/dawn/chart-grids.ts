import {
  type AttackResult,
  aboutOf,
  attackColumns,
  attackFacts,
  CLOSED,
  countersOfOptions,
  type DawnAction,
  type DawnView,
  entranceRows,
  faceOfView,
  HIDDEN_TABLE,
  MAIN_DOOR_NAMES,
  mallOfView,
  numberOn,
  TWO_DICE,
  topFrame,
  trailOf,
  waysToBreak,
} from '@shamble/game-dawn/table'
import { cell, gridChart } from '../../rules/chart.js'
import type { Chart, ChartSetting } from '../../rules/reference.js'
import { whole } from './key-note.js'
import { personName } from './words.js'

export type DawnSetting = ChartSetting<DawnAction, DawnView>

export const sumOf = (dice: readonly number[]): number => dice.reduce((total, die) => total + die, 0)

/** The dice of the case, where it is about one of these. */
export function rolledFor({ at }: DawnSetting, ...kinds: readonly string[]): readonly number[] | undefined {
  const event = at?.event
  return kinds.includes(event?.kind ?? '') ? event?.dice : undefined
}

const valuesOf = ({ options }: DawnSetting): readonly number[] => [...new Set(countersOfOptions(options).zombieValues)]

/** Fire Rate, Panic Level and Movement Allowance of the four; those that count in the case in cold. */
export function peopleGrid({ options, at, words }: DawnSetting): Chart {
  const { speak } = words
  const isMoved = (c: number): boolean => at !== null && trailOf(at.part.view).active.includes(c)
  const figuresNow = (c: number): string => (isMoved(c) ? faceOfView(at!.part.view, c).join() : '')
  return gridChart(
    { note: speak('chart.dawn.people'), corner: speak('chart.dawn.people.who') },
    [speak('chart.dawn.people.normal'), speak('chart.dawn.people.infected')],
    countersOfOptions(options).characters.map(({ normal, infected }, c) => [
      personName(c, words),
      [normal, infected].map(({ fireRate, panicLevel, movementAllowance }) => {
        const figures = [fireRate, panicLevel, movementAllowance]
        return { text: figures.join(' · '), on: figures.join() === figuresNow(c) }
      }),
      isMoved(c),
    ]),
  )
}

/** How many units have each value. */
export function valuesGrid(setting: DawnSetting): Chart {
  const { speak } = setting.words
  const { zombieValues } = countersOfOptions(setting.options)
  const values = valuesOf(setting)
  const counts = values.map((value) => ({ text: String(zombieValues.filter((one) => one === value).length) }))
  return gridChart({ corner: speak('chart.dawn.values.value') }, values, [[speak('chart.dawn.values.units'), counts]])
}

const RESULTS: Readonly<Record<AttackResult, string>> = {
  infected: 'chart.dawn.attack.infected',
  stunned: 'chart.dawn.attack.stunned',
  none: 'chart.dawn.attack.none',
}

/** What an attack of the case strikes with, where that is known. */
function strengthIn({ at }: DawnSetting): number | null {
  const strength = at?.event ? aboutOf(at.event).strength : undefined
  if (typeof strength === 'number') return strength
  const frame = at === null ? undefined : topFrame(at.part.view)
  if (at === null || frame?.kind !== 'attack') return null
  return attackFacts(at.part.view, frame.square, Math.max(1, frame.number)).strength
}

export function attackGrid(setting: DawnSetting): Chart {
  const { speak } = setting.words
  const columns = attackColumns()
  const strength = strengthIn(setting)
  const dice = rolledFor(setting, 'attack-failed', 'stunned', 'infected', 'killed')
  const total = dice === undefined || dice.length === 0 ? null : sumOf(dice)
  const last = columns.length - 1
  const at =
    strength === null ? -1 : columns.findIndex(({ from, to }, i) => strength >= from && (strength <= to || i === last))
  return gridChart(
    { of: 'DAWN-8.8.a', note: speak('chart.dawn.attack'), corner: speak('chart.dawn.attack.corner') },
    columns.map(({ from, to }) => (from === to ? from : `${from}–${to}`)),
    (columns[0]?.results ?? []).map((_, row) => [
      row + 2,
      columns.map(({ results }, i) => {
        const key = RESULTS[results[row]!]
        const on = i === at && (total === null || row + 2 === total)
        return cell(speak(`${key}.mark`), results[row] !== 'none', { says: speak(key), on })
      }),
      row + 2 === total,
    ]),
    at,
  )
}

/** What two dice bring in, and what the doors of the table would let in now. */
export function entranceGrid(setting: DawnSetting): Chart {
  const { at, words } = setting
  const { speak } = words
  const dice = rolledFor(setting, 'entrance-rolled')
  const rolled = dice === undefined ? null : sumOf(dice)
  const shut = (door: number): boolean => {
    // What has been rolled for was let in or not: the record says which.
    if (at === null || rolled !== null) return false
    const { view } = at.part
    const { mainDoors, doors } = mallOfView(view)
    const index = mainDoors[door]!
    return view.doors[index] === CLOSED || view.units.some((unit) => unit.square === doors[index]!.squares[0])
  }
  const isNow = at !== null && rolled === null
  return gridChart(
    {
      of: 'DAWN-13.5.a',
      note: speak(isNow ? 'chart.dawn.entrance.now' : 'chart.dawn.entrance'),
      corner: speak('chart.dice'),
    },
    [...MAIN_DOOR_NAMES.map((name) => speak(`dawn.main.${name}`)), speak('chart.ways')],
    entranceRows().map(({ total, doors }) => [
      total,
      [
        ...MAIN_DOOR_NAMES.map((_, door) => {
          if (!doors.includes(door)) return cell('–', false, { says: speak('chart.dawn.entrance.none') })
          const name = shut(door) ? 'shut' : 'one'
          return cell(speak(`chart.dawn.entrance.${name}`), name === 'one', { on: total === rolled })
        }),
        cell(`${TWO_DICE[total]}/36`, false),
      ],
      total === rolled,
    ]),
  )
}

export function hiddenGrid(setting: DawnSetting): Chart {
  const { speak } = setting.words
  const rolled = rolledFor(setting, 'hidden-digit', 'nothing-hidden')
  const at = rolled === undefined ? { column: -1, row: -1 } : { column: rolled[0]! <= 3 ? 0 : 1, row: rolled[1]! - 1 }
  return gridChart(
    { of: 'DAWN-15.8.a', note: speak('chart.dawn.hidden'), corner: speak('chart.dawn.hidden.second') },
    ['1–3', '4–6'].map((dice) => speak('chart.dawn.hidden.first', { dice })),
    HIDDEN_TABLE.map((digits, row) => [
      row + 1,
      digits.map((digit, i) => {
        const on = i === at.column && row === at.row
        return digit < 0 ? cell('–', false, { says: speak('chart.dawn.hidden.none'), on }) : cell(digit, true, { on })
      }),
      row === at.row,
    ]),
    at.column,
  )
}

/** How many of those in a square are attacked where nobody decides. */
export function howManyGrid(setting: DawnSetting): Chart {
  const { speak } = setting.words
  const rolled = rolledFor(setting, 'number-rolled')?.[0]
  const crowds = [2, 3, 4]
  return gridChart(
    { of: 'DAWN-15.6.a', note: speak('chart.dawn.how-many'), corner: speak('chart.die') },
    crowds.map((there) => speak('chart.dawn.how-many.of', { there })),
    [1, 2, 3, 4, 5, 6].map((die) => [
      die,
      crowds.map((there) => {
        const number = numberOn(die, there)
        return cell(number ?? speak('chart.dawn.how-many.again'), number !== null)
      }),
      die === rolled,
    ]),
  )
}

export function breakGrid(setting: DawnSetting): Chart {
  const { at, words } = setting
  const { speak } = words
  const values = valuesOf(setting)
  const pointed = at?.part.pointed
  const known =
    pointed?.type === 'break' ? at?.part.view.units.find((unit) => unit.square === pointed.from)?.value : undefined
  const chances = values.map((value) => {
    const ways = waysToBreak(value)
    const text = speak('dawn.percent', { n: whole(ways / 36) })
    return cell(text, ways > 0, { says: `${ways}/36`, on: value === known })
  })
  return gridChart(
    { note: speak('chart.dawn.break'), corner: speak('chart.dawn.values.value') },
    values,
    [[speak('chart.dawn.break.chance'), chances]],
    known === undefined ? -1 : values.indexOf(known),
  )
}
