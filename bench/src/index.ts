import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { BadUsage, type CommandLine, readCommandLine, USAGE } from './command-line.js'
import { type FoundGame, findGames } from './find-games.js'
import type { GameTask } from './measure-game.js'
import type { OnlineTask } from './online/measure-thread.js'
import { ONLINE_NAMES } from './online/rows.js'
import { asJson, asTable, type Line } from './report.js'

/** Runs the benchmark. What it returns is the exit code: 0, 1 when a bar is not met, 2 for bad usage. */
export async function main(args: readonly string[]): Promise<0 | 1 | 2> {
  const found = findGames()
  try {
    const { games, online, effort, form, help } = readCommandLine(
      args,
      found.map((game) => game.id),
    )
    if (help) {
      console.log(USAGE)
      return 0
    }
    const chosen = found.filter((game) => games === null || games.includes(game.id))
    const before = games === null ? await measuringLines(effort) : []
    for (const row of online ?? ONLINE_NAMES) before.push(...(await onlineLines({ row, effort })))
    return await report(before, chosen, effort, form)
  } catch (error) {
    if (!(error instanceof BadUsage)) throw error
    console.error(`${error.message}\n\n${USAGE}`)
    return 2
  }
}

/** What belongs to no game. */
function measuringLines(effort: CommandLine['effort']): Promise<Line[]> {
  console.error('measuring …')
  return linesOf(new Worker(new URL('./measuring-thread.js', import.meta.url), { workerData: { effort } }))
}

/** What belongs to the server. */
function onlineLines(task: OnlineTask): Promise<Line[]> {
  console.error(`online: ${task.row} …`)
  return linesOf(new Worker(new URL('./online/measure-thread.js', import.meta.url), { workerData: task }))
}

async function report(
  before: readonly Line[],
  games: readonly FoundGame[],
  effort: CommandLine['effort'],
  form: CommandLine['form'],
): Promise<0 | 1> {
  const lines = [...before]
  let failed = 0
  for (const game of games) {
    console.error(`${game.id} …`)
    try {
      const task: GameTask = { game, effort }
      const thread = new Worker(new URL('./measure-game.js', import.meta.url), { workerData: task })
      lines.push(...(await linesOf(thread)))
    } catch (error) {
      // The others are measured all the same.
      failed++
      console.error(`${game.id} cannot be measured: ${(error as Error).message}`)
    }
  }
  console.log(form === 'json' ? asJson(lines) : asTable(lines))
  return failed > 0 || lines.some((line) => line.met === false) ? 1 : 0
}

// A thread for each game: what the compiler learnt from one would slow the next, and the order would count.
async function linesOf(thread: Worker): Promise<Line[]> {
  const [lines] = (await once(thread, 'message')) as [Line[]]
  return lines
}
