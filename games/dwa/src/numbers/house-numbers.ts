import { type Options, when } from '@shamble/kernel'
import { COSTS, COUNTS, type CostId, type CountId, DISTANCES, type DistanceId } from './costs.js'
import { SCORES, type ScoreId } from './scores.js'
import { type GivenTables, PRINTED_TABLES, rowsOf, type Tables, withTables } from './tables.js'
import { GRENADE_SCORES, type GrenadeScores, ZONES, type ZoneId, type ZoneScores } from './templates.js'
import {
  BLOWS,
  type Blow,
  type BlowKind,
  FIREARMS,
  type Firearm,
  type FirearmId,
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

export const PRINTED: Numbers = {
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
