import { BadInput, type Options, type Plain, type Read, when } from '@shamble/kernel'
import { flag, int, oneOf, onlyFields, record } from '@shamble/module'
import { COSTS, COUNTS, type CostId, type CountId, DISTANCES, type DistanceId } from './costs.js'
import { SCORES, type ScoreId } from './scores.js'
import { type GivenTables, PRINTED_TABLES, readTables, rowsOf, type Tables, withTables } from './tables.js'
import { GRENADE_SCORES, type GrenadeScores, ZONES, type ZoneId, type ZoneScores } from './templates.js'
import {
  BLOWS,
  type Blow,
  type BlowKind,
  FIREARMS,
  type Firearm,
  type FirearmId,
  GRENADES,
  type GrenadeId,
  WEAPON_TABLE,
} from './weapons.js'

/** Every number of the rules that players may change [DWA-1.b] [DWA-9.d]: costs, distances, weapon rows, blows, scores, tables. */
export interface Numbers {
  readonly costs: Readonly<Record<CostId, number>>
  readonly distances: Readonly<Record<DistanceId, number>>
  readonly weapons: Readonly<Record<FirearmId, Firearm>>
  readonly blows: Readonly<Record<BlowKind, Blow>>
  /** Zones of shotguns, and what is thrown. */
  readonly zones: Readonly<Record<ZoneId, ZoneScores>>
  readonly grenades: Readonly<Record<GrenadeId, GrenadeScores>>
  readonly scores: Readonly<Record<ScoreId, number>>
  readonly counts: Readonly<Record<CountId, number>>
  readonly tables: Tables
  /** Action points of a human and of a zombie [DWA-9.a], and what morale starts at [DWA-13.1.a]. */
  readonly humanAp: number
  readonly zombieAp: number
  readonly morale: number
  /** Rows that a file has replaced, as `costs.move`: events that used one say so. */
  readonly replaced: ReadonlySet<string>
}

const PRINTED: Numbers = {
  costs: COSTS,
  distances: DISTANCES,
  weapons: WEAPON_TABLE,
  blows: BLOWS,
  zones: ZONES,
  grenades: GRENADE_SCORES,
  scores: SCORES,
  counts: COUNTS,
  tables: PRINTED_TABLES,
  humanAp: 4,
  zombieAp: 2,
  morale: 10,
  replaced: new Set(),
}

const score = int(0, 7)
const WEAPON_FIELDS: Readonly<Record<string, Read<unknown>>> = {
  mag: int(0, 99),
  rof: int(1, 20),
  cost: int(0, 9),
  range: int(10, 3_000),
  cqm: score,
  fall: score,
  elim: score,
  noisy: flag,
  war: flag,
}
const BLOW_FIELDS: Readonly<Record<string, Read<unknown>>> = { fall: score, elim: score, prone: score }
const ZONE_FIELDS: Readonly<Record<string, Read<unknown>>> = { fall: score, elim: score }
const GRENADE_FIELDS: Readonly<Record<string, Read<unknown>>> = { stun: score, fall: score, elim: score }
const FIELDS = Object.keys(PRINTED).filter((name) => name !== 'replaced')

/** [R-113] One checked file that replaces rows of the rules' tables. */
export function readHouseNumbers(value: unknown, where: string): Plain {
  const given = record(value, where)
  onlyFields(given, FIELDS, where)
  each(given['costs'], `${where}.costs`, (name, cost, at) => {
    oneOf(Object.keys(COSTS))(name, at)
    int(0, 9)(cost, at)
  })
  each(given['distances'], `${where}.distances`, (name, mm, at) => {
    oneOf(Object.keys(DISTANCES))(name, at)
    int(10, 3_000)(mm, at)
  })
  each(given['weapons'], `${where}.weapons`, (name, row, at) => {
    oneOf(FIREARMS)(name, at)
    readRow(row, WEAPON_FIELDS, at)
  })
  each(given['blows'], `${where}.blows`, (name, row, at) => {
    oneOf(Object.keys(BLOWS))(name, at)
    readRow(row, BLOW_FIELDS, at)
  })
  each(given['zones'], `${where}.zones`, (name, row, at) => {
    oneOf(Object.keys(ZONES))(name, at)
    readRow(row, ZONE_FIELDS, at)
  })
  each(given['grenades'], `${where}.grenades`, (name, row, at) => {
    oneOf(GRENADES)(name, at)
    readRow(row, GRENADE_FIELDS, at)
  })
  each(given['scores'], `${where}.scores`, (name, least, at) => {
    oneOf(Object.keys(SCORES))(name, at)
    int(1, 7)(least, at)
  })
  each(given['counts'], `${where}.counts`, (name, count, at) => {
    oneOf(Object.keys(COUNTS))(name, at)
    int(1, 9)(count, at)
  })
  if (given['tables'] !== undefined) readTables(given['tables'], `${where}.tables`)
  if (given['humanAp'] !== undefined) int(1, 9)(given['humanAp'], `${where}.humanAp`)
  if (given['zombieAp'] !== undefined) int(1, 9)(given['zombieAp'], `${where}.zombieAp`)
  if (given['morale'] !== undefined) int(2, 20)(given['morale'], `${where}.morale`)
  return given as Plain
}

