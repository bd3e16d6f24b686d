import type { Notice } from '@shamble/host'
import { expect, it } from 'vitest'
import { bot, type HostUnderTest, look, ok, person, table, watcher } from './host-table.js'

const OMEN = { type: 'omen' } as const

/** Real dice that only some may see. */
export function diceContract(make: () => Promise<HostUnderTest>): void {
  /** Ann and bots at one table, and another table that looks on. */
  async function twoTables() {
    const { host, port, match } = await table(make, {
      seats: [person, bot('house'), bot('house')],
      options: { seats: 3, whispers: true },
      realDice: true,
    })
    const elsewhere = await watcher(host, port, match)
    const heard: Notice[] = []
    elsewhere.listen((notice) => void heard.push(notice))
    return { host, port, match, elsewhere, heard }
  }

  it('dice that one seat sees are asked of that seat, and of nobody else', async () => {
    const { host, port, match, elsewhere, heard } = await twoTables()
    await ok(port, { type: 'answer', match, seat: 0, seq: 0, answer: OMEN })
    expect((await look(port, match, 0)).dice).toEqual({ n: 1, sides: 6, why: 'KNOCK-4', by: [0], typed: [] })
    await host.wait()
    expect((await ok(elsewhere, { type: 'look', match })).dice).toBeNull()
    expect(heard.filter(({ type }) => type === 'dice')).toEqual([])
    const denied = { ok: false, error: { where: 'request' } }
    expect(await elsewhere.request({ type: 'dice', match, dice: [3] })).toMatchObject(denied)
    expect(await elsewhere.request({ type: 'retype', match })).toMatchObject(denied)
    await ok(port, { type: 'dice', match, dice: [3] })
    expect((await look(port, match, 0)).view).toMatchObject({ omens: [3, 0, 0] })
    expect((await ok(elsewhere, { type: 'look', match })).view).toMatchObject({ omens: [0, 0, 0] })
  })

  it('at one table each seat is shown its own dice', async () => {
    const { port, match } = await table(make, {
      seats: [person, person],
      options: { whispers: true },
      realDice: true,
    })
    await ok(port, { type: 'answer', match, seat: 1, seq: 0, answer: OMEN })
    expect([(await look(port, match, 0)).dice, (await look(port, match, 1)).dice?.by]).toEqual([null, [1]])
    expect((await ok(port, { type: 'look', match })).dice).toBeNull()
  })

  it('dice that no person sees are rolled by the machine', async () => {
    const { host, port, match, notices } = await table(make, {
      seats: [person, bot('seer')],
      options: { whispers: true },
      realDice: true,
    })
    await host.advance(0)
    expect((await ok(port, { type: 'export', match })).record).toMatch(/{"type":"omen"},\[\[[1-6]\]\]/)
    expect(notices.filter(({ type }) => type === 'dice')).toEqual([])
    expect((await look(port, match, 0)).choices.asked).toBe(true)
  })

  it('when the only person who may see them leaves, the machine rolls them', async () => {
    const { host, port, match } = await twoTables()
    await ok(port, { type: 'answer', match, seat: 0, seq: 0, answer: OMEN })
    await ok(port, { type: 'sit', match, seat: 0, plan: bot('house') })
    await host.wait()
    expect((await ok(port, { type: 'export', match })).record).toMatch(/{"type":"omen"},\[\[[1-6]\]\]/)
  })
}
