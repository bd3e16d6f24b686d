import zombies from '@shamble/game-zombies'
import { tilesOf, type ZombiesOptions, type ZombiesView } from '@shamble/game-zombies/table'
import type { GameEvent, Viewer } from '@shamble/kernel'
import { LANGUAGES, resolveOptions } from '@shamble/module'
import type { LogEntry } from '@shamble/record'
import { describe, expect, it } from 'vitest'
import type { RaceTurn } from '../../replay/parts.js'
import { notingWords, randomRecord } from '../../replay/random-record.fixture.js'
import { replay } from './race.js'
import texts from './text/index.js'

const OPTIONS = resolveOptions(zombies.game.options, { seats: 4 }) as ZombiesOptions
const SEATS = zombies.game.seats(OPTIONS)
const { words } = notingWords(zombies, 'en', SEATS, texts)
const names = [0, 1, 2, 3].map(words.seat)

const entry = (after: number, turn: number, ...events: GameEvent[]): LogEntry => ({
  seq: after - 1,
  after,
  turn,
  seat: 0,
  answer: null,
  events,
})
const event = (kind: string, seat: number, about: Record<string, number> = {}): GameEvent => ({
  kind,
  rule: 'ZMB-1.1.a',
  seat,
  about,
})
const turn = (number: number, reserve: number[], ...events: GameEvent[]): RaceTurn<ZombiesView> => ({
  turn: number,
  entries: [entry(number * 10, number, ...events), entry(number * 10 + 1, number, event('stepped', 0))],
  view: { reserve, options: OPTIONS } as unknown as ZombiesView,
})
const said = (...turns: RaceTurn<ZombiesView>[]): [number, string][] =>
  replay.moments(turns, words).map((moment) => [moment.seq, moment.words])

describe('the race of Zombies!!!', () => {
  it('tells who leads, from the kill that made the lead', () => {
    expect(said(turn(1, [4, 0, 0, 0], event('killed', 0)), turn(2, [4, 5, 0, 0], event('killed', 1)))).toEqual([
      [10, `${names[0]} leads with 4 zombies`],
      [20, `${names[1]} leads with 5 zombies`],
    ])
  })

  it('tells who draws level, and says nothing of a lead that grows or of one or two zombies', () => {
    expect(said(turn(1, [2, 0, 0, 0]), turn(2, [2, 2, 0, 0]))).toEqual([])
    const turns = [turn(1, [4, 0, 0, 0]), turn(2, [6, 0, 0, 0]), turn(3, [6, 0, 6, 0])]
    expect(said(...turns).map(([, what]) => what)).toEqual([
      `${names[0]} leads with 4 zombies`,
      `${names[2]} draws level with 6 zombies`,
    ])
  })

  it('[ZMB-1.3.2.f] tells a last life, the gate, a helipad and the end', () => {
    const { index } = tilesOf(OPTIONS)
    const kind = index['helipad_base']!
    expect(
      said(
        turn(1, [0, 0, 0, 0], event('died', 3, { lost: 5 })),
        turn(2, [0, 0, 0, 0], { kind: 'base-open', rule: 'ZMB-1.3.1.m' }, event('tile-placed', 2, { kind })),
        turn(3, [0, 0, 0, 0], event('won.helicopter', 1)),
      ).map(([, what]) => what),
    ).toEqual([
      `${names[3]} dies and loses 5 zombies`,
      'Front Gate: the base opens',
      `${names[2]} places the helipad`,
      `${names[1]} reaches the helicopter`,
    ])
  })

  it('[ZMB-1.3.2.b] counts kills on the roll against what each die had to reach', () => {
    const roll = (kind: string, die: number, total: number, need: number): GameEvent => ({
      ...event(kind, 1, { total, need }),
      dice: [die],
    })
    const view = { words: SEATS } as unknown as ZombiesView
    const { rows } = replay.luck([roll('roll-hit', 5, 6, 4), roll('roll-short', 2, 2, 5)], view, words)
    expect(rows[1]).toMatchObject({ dice: 2, got: 1, faces: [0, 1, 0, 0, 1, 0] })
    // With one added 3 to 6 reach four; without anything 5 and 6 reach five.
    expect(rows[1]!.expected).toBeCloseTo(4 / 6 + 2 / 6)
    expect(rows[0]).toMatchObject({ dice: 0, asGood: 1 })
  })
})

describe('a match of Zombies!!! gone through again', () => {
  const records = ['a', 'b'].map((seed) =>
    randomRecord(zombies, seed, { seats: 4, interruptMode: 'polled' }, seed === 'a' ? 700 : 2500),
  )

  it.each(LANGUAGES)('says everything that happens: %s', (language) => {
    const speaking = notingWords(zombies, language, SEATS, texts)
    for (const record of records) {
      const entries = record.log('spectator')
      entries.forEach((one, i) => {
        const before = i === 0 ? null : record.view(entries[i - 1]!.after, 'spectator')
        const told = replay.retell(entries, i, before, speaking.words)
        expect(told.title).not.toBe('')
        if (told.faces.length > 0)
          expect(told.faces.filter(({ fell }) => fell).map(({ mark }) => mark)).toEqual(told.dice)
        if (one.events.some(({ kind }) => kind === 'roll-hit'))
          expect(told.faces.find(({ fell }) => fell)?.kind).toBe('good')
      })
      const turns = record.turns('spectator')
      expect(replay.moments(turns, speaking.words).every(({ seq }) => entries.some(({ after }) => after === seq))).toBe(
        true,
      )
      for (const { entries: moves } of turns.slice(0, -1)) expect(replay.turnSign(moves, speaking.words)).not.toBeNull()
    }
    expect([...speaking.missing]).toEqual([])
  })

  it('has the same key moments the viewer while it runs: nothing secret makes one', () => {
    const record = records[0]!
    expect(record.isOver).toBe(false)
    // Each viewer counts answers in their own way.
    const told = (viewer: Viewer) =>
      replay.moments(record.turns(viewer), words).map(({ weight, words: what }) => ({ weight, what }))
    for (const seat of [0, 1, 2, 3]) expect(told(seat)).toEqual(told('spectator'))
  })

  it('[ZMB-1.2.j] shows of other hands only how many cards they hold', () => {
    const record = records[0]!
    const seq = record.log('spectator').at(-1)!.after
    const own = replay.hands!([record.view(seq, 2)], words)
    expect(own[0]).toMatchObject({ seat: 2 })
    expect(own.filter(({ cards }) => cards !== null).map(({ seat }) => seat)).toEqual([2])
    const all = replay.hands!(
      [0, 1, 2, 3].map((seat) => record.view(seq, seat)),
      words,
    )
    expect(all.map(({ cards, count }) => cards?.length === count)).toEqual([true, true, true, true])
    expect(replay.hands!([record.view(seq, 'spectator')], words).every(({ cards }) => cards === null)).toBe(true)
  })
})
