import type { Read } from '@shamble/kernel'
import { onlyFields, record } from '@shamble/module'

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
