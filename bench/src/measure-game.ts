import { parentPort, workerData } from 'node:worker_threads'
import { barsOf } from './bars.js'
import { BASELINES, contest } from './contest.js'
import { costs } from './costs.js'
import { type FoundGame, loadGame } from './find-games.js'
import { matchCosts } from './match-costs.js'
import { EFFORTS } from './measure.js'
import { opponents } from './opponents.js'
import type { Line } from './report.js'
import { stretch } from './stretches.js'
import { wholeGames } from './whole-games.js'

/** What the thread of one game is told. */
export interface GameTask {
  readonly game: FoundGame
  readonly effort: keyof typeof EFFORTS
}

const SEED = 'bench'

/** Everything that is measured of one game. */
async function measureGame(task: GameTask): Promise<Line[]> {
  const module = await loadGame(task.game)
  const effort = EFFORTS[task.effort]
  const stretches: Line[] = []
  for (const bars of barsOf(module.game.id).stretches ?? [])
    stretches.push(...(await stretch(module, bars, SEED, effort)))
  return [
    ...contest(module, SEED, effort),
    ...wholeGames(module, SEED, effort),
    ...(module.game.id in BASELINES ? costs(module, SEED, effort) : []),
    ...matchCosts(module, SEED),
    ...stretches,
    ...opponents(module, SEED, effort),
  ]
}

parentPort?.postMessage(await measureGame(workerData as GameTask))
