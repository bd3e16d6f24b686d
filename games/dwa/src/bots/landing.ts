import type { Numbers } from '../numbers/house-numbers.js'

/** Where grenades come down that are meant for a place, as the shares of those that stray so far: pips of scatter. */
function straysOf({ scores, counts }: Numbers, modifier: number): Map<number, number> {
  const strays = new Map<number, number>()
  const add = (pips: number, share: number): void => void strays.set(pips, (strays.get(pips) ?? 0) + share)
  for (let face = 1; face <= 6; face++) {
    const total = face + modifier
    if (total >= scores.grenadeOnTarget) add(0, 1 / 6)
    else
      for (const [pips, share] of sumsOf(total >= scores.grenadeNear ? counts.scatterNear : counts.scatterFar))
        add(pips, share / 6)
  }
  return strays
}

function sumsOf(dice: number): Map<number, number> {
  let sums = new Map([[0, 1]])
  for (let die = 0; die < dice; die++) {
    const next = new Map<number, number>()
    for (const [sum, share] of sums)
      for (let face = 1; face <= 6; face++) next.set(sum + face, (next.get(sum + face) ?? 0) + share / 6)
    sums = next
  }
  return sums
}

/** The share of the directions in which a circle that strays so far covers a figure so far from where it was meant. */
function covered(radius: number, strayed: number, far: number): number {
  if (strayed + far <= radius) return 1
  if (Math.abs(strayed - far) > radius) return 0
  return Math.acos((strayed ** 2 + far ** 2 - radius ** 2) / (2 * strayed * far)) / Math.PI
}

const known = new WeakMap<Numbers, Map<string, number>>()
/** Places so near to each other are as good as one. */
const GRAIN = 5

/**
 * [DWA-11.2.7.3.d] How likely a grenade comes down on a figure so many millimetres from the place that it is meant for.
 * @param modifier what is added to the landing die
 */
export function comesDownOn(numbers: Numbers, modifier: number, far: number): number {
  let shares = known.get(numbers)
  if (shares === undefined) {
    shares = new Map()
    known.set(numbers, shares)
  }
  const about = GRAIN * Math.round(far / GRAIN)
  const key = `${modifier} ${about}`
  const found = shares.get(key)
  if (found !== undefined) return found
  const { blast, scatter } = numbers.distances
  let share = 0
  for (const [pips, strays] of straysOf(numbers, modifier)) share += strays * covered(blast, pips * scatter, about)
  shares.set(key, share)
  return share
}
