import { seededChance } from '@shamble/chance'
import { Engine } from '@shamble/kernel'
import { resolveOptions } from '@shamble/module'
import { knock, ManualClock, ok } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import { MOST_GUESTS } from './access.js'
import { AnswersBehind } from './answers-behind.js'
import { addToDice, partsInMemory } from './dice-adding.js'
import { Host } from './host.js'
import type { HostPort, HostRequest } from './port.js'
import { MemoryStore } from './store.js'
import type { Pace, Terms } from './terms.js'

const PLAIN: Terms = { open: false, pace: null, away: 'wait', hints: false, proven: false }
const pace = (given: Partial<Pace>): Pace => ({ per: 'answer', seconds: 30, increment: 0, timeUp: 'house', ...given })

/** Ann's table, at which Bo sits, begun; both are here. */
async function begun(terms: Partial<Terms> = {}, store = new MemoryStore(), rules: { whispers?: true } = {}) {
  const clock = new ManualClock()
  const make = () =>
    new Host({ games: [knock as never], store, clock, timeLimits: 'kept', quietAfter: 10_000, report: rethrow })
  const host = make()
  const [ann, bo] = [host.connect('ann'), host.connect('bo')]
  const { match } = await ok(ann, {
    type: 'create',
    game: 'knock',
    options: { seats: 2, ...rules },
    seats: [{ by: 'person', name: 'Ann' }, { by: 'open' }],
    terms: { ...PLAIN, ...terms },
  })
  const { invitation } = await ok(ann, { type: 'room', match })
  await ok(bo, { type: 'join', invitation: invitation!.code, name: 'Bo' })
  await ok(bo, { type: 'ready', match, on: true })
  await ok(ann, { type: 'start', match })
  const pass = (milliseconds: number) => clock.advance(milliseconds, () => host.idle())
  const look = (port: HostPort, seat: number) => ok(port, { type: 'look', match, seat })
  const room = (port: HostPort) => ok(port, { type: 'room', match })
  return { host, make, clock, store, ann, bo, match, pass, look, room }
}

function rethrow({ error }: { readonly error: unknown }): never {
  throw error
}

const refused = async (port: HostPort, request: HostRequest): Promise<string> => {
  const reply = await port.request(request)
  return reply.ok ? 'ok' : 'error' in reply ? reply.error.reason : reply.refusal.rule
}

describe('what waits for the consent of others', () => {
  it('waits on while someone answers in secret, and is dropped by what all can see', async () => {
    const { ann, bo, match, look } = await begun({}, new MemoryStore(), { whispers: true })
    const note = async (port: HostPort, seat: number) => {
      const { seq } = await look(port, seat)
      await ok(port, { type: 'answer', match, seat, seq, answer: { type: 'note', text: 'note' } })
    }
    await ok(ann, { type: 'end', match, seat: 0 })
    const before = await look(ann, 0)
    expect(before.proposal).toMatchObject({ kind: 'end', waitsFor: [1] })
    await note(bo, 1)
    expect(await look(ann, 0)).toEqual(before)
    await note(ann, 0)
    const { seq, proposal } = await look(ann, 0)
    expect(proposal).toEqual(before.proposal)
    await ok(ann, { type: 'answer', match, seat: 0, seq, answer: { type: 'walk' } })
    expect((await look(bo, 1)).proposal).toBeNull()
    await ok(ann, { type: 'end', match, seat: 0 })
    await ok(bo, { type: 'consent', match, seat: 1, agree: true })
    expect((await look(bo, 1)).outcome).not.toBeNull()
  })
})

