import { type SimTask, simulateGame } from '@shamble/lab'
import { type GameModule, resolveOptions } from '@shamble/module'
import { heapUsed } from '../heap.js'
import { Probe } from './probe.js'

/** A game of a few turns leaves behind what a long one does. */
const MOST_TURNS = 6
/** Machine code, caches of options and the like: a heap that grows with the games grows by far more. */
const ROOM = 3_000_000

type Simulate = typeof simulateGame

/**
 * Plays many games in one process: none breaks a law of its game, and the heap is as large after the last as it was after
 * the first quarter.
 * @param simulate a test plants one that keeps what it has played
 */
export async function flatHeap(
  module: GameModule,
  count: number,
  seed: string,
  simulate: Simulate = simulateGame,
): Promise<Probe> {
  const probe = new Probe()
  const options = resolveOptions(module.game.options, { ...module.unattended })
  const bots = module.game.seats(options).map(() => 'random')
  const range = { from: 0, to: count, mostTurns: MOST_TURNS, checks: 'every-answer' } as const
  const task: SimTask = { game: module.game.id, options: {}, bots, seed, ...range }
  const warm = Math.ceil(count / 4)
  let before = 0
  for (let i = 0; i < count; i++) {
    await probe.try(`${module.game.id}, game ${i}`, () => simulate(module, options, task, i).violation)
    if (i + 1 === warm) before = heapUsed()
  }
  const grown = heapUsed() - before
  await probe.try(`${module.game.id}, the heap after ${count} games`, () =>
    grown > ROOM ? `it has grown by ${(grown / 1e6).toFixed(1)} MB` : null,
  )
  return probe
}
