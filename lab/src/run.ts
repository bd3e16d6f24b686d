import type { Batch, BatchTask } from './batch.js'
import { halfWidth, type Interval, interval, needed } from './confidence.js'
import type { Study } from './study.js'

/** The figures of a value after some of its matches. */
export interface Look extends Interval {
  /** Matches that say something. */
  readonly matches: number
  /** All that were played. */
  readonly played: number
  readonly counted: number
}

export const shareOf = ({ matches, counted }: Look): number => (matches === 0 ? 0 : counted / matches)

/** Why a value plays no more matches. */
export type Ended = 'narrow' | 'most'

/** All that is known of one value. */
export interface Standing {
  /** The last look. */
  readonly now: Look
  /** Every look, the first first. */
  readonly looks: readonly Look[]
  readonly ended: Ended | null
  /** About how many matches are played in all. */
  readonly expected: number
  /** A digit a match. */
  readonly counted: string
  readonly lengths: ReadonlyMap<number, number>
  readonly reasons: Readonly<Record<string, number>>
  readonly winners: Readonly<Record<string, number>>
  readonly tally: Readonly<Record<string, number>>
}

const NOTHING: Look = { matches: 0, played: 0, counted: 0, low: 0, high: 1 }

/**
 * A study under way. Batches may come in any order, twice, and from anywhere: a value is looked at batch by batch, in
 * order, and what comes after the look at which it stops is not counted.
 */
export class Run {
  readonly study: Study
  readonly #arms: ArmRun[]

  constructor(study: Study) {
    this.study = study
    this.#arms = study.arms.map(() => new ArmRun(study))
  }

  /** Counts a batch; `false` where it is known already. */
  take(batch: Batch): boolean {
    return this.#arms[batch.arm]!.take(batch)
  }

  has({ arm, batch }: BatchTask): boolean {
    return this.#arms[arm]!.has(batch)
  }

  get isOver(): boolean {
    return this.#arms.every(({ ended }) => ended !== null)
  }

  /** What to play next, at most so many batches beside those under way: first what the value with fewest needs. */
  wanted(most: number, isUnderWay: (task: BatchTask) => boolean): BatchTask[] {
    const tasks: BatchTask[] = []
    const { stop } = this.study.file
    const last = Math.ceil(stop.most / stop.look)
    for (let ahead = 0; tasks.length < most && ahead < last; ahead++) {
      this.#arms.forEach((run, arm) => {
        const task = { arm, batch: run.next + ahead }
        if (run.ended !== null || task.batch >= last || run.has(task.batch) || isUnderWay(task)) return
        tasks.push(task)
      })
      if (ahead >= MOST_AHEAD) break
    }
    return tasks.sort((a, b) => a.batch - b.batch || a.arm - b.arm).slice(0, most)
  }

  get standings(): readonly Standing[] {
    return this.#arms.map((run) => run.standing())
  }
}

/** Batches played before it is known whether they are needed: with few values, so that no thread waits. */
const MOST_AHEAD = 8

class ArmRun {
  readonly #study: Study
  readonly #early = new Map<number, Batch>()
  readonly #looks: Look[] = []
  readonly #lengths = new Map<number, number>()
  readonly #sums = { reasons: {}, winners: {}, tally: {} } as Record<'reasons' | 'winners' | 'tally', Sums>
  #counted = ''
  next = 0
  ended: Ended | null = null

  constructor(study: Study) {
    this.#study = study
  }

  has(batch: number): boolean {
    return batch < this.next || this.#early.has(batch)
  }

  take(batch: Batch): boolean {
    if (this.has(batch.batch)) return false
    this.#early.set(batch.batch, batch)
    for (let due = this.#early.get(this.next); due !== undefined && this.ended === null; ) {
      this.#early.delete(this.next++)
      this.#look(due)
      due = this.#early.get(this.next)
    }
    return true
  }

  #look(batch: Batch): void {
    this.#counted += batch.counted
    for (const [turns, count] of Object.entries(batch.lengths))
      this.#lengths.set(Number(turns), (this.#lengths.get(Number(turns)) ?? 0) + count)
    for (const name of ['reasons', 'winners', 'tally'] as const)
      for (const [key, amount] of Object.entries(batch[name]))
        this.#sums[name][key] = (this.#sums[name][key] ?? 0) + amount
    const before = this.#looks.at(-1) ?? NOTHING
    const played = this.#counted.length
    const matches = before.matches + [...batch.counted].filter((sign) => sign !== '-').length
    const counted = before.counted + [...batch.counted].filter((sign) => sign === '1').length
    const look = { matches, played, counted, ...interval(counted, matches) }
    this.#looks.push(look)
    const { points, most } = this.#study.file.stop
    if (halfWidth(look) * 100 <= points) this.ended = 'narrow'
    else if (played >= most) this.ended = 'most'
  }

  standing(): Standing {
    const now = this.#looks.at(-1) ?? NOTHING
    const { points, most } = this.#study.file.stop
    return {
      now,
      looks: this.#looks,
      ended: this.ended,
      expected: this.ended === null ? expectedOf(now, points / 100, most) : now.played,
      counted: this.#counted,
      lengths: this.#lengths,
      ...this.#sums,
    }
  }
}

/** As many as are played until enough of them say something. */
function expectedOf({ counted, matches, played }: Look, narrow: number, most: number): number {
  if (matches === 0) return most
  return Math.min(most, Math.round((needed(counted, matches, narrow, most) * played) / matches))
}

type Sums = Record<string, number>

/** The length that so many of the matches do not exceed; 0 where none has ended. */
export function lengthAt(lengths: ReadonlyMap<number, number>, part: number): number {
  const sorted = [...lengths].sort(([a], [b]) => a - b)
  const all = sorted.reduce((sum, [, count]) => sum + count, 0)
  let left = Math.ceil(part * all)
  for (const [turns, count] of sorted) {
    left -= count
    if (left <= 0) return turns
  }
  return 0
}