describe('an answer behind a window', () => {
  it('is not dropped by what its seat may not know of', () => {
    const engine = new Engine(knock.game)
    const { state } = engine.start(resolveOptions(knock.game.options, { seats: 3 }), seededChance('behind'))
    const behind = new AnswersBehind(engine as unknown as Engine)
    const waiting = { seat: 1, answer: { type: 'walk' } }
    behind.wait(waiting)
    const note = { type: 'note', text: 'note' }
    expect(behind.follow(state, note, { outcomes: [], knownTo: [2] })).toEqual([])
    expect(behind.follow(state, note, { outcomes: [], knownTo: [1, 2] })).toEqual([waiting])
    behind.wait(waiting)
    expect(behind.follow(state, note, { outcomes: [], knownTo: 'all' })).toEqual([waiting])
  })
})

describe('a step that all agree to take back', () => {
  it('is proposed no longer, though it was a pass that only its seat knew of', async () => {
    const ann = new Host({ games: [knock as never], store: new MemoryStore(), report: rethrow }).connect('ann')
    const seats = ['Ann', 'Bo', 'Cat'].map((name) => ({ by: 'person' as const, name }))
    const { match } = await ok(ann, { type: 'create', game: 'knock', options: { seats: 3 }, seats })
    const answer = async (seat: number, type: string) => {
      const { seq } = await ok(ann, { type: 'look', match, seat })
      await ok(ann, { type: 'answer', match, seat, seq, answer: { type } })
    }
    await answer(0, 'knock')
    await answer(1, 'pass')
    const { seq } = await ok(ann, { type: 'look', match, seat: 1 })
    await ok(ann, { type: 'undo', match, seat: 1, to: seq - 1 })
    for (const seat of [0, 2]) await ok(ann, { type: 'consent', match, seat, agree: true })
    expect((await ok(ann, { type: 'look', match, seat: 1 })).proposal).toBeNull()
  })
})

