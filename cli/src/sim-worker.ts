import { type SimGame, type SimTask, simulateGame } from '@shamble/lab'
import { resolveOptions } from '@shamble/module'
import { loadGame } from './catalogue.js'

/** One thread's share of a simulation. */
export default async function simulateShare(task: SimTask): Promise<SimGame[]> {
  const module = await loadGame(task.game)
  const options = resolveOptions(module.game.options, task.options)
  return Array.from({ length: task.to - task.from }, (_, i) => simulateGame(module, options, task, task.from + i))
}
