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
  HIDDEN_TABLE,
  MAIN_DOOR_NAMES,
  mallOfView,
  numberOn,
  TWO_DICE,
  topFrame,
  trailOf,
  waysToBreak,
} from '@shamble/game-dawn/table'
import type { Chart, ChartSetting, GridCell } from '../../rules/reference.js'
import { whole } from './keys.js'
import { personName } from './words.js'

export type DawnSetting = ChartSetting<DawnAction, DawnView>
type Grid = Extract<Chart, { kind: 'grid' }>

const sum = (dice: readonly number[] | undefined): number | null =>
  dice === undefined || dice.length === 0 ? null : dice.reduce((total, die) => total + die, 0)

/** Fire Rate, Panic Level and Movement Allowance of the four; those that count in the case in cold. */
export function peopleGrid({ options, at, words }: DawnSetting, now: readonly (readonly number[] | null)[]): Grid {
  const { speak } = words
  const { characters } = countersOfOptions(options)
  const face = (figures: readonly number[], on: boolean): GridCell => ({ text: figures.join(' · '), on })
  const same = (a: readonly number[], b: readonly number[] | null): boolean => b !== null && a.join() === b.join()
  return {
    kind: 'grid',
    note: speak('chart.dawn.people'),
    corner: speak('chart.dawn.people.who'),
    columns: [{ text: speak('chart.dawn.people.normal') }, { text: speak('chart.dawn.people.infected') }],
    rows: characters.map(({ normal, infected }, c) => {
      const faces = [normal, infected].map((one) => [one.fireRate, one.panicLevel, one.movementAllowance])
      return {
        head: personName(c, words),
        on: at !== null && trailOf(at.part.view).active.includes(c),
        cells: faces.map((figures) => face(figures, same(figures, now[c] ?? null))),
      }
    }),
  }
}

/** How many units have each value. */
export function valuesGrid({ options, words }: DawnSetting): Grid {
  const { zombieValues } = countersOfOptions(options)
  const values = [...new Set(zombieValues)]
  return {
    kind: 'grid',
    note: '',
    corner: words.speak('chart.dawn.values.value'),
    columns: values.map((value) => ({ text: String(value) })),
    rows: [
      {
        head: words.speak('chart.dawn.values.units'),
        cells: values.map((value) => ({ text: String(zombieValues.filter((one) => one === value).length) })),
      },
    ],
  }
}

const MARK: Readonly<Record<AttackResult, { readonly key: string; readonly tone: 'strong' | 'weak' }>> = {
  infected: { key: 'chart.dawn.attack.infected', tone: 'strong' },
  stunned: { key: 'chart.dawn.attack.stunned', tone: 'strong' },
  none: { key: 'chart.dawn.attack.none', tone: 'weak' },
}

/** What an attack of the case strikes with, and what fell, where that is known. */
function attackCase({ at }: DawnSetting): { readonly strength: number | null; readonly total: number | null } {
  const event = at?.event
  const strength = event === null || event === undefined ? undefined : aboutOf(event).strength
  const rolled = /^(attack-failed|stunned|infected|killed)$/.test(event?.kind ?? '') ? sum(event?.dice) : null
  if (typeof strength === 'number') return { strength, total: rolled }
  const frame = at === null ? undefined : topFrame(at.part.view)
  if (at === null || frame?.kind !== 'attack') return { strength: null, total: rolled }
  return { strength: attackFacts(at.part.view, frame.square, Math.max(1, frame.number)).strength, total: rolled }
}

export function attackGrid(setting: DawnSetting): Grid {
  const { speak } = setting.words
  const columns = attackColumns()
  const { strength, total } = attackCase(setting)
  const last = columns.length - 1
  const at =
    strength === null ? -1 : columns.findIndex(({ from, to }, i) => strength >= from && (strength <= to || i === last))
  return {
    kind: 'grid',
    of: 'DAWN-8.8.a',
    note: speak('chart.dawn.attack'),
    corner: speak('chart.dawn.attack.corner'),
    columns: columns.map(({ from, to }, i) => ({ text: from === to ? String(from) : `${from}–${to}`, on: i === at })),
    rows: (columns[0]?.results ?? []).map((_, row) => ({
      head: String(row + 2),
      on: row + 2 === total,
      cells: columns.map(({ results }, i) => {
        const { key, tone } = MARK[results[row]!]
        return {
          text: speak(`${key}.mark`),
          says: speak(key),
          tone,
          on: i === at && (total === null || row + 2 === total),
        }
      }),
    })),
  }
}

