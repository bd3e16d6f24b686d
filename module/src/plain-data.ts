import { BadInput } from '@shamble/kernel'
import { DEEPEST } from './json.js'
import { found } from './shape.js'

/** More values than anything of ours has. */
const MOST_VALUES = 1_000_000

/**
 * Looks through data from outside before anybody reads it: lists, objects, texts, numbers, true, false and null, and not
 * without end. Readers may rely on it.
 * @throws BadInput with the path to what is none of these
 */
export function checkPlain(given: unknown, where: string): void {
  let left = MOST_VALUES
  const check = (value: unknown, path: string, depth: number): void => {
    if (--left < 0) throw new BadInput(where, 'more than {{most}} values', { most: MOST_VALUES })
    if (value === null || typeof value === 'string' || typeof value === 'boolean' || value === undefined) return
    if (typeof value === 'number' && Number.isFinite(value)) return
    if (typeof value !== 'object') throw new BadInput(path, '{{found}} is not possible here', { found: found(value) })
    if (depth > DEEPEST) throw new BadInput(where, 'nested deeper than {{deepest}} levels', { deepest: DEEPEST })
    if (Array.isArray(value)) {
      for (let i = 0; i < value.length; i++) {
        if (value[i] === undefined)
          throw new BadInput(`${path}[${i}]`, '{{found}} is not possible here', { found: found(undefined) })
        check(value[i], `${path}[${i}]`, depth + 1)
      }
      return
    }
    const kind = Object.getPrototypeOf(value)
    if (kind !== null && Object.getPrototypeOf(kind) !== null)
      throw new BadInput(path, '{{found}} is not possible here', { found: found(value) })
    for (const name of Object.keys(value)) {
      if (name === '__proto__') throw new BadInput(`${path}.${name}`, 'unknown field')
      check((value as Record<string, unknown>)[name], `${path}.${name}`, depth + 1)
    }
  }
  check(given, where, 1)
}