describe('clocks that people have agreed on', () => {
  it('run for anyone who is asked, are shown to all, and the computer answers when one is up', async () => {
    const { ann, bo, look, pass } = await begun({ pace: pace({ seconds: 30 }) })
    await pass(10_000)
    const clocks = [{ seat: 0, left: 20_000, runs: true }]
    expect(await look(ann, 0)).toMatchObject({ timeLeft: 20_000, clocks })
    expect(await look(bo, 1)).toMatchObject({ timeLeft: null, clocks })
    const { seq } = await look(ann, 0)
    await pass(19_999)
    expect((await look(ann, 0)).seq).toBe(seq)
    await pass(1)
    expect((await look(ann, 0)).seq).toBeGreaterThan(seq)
  })

  it('let a seat pass where the rules allow it', async () => {
    const { ann, bo, match, look, pass } = await begun({ pace: pace({ seconds: 30, timeUp: 'pass' }) })
    const { seq } = await look(ann, 0)
    await ok(ann, { type: 'answer', match, seat: 0, seq, answer: { type: 'knock' } })
    expect((await look(bo, 1)).choices.pass).not.toBeNull()
    await pass(30_000)
    expect(await look(bo, 1)).toMatchObject({ choices: { pass: null } })
  })

  it('leave it to the owner where that was agreed', async () => {
    const { ann, bo, match, look, pass, room } = await begun({ pace: pace({ seconds: 30, timeUp: 'owner' }) })
    await ok(ann, { type: 'give', match, seat: 1 })
    await pass(60_000)
    const { seq, timeLeft } = await look(ann, 0)
    expect({ seq, timeLeft }).toEqual({ seq: 0, timeLeft: 0 })
    expect((await look(bo, 1)).clocks).toEqual([{ seat: 0, left: 0, runs: true }])
    await ok(bo, { type: 'hand', match, seat: 0, toBot: true })
    await pass(0)
    expect((await room(bo)).seats[0]).toMatchObject({ by: 'bot', of: 'Ann', why: 'owner' })
    expect((await look(bo, 1)).seq).toBeGreaterThan(0)
  })

  it('leave nothing to the owner that the owner may not know of', async () => {
    const { ann, bo, match, look, pass } = await begun({ pace: pace({ seconds: 30, timeUp: 'owner' }) })
    const { seq } = await look(ann, 0)
    await ok(ann, { type: 'answer', match, seat: 0, seq, answer: { type: 'knock' } })
    expect((await look(ann, 0)).clocks).toBeUndefined()
    expect(await look(bo, 1)).toMatchObject({ timeLeft: 30_000 })
    await pass(30_000)
    expect((await look(bo, 1)).choices.pass).toBeNull()
  })

  it('of a whole match: each answer adds a little, and what was used is known after a restart', async () => {
    const { ann, host, make, match, look, pass, clock } = await begun({
      pace: pace({ per: 'match', seconds: 600, increment: 5 }),
    })
    await pass(20_000)
    const { seq } = await look(ann, 0)
    await ok(ann, { type: 'answer', match, seat: 0, seq, answer: { type: 'walk' } })
    expect((await look(ann, 0)).clocks).toEqual([
      { seat: 0, left: 585_000, runs: true },
      { seat: 1, left: 600_000, runs: false },
    ])
    await host.close()
    const again = make()
    const back = again.connect('ann')
    await clock.advance(50_000, () => again.idle())
    expect((await ok(back, { type: 'look', match, seat: 0 })).clocks![0]).toEqual({
      seat: 0,
      left: 580_000,
      runs: true,
    })
  })

  it.each(['answer', 'match'] as const)('for each %s run on while someone only writes a note', async (per) => {
    const terms = { pace: pace({ per, seconds: 60, increment: 5 }) }
    const { ann, bo, match, look, pass } = await begun(terms, new MemoryStore(), { whispers: true })
    await pass(20_000)
    const before = await look(bo, 1)
    for (const text of ['one', 'two']) {
      const { seq } = await look(ann, 0)
      await ok(ann, { type: 'answer', match, seat: 0, seq, answer: { type: 'note', text } })
    }
    expect(await look(bo, 1)).toEqual(before)
    expect(await look(ann, 0)).toMatchObject({ seq: 2, timeLeft: 40_000 })
    // The time that was left is up for the question as it is asked now.
    await pass(40_000)
    expect((await look(bo, 1)).seq).toBe(1)
  })

  it('by days run on while nobody looks and while the server is down', async () => {
    const day = 86_400_000
    const terms = { pace: pace({ seconds: 2 * 86_400 }) }
    const { ann, bo, host, make, match, look, clock } = await begun(terms, new MemoryStore(), { whispers: true })
    await clock.advance(day / 2, () => host.idle())
    // What is written beside the game gives nobody more time.
    const note = { type: 'note', text: 'note' }
    await ok(ann, { type: 'answer', match, seat: 0, seq: 0, answer: note })
    await ok(bo, { type: 'answer', match, seat: 1, seq: 0, answer: note })
    const { seq } = await look(ann, 0)
    await host.close()
    const again = make()
    await clock.advance(day / 2, () => again.idle())
    const back = again.connect('ann')
    expect((await ok(back, { type: 'look', match, seat: 0 })).timeLeft).toBe(day)
    await clock.advance(day, () => again.idle())
    expect((await ok(back, { type: 'look', match, seat: 0 })).seq).toBeGreaterThan(seq)
  })

  it('are for tables that others come to, and have a length', async () => {
    const { ann } = await begun()
    const seats = [
      { by: 'person', name: '' },
      { by: 'person', name: '' },
    ] as const
    const create = { type: 'create', game: 'knock', options: { seats: 2 } } as const
    expect(await refused(ann, { ...create, seats: [...seats], terms: PLAIN })).toContain('only for games with free')
    const open = [seats[0], { by: 'open' } as const]
    const hasty = { ...create, seats: open, terms: { ...PLAIN, pace: pace({ seconds: 1 }) } }
    expect(await ann.request(hasty)).toMatchObject({ ok: false, error: { where: 'request.terms.pace.seconds' } })
  })
})

