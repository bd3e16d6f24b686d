import { seededChance } from '@shamble/chance'
import dawn from '@shamble/game-dawn'
import { type DawnView, trailOf, walksOf } from '@shamble/game-dawn/table'
import zombies from '@shamble/game-zombies'
import { type Clock, Host, type HostPort, type HostRequest, MemoryStore, type Moment, type Notice } from '@shamble/host'
import type { Action, Seat, Viewer } from '@shamble/kernel'
import type { GameModule } from '@shamble/module'
import { describe, expect, it } from 'vitest'
import brawl from '../../../examples/graveyard-brawl/src/index.js'
import type { TableGame } from '../games/table-game.js'
import { Session } from './session.js'
import type { TableState } from './table-state.js'

/** A table that only answers by keys: what it looks like plays no part here. */
const bare = (module: unknown): TableGame => ({ module: module as GameModule, spots: () => [] }) as unknown as TableGame

async function sitDown(module: unknown, create: Omit<Extract<HostRequest, { type: 'create' }>, 'type' | 'game'>) {
  const game = bare(module)
  const port = new Host({ games: [game.module], store: new MemoryStore() }).connect()
  const created = await port.request({ type: 'create', game: game.module.game.id, ...create })
  if (!created.ok) throw new Error(JSON.stringify(created))
  const session = new Session({
    port,
    match: created.value.match,
    game,
    curtain: () => true,
    pace: () => 0,
    motion: () => true,
  })
  await session.begin()
  return { session, port, match: created.value.match, game }
}

/** Waits for the table to change, or to stand still for good. */
const settled = (session: Session): Promise<TableState> =>
  new Promise((resolve) => setTimeout(() => resolve(session.state.get()), 0))

async function playOut(session: Session, seed: string, most: number): Promise<TableState> {
  const chance = seededChance(seed)
  for (let i = 0; i < most; i++) {
    const state = await settled(session)
    if (state.moment?.outcome) return state
    if (state.curtain !== null) await session.raiseCurtain(state.curtain)
    else if (state.anyone.length > 0) session.nobody()
    else if (state.choices.asked)
      await session.answer(state.choices.actions[chance.die(state.choices.actions.length, 'X') - 1]!)
  }
  return session.state.get()
}

/** As in a worker: whatever passes comes one message after another, and anything may happen between two of them. */
function farPort(near: HostPort): HostPort {
  const messages: (() => void)[] = []
  const deliver = (): void => {
    messages[0]!()
    messages.shift()
    if (messages.length > 0) setImmediate(deliver)
  }
  const send = (message: () => void): void => {
    if (messages.push(message) === 1) setImmediate(deliver)
  }
  return {
    ...near,
    request: (request) =>
      new Promise<never>((resolve) => {
        setImmediate(() => void near.request(request).then((reply) => send(() => resolve(reply as never))))
      }),
    listen: (listener: (notice: Notice) => void) => near.listen((notice) => send(() => listener(notice))),
  }
}

/** Bots answer as soon as they can. */
const atOnce: Clock = {
  now: () => Date.now(),
  after(_milliseconds, callback) {
    const timer = setImmediate(callback)
    return () => clearImmediate(timer)
  },
}

interface Party {
  readonly module: unknown
  readonly options: Record<string, unknown>
  readonly persons: number
  readonly others: number
  readonly curtain: boolean
  readonly seed: string
}

