import { BadInput, type Plain, type Read } from '@shamble/kernel'
import { flag, found, int, listOf, oneOf, onlyFields, record, text, words } from '@shamble/module'
import { FIREARMS, MELEE_IDS } from '../numbers/weapons.js'
import { READY_TEAM_IDS } from '../teams/names.js'
import { ARCHETYPES, GENDERS } from '../teams/sheet.js'
import {
  ARRIVALS,
  type Condition,
  EDGES,
  FINDS,
  OBJECTIVE_KINDS,
  OPENING_STATES,
  type Scenario,
  SETTINGS,
  SITES,
  type Spot,
  VEHICLE_KINDS,
  type Words,
} from './scenario.js'
import { faultsOf } from './validate.js'

export const FORMAT = 'shamble-scenario/1'

/** As many pieces of one kind as a table may hold. */
export const MOST_PIECES = 400
const MOST_CORNERS = 40
const SMALLEST = 600
const LARGEST = 3_000
const HIGHEST = 1_000

/** A scenario that people wrote, read strictly; the first thing that is wrong with it is what is said. */
export function readOwnScenario(value: unknown, where: string): Plain {
  const scenario = readScenario(value, where)
  const fault = faultsOf(scenario).find(({ remark }) => remark !== true)
  if (fault !== undefined) throw new BadInput(`${where}.${fault.path}`, fault.key, fault.params)
  return scenario as unknown as Plain
}

/** Its shape alone: what an editor may keep and show, faults and all. */
export function readScenario(value: unknown, where: string): Scenario {
  const given = record(value, where)
  onlyFields(given, Object.keys(FIELDS), where)
  return read(FIELDS, given, where) as unknown as Scenario
}

type Shape = Readonly<Record<string, Read<unknown>>>

/** Every field of a shape, in its order; those that are absent and may be stay absent. */
function read(fields: Shape, given: Readonly<Record<string, unknown>>, where: string): Record<string, unknown> {
  const made: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fields)) {
    const member = field(given[name], `${where}.${name}`)
    if (member !== undefined) made[name] = member
  }
  return made
}

function object(fields: Shape): Read<unknown> {
  const names = Object.keys(fields)
  return (value, where) => {
    const given = record(value, where)
    onlyFields(given, names, where)
    return read(fields, given, where)
  }
}

const maybe =
  <T>(item: Read<T>): Read<T | undefined> =>
  (value, where) =>
    value === undefined ? undefined : item(value, where)

/** Pieces may be left out altogether. */
const pieces = <T>(item: Read<T>): Read<readonly T[]> => {
  const some = listOf(item, 0, MOST_PIECES)
  return (value, where) => (value === undefined ? [] : some(value, where))
}

const coordinate = int(0, LARGEST)
const spot: Read<Spot> = (value, where) => {
  const [x, y] = listOf(coordinate, 2, 2)(value, where)
  return [x!, y!]
}
const outline = listOf(spot, 3, MOST_CORNERS)
const height = int(0, HIGHEST)
const degrees = int(0, 359)
const count = int(1, 99)

const ID = /^[a-z][A-Za-z0-9-]{0,31}$/
const id: Read<string> = (value, where) => {
  const written = text(value, where)
  if (!ID.test(written))
    throw new BadInput(where, 'expected a short name of letters and digits, found {{found}}', { found: found(written) })
  return written
}

function spoken(most: number): Read<Words> {
  const one = words(1, most)
  const both = object({ en: one, fr: one })
  return (value, where) => (typeof value === 'string' ? one(value, where) : (both(value, where) as Words))
}
const name = spoken(60)

/** Conditions put together may not go deeper than this. */
const DEEPEST = 5

function conditionOf(depth: number): Read<Condition> {
  return (value, where) => {
    const given = record(value, where)
    const names = Object.keys(given)
    const [kind] = names
    if (names.length !== 1 || !Object.hasOwn(CONDITIONS, kind!))
      throw new BadInput(where, 'expected exactly one of {{values}}', { values: Object.keys(CONDITIONS).join(', ') })
    if (depth > DEEPEST)
      throw new BadInput(where, 'conditions cannot be nested more than {{most}} deep', { most: DEEPEST })
    return { [kind!]: CONDITIONS[kind!]!(depth)(given[kind!], `${where}.${kind}`) } as unknown as Condition
  }
}

