import { BadInput, type Plain, type Read } from '@shamble/kernel'
import { flag, int, oneOf, onlyFields, record } from '@shamble/module'
import { COSTS, COUNTS, DISTANCES } from './costs.js'
import { PRINTED } from './house-numbers.js'
import { readTables } from './read-tables.js'
import { SCORES } from './scores.js'
import { ZONES } from './templates.js'
import { BLOWS, FIREARMS, GRENADES } from './weapons.js'

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
  if (Object.keys(row).length === 0) throw new BadInput(where, 'this row changes nothing')
  for (const [name, member] of Object.entries(row)) fields[name]!(member, `${where}.${name}`)
}
