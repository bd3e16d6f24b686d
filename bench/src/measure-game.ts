import { parentPort, workerData } from 'node:worker_threads'
import { barsOf } from './bars.js'
import { checks } from './checks.js'
import { BASELINES, contest } from './contest.js'
import { costs } from './costs.js'
import { decisions } from './decisions.js'
import { type FoundGame, loadGame } from './find-games.js'
import { forecast } from './forecasts.js'
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
  const bars = barsOf(module.game.id)
  const stretches: Line[] = []
  for (const one of bars.stretches ?? []) stretches.push(...(await stretch(module, one, SEED, effort)))
  return [
    ...contest(module, SEED, effort),
    ...wholeGames(module, SEED, effort),
    ...(module.game.id in BASELINES ? costs(module, SEED, effort) : []),
    ...matchCosts(module, SEED),
    ...stretches,
    ...(bars.checks ?? []).map((one) => checks(module, one, SEED, effort)),
    ...(bars.forecasts ?? []).map((one) => forecast(module, one, SEED, effort)),
    ...(bars.decisions ?? []).map((one) => decisions(module, one, SEED, effort)),
    ...opponents(module, SEED, effort),
  ]
}

parentPort?.postMessage(await measureGame(workerData as GameTask))
