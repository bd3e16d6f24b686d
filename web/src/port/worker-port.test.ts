import { Host, type MatchCard, MemoryStore } from '@shamble/host'
import { type HostUnderTest, hostContract, knock, ManualClock } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import type { FromWorker, ToWorker } from './messages.js'
import { workerEnd } from './worker-end.js'
import { type WorkerLike, workerPort } from './worker-port.js'

class FullableStore extends MemoryStore {
  full = false

  override async append(card: MatchCard, lines: readonly string[]): Promise<void> {
    if (this.full) throw new Error('the storage is full')
    return super.append(card, lines)
  }
}

/** A worker without a thread: whatever passes is copied as a browser copies it, and comes a little later. */
function worker(host: Host, owner?: string): WorkerLike {
  let hear: (event: { data: FromWorker }) => void = () => {}
  const end = workerEnd(Promise.resolve(host.connect(owner)), (message) => {
    const data = structuredClone(message)
    queueMicrotask(() => hear({ data }))
  })
  return {
    postMessage: (message: ToWorker) => void end(structuredClone(message)),
    addEventListener: (_type, given) => {
      hear = given
    },
    terminate() {},
  }
}

function run(store: FullableStore): HostUnderTest {
  const clock = new ManualClock()
  const host = new Host({ games: { ids: ['knock'], fetch: async () => knock }, store, clock })
  const breathe = async (): Promise<void> => {
    for (let i = 0; i < 20; i++) await Promise.resolve()
  }
  return {
    connect: (owner) => workerPort(worker(host, owner)),
    async advance(milliseconds) {
      await breathe()
      clock.advance(milliseconds)
      await host.saved()
      await breathe()
    },
    async restart() {
      await breathe()
      await host.saved()
      return run(store)
    },
    fillStorage() {
      store.full = true
    },
  }
}

hostContract('the host in a worker', async () => run(new FullableStore()))

describe('a worker that breaks', () => {
  it('answers what was asked and says so', async () => {
    const host = {
      connect: () => ({ request: () => Promise.reject(new Error('no more')), listen: () => () => {}, close() {} }),
    }
    const port = workerPort(worker(host as unknown as Host))
    const broken: string[] = []
    port.watch({ keeping() {}, broken: (reason) => void broken.push(reason) })
    expect(await port.request({ type: 'list' })).toEqual({ ok: false, error: { where: 'host', reason: 'no more' } })
    await Promise.resolve()
    expect(broken).toEqual(['no more'])
  })
})
