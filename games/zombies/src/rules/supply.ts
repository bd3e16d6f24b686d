import { cite } from '@shamble/kernel'
import { isOnTable } from '../board/board.js'
import { tilesOf } from '../options.js'
import { ENHANCED, ZOMBIE, type Zombies } from '../state.js'

const PIECES = 100

/**
 * [ZMB-R.26] How many normal zombies can still be placed: without limit, or by option the pieces that neither stand on
 * the table nor lie in a collection. Glowing ones that were killed are the first to be counted in collections.
 */
export function zombiesLeft(s: Zombies): number {
  cite('ZMB-R.26')
  if (s.options.zombiePool === 'unlimited') return Number.POSITIVE_INFINITY
  const count = (kind: number): number => s.zombie.filter((there) => there === kind).length
  const { kinds, index } = tilesOf(s.options)
  const lab = index['top_secret_lab']!
  const hasLab = s.tileKind.some((kind, slot) => kind === lab && isOnTable(s, slot))
  const glowingKilled = hasLab ? kinds[lab]!.zombies - count(ENHANCED) : 0
  const collected = s.reserve.reduce((sum, zombies) => sum + zombies, 0)
  return Math.max(0, PIECES - count(ZOMBIE) - Math.max(0, collected - glowingKilled))
}
