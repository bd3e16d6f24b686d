import { BadInput, BrokenInvariant, type Param, type Read } from '@shamble/kernel'

export function int(min: number, max: number): Read<number> {
  return (value, where) => {
    if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return value
    throw new BadInput(where, 'expected a whole number from {{min}} to {{max}}, found {{found}}', {
      min,
      max,
      found: found(value),
    })
  }
}

export function oneOf<const T extends string>(values: readonly T[]): Read<T> {
  return (value, where) => {
    if (typeof value === 'string' && (values as readonly string[]).includes(value)) return value as T
    throw notAmong(values, value, where)
  }
}

export const flag: Read<boolean> = (value, where) => {
  if (typeof value === 'boolean') return value
  throw new BadInput(where, 'expected true or false, found {{found}}', { found: found(value) })
}

/** Any text at all: ids, hashes, files. What people say in their own words is read by `words`. */
export const text: Read<string> = (value, where) => {
  if (typeof value === 'string') return value
  throw new BadInput(where, 'expected text, found {{found}}', { found: found(value) })
}

export function list<T>(item: Read<T>): Read<readonly T[]> {
  return (value, where) => {
    if (!Array.isArray(value)) throw new BadInput(where, 'expected a list, found {{found}}', { found: found(value) })
    // Holes are members too: `map` would leave them out.
    return Array.from(value as unknown[], (member, i) => item(member, `${where}[${i}]`))
  }
}

/** A list of so many: its length is looked at before anything in it is. */
export function listOf<T>(item: Read<T>, least: number, most: number): Read<readonly T[]> {
  return (value, where) => {
    if (!Array.isArray(value)) throw new BadInput(where, 'expected a list, found {{found}}', { found: found(value) })
    if (value.length < least || value.length > most)
      throw new BadInput(where, 'expected a list of {{least}} to {{most}}, found one of {{found}}', {
        least,
        most,
        found: value.length,
      })
    // Holes are members too: `map` would leave them out.
    return Array.from(value as unknown[], (member, i) => item(member, `${where}[${i}]`))
  }
}

export function record(value: unknown, where: string): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
  throw new BadInput(where, 'expected an object, found {{found}}', { found: found(value) })
}

/** Nothing may be in an object that its reader does not know. */
export function onlyFields(given: Readonly<Record<string, unknown>>, known: readonly string[], where: string): void {
  for (const name in given) if (!known.includes(name)) throw new BadInput(`${where}.${name}`, 'unknown field')
}

type Fields = Readonly<Record<string, Read<unknown>>>
type ActionOf<T extends Readonly<Record<string, Fields>>> = {
  [K in keyof T & string]: { readonly type: K } & {
    readonly [F in keyof T[K]]: T[K][F] extends Read<infer V> ? V : never
  }
}[keyof T & string]

/** The type of the actions that a table of shapes describes. */
export type ActionsOf<R> = R extends Read<infer A> ? A : never

/** Answers that belong to the table itself, whatever the game. */
const RESERVED = ['resign', 'expire', 'end', 'undo', 'setup']

/**
 * A reader for a game's actions from a table `{ type: { field: reader } }`.
 * Unknown types, missing fields and fields too many are malformed input, not refusals.
 */
export function actionReader<const T extends Readonly<Record<string, Fields>>>(shapes: T): Read<ActionOf<T>> {
  for (const type in shapes)
    if (RESERVED.includes(type)) throw new BrokenInvariant(`"${type}" is an answer of the table, no action of a game`)
  return (value, where) => {
    const given = record(value, where)
    const type = given['type']
    const fields = typeof type === 'string' && Object.hasOwn(shapes, type) ? shapes[type] : undefined
    if (fields === undefined) {
      throw notAmong(Object.keys(shapes), type, `${where}.type`)
    }
    const action: Record<string, unknown> = { type }
    for (const name in fields) action[name] = fields[name]!(given[name], `${where}.${name}`)
    onlyFields(given, ['type', ...Object.keys(fields)], where)
    return action as ActionOf<T>
  }
}

/** A complaint that a value is none of those that are allowed there. */
export function notAmong(values: readonly string[], value: unknown, where: string): BadInput {
  return new BadInput(where, 'expected one of {{values}}, found {{found}}', {
    values: values.join(', '),
    found: found(value),
  })
}

/** What is where something else was expected; kinds of things are words of the catalogue. */
export function found(value: unknown): Param {
  if (value === undefined) return { word: 'nothing' }
  if (typeof value === 'object' && value !== null) return { word: Array.isArray(value) ? 'a list' : 'an object' }
  const written = typeof value === 'bigint' ? `${value}n` : typeof value === 'number' ? `${value}` : quoted(value)
  return written.length > 40 ? `${written.slice(0, 37)}...` : written
}

const quoted = (value: unknown): string => JSON.stringify(value) ?? typeof value