describe('people who go and come back', () => {
  it('a minute later the computer plays for anyone who has gone, until they are back', async () => {
    const { host, ann, bo, look, pass, room } = await begun({ away: 'house' })
    bo.close()
    expect((await room(ann)).seats[1]).toMatchObject({ by: 'person', here: false, takeover: 60_000 })
    await pass(59_999)
    expect((await room(ann)).seats[1]).toMatchObject({ by: 'person', takeover: 1 })
    await pass(1)
    expect((await room(ann)).seats[1]).toMatchObject({ by: 'bot', of: 'Bo', why: 'away' })
    const back = host.connect('bo')
    await host.idle()
    expect((await room(ann)).seats[1]).toMatchObject({ by: 'person', name: 'Bo', here: true, takeover: null })
    expect((await look(back, 1)).viewer).toBe(1)
  })

  it('nobody plays for them where that was not agreed, or where all have gone', async () => {
    const waits = await begun({ away: 'wait' })
    waits.bo.close()
    await waits.pass(120_000)
    expect((await waits.room(waits.ann)).seats[1]).toMatchObject({ by: 'person', here: false, takeover: null })
    const empty = await begun({ away: 'house' })
    empty.bo.close()
    empty.ann.close()
    await empty.pass(120_000)
    expect((await empty.room(empty.host.connect('ann'))).seats[1]).toMatchObject({ by: 'person', name: 'Bo' })
  })

  it('a series belongs to all who sit there, also to someone who has taken a bot’s place', async () => {
    const { host, ann } = await begun()
    const dex = host.connect('dex')
    const { match } = await ok(ann, { type: 'create', game: 'knock', options: { seats: 2 } })
    await ok(ann, { type: 'admit', match, guest: 'dex', as: 'invited' })
    await ok(dex, { type: 'sit', match, seat: 1, plan: { by: 'person', name: 'Dex' } })
    await ok(ann, { type: 'answer', match, seat: 0, seq: 0, answer: { type: 'resign' } })
    const { match: next } = await ok(dex, { type: 'create', game: 'knock', after: match })
    expect(await ok(ann, { type: 'room', match: next })).toMatchObject({ waiting: true, seats: [{ yours: true }, {}] })
  })

  it('what the owner has given to the computer only the owner gives back', async () => {
    const { ann, bo, match, room } = await begun()
    expect(await refused(bo, { type: 'hand', match, seat: 0, toBot: true })).toContain('you cannot ask for this')
    expect(await refused(ann, { type: 'hand', match, seat: 0, toBot: true })).toContain('no other player')
    await ok(ann, { type: 'hand', match, seat: 1, toBot: true })
    const plan = { by: 'person', name: 'Bo' } as const
    expect(await refused(bo, { type: 'sit', match, seat: 1, plan })).toContain('the host has given your place')
    await ok(ann, { type: 'hand', match, seat: 1, toBot: false })
    expect((await room(bo)).seats[1]).toMatchObject({ by: 'person', name: 'Bo', yours: true })
  })

  it('the table can be given to another player, and is then hers', async () => {
    const { ann, bo, match, room } = await begun()
    expect(await refused(bo, { type: 'give', match, seat: 1 })).toContain('you cannot ask for this')
    expect(await refused(ann, { type: 'give', match, seat: 0 })).toContain('no other player')
    await ok(ann, { type: 'give', match, seat: 1 })
    expect(await room(bo)).toMatchObject({ yours: true, seats: [{ owner: false }, { owner: true }] })
    expect(await refused(ann, { type: 'delete', match })).toContain('you cannot ask for this')
  })

  it('a place that goes from one computer to another stays its player’s', async () => {
    const { bo, match, room } = await begun()
    for (const name of ['random', 'house'])
      await ok(bo, { type: 'sit', match, seat: 1, plan: { by: 'bot', bot: name } })
    expect((await room(bo)).seats[1]).toMatchObject({ by: 'bot', bot: 'house', of: 'Bo', yours: true })
  })

  it('nobody waits for the consent of someone for whom the computer plays', async () => {
    const { ann, match, look, pass } = await begun()
    expect(await ok(ann, { type: 'end', match, seat: 0 })).toEqual({ waitsFor: [1] })
    await ok(ann, { type: 'hand', match, seat: 1, toBot: true })
    await pass(0)
    expect((await look(ann, 0)).outcome).toMatchObject({ reason: 'agreed' })
  })

  it('hints are given where the table allows them', async () => {
    const none = await begun()
    expect(await refused(none.ann, { type: 'hint', match: none.match, seat: 0 })).toContain('you cannot ask for this')
    const some = await begun({ hints: true })
    expect((await some.look(some.ann, 0)).hints).toBe(true)
    expect(await ok(some.ann, { type: 'hint', match: some.match, seat: 0 })).toHaveProperty('action')
  })
})

