import type { HostPort, Notice } from '@shamble/host'
import type { Seat } from '@shamble/kernel'
import { expect, it } from 'vitest'
import { type HostUnderTest, look, ok, person, table, watcher } from './host-table.js'

const three = { options: { seats: 3 }, seats: [person, person, person] }

/** A step behind a window is one request. */
export function behindContract(make: () => Promise<HostUnderTest>): void {
  it('an answer behind a window lets it pass, and is given when it has closed', async () => {
    const { port, match, notices } = await table(make, three)
    await ok(port, { type: 'answer', match, seat: 0, seq: 0, answer: { type: 'knock' } })
    const heard = notices.length
    expect((await look(port, match, 1)).choices.pass).toEqual({ type: 'pass' })
    await behind(port, match, 1, { type: 'roll' })
    // Someone else still thinks.
    expect((await look(port, match, 2)).choices.asked).toBe(true)
    expect((await look(port, match, 0)).view.turn).toBe(1)
    // The pass before it was none of their business: their number has not moved.
    await ok(port, { type: 'answer', match, seat: 2, seq: 1, answer: { type: 'pass' } })
    // The knock stands, and the turn that follows it is played already.
    const { view, seq } = await look(port, match, 0)
    expect([view.turn, seq]).toEqual([3, 3])
    expect(dropped(notices)).toEqual([])
    // The last pass and the step are told in one go, the steps telling all of it.
    const last = notices.slice(heard).filter((notice) => notice.type === 'moment' && notice.moment.viewer === 1)
    expect(last).toHaveLength(2)
    const { steps, events, moment } = last.at(-1) as Extract<Notice, { type: 'moment' }>
    expect(events.filter(({ kind }) => kind === 'gained')).toHaveLength(2)
    expect(steps.flatMap((step) => step.events)).toEqual(events)
    expect(steps.at(-1)!.view).toEqual(moment.view)
    const { entries } = await ok(port, { type: 'log', match, seat: 1 })
    expect(entries.at(-1)).toMatchObject({ seat: 1, answer: { type: 'roll' } })
  })

  it('is dropped when someone responds, and only its own table learns of it', async () => {
    const { host, port, match, notices } = await table(make, three)
    const strangers: Notice[] = []
    const looking = await watcher(host, port, match)
    looking.listen((notice) => strangers.push(notice))
    await ok(port, { type: 'answer', match, seat: 0, seq: 0, answer: { type: 'knock' } })
    await behind(port, match, 1, { type: 'walk' })
    await ok(port, { type: 'answer', match, seat: 2, seq: 1, answer: { type: 'block' } })
    expect(await look(port, match, 1)).toMatchObject({ seq: 3, view: { walked: 0 }, choices: { asked: true } })
    expect(dropped(notices)).toEqual([{ type: 'dropped', match, seat: 1, answer: { type: 'walk' } }])
    expect(dropped(strangers)).toEqual([])
  })

  it('is dropped when it turns out to be no answer, and given at once where no window is open', async () => {
    const { port, match, notices } = await table(make, { seats: [person, person] })
    await behind(port, match, 0, { type: 'walk' })
    await ok(port, { type: 'answer', match, seat: 0, seq: 1, answer: { type: 'knock' } })
    expect(dropped(notices)).toEqual([])
    const nonsense = { type: 'answer', match, seat: 1, seq: 2, answer: { type: 'fly' }, behind: true } as const
    expect(await port.request(nonsense)).toMatchObject({ ok: false, error: { where: 'answer.type' } })
    expect((await look(port, match, 1)).seq).toBe(2)
    await behind(port, match, 1, { type: 'block' })
    expect(dropped(notices)).toEqual([{ type: 'dropped', match, seat: 1, answer: { type: 'block' } }])
    expect(await look(port, match, 1)).toMatchObject({ seq: 3, choices: { asked: true } })
    // Nobody who is not asked lets anything pass.
    expect(await port.request({ ...nonsense, seat: 0, answer: { type: 'walk' }, seq: 3 })).toMatchObject({ ok: false })
  })

  it('is dropped when it cannot be kept, and the pass stands', async () => {
    const { host, port, match, notices } = await table(make, { seats: [person, person] })
    await ok(port, { type: 'answer', match, seat: 0, seq: 0, answer: { type: 'knock' } })
    host.store.fail('append')
    const step = { type: 'answer', match, seat: 1, seq: 1, answer: { type: 'roll' }, behind: true } as const
    expect(await port.request(step)).toMatchObject({ ok: false, error: { where: 'store' } })
    expect(await look(port, match, 1)).toMatchObject({ seq: 1, choices: { pass: { type: 'pass' } } })
    expect(dropped(notices)).toEqual([])
    host.store.mend()
    host.store.failAfter(1)
    await behind(port, match, 1, { type: 'roll' })
    expect(await look(port, match, 1)).toMatchObject({
      seq: 2,
      view: { turn: 2 },
      choices: { asked: true, pass: null },
    })
    expect(notices.slice(-2).map(({ type }) => type)).toEqual(['dropped', 'trouble'])
  })
}

const dropped = (notices: readonly Notice[]) => notices.filter(({ type }) => type === 'dropped')

async function behind(port: HostPort, match: string, seat: Seat, answer: { readonly type: string }): Promise<void> {
  const { seq } = await look(port, match, seat)
  await ok(port, { type: 'answer', match, seat, seq, answer, behind: true })
}
