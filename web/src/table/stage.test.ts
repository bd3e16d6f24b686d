import { type DiceNeeded, type HostPort, type HostRequest, type Moment, NO_CHOICES, type Notice } from '@shamble/host'
import type { GameEvent, Odds, ViewBase } from '@shamble/kernel'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TableGame } from '../games/table-game.js'
import type { Pace } from './pace.js'
import { Session } from './session.js'
import { hasCome } from './stage.js'
import type { TableState } from './table-state.js'
import { soundOf } from './use-sounds.js'

const OWN = 0
const RIVAL = 1

const roll = (seat: number, face: number, more: Partial<GameEvent> = {}): GameEvent => ({
  kind: 'rolled',
  rule: 'X-1',
  seat,
  dice: [face],
  ...more,
})
const told = (kind: string, seat = OWN): GameEvent => ({ kind, rule: 'X-2', seat })

/** A table of two: `seq` is all that its board and its counters show. */
function viewAt(seq: number): ViewBase {
  return { seq, turn: 1, viewer: OWN, questions: [], frames: [], options: {}, outcome: null } as unknown as ViewBase
}
function momentAt(seq: number, isAsked = false): Moment {
  const view = viewAt(seq)
  const choices = isAsked ? { ...NO_CHOICES, asked: true, actions: [{ type: 'go' }] } : NO_CHOICES
  const seats = [
    { by: 'person', name: 'Ada' },
    { by: 'bot', bot: 'house' },
  ]
  return {
    ...{ match: 'm', viewer: OWN, seq, view, questions: [], choices, seats, outcome: null, dice: null, proposal: null },
    undo: { needs: [] },
  } as unknown as Moment
}

interface Wishes {
  readonly pace?: Pace
  readonly motion?: boolean
  readonly game?: Partial<TableGame>
  readonly odds?: () => Odds | null
  readonly holdsDice?: (isThrown: boolean) => boolean
}

/** What came on the screen, in order, with the time at which it did. */
async function sitDown({ pace = 2, motion = true, game = {}, odds, holdsDice }: Wishes = {}) {
  let hear: (notice: Notice) => void = () => {}
  const port = {
    async request({ type }: HostRequest) {
      if (type === 'look') return { ok: true, value: momentAt(0, true) }
      if (type === 'log') return { ok: true, value: { entries: [] } }
      return { ok: true, value: {} }
    },
    listen(listener: (notice: Notice) => void) {
      hear = listener
      return () => {}
    },
    close() {},
  } as unknown as HostPort
  const module = { game: { id: 'x', secrets: () => false, seats: () => ['a', 'b'], odds }, notation: { write: String } }
  const table = { module, spots: () => [], hasScene: () => false, ...game } as unknown as TableGame
  const setting = {
    port,
    match: 'm',
    game: table,
    curtain: () => false,
    pace: () => pace,
    motion: () => motion,
    ...(holdsDice && { holdsDice }),
  }
  const session = new Session(setting)
  await session.begin()
  await vi.advanceTimersByTimeAsync(0)
  const seen: string[] = []
  const begun = Date.now()
  const stateNow = (): TableState => session.state.get()
  let last = stateNow()
  session.state.watch(() => {
    const now = stateNow()
    const heard = soundOf(last, now, {})
    const changes = differences(last, now)
    if (heard !== null) changes.push(`sound ${heard}`)
    for (const change of changes) seen.push(`${Date.now() - begun} ${change}`)
    last = now
  })
  const happens = (events: readonly GameEvent[], seq = 1, steps: Extract<Notice, { type: 'moment' }>['steps'] = []) =>
    hear({ type: 'moment', moment: momentAt(seq, true), events, steps, more: false })
  const order = (): string[] => seen.map((line) => line.replace(/^\d+ /, ''))
  return { session, seen, order, hears: (notice: Notice) => hear(notice), happens, state: stateNow }
}

