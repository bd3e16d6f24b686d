import { seededChance } from '@shamble/chance'
import dawn from '@shamble/game-dawn'
import { type DawnView, trailOf, walksOf } from '@shamble/game-dawn/table'
import deadDice from '@shamble/game-dead-dice'
import zombies from '@shamble/game-zombies'
import { type Clock, Host, type HostPort, type HostRequest, MemoryStore, type Moment, type Notice } from '@shamble/host'
import type { Action, Seat, Viewer } from '@shamble/kernel'
import type { GameModule } from '@shamble/module'
import { describe, expect, it } from 'vitest'
import brawl from '../../../examples/graveyard-brawl/src/index.js'
import nightShift from '../../../examples/night-shift/src/index.js'
import type { TableGame } from '../games/table-game.js'
import { Session } from './session.js'
import type { TableState } from './table-state.js'

/** A table that only answers by keys: what it looks like plays no part here. */
const bare = (module: unknown): TableGame => ({ module, spots: () => [] }) as unknown as TableGame

async function sitDown(module: unknown, create: Omit<Extract<HostRequest, { type: 'create' }>, 'type' | 'game'>) {
  const game = bare(module)
  const port = new Host({ games: [module as GameModule], store: new MemoryStore() }).connect()
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
  for (let given = 0; given < most; given++) {
    let state = await settled(session)
    // Others may need any number of turns of the clock.
    while (!state.moment?.outcome && state.curtain === null && state.anyone.length === 0 && !state.choices.asked)
      state = await settled(session)
    if (state.moment?.outcome) return state
    if (state.curtain !== null) await session.raiseCurtain(state.curtain)
    else if (state.anyone.length > 0) session.nobody()
    else await session.answer(state.choices.actions[chance.die(state.choices.actions.length, 'X') - 1]!)
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

/** People at one screen do whatever it offers, each in their own time, until the match is over. */
async function playAtOneScreen({ module, options, persons, others, curtain, seed }: Party): Promise<void> {
  const game = bare(module)
  const port = farPort(new Host({ games: [module as GameModule], store: new MemoryStore(), clock: atOnce }).connect())
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
      // Their numbers differ, and their secrets; how far the play has come does not.
      const stands = [...told.values()].map(
        ({ view }) => `${view.turn} ${view.frames.map(({ kind, step }) => `${kind}:${step}`)}`,
      )
      if (new Set(stands).size > 1) wrong.push({ request, toldByHalves: stands })
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
  // Among people nobody is too slow; a bot that answers first may rightly close what someone was about to use.
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
    const { session, port, match } = await sitDown(zombies, {
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
    // People who come back to it later are told that it is over.
    const again = new Session({
      port,
      match,
      game: bare(zombies),
      curtain: () => true,
      pace: () => 0,
      motion: () => true,
    })
    await again.begin()
    expect(again.state.get()).toMatchObject({ isOver: true, curtain: null })
    again.end()
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

  it('keeps the record that someone would read who comes back', async () => {
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

  it('asks for secret dice behind the curtain of someone who may see them', async () => {
    const position = [
      'hour 3, room 2, zombies 1',
      'gm: menace 6',
      'ana: guard, survival 3',
      'ben: nurse, survival 3',
      'asked: propose ben',
    ].join('\n')
    const { session } = await sitDown(nightShift, {
      position,
      seats: ['GM', 'Ana', 'Ben'].map((name) => ({ by: 'person', name }) as const),
      // The zombie falls on Ana.
      seed: 'ana',
      realDice: true,
    })
    await session.raiseCurtain(2)
    await session.answer({ type: 'wait' } as Action)
    const behind = await settled(session)
    expect([behind.viewer, behind.dice, behind.curtain]).toEqual([2, null, 0])
    await session.raiseCurtain(0)
    expect((await settled(session)).dice).toMatchObject({ why: 'NS-6.1', by: [0, 1] })
    await session.typeDice([6])
    expect((await settled(session)).moment?.view).toMatchObject({ viewer: 0, bite: [1, -1] })
  })

  it('shows one person all their seats without a curtain, and none of anybody else’s', async () => {
    const position = [
      'hour 3, room 2',
      'gm: menace 6',
      'ana: guard, survival 3',
      'ben: nurse, survival 3',
      'asked: prepare',
    ]
    const { session } = await sitDown(nightShift, {
      position: position.join('\n'),
      seats: ['Max', 'Max', 'Ben'].map((name) => ({ by: 'person', name }) as const),
    })
    await session.raiseCurtain(0)
    await session.answer({ type: 'prepare', zombies: 0, obstacles: 0, trap: 0 } as Action)
    expect(await settled(session)).toMatchObject({ viewer: 1, curtain: null, choices: { asked: true } })
    await session.answer({ type: 'wait' } as Action)
    expect(await settled(session)).toMatchObject({ curtain: 2 })
  })

  it('lets someone act although nobody asks them, and goes on where it was', async () => {
    const position = ['hour 3, room 2', 'gm: menace 6', 'ana: guard, survival 3', 'asked: propose ana']
    const { session } = await sitDown(nightShift, {
      position: position.join('\n'),
      options: { players: 1 },
      seats: ['Max', 'Max'].map((name) => ({ by: 'person', name }) as const),
    })
    expect(await settled(session)).toMatchObject({ viewer: 1, choices: { asked: true } })
    expect(session.mayStepIn).toEqual([0])
    session.stepIn(0)
    const aside = await settled(session)
    expect(aside).toMatchObject({ viewer: 0, steppedIn: true, choices: { asked: true, actions: [{ type: 'noise' }] } })
    session.stepOut()
    expect(await settled(session)).toMatchObject({ viewer: 1, steppedIn: false })
    session.stepIn(0)
    await settled(session)
    await session.answer({ type: 'note', text: 'soon' } as Action)
    expect(await settled(session)).toMatchObject({ viewer: 1, steppedIn: false, choices: { asked: true } })
    expect(session.state.get().log).toEqual([])
  })

  it('draws a curtain before someone else acts unasked, and again before it goes on', async () => {
    const position = ['hour 3, room 2', 'gm: menace 6', 'ana: guard, survival 3', 'asked: propose ana']
    const { session } = await sitDown(nightShift, {
      position: position.join('\n'),
      options: { players: 1 },
      seats: ['GM', 'Ana'].map((name) => ({ by: 'person', name }) as const),
    })
    await session.raiseCurtain(1)
    expect(await settled(session)).toMatchObject({ viewer: 1, choices: { asked: true } })
    expect(session.mayStepIn).toEqual([0])
    session.stepIn(0)
    expect(await settled(session)).toMatchObject({ viewer: 1, curtain: 0, choices: { asked: false } })
    await session.raiseCurtain(0)
    expect(await settled(session)).toMatchObject({ viewer: 0, steppedIn: true, choices: { asked: true } })
    await session.answer({ type: 'note', text: 'soon' } as Action)
    expect(await settled(session)).toMatchObject({ curtain: 1, steppedIn: false })
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
    'graveyard-brawl': { module: brawl, options: {}, games: 12 },
    zombies: { module: zombies, options: { ...SHORT, turnLimit: 12 }, games: 2 },
  }

  it.each(['graveyard-brawl', 'zombies'] as const)(
    'never has an answer refused that was offered to several people at one screen: %s',
    async (game) => {
      const { module, options, games } = SCREENS[game]
      for (let i = 0; i < games; i++) {
        const persons = 2 + (i % 3)
        // The curtain is drawn or not, and someone who is not at this screen plays along or not.
        const others = persons < 4 ? i % 2 : 0
        const party = { module, options: { ...options, seats: persons + others }, persons, others }
        await playAtOneScreen({ ...party, curtain: i % 4 < 2, seed: `${game} ${i}` })
      }
    },
    60_000,
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

describe('an answer that is the only one', () => {
  /** Random play, in which only what is left gives itself; tells which answers a person was asked for. */
  async function askedFor(isForced: boolean): Promise<boolean[]> {
    const seats = [{ by: 'person', name: '' } as const, { by: 'bot', bot: 'random' } as const]
    const options = { seats: 2, expansion: 'baseOnly' }
    const { session, game } = await sitDown(zombies, { options, seats, seed: 'only' })
    Object.assign(game, { isForced: ({ type }: Action) => isForced && (type === 'put' || type === 'place') })
    const lone: boolean[] = []
    session.state.watch(() => {
      const { choices } = session.state.get()
      const [only] = choices.actions
      if (choices.asked && choices.pass === null && choices.actions.length === 1)
        lone.push(only!.type === 'put' || only!.type === 'place')
    })
    await playOut(session, 'only', 120)
    return lone
  }

  it('gives itself where everybody may know that it is', async () => {
    expect(await askedFor(false)).toContain(true)
    expect(await askedFor(true)).not.toContain(true)
  })
})

describe('a player who may step in between the turns of others', () => {
  /** What a game master with two computer players is asked, answered as the hint says. */
  async function askedOf(stops: TableState['stops']): Promise<string[]> {
    const seats = [0, 1].map(() => ({ by: 'bot', bot: 'house' }) as const)
    const { session, game, port, match } = await sitDown(deadDice, {
      options: { players: 2, gameMaster: 'human' },
      seats: [...seats, { by: 'person', name: '' }],
      seed: 'between',
    })
    Object.assign(game, { stop: () => 'quiet' })
    session.stopMe(stops)
    const kinds: string[] = []
    // As far as the turns of a fight.
    while (kinds.length < 18) {
      const { choices, moment } = await settled(session)
      if (!choices.asked || moment === null) continue
      kinds.push(moment.view.questions.find(({ seat }) => seat === 2)!.kind)
      const hint = await port.request({ type: 'hint', match, seat: 2 })
      if (hint.ok) await session.answer(hint.value.action)
    }
    return kinds
  }

  it('is stopped only on request; everything goes on by itself otherwise', async () => {
    const [calm, hold] = [await askedOf('calm'), await askedOf('hold')]
    expect(calm).toContain('more')
    expect(calm).not.toContain('between')
    expect(hold).toContain('between')
  })
})

describe('a player who gets a place back', () => {
  it('sees it with the eyes of that place again, although nobody asks them', async () => {
    const host = new Host({ games: [zombies as unknown as GameModule], store: new MemoryStore() })
    const [ann, bo] = [host.connect('ann'), host.connect('bo')]
    const made = await ann.request({
      type: 'create',
      game: 'zombies',
      options: { seats: 2 },
      seats: [{ by: 'person', name: 'Ann' }, { by: 'open' }],
      terms: { open: false, pace: null, away: 'wait', hints: false, proven: false },
    })
    const { match } = (made as Extract<typeof made, { ok: true }>).value
    const room = await ann.request({ type: 'room', match })
    const { code } = (room as Extract<typeof room, { ok: true }>).value.invitation!
    await bo.request({ type: 'join', invitation: code, name: 'Bo' })
    await bo.request({ type: 'ready', match, on: true })
    await ann.request({ type: 'start', match })
    const session = new Session({
      port: bo,
      match,
      game: bare(zombies),
      curtain: () => true,
      pace: () => 0,
      motion: () => true,
    })
    await session.begin()
    const own = session.state.get().viewer
    for (const toBot of [true, false]) {
      await ann.request({ type: 'hand', match, seat: 1, toBot })
      const { viewer, moment } = await settled(session)
      expect(viewer).toBe(toBot ? 'spectator' : own)
      expect(moment?.seats[1]?.by).toBe(toBot ? 'bot' : 'person')
    }
  })
})