describe('what people say to each other', () => {
  it('is read by all, in words or as a phrase; only players speak', async () => {
    const { host, ann, bo, match, room } = await begun()
    await ok(bo, { type: 'say', match, words: ' <3 that roll ' })
    await ok(ann, { type: 'say', match, words: { phrase: 'luck' } })
    expect((await room(ann)).talk).toMatchObject([
      { seat: 1, words: '<3 that roll', yours: false },
      { seat: 0, words: { phrase: 'luck' }, yours: true },
    ])
    expect(JSON.stringify(await room(ann))).not.toContain('"by":"bo"')
    expect(await refused(bo, { type: 'say', match, words: 'x'.repeat(201) })).toContain('expected 1 to 200')
    expect(await refused(bo, { type: 'say', match, words: '  ' })).toContain('expected 1 to 200')
    expect(await refused(bo, { type: 'say', match, words: 'a\u202eb' })).toContain('direction marks')
    const watcher = host.connect('cleo')
    await ok(watcher, { type: 'follow', invitation: (await room(ann)).invitation!.watch })
    expect((await room(watcher)).talk).toHaveLength(2)
    expect(await refused(watcher, { type: 'say', match, words: 'hi' })).toContain('you cannot ask for this')
    for (let i = 0; i < 40; i++) await ok(bo, { type: 'say', match, words: String(i) })
    expect((await room(ann)).talk).toHaveLength(30)
  })
})

describe('the rules of a game', () => {
  it('are shown before the start as anybody may know them', async () => {
    const { view } = knock.game
    const veiled: typeof view = (state, viewer) => ({
      ...view(state, viewer),
      options: { ...state.options, deal: '?' },
    })
    const module = { ...knock, game: { ...knock.game, view: veiled } }
    const host = new Host({ games: [module as never], store: new MemoryStore(), quietAfter: 10_000, report: rethrow })
    const ann = host.connect('ann')
    const seats = [{ by: 'person' as const, name: 'Ann' }, { by: 'open' as const }]
    const options = { seats: 2, deal: 'low' }
    const { match } = await ok(ann, { type: 'create', game: 'knock', options, seats })
    expect((await ok(ann, { type: 'rules', match })).options).toMatchObject({ seats: 2, deal: '?' })
  })
})

describe('people who look on', () => {
  it('are not more than a table can bear; those who have gone make room', async () => {
    const { host, ann, match, room } = await begun()
    const follow = { type: 'follow', invitation: (await room(ann)).invitation!.watch } as const
    const many = Array.from({ length: MOST_GUESTS }, (_, i) => host.connect(`watcher ${i}`))
    for (const one of many) await ok(one, follow)
    const late = host.connect('late')
    expect(await refused(late, follow)).toBe('too many people are watching this game')
    expect(await refused(ann, { type: 'admit', match, guest: 'x'.repeat(65), as: 'watcher' })).not.toBe('ok')
    for (const one of many.slice(1)) one.close()
    await ok(late, follow)
    expect((await room(ann)).watching).toBe(2)
  })
})

