import { spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Row } from './probe.js'

/** A row as it is kept: what was attacked, with which seed, and behind how many tries. */
export interface Result extends Row {
  readonly commit: string
  readonly seed: string
  readonly from: number
}

/** Rows of many runs, a line each: what one run has no time for another one does. */
export class Results {
  readonly #file: string

  constructor(file: string) {
    this.#file = file
  }

  add(result: Result): void {
    mkdirSync(dirname(this.#file), { recursive: true })
    appendFileSync(this.#file, `${JSON.stringify(result)}\n`)
  }

  /** What was tried of one commit, in all runs. The same tries again do not count again. */
  sum(commit: string): Row[] {
    if (!existsSync(this.#file)) return []
    const lines = readFileSync(this.#file, 'utf8').trimEnd().split('\n')
    const results = lines.map((line) => JSON.parse(line) as Result).filter((one) => one.commit === commit)
    const last = new Map(results.map((one) => [`${one.name} ${one.seed} ${one.from} ${one.tried}`, one]))
    const sums = new Map<string, Row>()
    for (const { name, tried, failed, seconds } of last.values()) {
      const known = sums.get(name) ?? { name, tried: 0, failed: 0, seconds: 0 }
      sums.set(name, {
        name,
        tried: known.tried + tried,
        failed: known.failed + failed,
        seconds: Math.round(10 * (known.seconds + seconds)) / 10,
      })
    }
    return [...sums.values()]
  }
}

/** What is attacked, with a mark where it differs from what was committed. */
export function commitHere(): string {
  const git = (...args: string[]): string => String(spawnSync('git', args).stdout ?? '').trim()
  const isChanged = git('status', '--porcelain') !== ''
  return `${git('rev-parse', '--short', 'HEAD') || 'unknown'}${isChanged ? '+' : ''}`
}