/** What the parts of the page would draw anew. */
function differences(before: TableState, now: TableState): string[] {
  const { staging } = now
  const found: string[] = []
  const counted = ({ staging: at, view }: TableState): number => (hasCome(at, 'counters') ? view! : at!.before).seq
  const twin = ({ staging: at, view }: TableState): number => (hasCome(at, 'speech') ? view! : at!.before).seq
  if (
    staging !== null &&
    staging.cue === 'roll' &&
    !(before.staging?.cue === 'roll' && staging.roll === before.staging.roll)
  )
    found.push('die thrown')
  if (staging?.cue === 'landed' && before.staging?.cue === 'roll') found.push(`die landed on ${staging.roll.dice}`)
  if (now.view!.seq !== before.view!.seq) found.push(`board ${now.view!.seq}`)
  if (counted(now) !== counted(before)) found.push(`counters ${counted(now)}`)
  if (now.log.length > before.log.length)
    found.push(`record ${now.log.slice(before.log.length).map(({ event }) => event.kind)}`)
  if (twin(now) !== twin(before)) found.push(`twin ${twin(now)}`)
  if (now.spoken !== before.spoken && now.spoken.length > 0)
    found.push(`announcer ${now.spoken.map(({ kind }) => kind)}`)
  if (now.choices.asked && !before.choices.asked) found.push('question')
  return found
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})
const pass = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds)
const LONG = 20_000

describe('the viewer’s own roll', () => {
  it('is thrown, lands and lies there before anything else knows of it', async () => {
    const { happens, seen } = await sitDown()
    happens([roll(OWN, 5), told('killed')])
    expect(seen).toEqual(['0 die thrown', '0 sound dice'])
    await pass(519)
    expect(seen).toHaveLength(2)
    await pass(1)
    expect(seen.slice(2)).toEqual(['520 die landed on 5'])
    await pass(379)
    expect(seen).toHaveLength(3)
  })

  it('is followed by the board, the counters, the record, the twin and the announcer, one after another', async () => {
    const { happens, seen } = await sitDown()
    happens([roll(OWN, 5), told('killed')])
    await pass(LONG)
    expect(seen).toEqual([
      '0 die thrown',
      '0 sound dice',
      '520 die landed on 5',
      '900 board 1',
      '900 sound step',
      '1040 counters 1',
      '1180 record rolled,killed',
      '1320 twin 1',
      '1320 announcer rolled,killed',
      '1460 question',
    ])
  })

  it('comes in the same order without the tumbling where motion is unwanted', async () => {
    const full = await sitDown()
    full.happens([roll(OWN, 5), told('killed')])
    await pass(LONG)
    const still = await sitDown({ motion: false })
    still.happens([roll(OWN, 5), told('killed')])
    await pass(LONG)
    expect(still.order().filter((line) => !line.startsWith('sound'))).toEqual(
      full.order().filter((line) => !line.startsWith('sound')),
    )
    expect(still.seen).toContain('0 die landed on 5')
    expect(still.seen).toContain('380 board 1')
  })

  it('does not tumble a second time when it was thrown on the table and typed in', async () => {
    const { hears, happens, seen, state } = await sitDown()
    hears({
      type: 'dice',
      match: 'm',
      dice: { n: 1, sides: 6, why: 'X-1', by: 'all', typed: [] } as unknown as DiceNeeded,
    })
    expect(state().dice).not.toBeNull()
    happens([roll(OWN, 5)])
    await pass(LONG)
    expect(seen.slice(0, 4)).toEqual(['0 die thrown', '0 sound dice', '0 die landed on 5', '380 board 1'])
  })

  it('is shown with the odds of the answer that led to it', async () => {
    const { session, happens, state } = await sitDown()
    await session.answer({ type: 'go' })
    happens([roll(OWN, 5)])
    expect(state().looked).toEqual({ type: 'go' })
    expect(state().view!.seq).toBe(0)
    const atBoard: unknown[] = []
    session.state.watch(() => state().staging?.cue === 'board' && atBoard.push(state().staging?.answer))
    await pass(LONG)
    // Until the counters follow.
    expect(atBoard).toEqual([{ type: 'go' }])
    expect(state().looked).toBeNull()
  })

  it('is shown without odds where the answer before it had none', async () => {
    const { session, happens, state } = await sitDown({ odds: () => null })
    await session.answer({ type: 'go' })
    happens([roll(OWN, 5)])
    expect(state().staging?.cue).toBe('roll')
    expect(state().looked).toBeNull()
  })

  it('does not wait at all where people want no pace', async () => {
    const { happens, seen } = await sitDown({ pace: 0 })
    happens([roll(OWN, 5), told('killed')])
    expect(seen).toEqual([
      '0 board 1',
      '0 counters 1',
      '0 twin 1',
      '0 announcer rolled,killed',
      '0 sound dice',
      '0 record rolled,killed',
      '0 question',
    ])
  })

  it('holds up the scene that it leads to until everything else is there', async () => {
    const { happens, session, state } = await sitDown({ game: { hasScene: ({ kind }) => kind === 'died' } })
    const scenes: (string | undefined)[] = []
    session.state.watch(() => state().scene !== null && scenes.push(state().staging?.cue))
    happens([roll(OWN, 1), told('died')])
    await pass(LONG)
    expect(new Set(scenes)).toEqual(new Set(['speech']))
  })
})