describe('tables that anybody may come to', () => {
  const create = (open: boolean, name = 'Ann'): Extract<HostRequest, { type: 'create' }> => ({
    type: 'create',
    game: 'knock',
    options: { seats: 2 },
    seats: [{ by: 'person', name }, { by: 'open' }],
    terms: { ...PLAIN, open },
  })

  it('are listed, the oldest first, until they start; the others are not', async () => {
    const { host, ann, clock } = await begun()
    const dex = host.connect('dex')
    expect(await ok(dex, { type: 'tables' })).toEqual({ tables: [] })
    await ok(ann, create(false))
    const { match } = await ok(ann, create(true))
    await clock.advance(1, () => host.idle())
    await ok(ann, create(true, 'Anna'))
    const { tables } = await ok(dex, { type: 'tables' })
    expect(tables).toMatchObject([
      { host: 'Ann', seats: ['person', 'open'], yours: false },
      { host: 'Anna', seats: ['person', 'open'], yours: false },
    ])
    expect(await ok(dex, { type: 'seek', game: 'knock', name: 'Dex' })).toEqual({ match })
    expect((await ok(dex, { type: 'tables' })).tables).toHaveLength(1)
    // Nobody plays against themselves.
    expect(await ok(ann, { type: 'seek', game: 'knock', name: 'Ann' })).toEqual({ match: null })
    expect(await ok(dex, { type: 'seek', game: 'chess', name: 'Dex' })).toEqual({ match: null })
  })

  it('can be watched when they are full, until they are over, where the owner allows it', async () => {
    const { host, ann, clock } = await begun()
    const [bo, dex] = [host.connect('bo'), host.connect('dex')]
    const sitDown = async (watch: boolean): Promise<string> => {
      const { match } = await ok(ann, { ...create(true), terms: { ...PLAIN, open: true, watch } })
      await ok(bo, { type: 'seek', game: 'knock', name: 'Bo' })
      await ok(bo, { type: 'ready', match, on: true })
      return match
    }
    await ok(ann, { type: 'start', match: await sitDown(false) })
    expect(await ok(dex, { type: 'tables' })).toEqual({ tables: [] })

    const match = await sitDown(true)
    await clock.advance(1, () => host.idle())
    const watched = { as: 'watcher', host: 'Ann', seats: ['person', 'person'], yours: false }
    expect((await ok(dex, { type: 'tables' })).tables).toMatchObject([watched])
    await ok(ann, { type: 'start', match })
    const { tables } = await ok(dex, { type: 'tables' })
    expect(tables).toMatchObject([watched])
    // Those who play there have it among their own, and nobody sits down.
    expect(await ok(bo, { type: 'tables' })).toEqual({ tables: [] })
    expect(await ok(dex, { type: 'seek', game: 'knock', name: 'Dex' })).toEqual({ match: null })
    const { invitation } = tables[0]!
    expect(await refused(dex, { type: 'join', invitation, name: 'Dex' })).toBe('this invitation is only for watching')
    await ok(dex, { type: 'follow', invitation })
    expect(await ok(dex, { type: 'look', match })).toMatchObject({ viewer: 'spectator' })

    await ok(ann, { type: 'end', match, seat: 0 })
    await ok(bo, { type: 'consent', match, seat: 1, agree: true })
    expect(await ok(dex, { type: 'tables' })).toEqual({ tables: [] })
  })

  it('are listed as many as anyone reads', async () => {
    const { host, ann } = await begun()
    for (let i = 0; i < 105; i++) await ok(ann, create(true))
    expect((await ok(host.connect('dex'), { type: 'tables' })).tables).toHaveLength(100)
  })

  it('the owner opens and closes a table while it waits', async () => {
    const { host, ann } = await begun()
    const { match } = await ok(ann, create(true))
    const bo = host.connect('bo')
    await ok(bo, { type: 'seek', game: 'knock', name: 'Bo' })
    await ok(bo, { type: 'ready', match, on: true })
    await ok(ann, { type: 'agree', match, terms: PLAIN })
    expect(await ok(host.connect('dex'), { type: 'tables' })).toEqual({ tables: [] })
    expect((await ok(ann, { type: 'room', match })).seats[1]).toMatchObject({ name: 'Bo', ready: false })
  })
})

