import {
  FIND,
  type Finding,
  KITS,
  type KitId,
  OBJECT_TABLE,
  type Pace,
  RUN_OVER,
  SURVIVOR_TABLE,
  type SurvivorKind,
  WEAPON_FIND_TABLE,
  type WeaponFind,
} from './find-tables.js'
import type { ObjectId } from './weapons.js'

type Rows<T> = Readonly<Record<number, T>>

/** The tables of searching, treating and driving: house numbers may replace any row. */
export interface Tables {
  readonly find: Rows<Finding>
  readonly survivors: Rows<SurvivorKind>
  readonly objects: Rows<ObjectId>
  readonly weapons: Rows<WeaponFind>
  readonly kits: Readonly<Record<KitId, number>>
  readonly runOver: Readonly<Record<Pace, { readonly thrown: number; readonly elim: number }>>
}

export const PRINTED_TABLES: Tables = {
  find: FIND,
  survivors: SURVIVOR_TABLE,
  objects: OBJECT_TABLE,
  weapons: WEAPON_FIND_TABLE,
  kits: KITS,
  runOver: RUN_OVER,
}

export type GivenTables = { readonly [K in keyof Tables]?: Partial<Tables[K]> }

export function withTables(given: GivenTables = {}): Tables {
  return {
    find: { ...FIND, ...given.find } as Tables['find'],
    survivors: { ...SURVIVOR_TABLE, ...given.survivors } as Tables['survivors'],
    objects: { ...OBJECT_TABLE, ...given.objects } as Tables['objects'],
    weapons: { ...WEAPON_FIND_TABLE, ...given.weapons } as Tables['weapons'],
    kits: { ...KITS, ...given.kits },
    runOver: { slow: { ...RUN_OVER.slow, ...given.runOver?.slow }, fast: { ...RUN_OVER.fast, ...given.runOver?.fast } },
  }
}

/** The rows that were replaced, as `tables.find.1`. */
export const rowsOf = (given: GivenTables): string[] =>
  Object.entries(given).flatMap(([table, rows]) => Object.keys(rows ?? {}).map((row) => `tables.${table}.${row}`))
