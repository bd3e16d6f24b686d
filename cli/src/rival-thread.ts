import type { Task } from '@shamble/bots'
import { thinkHere } from '@shamble/host'
import type { Action } from '@shamble/kernel'
import { loadGame } from './catalogue.js'

/** One thought of a rival, in a thread of its own. */
export interface RivalTask {
  readonly game: string
  readonly task: Task
}

/** Thinks for a rival: it gets what that one may know, and nothing else. */
export default async function think({ game, task }: RivalTask): Promise<Action> {
  return thinkHere(await loadGame(game))(game, task)
}