describe('another device', () => {
  it('takes over what a person has handed to it, once and not too late', async () => {
    const { host, bo, pass } = await begun()
    const { token } = await ok(bo, { type: 'lend', sealed: 'abc' })
    const other = host.connect('somebody')
    expect(await ok(other, { type: 'borrow', token })).toEqual({ sealed: 'abc' })
    expect(await refused(other, { type: 'borrow', token })).toContain('no longer valid')
    const late = await ok(bo, { type: 'lend', sealed: 'abc' })
    await pass(600_000)
    expect(await refused(other, { type: 'borrow', token: late.token })).toContain('no longer valid')
  })

  it('takes a seat again by a link from the owner, while the person is not here', async () => {
    const { host, ann, bo, match, look } = await begun()
    expect(await refused(ann, { type: 'readmit', match, seat: 1 })).toContain('this player is here')
    bo.close()
    const { token } = await ok(ann, { type: 'readmit', match, seat: 1 })
    const phone = host.connect('phone')
    expect(await refused(phone, { type: 'retake', token: `${token}x` })).toContain('no longer valid')
    expect(await refused(phone, { type: 'retake', token: 'nowhere.x' })).toContain('no longer valid')
    expect(await refused(ann, { type: 'retake', token })).toContain('no longer valid')
    expect(await ok(phone, { type: 'retake', token })).toEqual({ match })
    expect((await look(phone, 1)).viewer).toBe(1)
    expect(await refused(host.connect('dex'), { type: 'retake', token })).toContain('no longer valid')
    expect(await refused(host.connect('bo'), { type: 'room', match })).toContain('there is no saved game')
  })

  it('takes no seat by a link that its person no longer needs', async () => {
    const { host, ann, bo, match, look } = await begun()
    bo.close()
    const { token } = await ok(ann, { type: 'readmit', match, seat: 1 })
    const back = host.connect('bo')
    await look(back, 1)
    back.close()
    expect(await refused(host.connect('dex'), { type: 'retake', token })).toContain('no longer valid')
  })

  it('someone who wants to be forgotten leaves nothing behind, and others play on', async () => {
    const { host, ann, bo, match, store, room, pass } = await begun()
    const { match: own } = await ok(ann, { type: 'create', game: 'knock' })
    await ok(ann, { type: 'say', match, words: 'here is my number' })
    await ok(bo, { type: 'say', match, words: 'thanks' })
    await ok(ann, { type: 'forget' })
    await pass(0)
    expect(await room(bo)).toMatchObject({
      yours: true,
      talk: [{ words: 'thanks' }],
      seats: [{ by: 'bot', of: null }, { by: 'person' }],
    })
    expect(await store.find({ id: own })).toBeNull()
    await host.close()
    const { card, record } = await store.load(match)
    expect(JSON.stringify(card) + record).not.toMatch(/ann|number/i)
  })

  it('a game of someone who is forgotten is left to the player for whom the computer plays', async () => {
    const { ann, bo, match, room } = await begun()
    await ok(bo, { type: 'leave', match })
    await ok(ann, { type: 'forget' })
    expect(await room(bo)).toMatchObject({
      yours: true,
      seats: [
        { by: 'bot', of: null },
        { of: 'Bo', yours: true },
      ],
    })
  })

  it('someone is forgotten everywhere, although one game cannot be opened', async () => {
    const store = new MemoryStore()
    const { host, make, match } = await begun({}, store)
    await host.close()
    const { card } = await store.load(match)
    await store.remove(match)
    await store.create({ ...card, lines: 99 }, 'torn\n')
    const again = make().connect('bo')
    const { match: other } = await ok(again, { type: 'create', game: 'knock' })
    expect(await refused(again, { type: 'forget' })).toContain('the end is missing')
    expect(await store.find({ id: other })).toBeNull()
  })
})

