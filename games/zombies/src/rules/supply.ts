import { when } from '@shamble/kernel'
import { ENHANCED, ZOMBIE, type Zombies } from '../state.js'

/** The pieces of the box. */
const PIECES = 100
export const ENHANCED_PIECES = 6

/**
 * [ZMB-R.26] How many normal zombies can still be placed: without limit, or by option the pieces that neither are on
 * the table nor are in a collection.
 */
export function zombiesLeft(s: Zombies): number {
  if (when('ZMB-R.26', s.options.zombiePool === 'unlimited')) return Number.POSITIVE_INFINITY
  return Math.max(0, PIECES - standing(s, ZOMBIE) - sum(s.reserve) + sum(s.glowing))
}

/** [ZMB-R.26] The same of glowing ones, of which there are six. */
export function enhancedLeft(s: Zombies): number {
  if (when('ZMB-R.26', s.options.zombiePool === 'unlimited')) return Number.POSITIVE_INFINITY
  return Math.max(0, ENHANCED_PIECES - standing(s, ENHANCED) - sum(s.glowing))
}

function standing(s: Zombies, wanted: number): number {
  let count = 0
  for (const kind of s.zombie) if (kind === wanted) count++
  return count
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