const CONDITIONS: Readonly<Record<string, (depth: number) => Read<unknown>>> = {
  all: (depth) => listOf(conditionOf(depth + 1), 1, 20),
  any: (depth) => listOf(conditionOf(depth + 1), 1, 20),
  not: (depth) => conditionOf(depth + 1),
  objective: () => id,
  survivors: () => int(0, 99),
  survivingShare: () => int(1, 100),
  zombies: () => int(0, 999),
  turn: () => count,
  gone: () => onlyTrue,
}
const condition = conditionOf(0)

const onlyTrue: Read<true> = (value, where) => {
  if (value === true) return true
  throw new BadInput(where, 'expected true, found {{found}}', { found: found(value) })
}

const OF_OBJECTIVE: Readonly<Record<(typeof OBJECTIVE_KINDS)[number], Shape>> = {
  leave: { edge: oneOf(EDGES), count, vehicle: maybe(flag) },
  reach: { outline, level: maybe(height), count },
  carry: { object: id, away: maybe(flag) },
  search: { rooms: listOf(id, 1, MOST_PIECES), count },
  kill: { count: int(1, 999) },
  rescue: { neutral: id, away: maybe(flag) },
  alive: { neutrals: listOf(id, 1, MOST_PIECES), count },
  hold: { openings: listOf(int(0, MOST_PIECES - 1), 1, MOST_PIECES), broken: int(0, 99) },
}

const objective: Read<unknown> = (value, where) => {
  const given = record(value, where)
  const kind = oneOf(OBJECTIVE_KINDS)(given['kind'], `${where}.kind`)
  const shape: Shape = { id, name, team: maybe(int(0, 3)), kind: oneOf([kind]), ...OF_OBJECTIVE[kind] }
  return object(shape)(value, where)
}

const format: Read<string> = (value, where) => {
  if (value === FORMAT) return FORMAT
  throw new BadInput(where, 'expected format {{format}}, found {{found}}', { format: FORMAT, found: found(value) })
}

const weapon = oneOf([...FIREARMS, ...MELEE_IDS])
const side = int(SMALLEST, LARGEST)

const FIELDS: Shape = {
  format,
  name,
  about: maybe(spoken(600)),
  table: object({ width: side, depth: side }),
  walls: pieces(object({ from: spot, to: spot, foot: maybe(height), top: maybe(height) })),
  blocks: pieces(object({ outline, top: maybe(height), flat: maybe(flag) })),
  low: pieces(object({ from: spot, to: spot, foot: maybe(height) })),
  difficult: pieces(outline),
  roads: maybe(pieces(object({ from: spot, to: spot, width: int(20, 600) }))),
  roofs: pieces(object({ outline, height: int(1, HIGHEST) })),
  rooms: pieces(object({ id, name, outline, standard: flag, confined: flag, site: oneOf(SITES), explored: flag })),
  openings: pieces(
    object({
      kind: oneOf(['door', 'window']),
      from: spot,
      to: spot,
      state: oneOf(OPENING_STATES),
      barricaded: maybe(flag),
    }),
  ),
  vehicles: pieces(
    object({
      id,
      kind: oneOf(VEHICLE_KINDS),
      at: spot,
      heading: degrees,
      keys: maybe(flag),
      empty: maybe(flag),
      seats: maybe(int(1, 40)),
    }),
  ),
  objects: pieces(
    object({
      id,
      what: oneOf(FINDS),
      at: spot,
      level: maybe(height),
      count: maybe(count),
      fits: maybe(id),
      name: maybe(name),
    }),
  ),
  zombies: pieces(
    object({
      at: spot,
      level: maybe(height),
      facing: maybe(degrees),
      armed: maybe(flag),
      gun: maybe(oneOf(FIREARMS)),
    }),
  ),
  neutrals: pieces(
    object({
      id,
      name: words(1, 24),
      at: spot,
      level: maybe(height),
      archetype: oneOf(ARCHETYPES),
      gender: oneOf(GENDERS),
    }),
  ),
  deployment: listOf(object({ outline, level: maybe(height) }), 1, 4),
  arrivals: listOf(oneOf(ARRIVALS), 0, ARRIVALS.length),
  placed: maybe(int(0, 200)),
  weapons: maybe(listOf(weapon, 1, FIREARMS.length + MELEE_IDS.length)),
  settings: maybe(object(Object.fromEntries(SETTINGS.map((setting) => [setting, maybe(flag)])))),
  teams: maybe(listOf(oneOf(READY_TEAM_IDS), 1, 4)),
  turnLimit: maybe(count),
  objectives: pieces(objective),
  exits: maybe(listOf(oneOf(EDGES), 1, EDGES.length)),
  ends: maybe(condition),
  victory: maybe(object({ major: condition, minor: condition, dead: condition })),
}