describe('a match that was begun elsewhere', () => {
  /** A match of two people at one table, a little way on, as a file. */
  async function file(): Promise<string> {
    const host = new Host({
      games: [knock as never],
      store: new MemoryStore(),
      clock: new ManualClock(),
      report: rethrow,
    })
    const port = host.connect()
    const { match } = await ok(port, {
      type: 'create',
      game: 'knock',
      options: { seats: 2 },
      seats: [
        { by: 'person', name: 'Ann' },
        { by: 'person', name: 'Bo' },
      ],
      seed: 'known to Ann',
    })
    const { seq } = await ok(port, { type: 'look', match, seat: 0 })
    await ok(port, { type: 'answer', match, seat: 0, seq, answer: { type: 'knock' } })
    const { record } = await ok(port, { type: 'export', match })
    return record
  }
  const SEATS = [{ by: 'person', name: 'Ann' }, { by: 'open' }] as const

  async function taken(terms: Partial<Terms> = {}) {
    const clock = new ManualClock()
    const store = new MemoryStore()
    const host = new Host({ games: [knock as never], store, clock, quietAfter: 10_000, report: rethrow })
    const [ann, bo] = [host.connect('ann'), host.connect('bo')]
    const { match } = await ok(ann, {
      type: 'import',
      record: await file(),
      online: { seats: [...SEATS], terms: { ...PLAIN, ...terms } },
    })
    const { invitation } = await ok(ann, { type: 'room', match })
    const join = () => ok(bo, { type: 'join', invitation: invitation!.code, name: 'Bo' })
    return { host, clock, store, ann, bo, match, join }
  }

  it('waits until all have agreed, shows nothing before, says that it was, and goes on where it stood', async () => {
    const { ann, bo, match, join, store } = await taken()
    expect(await ok(ann, { type: 'room', match })).toMatchObject({ waiting: true, elsewhere: true })
    expect(await refused(ann, { type: 'look', match, seat: 0 })).toBe('you cannot ask for this, or not yet')
    expect(await refused(ann, { type: 'start', match })).toMatch(/^a place is still free/)
    await join()
    expect(await refused(ann, { type: 'start', match })).toBe('not all players are ready yet')
    await ok(bo, { type: 'ready', match, on: true })
    await ok(ann, { type: 'start', match })
    expect(await ok(bo, { type: 'look', match, seat: 1 })).toMatchObject({ seq: 1, choices: { asked: true } })
    expect(await ok(bo, { type: 'room', match })).toMatchObject({ waiting: false, elsewhere: true })
    // The seed that one of them knew decides nothing any longer.
    expect((await store.load(match)).card).toMatchObject({ seed: null, realDice: false, elsewhere: true })
  })

  it('has dice that can be checked from there on, where the table wants it', async () => {
    const { ann, bo, match, join } = await taken({ proven: true })
    await join()
    await ok(bo, { type: 'ready', match, on: true })
    await ok(ann, { type: 'start', match })
    const kept = [partsInMemory(), partsInMemory()] as const
    for (let round = 0; round < 2; round++)
      for (const [i, port] of [ann, bo].entries())
        await addToDice(port, await ok(port, { type: 'room', match }), kept[i]!)
    expect(await ok(bo, { type: 'room', match })).toMatchObject({ waiting: false })
    expect(await ok(bo, { type: 'proof', match, from: 0 })).toMatchObject({ line: { match } })
  })

  it('is refused where nobody is to come; nothing of it is kept', async () => {
    const { ann, store } = await taken()
    const record = await file()
    const seats = [
      { by: 'person', name: 'Ann' },
      { by: 'bot', bot: 'random' },
    ] as const
    const before = (await store.list()).length
    expect(await refused(ann, { type: 'import', record, online: { seats: [...seats] } })).toBe(
      'no place is free for another player',
    )
    expect((await store.list()).length).toBe(before)
  })
})
