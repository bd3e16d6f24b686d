import type { HostPort, HostRequest, Notice } from '@shamble/host'
import { expect, it } from 'vitest'
import { bot, type HostUnderTest, look, ok, person, table, watcher } from './host-table.js'

const FULL = { ok: false, error: { where: 'store', said: { key: expect.stringContaining('no space left') } } }

/** Commit, then tell: nothing that follows from an answer leaves a host before the answer is kept. */
export function commitContract(make: () => Promise<HostUnderTest>): void {
  it('a match that cannot be kept does not begin', async () => {
    const host = await make()
    const port = host.connect()
    host.store.fail('create')
    expect(await port.request({ type: 'create', game: 'knock', seats: [person, person] })).toMatchObject(FULL)
    expect((await ok(port, { type: 'list' })).cards).toEqual([])
    host.store.mend()
    await ok(port, { type: 'create', game: 'knock', seats: [person, person] })
  })

  it('an answer that cannot be kept did not happen, and the table is told so', async () => {
    const { host, port, match, notices } = await table(make, { seats: [person, person] })
    await ok(port, { type: 'answer', match, seat: 0, seq: 0, answer: { type: 'walk' } })
    const before = await everything(port, match)
    const heard = notices.length
    host.store.fail('append')
    for (const type of ['walk', 'roll', 'show', 'knock', 'resign'])
      expect(await port.request({ type: 'answer', match, seat: 0, seq: 1, answer: { type } })).toMatchObject(FULL)
    expect(await port.request({ type: 'answer', match, seat: 1, seq: 1, answer: { type: 'jeer' } })).toMatchObject(FULL)
    expect(await port.request({ type: 'undo', match, seat: 0 })).toMatchObject(FULL)
    expect(await everything(port, match)).toEqual(before)
    const told = notices.slice(heard)
    expect(new Set(told.map(({ type }) => type))).toEqual(new Set(['trouble']))
    // Nothing of what failed is left over: the same answers are taken as if they were the first.
    host.store.mend()
    await ok(port, { type: 'undo', match, seat: 0 })
    await ok(port, { type: 'answer', match, seat: 0, seq: 2, answer: { type: 'show' } })
    const again = (await host.restart()).connect()
    await ok(again, { type: 'open', match })
    expect(await everything(again, match)).toEqual(await everything(port, match))
  })

  it('consent, seats and names that cannot be kept are not taken', async () => {
    const { host, port, match } = await table(make, { seats: [person, person] })
    await ok(port, { type: 'end', match, seat: 0 })
    const before = await everything(port, match)
    host.store.fail()
    expect(await port.request({ type: 'consent', match, seat: 1, agree: true })).toMatchObject(FULL)
    expect(await port.request({ type: 'sit', match, seat: 1, plan: bot('random') })).toMatchObject(FULL)
    expect(await port.request({ type: 'rename', match, name: 'Friday' })).toMatchObject(FULL)
    expect(await everything(port, match)).toEqual(before)
    host.store.mend()
    await ok(port, { type: 'consent', match, seat: 1, agree: true })
    expect((await look(port, match, 0)).outcome?.reason).toBe('agreed')
  })

  it('dice that cannot be kept are typed again', async () => {
    const { host, port, match } = await table(make, { seats: [person, person], realDice: true })
    await ok(port, { type: 'answer', match, seat: 0, seq: 0, answer: { type: 'roll' } })
    const before = await everything(port, match)
    host.store.fail('append')
    expect(await port.request({ type: 'dice', match, dice: [6] })).toMatchObject(FULL)
    expect(await everything(port, match)).toEqual(before)
    host.store.mend()
    await ok(port, { type: 'dice', match, dice: [2] })
    expect((await look(port, match, 0)).view).toMatchObject({ score: [2, 0] })
  })

  it('bots and clocks try again later what cannot be kept', async () => {
    const { host, port, match, notices } = await table(make, { seats: [person, bot('house')], responseSeconds: 5 })
    await ok(port, { type: 'answer', match, seat: 0, seq: 0, answer: { type: 'roll' } })
    host.store.fail('append')
    await host.advance(0)
    const stuck = await everything(port, match)
    await host.advance(60_000)
    expect(await everything(port, match)).toEqual(stuck)
    expect(notices.at(-1)).toMatchObject({ type: 'trouble', fault: FULL.error })
    host.store.mend()
    await host.advance(60_000)
    expect((await look(port, match, 0)).seq).toBeGreaterThan(1)

    const timed = await table(make, { seats: [person, person], responseSeconds: 5 })
    await ok(timed.port, { type: 'answer', match: timed.match, seat: 0, seq: 0, answer: { type: 'knock' } })
    timed.host.store.fail('append')
    await timed.host.advance(20_000)
    expect((await look(timed.port, timed.match, 1)).choices.asked).toBe(true)
    timed.host.store.mend()
    await timed.host.advance(20_000)
    expect((await look(timed.port, timed.match, 1)).view.turn).toBe(2)
  })

  it('while an answer is being kept nobody hears of it, and no clock, bot or watcher follows from it', async () => {
    const given = { seats: [person, bot('house')], responseSeconds: 1 }
    const { host, port, match, notices } = await table(make, given)
    const watched: Notice[] = []
    const looking = await watcher(host, port, match)
    looking.listen((notice) => watched.push(notice))
    const before = await everything(port, match)
    const heard = notices.length
    const { writes } = host.store
    host.store.hold()
    let replied = false
    const answering = port
      .request({ type: 'answer', match, seat: 0, seq: 0, answer: { type: 'roll' } })
      .then((reply) => {
        replied = true
        return reply
      })
    await host.wait()
    expect([host.store.writes - writes, replied, notices.length - heard, watched.length]).toEqual([1, false, 0, 0])
    expect(await everything(port, match)).toEqual(before)
    host.store.release()
    expect(await answering).toMatchObject({ ok: true })
    await host.advance(0)
    expect(notices.length).toBeGreaterThan(heard)
    expect(watched.length).toBeGreaterThan(0)
  })

  it('answers that come meanwhile wait for their turn, and a second click is refused', async () => {
    const { host, port, match } = await table(make, { seats: [person, person] })
    host.store.hold()
    const answer = (seat: number, type: string) =>
      port.request({ type: 'answer', match, seat, seq: 0, answer: { type } } as HostRequest)
    const replies = Promise.all([answer(0, 'walk'), answer(0, 'walk'), answer(1, 'jeer')])
    const undone = port.request({ type: 'undo', match, seat: 1 })
    await host.wait()
    expect((await look(port, match, 0)).seq).toBe(0)
    host.store.release()
    expect(await replies).toMatchObject([
      { ok: true, value: { seq: 1 } },
      { ok: false, refusal: { rule: 'TABLE.3' } },
      { ok: true, value: { seq: 2 } },
    ])
    expect(await undone).toMatchObject({ ok: true })
    expect((await look(port, match, 0)).view).toMatchObject({ walked: 1, jeers: 0 })
  })

  it('an answer that fails does not take those with it that waited behind it', async () => {
    const { host, port, match } = await table(make, { seats: [person, person] })
    host.store.hold()
    host.store.failOnce()
    const replies = Promise.all(
      [1, 2].map(() => port.request({ type: 'answer', match, seat: 0, seq: 0, answer: { type: 'walk' } })),
    )
    await host.wait()
    host.store.release()
    expect(await replies).toMatchObject([FULL, { ok: true, value: { seq: 1 } }])
  })
}

/** All that a table can learn of a match: whatever of it changes, something has happened. */
async function everything(port: HostPort, match: string): Promise<unknown> {
  const [first, second] = [await look(port, match, 0), await look(port, match, 1).catch(() => null)]
  return {
    seats: [first, second],
    public: await ok(port, { type: 'look', match }),
    log: await ok(port, { type: 'log', match, seat: 0 }),
    record: await ok(port, { type: 'export', match }),
    cards: (await ok(port, { type: 'list' })).cards.find(({ id }) => id === match),
  }
}
