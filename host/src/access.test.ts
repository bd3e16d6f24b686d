import { bot, knock, ok, person } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import { checkAccess, type MatchRequest, PHASES, type Phase, RELATIONS, type Relation, relationOf } from './access.js'
import { Host } from './host.js'
import type { HostPort, HostRequest, Notice } from './port.js'
import { type MatchCard, MemoryStore } from './store.js'

/** For each request who may ask it: while people are awaited, while it is set up, while it runs, when it is over. */
const MATRIX: Readonly<Record<MatchRequest['type'], string>> = {
  //        alone  owner  player invited watcher stranger
  open: '    ++++   ++++   ++++   ++++    ++++    ----',
  room: '    ++++   ++++   ++++   ++++    ++++    ----',
  look: '    -+++   -+++   -+++   -+++    -+++    ----',
  since: '   -+++   -+++   -+++   -+++    -+++    ----',
  watch: '   -+++   -+++   -+++   -+++    -+++    ----',
  log: '     -+++   -+++   -+++   -+++    -+++    ----',
  past: '    -+++   -+++   -+++   -+++    -+++    ----',
  position: '-+++   -+++   -+++   -+++    -+++    ----',
  close: '   ++++   ++++   ----   ----    ----    ----',
  rename: '  ++++   ++++   ----   ----    ----    ----',
  delete: '  ++++   ++-+   ----   ----    ----    ----',
  admit: '   ++++   ++++   ----   ----    ----    ----',
  renew: '   +---   +---   ----   ----    ----    ----',
  remove: '  +---   +---   ----   ----    ----    ----',
  start: '   +---   +---   ----   ----    ----    ----',
  ready: '   +---   +---   +---   ----    ----    ----',
  entropy: ' +---   +---   +---   ----    ----    ----',
  proof: '   -+++   -+++   -+++   -+++    -+++    ----',
  agree: '   +---   +---   ----   ----    ----    ----',
  hand: '    ----   --+-   ----   ----    ----    ----',
  give: '    ----   ++++   ----   ----    ----    ----',
  say: '     ++++   ++++   ++++   ----    ----    ----',
  rules: '   ++++   ++++   ++++   ++++    ++++    ----',
  readmit: ' ----   --+-   ----   ----    ----    ----',
  leave: '   ----   ----   +++-   ++++    ++++    ----',
  sequel: '  -+++   -+++   ---+   ---+    ---+    ----',
  export: '  -+++   -+++   -+++   ---+    ---+    ----',
  fork: '    -+++   ---+   ---+   ---+    ---+    ----',
  answer: '  -+++   -+++   -+++   ----    ----    ----',
  check: '   -+++   -+++   -+++   ----    ----    ----',
  dice: '    -+++   -+++   -+++   ----    ----    ----',
  retype: '  -+++   -+++   -+++   ----    ----    ----',
  undo: '    -+++   -+++   -+++   ----    ----    ----',
  end: '     -+++   -+++   -+++   ----    ----    ----',
  consent: ' -+++   -+++   -+++   ----    ----    ----',
  hint: '    -+++   -+++   -+++   ----    ----    ----',
  sit: '     ++++   ++++   -+++   -+++    ----    ----',
}

const mayAsk = (type: MatchRequest['type'], relation: Relation, phase: Phase): boolean =>
  MATRIX[type].trim().split(/ +/)[RELATIONS.indexOf(relation)]![PHASES.indexOf(phase)] === '+'

/** Seat 0 is the owner's, seat 1 the rival's or, at one table, the owner's too; seat 2 is a bot's. */
function cardOf(relation: Relation, phase: Phase = 'running'): MatchCard {
  const owner = relation === 'alone' || relation === 'owner' ? 'me' : 'boss'
  const seated = { by: 'person', name: '' } as const
  const second = relation === 'alone' || relation === 'player' ? 'me' : 'rival'
  const guests = relation === 'invited' || relation === 'watcher' ? [{ guest: 'me', as: relation }] : []
  const seats = [{ ...seated, owner }, { ...seated, owner: second }, bot('random')]
  const rest = { game: 'knock', name: '', realDice: false, seed: 's', responseSeconds: 0, created: 0, saved: 0 }
  const online = { waiting: phase === 'waiting', invitation: null, asked: [], given: [], revision: 0, proposal: null }
  return { ...rest, ...online, id: 'm', owner, guests, seats, turn: 1, over: false, lines: 1, after: null, copy: false }
}

