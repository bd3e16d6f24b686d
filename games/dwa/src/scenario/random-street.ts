import { streetOf } from './generate.js'
import type { Scenario } from './scenario.js'
import type { Chosen } from './shelf.js'

const streets = new Map<string, Scenario>()
// Simulations go through many words: only the last few are asked for again.
const MOST_KEPT = 16

/** A street made by chance: the same word always makes the same one. */
export function randomStreet(options: Chosen): Scenario {
  const [word, size] = [options['street'] as string, options['tableSize'] as string]
  const key = `${size} ${word}`
  const known = streets.get(key)
  if (known !== undefined) return known
  const [width, depth] = /^\d+x\d+$/.test(size) ? size.split('x').map(Number) : USUAL
  const made = streetOf(word, { width: width!, depth: depth! })
  if (streets.size >= MOST_KEPT) streets.delete(streets.keys().next().value!)
  streets.set(key, made)
  return made
}

const USUAL = [1200, 1200] as const
