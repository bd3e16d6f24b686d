import { breathe, knock, ManualClock, ok, person } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import { Host } from './host.js'
import { type Kept, MemoryStore } from './store.js'

const MINUTE = 60_000

/** A store that counts what is read whole. */
class CountingStore extends MemoryStore {
  loads = 0
  override load(id: string): Promise<Kept> {
    this.loads++
    return super.load(id)
  }
}

async function quietHost(responseSeconds = 0) {
  const clock = new ManualClock()
  const store = new CountingStore()
  const host = new Host({ games: [knock], store, clock, quietAfter: MINUTE, prefix: 'o' })
  const ann = host.connect('ann')
  const seats = [person, person]
  const { match } = await ok(ann, { type: 'create', game: 'knock', seats, seed: 'quiet', responseSeconds })
  return { clock, store, host, ann, match, pass: (ms: number) => clock.advance(ms, breathe) }
}

describe('a match that nobody looks at', () => {
  it('is put down after a while, and opened again for anyone who asks', async () => {
    const { store, host, ann, match, pass } = await quietHost()
    expect(match).toMatch(/^o[0-9a-f]{32}$/)
    await ok(ann, { type: 'answer', match, seat: 0, seq: 0, answer: { type: 'walk' } })
    await pass(10 * MINUTE)
    await ok(ann, { type: 'look', match, seat: 0 })
    expect(store.loads, 'as long as someone is there it stays open').toBe(0)
    ann.close()
    await pass(3 * MINUTE)
    const again = host.connect('ann')
    expect((await ok(again, { type: 'look', match, seat: 0 })).seq).toBe(1)
    expect(store.loads).toBe(1)
    await ok(again, { type: 'answer', match, seat: 0, seq: 1, answer: { type: 'walk' } })
    expect((await ok(again, { type: 'look', match, seat: 0 })).seq).toBe(2)
    expect(store.loads).toBe(1)
  })

  it('stays open while a clock runs', async () => {
    const { store, host, ann, match, pass } = await quietHost(3600)
    // Someone may block: a window with a clock.
    await ok(ann, { type: 'answer', match, seat: 0, seq: 0, answer: { type: 'knock' } })
    ann.close()
    await pass(10 * MINUTE)
    await ok(host.connect('ann'), { type: 'look', match })
    expect(store.loads).toBe(0)
  })

  it('is put down when its host closes', async () => {
    const { store, host, ann, match } = await quietHost()
    await ok(ann, { type: 'answer', match, seat: 0, seq: 0, answer: { type: 'walk' } })
    await host.close()
    await ok(ann, { type: 'look', match })
    expect(store.loads).toBe(1)
  })
})
