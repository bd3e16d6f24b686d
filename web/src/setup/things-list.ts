import { BadInput, type OptionSpec, type Plain } from '@shamble/kernel'

/** The things that an option which takes several has now. */
export const thingsIn = (value: Plain): readonly Plain[] => (Array.isArray(value) ? value : [])

/** Whether an option would take this. */
function takes(spec: OptionSpec, value: Plain): boolean {
  if (spec.type !== 'data') return false
  try {
    spec.read(value, '')
    return true
  } catch (error) {
    if (error instanceof BadInput) return false
    throw error
  }
}

/** Whether an option that takes several has room for one more. */
export const hasRoom = (spec: OptionSpec, value: Plain, thing: Plain): boolean =>
  takes(spec, [...thingsIn(value), thing])

/** An option with one thing more; in place of the last where it takes no more, or of the only one. */
export function withThing(spec: OptionSpec, value: Plain, thing: Plain): Plain {
  if (spec.type !== 'data' || spec.several !== true) return thing
  const things = thingsIn(value)
  return hasRoom(spec, value, thing) ? [...things, thing] : [...things.slice(0, -1), thing]
}

/** An option without one of its things; as supplied where none is left. */
export function withoutThing(value: Plain, i: number, supplied: Plain): Plain {
  const left = thingsIn(value).filter((_, other) => other !== i)
  return left.length === 0 ? supplied : left
}
