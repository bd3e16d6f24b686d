import type { Action } from '@shamble/kernel'
import type { GameModule } from '@shamble/module'
import { bot, breathe, knock, look, ManualClock, ok, person } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import { type Defect, Host } from './host.js'
import type { Notice } from './port.js'
import { MemoryStore } from './store.js'

const BROKEN = new TypeError('planted')
const broken = (): never => {
  throw BROKEN
}

/** Knock whose rules break when someone walks, and with a bot that breaks at once. */
const fragile = {
  ...knock,
  game: {
    ...knock.game,
    frames: {
      ...knock.game.frames,
      turn: {
        ...knock.game.frames.turn,
        answer: (s: never, f: never, seat: number, action: Action, play: never) =>
          action.type === 'walk' ? broken() : knock.game.frames.turn.answer!(s, f, seat, action as never, play),
      },
    },
  },
  bots: { ...knock.bots, broken: () => ({ decide: broken }) },
} as unknown as GameModule

function begin(module: GameModule = fragile) {
  const [clock, defects] = [new ManualClock(), [] as Defect[]]
  const report = (defect: Defect): void => void defects.push(defect)
  const host = new Host({ games: [module], store: new MemoryStore(), clock, report })
  const port = host.connect()
  const notices: Notice[] = []
  port.listen((notice) => void notices.push(notice))
  const create = async (seats = [person, person] as (typeof person | ReturnType<typeof bot>)[]) =>
    (await ok(port, { type: 'create', game: 'knock', seats })).match
  const advance = (milliseconds: number) => clock.advance(milliseconds, () => host.idle())
  return { host, port, defects, notices, create, advance }
}

const troubles = (notices: readonly Notice[], match: string) =>
  notices.filter((notice) => notice.type === 'trouble' && notice.match === match)

describe('a fault', () => {
  it('of a bot sets its match aside, with a sentence and a report; the others go on', async () => {
    const { port, defects, notices, create, advance } = begin()
    const sound = await create()
    const match = await create([person, bot('broken')])
    await ok(port, { type: 'answer', match, seat: 0, seq: 0, answer: { type: 'roll' } })
    await advance(10_000)
    expect(defects).toEqual([{ match, error: BROKEN }])
    expect(troubles(notices, match)).toHaveLength(1)
    expect(troubles(notices, match)[0]).toMatchObject({
      fault: { reason: expect.stringContaining('because of an error') },
    })
    expect(await port.request({ type: 'answer', match, seat: 0, seq: 1, answer: { type: 'roll' } })).toMatchObject({
      ok: false,
      error: { where: 'match', reason: expect.stringContaining('you can open it again') },
    })
    await ok(port, { type: 'answer', match: sound, seat: 0, seq: 0, answer: { type: 'roll' } })
    expect(troubles(notices, sound)).toEqual([])
  })

  it('of the rules in a request is that request’s, and what was kept before can be taken up again', async () => {
    const { port, defects, create } = begin()
    const match = await create()
    await ok(port, { type: 'answer', match, seat: 0, seq: 0, answer: { type: 'roll' } })
    expect(await port.request({ type: 'answer', match, seat: 1, seq: 1, answer: { type: 'walk' } })).toMatchObject({
      ok: false,
      error: { where: 'host', reason: 'this was not possible because of an error' },
    })
    expect(defects).toEqual([{ match, error: BROKEN }])
    await ok(port, { type: 'open', match })
    expect((await look(port, match, 1)).seq).toBe(1)
    await ok(port, { type: 'answer', match, seat: 1, seq: 1, answer: { type: 'roll' } })
  })

  it('of a clock sets its match aside', async () => {
    const timed = { ...fragile, game: { ...fragile.game, timeLimits: { allows: broken } } } as unknown as GameModule
    const defects: Defect[] = []
    const clock = new ManualClock()
    const report = (defect: Defect): void => void defects.push(defect)
    const host = new Host({ games: [timed], store: new MemoryStore(), clock, report, timeLimits: 'kept' })
    const port = host.connect()
    const { match } = await ok(port, { type: 'create', game: 'knock', seats: [person, person] })
    // Knocking opens a window, and its question is a timed one.
    await ok(port, { type: 'answer', match, seat: 0, seq: 0, answer: { type: 'knock' } })
    await breathe()
    expect(defects).toEqual([{ match, error: BROKEN }])
  })

  it('of one listener drops that listener, and the others hear everything', async () => {
    const { host, port, defects, notices, create } = begin()
    host.connect().listen(broken)
    const match = await create()
    await ok(port, { type: 'answer', match, seat: 0, seq: 0, answer: { type: 'roll' } })
    expect(notices.filter(({ type }) => type === 'moment').length).toBeGreaterThan(1)
    expect(defects).toEqual([{ match: null, error: BROKEN }])
    expect(troubles(notices, match)).toEqual([])
  })

  it('of the store is told to the one who runs it, once, in the store’s own words', async () => {
    const store = new MemoryStore()
    const faults: Defect[] = []
    const setting = { games: [fragile], store, report: broken, storeFailed: (fault: Defect) => void faults.push(fault) }
    const port = new Host(setting).connect()
    const { match } = await ok(port, { type: 'create', game: 'knock', seats: [person, person] })
    store.append = store.update = () => Promise.reject(BROKEN)
    const answer = { type: 'roll' }
    expect(await port.request({ type: 'answer', match, seat: 0, seq: 0, answer })).toMatchObject({ ok: false })
    expect(await port.request({ type: 'rename', match, name: 'x' })).toMatchObject({ ok: false })
    expect(faults).toEqual([
      { match, error: BROKEN },
      { match, error: BROKEN },
    ])
  })

  it('in a request that only asks is that request’s; what nobody could answer is not even looked into', async () => {
    const asking = { ...fragile, game: { ...fragile.game, odds: broken } } as unknown as GameModule
    const { port, defects, create } = begin(asking)
    const match = await create()
    const check = (type: string) => port.request({ type: 'check', match, seat: 0, seq: 0, answer: { type } as Action })
    expect(await check('roll')).toMatchObject({ ok: false, error: { where: 'host' } })
    expect(defects).toEqual([{ match, error: BROKEN }])
    expect(await check('block')).toMatchObject({ ok: true, value: { refusal: { rule: 'TABLE.6' }, odds: null } })
    await ok(port, { type: 'answer', match, seat: 0, seq: 0, answer: { type: 'roll' } })
  })

  it('in a request about no match leaves all matches alone', async () => {
    const { port, defects, create } = begin()
    const match = await create()
    const options = {
      get deal(): never {
        return broken()
      },
    }
    const reply = await port.request({ type: 'create', game: 'knock', options })
    expect(reply).toMatchObject({ ok: false, error: { where: 'host' } })
    expect(defects).toEqual([{ match: null, error: BROKEN }])
    await ok(port, { type: 'answer', match, seat: 0, seq: 0, answer: { type: 'roll' } })
  })
})