/** A request as this asker would make it: for one of their own seats where it needs one. */
function requestFor(
  type: MatchRequest['type'],
  match: string,
  relation: Relation,
  phase: Phase = 'running',
): MatchRequest {
  const arranges = type === 'sit' && phase === 'waiting'
  const seat = arranges || (relation === 'invited' && type === 'sit') ? 2 : relation === 'player' ? 1 : 0
  const all: Readonly<Record<MatchRequest['type'], object>> = {
    open: {},
    room: {},
    look: {},
    since: { seq: 0 },
    renew: {},
    remove: { seat: 1 },
    start: {},
    ready: { on: true },
    entropy: { commit: '0'.repeat(64) },
    proof: { from: 0 },
    agree: { terms: { open: false, pace: null, away: 'wait', hints: false } },
    hand: { seat: 1, toBot: true },
    give: { seat: 1 },
    say: { words: 'hello' },
    rules: {},
    readmit: { seat: 1 },
    leave: {},
    watch: { on: true },
    log: {},
    past: { seq: 0 },
    position: {},
    close: {},
    rename: { name: 'x' },
    delete: {},
    admit: { guest: 'friend', as: 'watcher' },
    sequel: {},
    export: {},
    fork: { seq: 0 },
    answer: { seat, seq: 0, answer: { type: 'walk' } },
    check: { seat, seq: 0, answer: { type: 'walk' } },
    dice: { dice: [1] },
    retype: {},
    undo: { seat },
    end: { seat },
    consent: { seat, agree: true },
    hint: { seat },
    sit: { seat, plan: arranges ? { by: 'open' } : person },
  }
  return { type, match, ...all[type] } as MatchRequest
}

const TYPES = Object.keys(MATRIX) as MatchRequest['type'][]

describe('who may do what', () => {
  it.each(RELATIONS)('as the table says: %s', (relation) => {
    expect(relationOf(cardOf(relation), 'me')).toBe(relation)
    for (const type of TYPES)
      for (const phase of PHASES) {
        const card = cardOf(relation, phase)
        const ask = () => checkAccess(card, 'me', phase, requestFor(type, 'm', relation, phase))
        const cell = `${type}, ${phase}`
        if (mayAsk(type, relation, phase)) expect(ask, cell).not.toThrow()
        else if (relation === 'stranger') expect(ask, cell).toThrow('there is no saved game')
        else expect(ask, cell).toThrow(/you cannot ask for this|other players are still in this game/)
      }
  })

  it('nobody acts or looks for a seat that is not theirs; what is over opens', () => {
    for (const relation of RELATIONS.slice(1, 5))
      for (const type of TYPES) {
        const request = requestFor(type, 'm', relation)
        const seat = relation === 'player' ? 0 : 1
        const needsSeat = 'seat' in request || ['look', 'since', 'log', 'past', 'position', 'fork'].includes(type)
        if (!needsSeat || ['remove', 'hand', 'give', 'readmit'].includes(type)) continue
        for (const phase of PHASES.slice(1)) {
          const ask = () => checkAccess(cardOf(relation), 'me', phase, { ...request, seat } as MatchRequest)
          const opens = phase === 'over' && (type === 'past' || type === 'fork')
          if (opens) expect(ask, `${relation} ${type}`).not.toThrow()
          else expect(ask, `${relation} ${type} ${phase}`).toThrow()
        }
      }
  })

  it('a bot’s seat is taken around one screen or by someone invited, and by no rival', () => {
    const sit = (relation: Relation) => () =>
      checkAccess(cardOf(relation), 'me', 'running', { type: 'sit', match: 'm', seat: 2, plan: person })
    for (const relation of ['alone', 'invited'] as const) expect(sit(relation)).not.toThrow()
    for (const relation of ['owner', 'player', 'watcher', 'stranger'] as const) expect(sit(relation)).toThrow()
  })

  it('a bot that plays for a person keeps the seat for that person, and shows nobody else that hand', () => {
    const card = cardOf('player')
    const [first, , third] = card.seats
    const kept = (owner: string) => ({ by: 'bot', bot: 'random', of: { owner, name: 'P' } }) as const
    const sit = (who: string, held: MatchCard) => () =>
      checkAccess(held, who, 'running', { type: 'sit', match: 'm', seat: 1, plan: person })
    const left = { ...card, seats: [first!, kept('me'), third!], guests: [{ guest: 'fern', as: 'invited' } as const] }
    expect(relationOf(left, 'me')).toBe('player')
    expect(relationOf(left, 'boss')).toBe('owner')
    expect(sit('me', left)).not.toThrow()
    for (const who of ['boss', 'fern', 'rival']) expect(sit(who, left), who).toThrow()
    const look = () => checkAccess(left, 'me', 'running', { type: 'look', match: 'm', seat: 1 })
    expect(look).toThrow('is not this table')
    expect(relationOf({ ...card, seats: [first!, { by: 'open' }, third!] }, 'boss')).toBe('owner')
  })
})

