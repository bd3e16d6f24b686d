import { totals } from '@shamble/module'

/** Dice against what fair dice would give. */
export interface Luck {
  /** How often each face fell, 1 to 6. */
  readonly faces: readonly number[]
  readonly dice: number
  readonly got: number
  readonly expected: number
  /** The exact chance of getting as much or more with fair dice. */
  readonly asGood: number
}

/** One die that had to reach something: the chance that it would, and whether it did. */
export interface Trial {
  readonly die: number
  readonly share: number
  readonly hit: boolean
}

const SIDES = 6
const MEAN = (SIDES + 1) / 2

const facesOf = (dice: readonly number[]): number[] =>
  Array.from({ length: SIDES }, (_, i) => dice.filter((face) => face === i + 1).length)

/** By the sum of all dice. */
export function sumLuck(rolled: readonly number[]): Luck {
  const dice = rolled.filter((face) => face >= 1 && face <= SIDES)
  const got = dice.reduce((sum, face) => sum + face, 0)
  return {
    faces: facesOf(dice),
    dice: dice.length,
    got,
    expected: dice.length * MEAN,
    asGood: chanceOfAtLeast(dice.length, got),
  }
}

/** By how many dice reached what they had to, each with its own chance. */
export function hitLuck(trials: readonly Trial[]): Luck {
  const got = trials.filter(({ hit }) => hit).length
  return {
    faces: facesOf(trials.map(({ die }) => die)),
    dice: trials.length,
    got,
    expected: trials.reduce((sum, { share }) => sum + share, 0),
    asGood: chanceOfHits(
      trials.map(({ share }) => share),
      got,
    ),
  }
}

/** Shares instead of ways: six to the power of several hundred does not fit into a number. */
export function chanceOfAtLeast(n: number, total: number): number {
  let shares = [1]
  const one = totals(1, SIDES).map((ways) => ways / SIDES)
  for (let i = 0; i < n; i++) {
    const next = new Array<number>(shares.length + SIDES).fill(0)
    shares.forEach((share, sum) => {
      if (share > 0) for (let face = 1; face <= SIDES; face++) next[sum + face]! += share * one[face]!
    })
    shares = next
  }
  return tail(shares, total)
}

/** The chance that at least so many of these come true, each by itself. */
export function chanceOfHits(chances: readonly number[], least: number): number {
  let shares = [1]
  for (const chance of chances) {
    const next = new Array<number>(shares.length + 1).fill(0)
    shares.forEach((share, hits) => {
      next[hits]! += share * (1 - chance)
      next[hits + 1]! += share * chance
    })
    shares = next
  }
  return tail(shares, least)
}

const tail = (shares: readonly number[], from: number): number =>
  Math.min(
    1,
    shares.slice(from).reduce((sum, share) => sum + share, 0),
  )
