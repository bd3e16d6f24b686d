import { Host, MemoryStore } from '@shamble/host'
import { breathe, FaultyStore, type HostUnderTest, hostContract, knock, ManualClock } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import type { FromWorker, ToWorker } from './messages.js'
import { workerEnd } from './worker-end.js'
import { type WorkerLike, workerPort } from './worker-port.js'

/** A worker without a thread: whatever passes is copied as a browser copies it, and comes a little later. */
function worker(host: Host, owner?: string): WorkerLike {
  let hear: (event: { data: FromWorker }) => void = () => {}
  const port = host.connect(owner)
  const end = workerEnd(Promise.resolve(port), (message) => {
    const data = structuredClone(message)
    queueMicrotask(() => hear({ data }))
  })
  return {
    postMessage: (message: ToWorker) => void end(structuredClone(message)),
    addEventListener: (_type, given) => {
      hear = given
    },
    terminate: () => port.close(),
  }
}

function run(store: FaultyStore): HostUnderTest {
  const clock = new ManualClock()
  const host = new Host({ games: { ids: ['knock'], fetch: async () => knock }, store, clock })
  const settle = async (): Promise<void> => {
    await breathe()
    await host.idle()
    await breathe()
  }
  return {
    store,
    connect: (owner) => workerPort(worker(host, owner)),
    advance: (milliseconds) => clock.advance(milliseconds, settle),
    wait: breathe,
    async restart() {
      await settle()
      return run(store)
    },
  }
}

hostContract('the host in a worker', async () => run(new FaultyStore(new MemoryStore())))

describe('a worker that breaks', () => {
  it('and is gone answers what waits, and whatever is asked from then on', async () => {
    const silent: WorkerLike = { postMessage() {}, addEventListener() {}, terminate() {} }
    const port = workerPort(silent)
    const asked = port.request({ type: 'list' })
    port.fail('not there')
    const gone = { ok: false, error: { where: 'host', reason: 'not there' } }
    expect(await asked).toEqual(gone)
    expect(await port.request({ type: 'list' })).toEqual(gone)
  })

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