/** A match of the boss, with a rival in seat 1, a bot in seat 2, someone invited and someone who watches. */
async function club() {
  const host = new Host({ games: [knock as never], store: new MemoryStore() })
  const ports = Object.fromEntries(
    ['boss', 'rival', 'guest', 'watcher', 'stranger'].map((name) => [name, host.connect(name)]),
  ) as Record<'boss' | 'rival' | 'guest' | 'watcher' | 'stranger', HostPort>
  const seats = [person, bot('random'), bot('random')]
  const options = { seats: 3 }
  const { match } = await ok(ports.boss, { type: 'create', game: 'knock', options, seats, seed: 'seed77' })
  await ok(ports.boss, { type: 'admit', match, guest: 'rival', as: 'invited' })
  await ok(ports.rival, { type: 'sit', match, seat: 1, plan: person })
  await ok(ports.boss, { type: 'admit', match, guest: 'guest', as: 'invited' })
  await ok(ports.boss, { type: 'admit', match, guest: 'watcher', as: 'watcher' })
  return { host, ports, match }
}

const ASKERS = { owner: 'boss', player: 'rival', invited: 'guest', watcher: 'watcher', stranger: 'stranger' } as const

describe('a host', () => {
  it.each(TYPES)('keeps to the table: %s', async (type) => {
    for (const phase of ['running', 'over'] as const)
      for (const [relation, asker] of Object.entries(ASKERS) as [Exclude<Relation, 'alone'>, keyof typeof ASKERS][]) {
        const { host, ports, match } = await club()
        if (phase === 'over') await endIt(ports.boss, ports.rival, match)
        const reply = await ports[asker as unknown as 'boss'].request(requestFor(type, match, relation))
        const where = reply.ok || !('error' in reply) ? '' : reply.error.where
        const isDenied = where === 'request' || where === 'request.seat' || where === 'match'
        expect(isDenied, `${type} ${relation} ${phase}: ${JSON.stringify(reply)}`).toBe(!mayAsk(type, relation, phase))
        await host.idle()
      }
  })

  it('lists to each person only their matches, without seed and without whose they are', async () => {
    const { ports, match } = await club()
    expect((await ok(ports.stranger, { type: 'list' })).cards).toEqual([])
    for (const port of [ports.boss, ports.rival, ports.guest, ports.watcher]) {
      const { cards } = await ok(port, { type: 'list' })
      expect(cards.map(({ id, seed }) => [id, seed])).toEqual([[match, null]])
      expect(JSON.stringify(cards)).not.toMatch(/owner|boss|rival|guest|seed77/)
    }
    await endIt(ports.boss, ports.rival, match)
    expect((await ok(ports.rival, { type: 'list' })).cards[0]!.seed).toBe('seed77')
  })

  it('tells a stranger nothing', async () => {
    const { ports, match } = await club()
    const heard: Notice[] = []
    const seen: Notice[] = []
    ports.stranger.listen((notice) => void heard.push(notice))
    ports.watcher.listen((notice) => void seen.push(notice))
    await ok(ports.boss, { type: 'answer', match, seat: 0, seq: 0, answer: { type: 'walk' } })
    expect(heard).toEqual([])
    expect(seen.length).toBeGreaterThan(0)
  })

  it('gives a player what their seat may know while the match runs, and the record when it is over', async () => {
    const { ports, match } = await club()
    const held = async (port: HostPort, seat: number) =>
      ((await ok(port, { type: 'look', match, seat })).view as unknown as { held: number[] }).held
    const { record } = await ok(ports.rival, { type: 'export', match })
    const lines = record
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(lines[0]).toMatchObject({ shamble: 'seat', game: 'knock', viewer: 1 })
    expect(lines.at(-1).view.held).toEqual(await held(ports.rival, 1))
    expect(lines.at(-1).view.held[0]).toBe(0)
    expect((await held(ports.boss, 0))[0]).toBeGreaterThan(0)
    expect(record).not.toMatch(/"hash"|"salt"|seed77|owner|"item"/)
    expect(await ports.rival.request({ type: 'import', record })).toMatchObject({
      ok: false,
      error: { reason: expect.stringContaining('it can be read, not played') },
    })
    await endIt(ports.boss, ports.rival, match)
    const whole = (await ok(ports.rival, { type: 'export', match })).record
    expect(whole).toContain('{"shamble":"match"')
    expect(whole).not.toMatch(/"owner"/)
  })
})

/** Everybody who is left gives up. */
async function endIt(boss: HostPort, rival: HostPort, match: string): Promise<void> {
  const resign = (seat: number): HostRequest => ({ type: 'answer', match, seat, seq: 0, answer: { type: 'resign' } })
  await boss.request(resign(0))
  await rival.request(resign(1))
}