describe('a roll of someone else', () => {
  it('lies there for 240 ms, and then its result is there at once', async () => {
    const { happens, seen } = await sitDown()
    happens([roll(RIVAL, 2)])
    await pass(LONG)
    expect(seen).toEqual([
      '0 die thrown',
      '0 sound dice',
      '0 die landed on 2',
      '240 board 1',
      '240 sound step',
      '240 counters 1',
      '240 record rolled',
      '240 twin 1',
      '240 announcer rolled',
      '580 question',
    ])
  })

  it('is shown in full where it touches the viewer', async () => {
    const { happens, seen } = await sitDown({ game: { touches: () => true } })
    happens([roll(RIVAL, 2)])
    await pass(LONG)
    expect(seen).toContain('520 die landed on 2')
    expect(seen).toContain('1180 record rolled')
  })
})

describe('several rolls', () => {
  it('within one answer are shown one by one, each from the table before it', async () => {
    const { happens, order } = await sitDown()
    const events = [told('walked'), roll(OWN, 3), roll(OWN, 6)]
    const steps = [
      { view: viewAt(1), events: [events[0]!] },
      { view: viewAt(2), events: [events[1]!] },
      { view: viewAt(3), events: [events[2]!] },
    ]
    happens(events, 3, steps)
    await pass(LONG)
    expect(order().filter((line) => /die|board|record/.test(line))).toEqual([
      'board 1',
      'record walked',
      ...['die thrown', 'die landed on 3', 'board 2', 'record rolled'],
      ...['die thrown', 'die landed on 6', 'board 3', 'record rolled'],
    ])
  })

  it('of one volley keep the odds of their answer, on the table before it, until the last', async () => {
    const aimedAt = async (isVolley: boolean): Promise<unknown[]> => {
      const { session, happens, state } = await sitDown({ game: { isVolley: () => isVolley } })
      await session.answer({ type: 'go' })
      const events = [roll(OWN, 3), roll(OWN, 6)]
      happens(events, 2, [
        { view: viewAt(1), events: [events[0]!] },
        { view: viewAt(2), events: [events[1]!] },
      ])
      const kept: unknown[] = []
      const note = (): void => {
        const { staging } = state()
        if (staging?.cue === 'record') kept.push(staging.odds && [staging.odds.view.seq, staging.odds.answer])
      }
      session.state.watch(note)
      await pass(LONG)
      return kept
    }
    expect(await aimedAt(true)).toEqual([
      [0, { type: 'go' }],
      [0, { type: 'go' }],
    ])
    expect(await aimedAt(false)).toEqual([null, null])
  })

  it('of which only the last view is known leave the board alone until the last', async () => {
    const { happens, order } = await sitDown()
    happens([told('door'), roll(OWN, 3), told('calm'), roll(OWN, 6), told('killed')])
    await pass(LONG)
    expect(order().filter((line) => /die|board|record|announcer/.test(line))).toEqual([
      ...['die thrown', 'die landed on 3', 'record door,rolled,calm', 'announcer door,rolled,calm'],
      ...['die thrown', 'die landed on 6', 'board 1', 'record rolled,killed', 'announcer rolled,killed'],
    ])
  })

  it('stay within their time, however many they are', async () => {
    const { happens, seen } = await sitDown()
    const steps = Array.from({ length: 30 }, (_, i) => ({ view: viewAt(i + 1), events: [roll(RIVAL, (i % 6) + 1)] }))
    happens([], 30, steps)
    await pass(60_000)
    expect(seen.filter((line) => line.includes('die landed'))).toHaveLength(30)
    expect(Number(seen.at(-1)!.split(' ')[0])).toBeLessThan(32_000)
  })
})

