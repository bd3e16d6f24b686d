import type { HostPort, HostRequest, Reply } from '@shamble/host'
import { expect, it } from 'vitest'
import { type HostUnderTest, ok, person, table } from './host-table.js'

/** What every host does with matches that go on from each other. */
export function seriesContract(make: () => Promise<HostUnderTest>): void {
  it('a match goes on from one that is over, with what that one hands on', async () => {
    const { port, match } = await table(make, { name: 'Friday', options: { seats: 3 }, seats: [person, person, ann] })
    expect(await ok(port, { type: 'sequel', match })).toEqual({ handed: null, next: null })
    await win(port, match)
    expect(await ok(port, { type: 'sequel', match })).toEqual({ handed: { seats: 3, loud: true }, next: null })
    const { match: next } = await ok(port, { type: 'create', game: 'knock', after: match, options: { deal: 'low' } })
    const { options } = (await ok(port, { type: 'look', match: next })).view
    expect(options).toMatchObject({ seats: 3, loud: true, deal: 'low' })
    const cards = Object.fromEntries((await ok(port, { type: 'list' })).cards.map((card) => [card.id, card]))
    expect(cards[next]).toMatchObject({ name: 'Friday', after: match, copy: false, seats: cards[match]!.seats })
    expect(await ok(port, { type: 'sequel', match })).toMatchObject({ next })
  })

  it('nothing goes on from a match that is not over, or that hands nothing on, or otherwise than handed on', async () => {
    const { port, match } = await table(make)
    const after = async (given: Partial<Create> = {}) =>
      faultOf(await port.request({ type: 'create', game: 'knock', after: match, ...given }))
    expect(await after()).toEqual({
      where: 'after',
      reason: 'this game is not over yet, so no other game can follow it',
    })
    await win(port, match)
    expect(await after({ options: { loud: false } })).toEqual({
      where: 'options.loud',
      reason: 'carried over from the previous game, and cannot be changed',
    })
    expect(await after({ options: { seats: 3 } })).toMatchObject({ where: 'options.seats' })
    expect(await after({ position: 'anything' })).toMatchObject({ where: 'position' })
    expect(await after({ after: 'nowhere' })).toMatchObject({ where: 'match' })
    const { match: drawn } = await ok(port, { type: 'create', game: 'knock' })
    await ok(port, { type: 'end', match: drawn, seat: 0 })
    expect(await ok(port, { type: 'sequel', match: drawn })).toEqual({ handed: null, next: null })
    expect(await after({ after: drawn })).toEqual({ where: 'after', reason: 'no other game can follow this one' })
    expect((await ok(port, { type: 'list' })).cards).toHaveLength(2)
    // What is chosen as it was handed on is chosen rightly, also by a set of options that would say otherwise.
    await ok(port, { type: 'create', game: 'knock', after: match, options: { loud: true }, preset: 'low' })
  })

  it('a second match that goes on from the same one is a copy, and so is a fork', async () => {
    const { port, match } = await table(make)
    await win(port, match)
    const again: Create = { type: 'create', game: 'knock', after: match }
    const [first, second] = await Promise.all([port.request(again), port.request(again)])
    expect([first.ok, second.ok].filter(Boolean)).toHaveLength(1)
    expect(faultOf(first.ok ? second : first)).toMatchObject({ where: 'after' })
    const { match: copy } = await ok(port, { ...again, copy: true })
    const { match: fork } = await ok(port, { type: 'fork', match: copy, seq: 0 })
    const cards = (await ok(port, { type: 'list' })).cards.filter(({ after }) => after === match)
    expect(cards.filter((card) => card.copy).map(({ id }) => id)).toEqual(expect.arrayContaining([copy, fork]))
    expect(cards).toHaveLength(3)
    for (const id of [copy, fork])
      expect(headers((await ok(port, { type: 'export', match: id })).record)[1]).toMatchObject({
        after: { copy: true },
      })
  })

  it('a series is one file, and comes back as one from it', async () => {
    const { host, port, ids } = await series(make)
    const { record } = await ok(port, { type: 'export', match: ids[1]! })
    expect(headers(record)).toHaveLength(3)
    expect(headers((await ok(port, { type: 'export', match: ids[1]!, alone: true })).record)).toHaveLength(1)
    const elsewhere = (await make()).connect()
    const { match } = await ok(elsewhere, { type: 'import', record })
    const { cards } = await ok(elsewhere, { type: 'list' })
    expect(cards).toHaveLength(3)
    const last = cards.find(({ id }) => id === match)!
    expect(cards.filter(({ after }) => after === null)).toHaveLength(1)
    expect(cards.find(({ id }) => id === last.after)).toMatchObject({ over: true })
    expect((await ok(elsewhere, { type: 'export', match })).record).toBe(record)
    const later = (await host.restart()).connect()
    expect((await ok(later, { type: 'export', match: ids[0]! })).record).toBe(record)
  })

  it('a file with one byte changed, a match missing or its order changed is refused, and nothing of it is kept', async () => {
    const { port, ids } = await series(make)
    const { record } = await ok(port, { type: 'export', match: ids[0]! })
    const [one, two, three] = record.split(/(?<=\n)(?=\{"shamble")/) as [string, string, string]
    const refused = async (written: string) => faultOf(await port.request({ type: 'import', record: written }))
    expect(await refused(one + three)).toEqual({
      where: 'match 2: line 1.after',
      reason: 'this is not the game that follows the previous one',
    })
    expect(await refused(two + three)).toEqual({
      where: 'match 1: line 1.after',
      reason: 'the game that this one follows is missing',
    })
    expect(await refused(three)).toMatchObject({ where: 'line 1.after' })
    expect(await refused(two + one)).toMatchObject({ where: 'match 1: line 1.after' })
    for (const [i, before] of [one, two].entries()) {
      const changed = record.replace(before, before.replace('"resign"', '"resigm"'))
      expect(await refused(changed)).toMatchObject({ where: expect.stringMatching(`^match ${i + 1}: line \\d+`) })
    }
    expect(await refused(record.replace('"salt":"', '"salt":"0'))).toMatchObject({ where: 'match 1: line 1' })
    expect((await ok(port, { type: 'list' })).cards).toHaveLength(3)
    // What comes before the damage can be recovered.
    const { damage } = await ok(port, { type: 'import', record: one + three, recover: true })
    expect(damage).toMatchObject({ where: 'match 2: line 1.after' })
    expect((await ok(port, { type: 'list' })).cards).toHaveLength(4)
    const alone = await ok(port, { type: 'import', record: three, recover: true })
    expect(alone.damage).toMatchObject({ where: 'line 1.after' })
  })

  it('a file that cannot be kept whole is not kept at all', async () => {
    const { host, port, ids } = await series(make)
    const { record } = await ok(port, { type: 'export', match: ids[0]! })
    for (const writes of [0, 1, 2]) {
      host.store.failAfter(writes)
      expect(faultOf(await port.request({ type: 'import', record }))).toMatchObject({ where: 'store' })
      host.store.mend()
      expect((await ok(port, { type: 'list' })).cards, `after ${writes}`).toHaveLength(3)
    }
  })

  it('a series is deleted as one, and what a copy rests on stays', async () => {
    const { port, ids } = await series(make)
    const { match: copy } = await ok(port, { type: 'create', game: 'knock', after: ids[0]!, copy: true })
    await ok(port, { type: 'delete', match: ids[0]! })
    const left = async () => (await ok(port, { type: 'list' })).cards.map(({ id }) => id).sort()
    expect(await left()).toEqual([ids[0]!, copy].sort())
    expect(headers((await ok(port, { type: 'export', match: copy })).record)).toHaveLength(2)
    // The first match can go on anew.
    const { match: anew } = await ok(port, { type: 'create', game: 'knock', after: ids[0]! })
    await ok(port, { type: 'delete', match: copy })
    expect(await left()).toEqual([ids[0]!, anew].sort())
    await ok(port, { type: 'delete', match: anew })
    expect(await left()).toEqual([])
    expect(await port.request({ type: 'delete', match: anew })).toMatchObject({ ok: false, error: { where: 'match' } })
  })

  it('what cannot be kept does not go on: the match before is as it was, and goes on later', async () => {
    const { host, port, match } = await table(make)
    await win(port, match)
    host.store.fail('create')
    expect(faultOf(await port.request({ type: 'create', game: 'knock', after: match }))).toMatchObject({
      where: 'store',
    })
    expect(await ok(port, { type: 'sequel', match })).toMatchObject({ next: null })
    host.store.mend()
    const later = (await host.restart()).connect()
    await ok(later, { type: 'create', game: 'knock', after: match })
  })
}

type Create = Extract<HostRequest, { type: 'create' }>

const ann = { by: 'person', name: 'Ann' } as const

const win = (port: HostPort, match: string) =>
  ok(port, { type: 'answer', match, seat: 1, seq: 0, answer: { type: 'resign' } })

/** Three matches, the last of them still played. */
async function series(make: () => Promise<HostUnderTest>) {
  const { host, port, match } = await table(make)
  const ids = [match]
  while (ids.length < 3) {
    await win(port, ids.at(-1)!)
    ids.push((await ok(port, { type: 'create', game: 'knock', after: ids.at(-1)! })).match)
  }
  return { host, port, ids }
}

const headers = (record: string): unknown[] =>
  record
    .split('\n')
    .filter((line) => line.startsWith('{"shamble"'))
    .map((line) => JSON.parse(line))

function faultOf(reply: Reply): unknown {
  if (reply.ok || !('error' in reply)) return reply
  const { where, reason } = reply.error
  return { where, reason }
}
