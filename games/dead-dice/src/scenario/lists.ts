import { BadInput, type Read } from '@shamble/kernel'
import { found, onlyFields, record } from '@shamble/module'

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
    return value.map((member, i) => item(member, `${where}[${i}]`))
  }
}

export type Shape = Readonly<Record<string, Read<unknown>>>

/** An object of exactly these fields; those that are absent and may be stay absent. */
export function object<T>(fields: Shape): Read<T> {
  return (value, where) => {
    const given = record(value, where)
    onlyFields(given, Object.keys(fields), where)
    const made: Record<string, unknown> = {}
    for (const [name, field] of Object.entries(fields)) {
      const member = field(given[name], `${where}.${name}`)
      if (member !== undefined) made[name] = member
    }
    return made as T
  }
}

export const maybe =
  <T>(item: Read<T>): Read<T | undefined> =>
  (value, where) =>
    value === undefined ? undefined : item(value, where)

export const orNull =
  <T>(item: Read<T>): Read<T | null> =>
  (value, where) =>
    value === null ? null : item(value, where)