describe('a passage', () => {
  const way = { piece: 1, points: [{ x: 0, y: 0 }] }
  const walked = (number: number): GameEvent => ({ kind: 'walked', rule: 'X-3', data: { number }, way })
  const steps = [
    { view: viewAt(1), events: [told('waited')] },
    { view: viewAt(2), events: [walked(1), roll(RIVAL, 3), walked(2), roll(RIVAL, 6)], passage: 'walks' },
    { view: viewAt(3), events: [told('dawned')] },
  ]

  it('is one step in its own time: no die of it lies over the table, and the record has all of it', async () => {
    const { happens, order, seen, state } = await sitDown({ game: { isPassing: ({ kind }) => kind === 'walked' } })
    happens([], 3, steps)
    await pass(LONG)
    expect(order().filter((line) => /die|board|record|announcer/.test(line))).toEqual([
      ...['board 1', 'announcer waited', 'record waited'],
      ...['board 2', 'announcer rolled,rolled', 'record walked,rolled,walked,rolled'],
      ...['board 3', 'announcer dawned', 'record dawned'],
    ])
    const at = (line: string): number => Number(seen.find((one) => one.endsWith(line))!.split(' ')[0])
    expect(at('board 3') - at('board 2')).toBe(2600)
    expect(state().passage).toBeNull()
  })

  it('tells the board how long it takes, and is passed over by the key that skips', async () => {
    const { happens, session, state } = await sitDown()
    happens([], 3, steps)
    await pass(1000)
    expect(state().passage).toEqual({ name: 'walks', time: 2600 })
    expect(state().news).toHaveLength(4)
    session.skip()
    expect(state().passage).toBeNull()
    expect(state().view!.seq).toBe(3)
  })

  it('is over sooner after all have walked, and takes its time where nobody ever does', async () => {
    const { happens, state } = await sitDown()
    const bites = (seq: number) => ({ view: viewAt(seq), events: [roll(RIVAL, 3)], passage: 'bites' })
    happens([], 1, [bites(1)])
    await pass(10)
    expect(state().passage).toEqual({ name: 'bites', time: 2600 })
    happens([], 3, [{ view: viewAt(2), events: [walked(1)], passage: 'walks' }, bites(3)])
    await pass(5300)
    expect(state().passage).toEqual({ name: 'bites', time: 624 })
  })

  it('leaves those on their ways who walk, when the next step tells of no way', async () => {
    const { happens, state } = await sitDown()
    const way = {
      piece: 7,
      points: [
        { x: 0, y: 0 },
        { x: 40, y: 0 },
      ],
    }
    happens([], 2, [
      { view: viewAt(1), events: [{ ...told('moved'), way }, told('tired')] },
      { view: viewAt(2), events: [] },
    ])
    await pass(LONG)
    expect(state().news).toEqual([])
    expect(state().walks).toEqual({ events: [{ ...told('moved'), way }], time: 420 })
    happens([], 3, [{ view: viewAt(3), events: [{ ...told('walked'), way }], passage: 'walks' }])
    await pass(LONG)
    expect(state().walks!.time).toBe(2600)
  })

  it('takes no longer than its reading where people want no motion', async () => {
    const { happens, seen } = await sitDown({ motion: false })
    happens([], 3, steps)
    await pass(LONG)
    const at = (line: string): number => Number(seen.find((one) => one.endsWith(line))!.split(' ')[0])
    expect(at('board 3') - at('board 2')).toBeLessThanOrEqual(340)
  })
})

describe('while a die is in the air', () => {
  it('the key that skips leads to the end at once, with every line of the record', async () => {
    const { happens, session, seen, state } = await sitDown()
    happens([], 2, [
      { view: viewAt(1), events: [roll(OWN, 3), told('calm')] },
      { view: viewAt(2), events: [roll(OWN, 6), told('killed')] },
    ])
    await pass(100)
    session.skip()
    expect(state().staging).toBeNull()
    expect(state().view!.seq).toBe(2)
    expect(state().log.map(({ event }) => event.kind)).toEqual(['rolled', 'calm', 'rolled', 'killed'])
    expect(seen.at(-1)).toBe('100 question')
    const { length } = seen
    await pass(LONG)
    expect(seen).toHaveLength(length)
  })

  it('nothing can be answered', async () => {
    const { happens, state } = await sitDown()
    expect(state().choices.asked).toBe(true)
    happens([roll(OWN, 5)])
    expect(state().choices.asked).toBe(false)
  })

  it('a step back takes it away at once', async () => {
    const { happens, state, order } = await sitDown()
    happens([roll(OWN, 5)], 2)
    await pass(100)
    happens([{ kind: 'table.undone', rule: 'TABLE.9' }], 1)
    await pass(0)
    expect(state().staging).toBeNull()
    expect(state().view!.seq).toBe(1)
    await pass(LONG)
    expect(order()).not.toContain('board 2')
    expect(order()).not.toContain('record rolled')
  })
})

