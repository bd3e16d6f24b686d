import { BadInput, type Read } from '@shamble/kernel'
import { found } from '@shamble/module'

/** A list of so many at the most: its length is looked at before anything in it is. */
export function few<T>(item: Read<T>, most: number, least = 0): Read<readonly T[]> {
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
