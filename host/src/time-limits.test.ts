import type { State, TimeLimits } from '@shamble/kernel'
import type { GameModule } from '@shamble/module'
import { knock, ManualClock } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import { Host, type HostSetting } from './host.js'
import type { HostPort, HostRequest, Moment, Replies } from './port.js'
import { MemoryStore } from './store.js'
import type { Pace } from './terms.js'

const person = { by: 'person', name: 'P' } as const

/** Windows have two seconds; the one who is asked waits while other persons are about. */
const limits: TimeLimits<State> = {
  allows: () => ({ milliseconds: 2_000, budget: null }),
  grace: (s, seat, others) => (s.questions[0]?.seat === seat && others.length > 0 ? 1_500 : 0),
}

function paced(own: TimeLimits<State>): GameModule {
  const module = knock as unknown as GameModule
  return { ...module, game: { ...module.game, timeLimits: own } }
}

async function table(setting: Partial<HostSetting> = {}, own: TimeLimits<State> = limits, seats = 2) {
  const clock = new ManualClock()
  const host = new Host({ games: [paced(own)], store: new MemoryStore(), clock, ...setting })
  const port = host.connect()
  const { match } = await ok(port, {
    type: 'create',
    game: 'knock',
    options: { seats },
    seats: Array.from({ length: seats }, () => person),
  })
  const look = (seat: number): Promise<Moment> => ok(port, { type: 'look', match, seat })
  const answer = (seat: number, seq: number, type: string) =>
    port.request({ type: 'answer', match, seat, seq, answer: { type } })
  const advance = (milliseconds: number) => clock.advance(milliseconds, () => host.idle())
  return { port, match, look, answer, advance }
}

async function ok<T extends HostRequest>(port: HostPort, request: T): Promise<Replies[T['type']]> {
  const reply = await port.request(request)
  if (!reply.ok) throw new Error(JSON.stringify(reply))
  return reply.value
}

const noGrace: TimeLimits<State> = { allows: limits.allows }

describe('a host that keeps the time limits of its games', () => {
  it('gives each question the time that the game gives it, and says how much is left', async () => {
    const { answer, look, advance } = await table({ timeLimits: 'kept' }, noGrace)
    await answer(0, 0, 'knock')
    expect(await look(1)).toMatchObject({ timeLeft: 2_000, passes: true })
    expect(await look(0)).not.toHaveProperty('passes')
    expect((await look(0)).timeLeft).toBeNull()
    await advance(1_999)
    expect(await look(1)).toMatchObject({ timeLeft: 1, choices: { asked: true } })
    await advance(1)
    expect((await look(1)).view.frames).toHaveLength(1)
  })

  it('keeps none where nobody asked for it', async () => {
    const { answer, look, advance } = await table({}, noGrace)
    await answer(0, 0, 'knock')
    await advance(600_000)
    expect(await look(1)).toMatchObject({ timeLeft: null, choices: { asked: true } })
  })

  it('lets a clock run on when someone else answers the same window', async () => {
    const { answer, look, advance } = await table({ timeLimits: 'kept' }, noGrace, 3)
    await answer(0, 0, 'knock')
    await advance(1_500)
    await answer(1, 1, 'pass')
    expect((await look(2)).timeLeft).toBe(500)
    await advance(500)
    expect((await look(2)).view.frames).toHaveLength(1)
  })

  it.each([
    ['counts questions that share their time together', 'all', 2_000],
    ['gives another task time of its own', null, 5_000],
  ])('%s', async (_what, name, left) => {
    const budget = (turn: number): string => name ?? `turn ${turn}`
    const { answer, look, advance } = await table(
      { timeLimits: 'kept' },
      { allows: (s) => ({ milliseconds: 5_000, budget: budget(s.turn) }) },
    )
    await answer(0, 0, 'knock')
    await advance(3_000)
    await answer(1, 1, 'block')
    await answer(1, (await look(1)).seq, 'knock')
    expect((await look(0)).timeLeft).toBe(left)
    await advance(left)
    expect((await look(0)).timeLeft).toBeNull()
  })

  it('holds an answer back until the others have had their time to interrupt', async () => {
    const { answer, look, advance } = await table({ timeLimits: 'kept' })
    await advance(1_000)
    let taken = false
    const walking = answer(0, 0, 'walk').then((reply) => {
      taken = reply.ok
    })
    await advance(499)
    expect([taken, (await look(0)).seq]).toEqual([false, 0])
    await advance(1)
    await walking
    expect([taken, (await look(0)).seq]).toEqual([true, 1])
  })

  it('refuses at once what is not legal, and takes an interruption meanwhile', async () => {
    const { answer, look, advance } = await table({ timeLimits: 'kept' })
    expect(await answer(0, 0, 'block')).toMatchObject({ ok: false, refusal: { rule: 'TABLE.6' } })
    const walking = answer(0, 0, 'walk')
    await answer(1, 0, 'jeer')
    expect((await look(0)).view).toMatchObject({ jeers: 1, walked: 0 })
    await advance(1_500)
    expect(await walking).toMatchObject({ ok: true })
    expect((await look(0)).view).toMatchObject({ jeers: 1, walked: 1 })
  })

  it('keeps only the last of two answers that wait, and drops it when the match is closed', async () => {
    const { answer, port, match } = await table({ timeLimits: 'kept' })
    const first = answer(0, 0, 'walk')
    const second = answer(0, 0, 'roll')
    expect(await first).toMatchObject({ ok: false, refusal: { rule: 'TABLE.3' } })
    await port.request({ type: 'close', match })
    expect(await second).toMatchObject({ ok: false, error: { where: 'match' } })
  })
})

describe('a table that has agreed on a clock, too', () => {
  const ofTurn: TimeLimits<State> = {
    allows: () => ({ milliseconds: 2_000, budget: null, ofTurn: true }),
  }

  async function agreed(pace: Pace | null, own: TimeLimits<State>) {
    const host = new Host({
      games: [paced(own)],
      store: new MemoryStore(),
      clock: new ManualClock(),
      timeLimits: 'kept',
    })
    const [ann, bo] = [host.connect('ann'), host.connect('bo')]
    const { match } = await ok(ann, {
      type: 'create',
      game: 'knock',
      options: { seats: 2 },
      seats: [person, { by: 'open' }],
      terms: { open: false, pace, away: 'wait', hints: false, proven: false },
    })
    const { invitation } = await ok(ann, { type: 'room', match })
    await ok(bo, { type: 'join', invitation: invitation!.code, name: 'Bo' })
    await ok(bo, { type: 'ready', match, on: true })
    await ok(ann, { type: 'start', match })
    await ok(ann, { type: 'answer', match, seat: 0, seq: 0, answer: { type: 'knock' } })
    return (await ok(bo, { type: 'look', match, seat: 1 })).timeLeft
  }

  const pace = (seconds: number): Pace => ({ per: 'answer', seconds, increment: 0, timeUp: 'house' })

  it('keeps the time that the rules give for a response', async () => {
    expect(await agreed(null, noGrace)).toBe(2_000)
    expect(await agreed(pace(300), noGrace)).toBe(2_000)
  })

  it('has its own clock for a turn, and for all answers that may take days', async () => {
    expect(await agreed(pace(300), ofTurn)).toBe(300_000)
    expect(await agreed(pace(86_400), noGrace)).toBe(86_400_000)
  })
})