/** What two dice bring in, and what the doors of the table would let in now. */
export function entranceGrid({ at, words }: DawnSetting): Grid {
  const { speak } = words
  const event = at?.event
  const rolled = event?.kind === 'entrance-rolled' ? sum(event.dice) : null
  const shut = (door: number): boolean => {
    // What has been rolled for was let in or not: the record says which.
    if (at === null || rolled !== null) return false
    const { mainDoors, doors } = mallOfView(at.part.view)
    const index = mainDoors[door]!
    const square = doors[index]!.squares[0]!
    return at.part.view.doors[index] === CLOSED || at.part.view.units.some((unit) => unit.square === square)
  }
  return {
    kind: 'grid',
    of: 'DAWN-13.5.a',
    note: speak(at === null || rolled !== null ? 'chart.dawn.entrance' : 'chart.dawn.entrance.now'),
    corner: speak('chart.dice'),
    columns: [...MAIN_DOOR_NAMES.map((name) => ({ text: speak(`dawn.main.${name}`) })), { text: speak('chart.ways') }],
    rows: entranceRows().map(({ total, doors }) => ({
      head: String(total),
      on: total === rolled,
      cells: [
        ...MAIN_DOOR_NAMES.map((_, door): GridCell => {
          if (!doors.includes(door)) return { text: '–', says: speak('chart.dawn.entrance.none'), tone: 'weak' }
          return shut(door)
            ? { text: speak('chart.dawn.entrance.shut'), tone: 'weak', on: total === rolled }
            : { text: speak('chart.dawn.entrance.one'), tone: 'strong', on: total === rolled }
        }),
        { text: `${TWO_DICE[total]}/36`, tone: 'weak' },
      ],
    })),
  }
}

export function hiddenGrid({ at, words }: DawnSetting): Grid {
  const { speak } = words
  const event = at?.event
  const rolled = event?.kind === 'hidden-digit' || event?.kind === 'nothing-hidden' ? event.dice : undefined
  const column = rolled === undefined ? -1 : rolled[0]! <= 3 ? 0 : 1
  return {
    kind: 'grid',
    of: 'DAWN-15.8.a',
    note: speak('chart.dawn.hidden'),
    corner: speak('chart.dawn.hidden.second'),
    columns: ['1–3', '4–6'].map((text, i) => ({
      text: speak('chart.dawn.hidden.first', { dice: text }),
      on: i === column,
    })),
    rows: HIDDEN_TABLE.map((digits, row) => ({
      head: String(row + 1),
      on: rolled?.[1] === row + 1,
      cells: digits.map((digit, i) => ({
        text: digit < 0 ? '–' : String(digit),
        ...(digit < 0 ? { says: speak('chart.dawn.hidden.none') } : {}),
        tone: digit < 0 ? ('weak' as const) : ('strong' as const),
        on: i === column && rolled?.[1] === row + 1,
      })),
    })),
  }
}

/** How many of those in a square are attacked where nobody decides. */
export function howManyGrid({ at, words }: DawnSetting): Grid {
  const { speak } = words
  const event = at?.event
  const rolled = event?.kind === 'number-rolled' ? event.dice?.[0] : undefined
  return {
    kind: 'grid',
    of: 'DAWN-15.6.a',
    note: speak('chart.dawn.how-many'),
    corner: speak('chart.die'),
    columns: [2, 3, 4].map((there) => ({ text: speak('chart.dawn.how-many.of', { there }) })),
    rows: [1, 2, 3, 4, 5, 6].map((die) => ({
      head: String(die),
      on: die === rolled,
      cells: [2, 3, 4].map((there) => {
        const number = numberOn(die, there)
        return number === null
          ? { text: speak('chart.dawn.how-many.again'), tone: 'weak' as const }
          : { text: String(number), tone: 'strong' as const }
      }),
    })),
  }
}

export function breakGrid({ options, at, words }: DawnSetting): Grid {
  const { speak } = words
  const values = [...new Set(countersOfOptions(options).zombieValues)]
  const pointed = at?.part.pointed
  const known =
    pointed?.type === 'break' ? at?.part.view.units.find((unit) => unit.square === pointed.from)?.value : undefined
  return {
    kind: 'grid',
    note: speak('chart.dawn.break'),
    corner: speak('chart.dawn.values.value'),
    columns: values.map((value) => ({ text: String(value), on: value === known })),
    rows: [
      {
        head: speak('chart.dawn.break.chance'),
        cells: values.map((value) => ({
          text: speak('dawn.percent', { n: whole(waysToBreak(value) / 36) }),
          says: `${waysToBreak(value)}/36`,
          tone: waysToBreak(value) > 0 ? 'strong' : 'weak',
          on: value === known,
        })),
      },
    ],
  }
}
