import { BadInput, type Read } from '@shamble/kernel'
import { flag, int, oneOf, onlyFields, record } from '@shamble/module'
import { AMMUNITION_FINDS, FINDINGS, SURVIVOR_KINDS, type WeaponFind } from './find-tables.js'
import { PRINTED_TABLES, type Tables } from './tables.js'
import { FIREARMS, GRENADES, MELEE_IDS, OBJECTS } from './weapons.js'

const WEAPON_FIND_FIELDS: Readonly<Record<string, Read<unknown>>> = {
  weapon: oneOf([...FIREARMS, ...MELEE_IDS]),
  ammunition: oneOf(AMMUNITION_FINDS),
  dice: int(0, 6),
  grenade: oneOf(GRENADES),
  silenced: flag,
}
const RUN_OVER_FIELDS: Readonly<Record<string, Read<unknown>>> = { thrown: int(1, 7), elim: int(1, 7) }

const ROWS: Readonly<Record<keyof Tables, Read<unknown>>> = {
  find: oneOf(FINDINGS),
  survivors: oneOf(SURVIVOR_KINDS),
  objects: oneOf(OBJECTS),
  weapons: (value, where) => {
    const find = fields(WEAPON_FIND_FIELDS)(value, where) as WeaponFind
    if (find.weapon === undefined && find.ammunition === undefined)
      throw new BadInput(where, 'neither a weapon nor ammunition')
    if ((find.ammunition === 'grenade') !== (find.grenade !== undefined))
      throw new BadInput(where, 'grenades need their kind, and nothing else has one')
    return find
  },
  kits: int(1, 9),
  runOver: fields(RUN_OVER_FIELDS),
}

function fields(shape: Readonly<Record<string, Read<unknown>>>): Read<unknown> {
  return (value, where) => {
    const given = record(value, where)
    onlyFields(given, Object.keys(shape), where)
    for (const [name, member] of Object.entries(given)) shape[name]!(member, `${where}.${name}`)
    return given
  }
}

/** Rows that replace those of the rules; each must be a row that its table has. */
export function readTables(value: unknown, where: string): void {
  const given = record(value, where)
  onlyFields(given, Object.keys(PRINTED_TABLES), where)
  for (const [table, rows] of Object.entries(given))
    for (const [row, member] of Object.entries(record(rows, `${where}.${table}`))) {
      const at = `${where}.${table}.${row}`
      oneOf(Object.keys(PRINTED_TABLES[table as keyof Tables]))(row, at)
      ROWS[table as keyof Tables](member, at)
    }
}
