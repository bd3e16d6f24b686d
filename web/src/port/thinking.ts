import type { Thinking } from '@shamble/host'
import type { Action } from '@shamble/kernel'

type Task = Parameters<Thinking>[1]

export interface ThoughtWanted {
  readonly id: number
  readonly game: string
  readonly task: Task
}

/** What came of it; a reason where nothing did. */
export type Thought =
  | { readonly id: number; readonly action: Action }
  | { readonly id: number; readonly reason: string }

/** What the host needs of a worker; a test hands it something simpler. */
export interface ThinkingWorker {
  postMessage(message: ThoughtWanted): void
  onmessage: ((event: MessageEvent<Thought>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
  terminate(): void
}

/**
 * Thinking in a worker of its own. It begins with the first thought; one that breaks answers what waits, and the next
 * thought begins another.
 */
export function thinkingIn(begin: () => ThinkingWorker): Thinking {
  const waiting = new Map<number, { resolve(action: Action): void; reject(error: Error): void }>()
  let worker: ThinkingWorker | null = null
  let last = 0
  const begun = (): ThinkingWorker => {
    const made = begin()
    made.onmessage = ({ data }) => {
      const asked = waiting.get(data.id)
      waiting.delete(data.id)
      if ('action' in data) asked?.resolve(data.action)
      else asked?.reject(new Error(data.reason))
    }
    made.onerror = ({ message }) => {
      made.terminate()
      worker = null
      for (const { reject } of waiting.values()) reject(new Error(message))
      waiting.clear()
    }
    return made
  }
  return (game, task) =>
    new Promise((resolve, reject) => {
      worker ??= begun()
      const id = last++
      waiting.set(id, { resolve, reject })
      worker.postMessage({ id, game, task })
    })
}

/** The other end of it. */
export function thoughtEnd(
  think: Thinking,
  tell: (thought: Thought) => void,
): (wanted: ThoughtWanted) => Promise<void> {
  return async ({ id, game, task }) => {
    try {
      tell({ id, action: await think(game, task) })
    } catch (error) {
      tell({ id, reason: String((error as Error).message ?? error) })
    }
  }
}
