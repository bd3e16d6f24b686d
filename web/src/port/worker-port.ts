import { type HostPort, type HostRequest, type Notice, Receiver, type Reply, type SentReply } from '@shamble/host'
import type { FromWorker, Keeping, ToWorker } from './messages.js'

/** What a port needs of a worker; a test hands it something simpler. */
export interface WorkerLike {
  postMessage(message: ToWorker): void
  addEventListener(type: 'message', hear: (event: { data: FromWorker }) => void): void
  terminate(): void
}

export interface WorkerPort extends HostPort {
  /** The worker is gone: whatever waits for it is told so, and whatever is asked from now on. */
  fail(reason: string): void
  /** Told once it is known where matches are kept, and when the host breaks. */
  watch(watcher: { keeping(keeping: Keeping): void; broken(reason: string): void }): void
}

/** The host's port as seen from the page: requests by number, answers as they come. */
export function workerPort(worker: WorkerLike): WorkerPort {
  const receiver = new Receiver()
  const waiting = new Map<number, (reply: SentReply) => void>()
  const listeners = new Set<(notice: Notice) => void>()
  let watcher: Parameters<WorkerPort['watch']>[0] | null = null
  const early: FromWorker[] = []
  let last = 0
  let failed: SentReply | null = null

  const hear = (message: FromWorker): void => {
    if (message.type === 'reply') {
      waiting.get(message.id)?.(message.reply)
      waiting.delete(message.id)
    } else if (message.type === 'notice') {
      const notice = receiver.notice(message.notice)
      for (const listener of listeners) listener(notice)
    } else if (watcher === null) early.push(message)
    else if (message.type === 'keeping') watcher.keeping(message.keeping)
    else watcher.broken(message.reason)
  }
  worker.addEventListener('message', ({ data }) => hear(data))

  return {
    request: (request: HostRequest) =>
      new Promise<Reply>((resolve) => {
        if (failed !== null) return resolve(failed)
        const id = ++last
        waiting.set(id, (sent) => resolve(receiver.reply(request, sent)))
        worker.postMessage({ id, request })
      }) as Promise<never>,
    fail(reason) {
      failed = { ok: false, error: { where: 'host', reason } }
      for (const answer of waiting.values()) answer(failed)
      waiting.clear()
    },
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    watch(given) {
      watcher = given
      for (const message of early.splice(0)) hear(message)
    },
    close: () => worker.terminate(),
  }
}
