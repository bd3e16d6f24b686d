import { writeSync } from 'node:fs'
import { isMainThread, parentPort, workerData } from 'node:worker_threads'
import { seededBelow } from '@shamble/chance'
import { FileStore } from '@shamble/cli/file-store'
import { findGames, loadGame } from '../find-games.js'
import { answerAny, newMatch, tableOver } from './table.js'

// A process or thread of its own that plays until it is stopped, and says of each answer at once that it was acknowledged.

interface Wanted {
  readonly game: string
  readonly folder: string
  readonly seed: string
}

const wanted = (isMainThread ? JSON.parse(process.argv[2]!) : workerData) as Wanted
const tell = (word: string): void => {
  if (isMainThread) writeSync(1, `${word}\n`)
  else parentPort!.postMessage(word)
}

const module = await loadGame(findGames().find(({ id }) => id === wanted.game)!)
const store = new FileStore(wanted.folder)
// A claim is a process's, and this one goes on when its thread is stopped; the browser's database has none either.
if (!isMainThread) Object.defineProperty(store, 'claim', { value: undefined })
const table = tableOver(module, store)
const match = await newMatch(table, module, wanted.seed)
tell(`match ${match}`)
const below = seededBelow(wanted.seed, 'answers')
while (await answerAny(table, match, below(1_000))) tell('answered')
tell('over')