/** People at one screen do whatever it offers, each in his own time, until the match is over. */
async function playAtOneScreen({ module, options, persons, others, curtain, seed }: Party): Promise<void> {
  const game = bare(module)
  const port = farPort(new Host({ games: [game.module], store: new MemoryStore(), clock: atOnce }).connect())
  const seats = [
    ...Array.from({ length: persons }, () => ({ by: 'person', name: '' }) as const),
    ...Array.from({ length: others }, () => ({ by: 'bot', bot: 'random' }) as const),
  ]
  const created = await port.request({ type: 'create', game: game.module.game.id, options, seats, seed })
  if (!created.ok) throw new Error(JSON.stringify(created))
  const { match } = created.value
  const wrong: unknown[] = []
  const told = new Map<Viewer, Moment>()
  port.listen((notice) => void (notice.type === 'moment' && told.set(notice.moment.viewer, notice.moment)))
  const underway = new Set<Seat>()
  const watched: HostPort = {
    ...port,
    async request(request) {
      if (request.type !== 'answer') return port.request(request)
      const seqs = [...told.values()].map(({ seq }) => seq)
      if (new Set(seqs).size > 1) wrong.push({ request, toldByHalves: seqs })
      if (underway.has(request.seat)) wrong.push({ request, isSecond: true })
      underway.add(request.seat)
      const reply = await port.request(request)
      underway.delete(request.seat)
      // A bot may be quicker, and close what is about to pass by itself: then nobody hears of that.
      if (!reply.ok && others === 0) wrong.push({ request, reply })
      return reply
    },
  }
  const session = new Session({
    port: watched,
    match,
    game,
    curtain: () => curtain,
    pace: () => 0,
    motion: () => true,
  })
  const state = (): TableState => session.state.get()
  let quiet = 0
  session.state.watch(() => {
    const { refusal, trouble } = state()
    quiet = 0
    if (refusal !== null || trouble !== null) wrong.push({ refusal, trouble })
  })
  const chance = seededChance(seed, 'people')
  const pick = <T>(of: readonly T[]): T => of[chance.die(of.length, 'X') - 1]!
  const act = (): boolean => {
    const { curtain: next, anyone, excused, choices } = state()
    const isWindow = [...told.values()].some((moment) => moment.choices.pass !== null)
    if (anyone.length > 0 && told.size > 0 && !isWindow) wrong.push({ anyone, isOver: true })
    if (next !== null) void session.raiseCurtain(next)
    else if (anyone.length > 0) pick([() => session.nobody(), () => session.somebody(pick(anyone))])()
    else if (excused) session.goOn()
    else if (choices.asked) void session.answer(pick(choices.actions))
    else return false
    return true
  }
  await session.begin()
  // Among people nobody is too slow; a bot that answers first may rightly close what somebody was about to use.
  const patience = others === 0 ? 0 : 12
  while (state().moment?.outcome == null) {
    await new Promise<void>((resolve) => setImmediate(resolve))
    quiet++
    if (quiet > patience && chance.die(3, 'X') > 1 && act()) quiet = 0
    expect({ seed, wrong, isStuck: quiet > 500 }).toEqual({ seed, wrong: [], isStuck: false })
  }
  session.end()
}

const SHORT = { interruptMode: 'polled', maxRounds: 10, winZombies: 10, expansion: 'baseOnly' }

