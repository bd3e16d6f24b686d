import type { Moment, Notice } from '@shamble/host'
import { expect, it } from 'vitest'
import { type HostUnderTest, look, ok, person, table, watcher } from './host-table.js'

const NOTE = { type: 'note', text: 'roll twice' }

/** What someone does in secret moves nobody else's number. */
export function numbersContract(make: () => Promise<HostUnderTest>): void {
  const whispering = { options: { seats: 3, whispers: true }, seats: [person, person, person] }

  it('of a secret answer the others are told nothing, and what they see is the same', async () => {
    const { host, port, match, notices } = await table(make, whispering)
    const elsewhere: Notice[] = []
    const stranger = await watcher(host, port, match)
    stranger.listen((notice) => void elsewhere.push(notice))
    await ok(port, { type: 'answer', match, seat: 0, seq: 0, answer: { type: 'walk' } })
    await host.wait()
    const seen = async () => [
      await look(port, match, 0),
      await look(port, match, 2),
      await ok(stranger, { type: 'look', match }),
    ]
    const before = await seen()
    const heard = [notices.length, elsewhere.length]
    expect(await ok(port, { type: 'answer', match, seat: 1, seq: 1, answer: NOTE })).toEqual({ seq: 2 })
    await host.wait()
    expect(await seen()).toEqual(before)
    const told = notices.slice(heard[0]).map((notice) => (notice as { moment: Moment }).moment.viewer)
    expect([told, elsewhere.length]).toEqual([[1], heard[1]])
    expect((await ok(port, { type: 'log', match, seat: 2 })).entries.map(({ after }) => after)).toEqual([0, 1])
    expect((await ok(port, { type: 'log', match, seat: 1 })).entries.map(({ after }) => after)).toEqual([0, 1, 2])
  })

  it('an answer is no later because someone has answered in secret since', async () => {
    const { port, match } = await table(make, whispering)
    await ok(port, { type: 'answer', match, seat: 1, seq: 0, answer: NOTE })
    await ok(port, { type: 'answer', match, seat: 0, seq: 0, answer: { type: 'walk' } })
    // The same click twice is still no second decision.
    expect(await port.request({ type: 'answer', match, seat: 0, seq: 0, answer: { type: 'walk' } })).toEqual({
      ok: false,
      refusal: { rule: 'TABLE.3' },
    })
    expect(await port.request({ type: 'answer', match, seat: 0, seq: 2, answer: { type: 'walk' } })).toMatchObject({
      ok: false,
      error: { where: 'seq', reason: 'this match has not come to 2' },
    })
    expect(await ok(port, { type: 'check', match, seat: 0, seq: 1, answer: { type: 'walk' } })).toMatchObject({
      refusal: null,
    })
  })

  it('steps back, looks at the past and forks are asked for by the viewer’s own number', async () => {
    const { port, match } = await table(make, whispering)
    await ok(port, { type: 'answer', match, seat: 1, seq: 0, answer: NOTE })
    await ok(port, { type: 'answer', match, seat: 0, seq: 0, answer: { type: 'walk' } })
    await ok(port, { type: 'answer', match, seat: 2, seq: 1, answer: NOTE })
    await ok(port, { type: 'answer', match, seat: 0, seq: 1, answer: { type: 'walk' } })
    for (const [seq, walked] of [0, 1, 2].entries())
      expect(await ok(port, { type: 'past', match, seat: 0, seq })).toMatchObject({ seq, view: { seq, walked } })
    expect(await port.request({ type: 'past', match, seat: 0, seq: 3 })).toMatchObject({ ok: false })
    const fork = await ok(port, { type: 'fork', match, seat: 0, seq: 1 })
    expect((await look(port, fork.match, 0)).view).toMatchObject({ seq: 1, walked: 1 })
    expect(await ok(port, { type: 'undo', match, seat: 0, to: 0 })).toEqual({ waitsFor: [] })
    expect((await look(port, match, 0)).view).toMatchObject({ seq: 3, walked: 0 })
    for (const seat of [1, 2])
      expect((await look(port, match, seat)).view).toMatchObject({
        notes: [0, 1, 2].map((other) => (other === seat ? NOTE.text : '')),
      })
  })
}
