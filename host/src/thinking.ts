import { deadline, inSlices, pondering, type Task } from '@shamble/bots'
import type { Action } from '@shamble/kernel'
import type { GameModule } from '@shamble/module'

/** Where bots that look ahead think: in this thread, or in another one. All that they need is plain data. */
export type Thinking = (game: string, task: Task) => Promise<Action>

/** Thinks in this thread, a slice at a time, so that everybody else is heard meanwhile. */
export const thinkHere =
  (module: GameModule): Thinking =>
  async (_game, task) =>
    (await inSlices(pondering(module, task, deadline(task.effort)))).best
