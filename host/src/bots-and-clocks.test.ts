import { bot, breathe, knock, ok } from '@shamble/testkit'
import { expect, it } from 'vitest'
import type { Clock } from './clock.js'
import { Host } from './host.js'
import { MemoryStore } from './store.js'

it('bots of many matches wait for one turn, so that people are heard between any two of them', async () => {
  const due = new Set<() => void>()
  const clock: Clock = {
    now: () => 0,
    after(_milliseconds, callback) {
      due.add(callback)
      return () => void due.delete(callback)
    },
  }
  const host = new Host({ games: [knock], store: new MemoryStore(), clock })
  const port = host.connect('ann')
  const matches: string[] = []
  for (let i = 0; i < 4; i++)
    matches.push((await ok(port, { type: 'create', game: 'knock', seats: [bot('random'), bot('random')] })).match)
  for (let turns = 0; turns < 40; turns++) {
    expect(due.size).toBeLessThanOrEqual(1)
    for (const turn of due) {
      due.delete(turn)
      turn()
    }
    await breathe()
  }
  for (const match of matches) expect((await ok(port, { type: 'look', match })).seq).toBeGreaterThan(1)
  await host.close()
})