describe('a die in the hand', () => {
  const asked = (isThrown: boolean): boolean => !isThrown

  it('waits for its key, with the table as it stood', async () => {
    const { session, happens, seen, state } = await sitDown({ holdsDice: asked, odds: () => null })
    await session.answer({ type: 'go' })
    happens([roll(OWN, 5), told('killed')])
    await pass(LONG)
    expect(seen).toEqual([])
    expect(state()).toMatchObject({ staging: { cue: 'ready' }, looked: { type: 'go' } })
    session.throwDie()
    expect(seen.map((line) => line.replace(/^\d+ /, ''))).toEqual(['die thrown', 'sound dice'])
    await pass(LONG)
    expect(state().choices.asked).toBe(true)
  })

  it('is thrown at once where the answer before it was to throw it, or someone else rolls', async () => {
    const throwing = await sitDown({ holdsDice: asked })
    await throwing.session.answer({ type: 'go' })
    throwing.happens([roll(OWN, 5)])
    expect(throwing.order()).toContain('die thrown')
    const rival = await sitDown({ holdsDice: asked, odds: () => null })
    rival.happens([roll(RIVAL, 5)])
    expect(rival.order()).toContain('die thrown')
  })

  it('is thrown by the key that skips, which then skips nothing else', async () => {
    const { session, happens, order, state } = await sitDown({ holdsDice: () => true })
    happens([], 2, [
      { view: viewAt(1), events: [roll(OWN, 3)] },
      { view: viewAt(2), events: [roll(OWN, 6)] },
    ])
    session.skip()
    await pass(LONG)
    expect(order()).toContain('die landed on 3')
    expect(state().staging).toMatchObject({ cue: 'ready', roll: { dice: [6] } })
  })
})

describe('what was skipped', () => {
  const walked = (seq: number, isAsked: boolean): Notice => ({
    ...{ type: 'moment', moment: momentAt(seq, isAsked), events: [told('walked', RIVAL)], steps: [], more: false },
  })
  const rivals = [
    { view: viewAt(1), events: [told('walked', RIVAL)] },
    { view: viewAt(2), events: [roll(RIVAL, 6)] },
  ]

  it('is shown again when someone wants to see it, without a second line in the record', async () => {
    const { session, happens, order, state } = await sitDown()
    happens([], 2, rivals)
    session.skip()
    expect(state()).toMatchObject({ hasSkipped: true, view: { seq: 2 }, choices: { asked: true } })
    const lines = state().log.length
    const { length } = order()
    session.watchAgain()
    expect(state().choices.asked).toBe(false)
    await pass(LONG)
    expect(order().slice(length)).toEqual(expect.arrayContaining(['board 1', 'die landed on 6', 'board 2', 'question']))
    expect(state().log).toHaveLength(lines)
  })

  it('can be shown again where it came after the key was pressed', async () => {
    const { session, hears, state } = await sitDown()
    hears(walked(1, false))
    await pass(LONG)
    session.skip()
    expect(state().hasSkipped).toBe(false)
    hears(walked(2, true))
    expect(state().hasSkipped).toBe(true)
  })

  it('is not offered once one has gone on', async () => {
    const { session, happens, state } = await sitDown()
    happens([], 2, rivals)
    session.skip()
    await session.answer({ type: 'go' })
    expect(state().hasSkipped).toBe(false)
    const { view } = state()
    session.watchAgain()
    expect(state().view).toBe(view)
  })

  it('goes by at once until one is asked, however late it comes', async () => {
    const { session, hears, state } = await sitDown()
    hears(walked(1, false))
    session.skip()
    hears(walked(2, false))
    expect(state().view!.seq).toBe(2)
    hears(walked(3, true))
    await pass(0)
    expect(state().choices.asked).toBe(true)
    hears(walked(4, false))
    hears(walked(5, false))
    expect(state().view!.seq).toBe(4)
  })
})
