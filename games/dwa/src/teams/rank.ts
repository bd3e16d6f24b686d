import { when } from '@shamble/kernel'

/** [DWA-16.4.2.b] Experience at which each level begins, from level 1. */
const BEGINS = [0, 6, 15, 25, 36, 48]

/** Beyond the table each level n is n + 6 above the one before. */
export function xpFor(rank: number): number {
  let xp = BEGINS[Math.min(rank, BEGINS.length) - 1]!
  if (!when('R-78', rank > BEGINS.length)) return xp
  for (let n = BEGINS.length + 1; n <= rank; n++) xp += n + 6
  return xp
}

/** The level that so much experience is worth. */
export function rankAt(xp: number): number {
  let rank = 1
  while (xpFor(rank + 1) <= xp) rank++
  return rank
}
