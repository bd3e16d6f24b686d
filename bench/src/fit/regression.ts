import { type Evaluation, weigh } from '@shamble/module'

/** One position of a match: the numbers of each seat, and how well it ended for each. */
export interface Example {
  readonly rows: readonly (readonly number[])[]
  readonly results: readonly number[]
  readonly match: number
}

const ROUNDS = 30
/** So much each weight is drawn towards nothing, in positions. */
const RIDGE = 1

/** Logistic regression by Newton's steps: the weights that make what happened most likely. */
export function fitted(examples: readonly Example[], shares: Evaluation['shares']): number[] {
  const size = examples[0]!.rows[0]!.length
  let weights = new Array<number>(size).fill(0)
  for (let round = 0; round < ROUNDS; round++) {
    const slope = weights.map((weight) => -RIDGE * weight)
    const bend = weights.map((_, i) => weights.map((_each, j) => (i === j ? RIDGE : 0)))
    for (const example of examples) lean(example, weights, shares, slope, bend)
    const step = solved(bend, slope)
    weights = weights.map((weight, i) => weight + step[i]!)
    if (Math.max(...step.map(Math.abs)) < 1e-6) break
  }
  return weights
}

/** Adds what one position says about the weights. */
function lean(
  { rows, results }: Example,
  weights: readonly number[],
  shares: Evaluation['shares'],
  slope: number[],
  bend: number[][],
): void {
  const chances = weigh(rows, weights, shares)
  const total = shares === 'each' ? 1 : results.reduce((sum, result) => sum + result, 0)
  if (total === 0) return
  const mean = weights.map((_, i) =>
    shares === 'each' ? 0 : rows.reduce((sum, row, seat) => sum + chances[seat]! * row[i]!, 0),
  )
  rows.forEach((row, seat) => {
    const chance = chances[seat]!
    const off = results[seat]! / total - chance
    const spread = shares === 'each' ? chance * (1 - chance) : chance
    for (let i = 0; i < weights.length; i++) {
      slope[i]! += off * row[i]!
      const wide = spread * (row[i]! - mean[i]!)
      for (let j = 0; j < weights.length; j++) bend[i]![j]! += wide * (row[j]! - mean[j]!)
    }
  })
}

/** Gauss's way with the largest pivot. */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i]!])
  const size = rows.length
  for (let i = 0; i < size; i++) {
    let pivot = i
    for (let k = i + 1; k < size; k++) if (Math.abs(rows[k]![i]!) > Math.abs(rows[pivot]![i]!)) pivot = k
    ;[rows[i], rows[pivot]] = [rows[pivot]!, rows[i]!]
    for (let k = 0; k < size; k++) {
      if (k === i) continue
      const times = rows[k]![i]! / rows[i]![i]!
      for (let j = i; j <= size; j++) rows[k]![j]! -= times * rows[i]![j]!
    }
  }
  return rows.map((row, i) => row[size]! / row[i]!)
}

/** One tenth of all that was foretold: how many, what was said, and what came. */
export interface Bin {
  readonly from: number
  readonly count: number
  readonly said: number
  readonly came: number
}

export interface Quality {
  readonly brier: number
  readonly brierOfMean: number
  readonly bins: readonly Bin[]
}

/** How well chances were foretold in positions that were not fitted. */
export function quality(
  examples: readonly Example[],
  weights: readonly number[],
  shares: Evaluation['shares'],
): Quality {
  const pairs = examples.flatMap(({ rows, results }) =>
    weigh(rows, weights, shares).map((said, seat) => ({ said, came: results[seat]!, seats: rows.length })),
  )
  const mean = pairs.reduce((sum, { came }) => sum + came, 0) / pairs.length
  const squares = (of: (pair: (typeof pairs)[number]) => number): number =>
    pairs.reduce((sum, pair) => sum + (of(pair) - pair.came) ** 2, 0) / pairs.length
  const bins = Array.from({ length: 10 }, (_, i) => {
    const inside = pairs.filter(({ said }) => Math.min(9, Math.floor(said * 10)) === i)
    const average = (of: (pair: (typeof pairs)[number]) => number): number =>
      inside.reduce((sum, pair) => sum + of(pair), 0) / Math.max(1, inside.length)
    return { from: i / 10, count: inside.length, said: average(({ said }) => said), came: average(({ came }) => came) }
  })
  return {
    brier: squares(({ said }) => said),
    brierOfMean: squares(({ seats }) => (shares === 'each' ? mean : 1 / seats)),
    bins,
  }
}
