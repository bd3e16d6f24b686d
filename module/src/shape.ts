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

export const text: Read<string> = (value, where) => {
  if (typeof value === 'string') return value
  throw new BadInput(where, 'expected text, found {{found}}', { found: found(value) })
}

// Control characters, and marks that nobody sees or that turn the direction of a line around.
const UNSEEN = /[\p{Cc}\p{Cf}\u2028\u2029]/u

/** Words that people type: so many characters, none of which plays tricks on a screen. */
export function words(least: number, most: number): Read<string> {
  return (value, where) => {
    const typed = text(value, where)
    if (UNSEEN.test(typed)) throw new BadInput(where, 'control and direction marks are not possible here')
    if (typed.length < least || typed.length > most)
      throw new BadInput(where, 'expected {{least}} to {{most}} characters, found {{found}}', {
        least,
        most,
        found: typed.length,
      })
    return typed
  }
}

export function list<T>(item: Read<T>): Read<readonly T[]> {
  return (value, where) => {
    if (!Array.isArray(value)) throw new BadInput(where, 'expected a list, found {{found}}', { found: found(value) })
    return value.map((member, i) => item(member, `${where}[${i}]`))
  }
}

export function record(value: unknown, where: string): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
  throw new BadInput(where, 'expected an object, found {{found}}', { found: found(value) })
}

/** Nothing may stand in an object that its reader does not know. */
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

/** A complaint that a value is none of those that may stand there. */
export function notAmong(values: readonly string[], value: unknown, where: string): BadInput {
  return new BadInput(where, 'expected one of {{values}}, found {{found}}', {
    values: values.join(', '),
    found: found(value),
  })
}

/** What stands where something else was expected; kinds of things are words of the catalogue. */
export function found(value: unknown): Param {
  if (value === undefined) return { word: 'nothing' }
  if (typeof value === 'object' && value !== null) return { word: Array.isArray(value) ? 'a list' : 'an object' }
  const written = JSON.stringify(value) ?? typeof value
  return written.length > 40 ? `${written.slice(0, 37)}...` : written
}