function each(value: unknown, where: string, read: (name: string, member: unknown, where: string) => void): void {
  if (value === undefined) return
  for (const [name, member] of Object.entries(record(value, where))) read(name, member, `${where}.${name}`)
}

function readRow(value: unknown, fields: Readonly<Record<string, Read<unknown>>>, where: string): void {
  const row = record(value, where)
  onlyFields(row, Object.keys(fields), where)
  if (Object.keys(row).length === 0) throw new BadInput(where, 'a row that changes nothing')
  for (const [name, member] of Object.entries(row)) fields[name]!(member, `${where}.${name}`)
}

const known = new WeakMap<Options, Numbers>()
/** Asked for again and again in a row. */
let last: { readonly options: Options; readonly numbers: Numbers } | null = null

/** The numbers of this match: those printed, with whatever the players replaced, rescaled for their figures. */
export function numbersOf(options: Options): Numbers {
  if (last !== null && last.options === options) return last.numbers
  let numbers = known.get(options)
  if (numbers === undefined) {
    numbers = makeNumbers(options)
    known.set(options, numbers)
  }
  last = { options, numbers }
  return numbers
}

interface Given {
  readonly costs?: Partial<Record<CostId, number>>
  readonly distances?: Partial<Record<DistanceId, number>>
  readonly weapons?: Partial<Record<FirearmId, Partial<Firearm>>>
  readonly blows?: Partial<Record<BlowKind, Partial<Blow>>>
  readonly zones?: Partial<Record<ZoneId, Partial<ZoneScores>>>
  readonly grenades?: Partial<Record<GrenadeId, Partial<GrenadeScores>>>
  readonly scores?: Partial<Record<ScoreId, number>>
  readonly counts?: Partial<Record<CountId, number>>
  readonly tables?: GivenTables
  readonly humanAp?: number
  readonly zombieAp?: number
  readonly morale?: number
}

function makeNumbers(options: Options): Numbers {
  const given = (options['houseNumbers'] ?? {}) as Given
  const percent = options['scaleFactor'] as number
  // [DWA-7.1.b] Moves and ranges, not what one action costs.
  const scaled = (mm: number): number => (when('DWA-7.1.b', percent === 100) ? mm : Math.round((mm * percent) / 100))
  const replaced = new Set<string>()
  for (const [table, rows] of Object.entries(given)) {
    if (typeof rows === 'number') replaced.add(table)
    else if (table === 'tables') for (const row of rowsOf(rows as GivenTables)) replaced.add(row)
    else for (const name of Object.keys(rows)) replaced.add(`${table}.${name}`)
  }
  const flame = {
    cost: options['flameCost'] as number,
    range: options['flameLengthMm'] as number,
  }
  const weapons = Object.fromEntries(
    FIREARMS.map((id) => {
      const row: Firearm = {
        ...PRINTED.weapons[id],
        ...(id === 'flamethrower' ? flame : {}),
        ...(given.weapons?.[id] ?? {}),
      }
      return [id, { ...row, range: scaled(row.range) }]
    }),
  ) as Record<FirearmId, Firearm>
  const distances = Object.fromEntries(
    Object.entries({ ...PRINTED.distances, ...given.distances }).map(([id, mm]) => [id, scaled(mm)]),
  ) as Record<DistanceId, number>
  return {
    costs: when('DWA-9.d', given.costs === undefined) ? PRINTED.costs : { ...PRINTED.costs, ...given.costs },
    distances,
    weapons,
    blows: changed(PRINTED.blows, given.blows),
    zones: changed(PRINTED.zones, given.zones),
    grenades: changed(PRINTED.grenades, given.grenades),
    scores: { ...PRINTED.scores, ...given.scores },
    counts: { ...PRINTED.counts, ...given.counts },
    tables: withTables(given.tables),
    humanAp: given.humanAp ?? PRINTED.humanAp,
    zombieAp: given.zombieAp ?? PRINTED.zombieAp,
    morale: given.morale ?? PRINTED.morale,
    replaced,
  }
}

/** A table with some members of some rows replaced. */
function changed<K extends string, T extends object>(
  printed: Readonly<Record<K, T>>,
  given: Partial<Record<K, Partial<T>>> = {},
): Record<K, T> {
  const rows = Object.entries(printed) as [K, T][]
  return Object.fromEntries(rows.map(([name, row]) => [name, { ...row, ...given[name] }])) as Record<K, T>
}
