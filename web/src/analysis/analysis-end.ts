import { finding, type Thoroughness, USUAL } from '@shamble/analysis'
import { BadInput, Engine } from '@shamble/kernel'
import type { GameModule } from '@shamble/module'
import { Match } from '@shamble/record'
import type { FromAnalysis, ToAnalysis } from './messages.js'

/** The page is told at most so often, in milliseconds: it draws everything anew each time. */
const EVERY = 250

/** The end in a worker: it looks at its share of the match that it is given, and tells what it knows as it goes. */
export async function lookAt(
  { game, record, wanted }: ToAnalysis,
  fetchGame: (id: string) => Promise<GameModule>,
  tell: (message: FromAnalysis) => void,
  how: Thoroughness = USUAL,
): Promise<void> {
  try {
    const module = await fetchGame(game)
    const looking = finding(module, Match.read(new Engine(module.game), record, { end: 'known' }), how, wanted)
    let told = Number.NEGATIVE_INFINITY
    for (let step = looking.next(); ; step = looking.next()) {
      if (step.done) return tell({ got: 'whole', found: step.value })
      if (step.value === undefined || performance.now() - told < EVERY) continue
      told = performance.now()
      tell({ got: 'soFar', found: step.value })
    }
  } catch (error) {
    if (error instanceof BadInput) tell({ got: 'fault', where: error.where, said: error.said })
    else tell({ got: 'broken', reason: (error as Error).message })
  }
}