describe('a session', () => {
  it('plays a whole game of Zombies!!! against bots', async () => {
    const { session } = await sitDown(zombies, {
      options: { ...SHORT, seats: 2 },
      seats: [
        { by: 'person', name: 'Ada' },
        { by: 'bot', bot: 'random' },
      ],
      seed: 'a',
    })
    const end = await playOut(session, 'me', 6000)
    expect(end.moment?.outcome).not.toBeNull()
    expect(end.log.length).toBeGreaterThan(50)
    expect(end.trouble).toBeNull()
  })

  it('hands the screen over behind a curtain, and never shows one person the hand of another', async () => {
    const { session } = await sitDown(zombies, {
      options: { ...SHORT, seats: 2 },
      seats: [
        { by: 'person', name: 'Ada' },
        { by: 'person', name: 'Bo' },
      ],
      seed: 'b',
    })
    const shown = new Set<unknown>()
    let curtains = 0
    session.state.watch(() => {
      const { moment, viewer, curtain } = session.state.get()
      if (moment !== null) shown.add(moment.viewer === viewer)
      if (curtain !== null) curtains++
    })
    const end = await playOut(session, 'them', 8000)
    expect(end.moment?.outcome).not.toBeNull()
    expect([...shown]).toEqual([true])
    expect(curtains).toBeGreaterThan(2)
  })

  it('plays Dawn of the Dead alone, looks back and comes back', async () => {
    const { session } = await sitDown(dawn, {
      options: { mode: 'solitaire' },
      seats: [{ by: 'person', name: '' }],
      seed: 'c',
    })
    const state = await playOut(session, 'alone', 60)
    const line = state.log[3]!
    await session.lookBack(line.seq)
    expect(session.state.get().past?.moment.choices.actions).toEqual([])
    expect(session.state.get().past?.moment.seq).toBe(line.seq)
    await session.lookBack(null)
    expect(session.state.get().past).toBeNull()
  })

  it('takes a walk of several steps back as the one gesture that it was', async () => {
    const { session } = await sitDown(dawn, {
      options: { mode: 'solitaire' },
      seats: [{ by: 'person', name: '' }],
      seed: 'c',
    })
    const seen = (): DawnView => session.state.get().view as DawnView
    while (seen().phase !== 'human') await playOut(session, 'set-up', 2)
    await session.answer({ type: 'activate', who: [0] } as Action)
    await settled(session)
    const before = seen().at.slice()
    const far = walksOf(seen()).find(({ path }) => path.length === 3)!
    session.walk(far.path.map((to) => ({ type: 'walk', to }) as Action))
    for (let i = 0; i < 5; i++) await settled(session)
    expect(seen().at[0]).toBe(far.to)
    // A refused answer in between is nothing to be taken back.
    await session.answer({ type: 'walk', to: 998 } as Action)
    await session.undo()
    await settled(session)
    expect(seen().at).toEqual(before)
    expect(trailOf(seen()).active).toEqual([0])
    await session.undo()
    await settled(session)
    expect(trailOf(seen()).active).toEqual([])
  })

  it('keeps the record that somebody would read who comes back', async () => {
    const { session, port, match } = await sitDown(dawn, {
      options: { mode: 'solitaire' },
      seats: [{ by: 'person', name: '' }],
      seed: 'e',
    })
    let turned = 0
    for (let i = 0; i < 12; i++) {
      const { log, viewer } = await playOut(session, `record ${i}`, 12)
      const again = new Session({
        port,
        match,
        game: bare(dawn),
        curtain: () => true,
        pace: () => 0,
        motion: () => true,
      })
      await again.begin()
      const read = again.state.get().log
      again.end()
      expect(viewer).toBe(0)
      // Only what has just happened still shows what the rules hide again.
      expect(log.map(({ seq, turn, event }) => [seq, turn, event.kind])).toEqual(
        read.map(({ seq, turn, event }) => [seq, turn, event.kind]),
      )
      const last = log.at(-1)!.seq
      const old = log.filter(({ seq }) => seq < last).length
      expect(log.slice(0, old)).toEqual(read.slice(0, old))
      for (const { turn, event } of log) {
        if (event.kind !== 'turn-over') continue
        turned++
        expect(turn).toBe(event.data!['turn'])
      }
    }
    expect(turned).toBeGreaterThan(0)
  })

  it('tells rolls apart that look alike, and asks again for one that was mistyped', async () => {
    const { session } = await sitDown(dawn, {
      options: { mode: 'solitaire' },
      seats: [{ by: 'person', name: '' }],
      seed: 'dice',
      realDice: true,
    })
    const chance = seededChance('typed')
    const need = () => session.state.get().dice
    // Until an answer takes a second roll.
    for (let i = 0; i < 400 && (need()?.typed.length ?? 0) === 0; i++) {
      const { choices, dice } = await settled(session)
      if (dice !== null) await session.typeDice(chance.dice(dice.n, dice.sides, 'test'))
      else await session.answer(choices.actions[chance.die(choices.actions.length, 'test') - 1]!)
    }
    const before = need()!
    expect(before.typed.length).toBeGreaterThan(0)
    await session.retypeDice()
    const again = need()!
    expect(again.typed).toEqual(before.typed.slice(0, -1))
    const last = before.typed.at(-1)!
    const other = last.map((face) => (face % again.sides) + 1)
    await session.typeDice(other)
    expect((need()?.typed ?? [other]).at(-1)).toEqual(other)
    expect(session.state.get().trouble).toBeNull()
  })

  const SCREENS = {
    'graveyard-brawl': { module: brawl, options: {}, games: 30 },
    zombies: { module: zombies, options: SHORT, games: 2 },
  }

  it.each(['graveyard-brawl', 'zombies'] as const)(
    'never has an answer refused that was offered to several people at one screen: %s',
    async (game) => {
      const { module, options, games } = SCREENS[game]
      for (let i = 0; i < games; i++) {
        const persons = 2 + (i % 3)
        // The curtain is drawn or not, and somebody who is not at this screen plays along or not.
        const others = persons < 4 ? i % 2 : 0
        const party = { module, options: { ...options, seats: persons + others }, persons, others }
        await playAtOneScreen({ ...party, curtain: i % 4 < 2, seed: `${game} ${i}` })
      }
    },
    20_000,
  )

  it('tells a refusal by its rule and goes on', async () => {
    const { session } = await sitDown(dawn, {
      options: { mode: 'solitaire' },
      seats: [{ by: 'person', name: '' }],
      seed: 'd',
    })
    const before = (await settled(session)).moment!.seq
    await session.answer({ type: 'finish' })
    expect(session.state.get().refusal?.rule).toBeDefined()
    expect((await settled(session)).moment!.seq).toBe(before)
  })
})
