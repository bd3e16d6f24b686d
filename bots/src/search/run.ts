import type { GameModule } from '@shamble/module'
import type { Effort } from './effort.js'
import { type Judgement, judging, type Position, type WinChances, winChances } from './judge.js'

/** Lets others have a go: a bot that thinks for a second must hold nobody up. */
export type Pause = () => Promise<void>

/** So many milliseconds of thought before others have a go. */
const SLICE = 12

/** Thinks to the end, at once. */
export function atOnce<T>(thought: Generator<void, T>): T {
  for (;;) {
    const step = thought.next()
    if (step.done) return step.value
  }
}

/** Thinks a slice at a time. */
export async function inSlices<T>(thought: Generator<void, T>, pause: Pause = nextTask): Promise<T> {
  for (let since = performance.now(); ; ) {
    const step = thought.next()
    if (step.done) return step.value
    if (performance.now() - since < SLICE) continue
    await pause()
    since = performance.now()
  }
}

const nextTask: Pause = () => new Promise((resolve) => setTimeout(resolve, 0))

/** What to answer in a position, with the alternatives and their chances; stops when the answer is clear. */
export function judge(
  module: GameModule,
  position: Position,
  effort: Effort,
  seed: number,
  pause: Pause = nextTask,
): Promise<Judgement> {
  return inSlices(judging(module, position, effort, seed, deadline(effort)), pause)
}

/** The chance of each seat to win, in the same way. */
export function winChance(
  module: GameModule,
  from: Parameters<typeof winChances>[1],
  count: number,
  seed: number,
  pause: Pause = nextTask,
): Promise<WinChances> {
  return inSlices(winChances(module, from, count, seed), pause)
}

/** Whether the time for an answer is over, counted from now. */
export function deadline({ milliseconds }: Effort): () => boolean {
  if (milliseconds === undefined) return () => false
  const end = performance.now() + milliseconds
  return () => performance.now() > end
}
