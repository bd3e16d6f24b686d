/** How much time a measurement may take. */
export interface Effort {
  readonly rounds: number
  readonly milliseconds: number
}

export const EFFORTS = {
  full: { rounds: 7, milliseconds: 300 },
  quick: { rounds: 3, milliseconds: 60 },
} as const satisfies Record<string, Effort>

/** Does something so many times over and says how many milliseconds that took. */
export type Work = (times: number) => number

/** Work of which every part counts. The loop is inside, so that the clock is read rarely. */
export function work(once: () => void): Work {
  return (times) => {
    const start = performance.now()
    for (let i = 0; i < times; i++) once()
    return performance.now() - start
  }
}

/**
 * How often a second each piece of work is done: the median of rounds in which all take turns,
 * so that whatever else the machine does meanwhile falls on all of them alike.
 * @param patience how many stretches of warming up in a row may bring nothing before it is over
 */
export function interleaved(works: readonly Work[], { rounds, milliseconds }: Effort, patience = 1): number[] {
  const batches = works.map((each) => warmUp(each, milliseconds, patience))
  const rates: number[][] = works.map(() => [])
  for (let round = 0; round < rounds; round++) {
    works.forEach((each, i) => {
      rates[i]!.push(rate(each, batches[i]!, milliseconds))
    })
  }
  return rates.map(median)
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** A stretch of warming up that is no better than this much against the best before it: the compiler has settled. */
const SETTLED = 1.05
// Long games go on getting quicker for a while; nobody waits for ever.
const MOST_STRETCHES = 12

/** Runs until the compiler has settled; says how many times fill about a tenth of the time. */
function warmUp(each: Work, milliseconds: number, patience: number): number {
  let batch = 1
  for (let spent = 0; spent < milliseconds; ) {
    const took = each(batch)
    spent += took
    if (took < milliseconds / 10) batch *= 2
  }
  let best = 0
  let inVain = 0
  for (let stretch = 0; stretch < patience * MOST_STRETCHES && inVain < patience; stretch++) {
    const now = rate(each, batch, milliseconds)
    inVain = now < SETTLED * best ? inVain + 1 : 0
    best = Math.max(best, now)
  }
  return batch
}

function rate(each: Work, batch: number, milliseconds: number): number {
  let spent = 0
  let done = 0
  while (spent < milliseconds) {
    spent += each(batch)
    done += batch
  }
  return (1000 * done) / spent
}
