import dawn from '@shamble/game-dawn'
import { type DawnView, FRAN, INFECTED, KILLED, mallOfView, standingOf } from '@shamble/game-dawn/table'
import { LANGUAGES } from '@shamble/module'
import { describe, expect, it } from 'vitest'
import { notingWords, randomRecord } from '../../replay/random-record.fixture.js'
import { conditionsOf } from './conditions.js'
import { replay } from './race.js'
import texts from './text/index.js'

const SEATS = dawn.game.seats({ mode: 'two-player' } as never)
const { words } = notingWords(dawn, 'en', SEATS, texts)
const finished = randomRecord(dawn, 'finished', { mode: 'two-player' }, 6000)
// By chance people seldom shoot: the first match in which someone has, and which still runs.
const running = Array.from({ length: 40 }, (_, i) =>
  randomRecord(dawn, `running ${i}`, { mode: 'two-player' }, 160),
).find(
  (record) =>
    !record.isOver && record.log('spectator').some(({ events }) => events.some(({ kind }) => kind === 'missed')),
)!

describe('the race of Dawn', () => {
  it('[DAWN-14.2.a] measures every condition in its own goal', () => {
    const views = finished.turns('spectator').map(({ view }) => view)
    const lines = replay.lines(views, words)
    expect(lines.map(({ of }) => of).slice(0, 2)).toEqual([3, 4])
    for (const { values, of } of lines) {
      expect(values).toHaveLength(views.length)
      for (const value of values) expect(value >= 0 && value <= of).toBe(true)
    }
    expect(lines[2]!.end).toBe(String(standingOf(views.at(-1)!).zombies))
  })

  it('[DAWN-14.1.a] [DAWN-14.1.b] is at the goal of the zombies exactly when they have won', () => {
    expect(finished.isOver).toBe(true)
    const [view] = finished.turns('spectator').slice(-1)
    expect(view!.view.outcome?.winners).toEqual([1])
    expect(replay.lines([view!.view], words)[0]!.values).toEqual([3])
    const base = finished.turns('spectator')[0]!.view
    const lost = (...status: number[]): number =>
      replay.lines([{ ...base, status } as unknown as DawnView], words)[0]!.values[0]!
    expect(lost(0, 0, 0, 0)).toBe(0)
    expect(lost(KILLED, 0, 0, 0)).toBe(1)
    expect([FRAN, lost(0, 0, 0, INFECTED)]).toEqual([3, 0])
    expect(lost(KILLED, 0, 0, INFECTED)).toBe(1)
    const outcome = { winners: [1], reason: 'fran', rule: 'DAWN-14.1.b' }
    const ended = { ...base, status: [KILLED, 0, 0, INFECTED], outcome } as unknown as DawnView
    expect(replay.lines([ended], words)[0]).toMatchObject({ values: [3], end: '1/3' })
  })

  it('[DAWN-DIF.03] counts Fran twice where the rules do, as the checklist does, and knows a defeat', () => {
    const base = finished.turns('spectator')[0]!.view
    const options = { ...base.options, franClause: 'counts-double' }
    const at = (outcome: object | null, ...status: number[]): DawnView =>
      ({ ...base, options, status, outcome }) as unknown as DawnView
    const alive = (view: DawnView) => conditionsOf(view, words).find(({ id }) => id === 'lost')
    const running = at(null, 0, 0, 0, KILLED)
    expect(replay.lines([running], words)[0]).toMatchObject({ values: [2], end: '2/3' })
    expect(alive(running)).toMatchObject({ state: 'part', count: '2 lost' })
    const ended = at({ winners: [1], reason: 'fran-double', rule: 'DAWN-DIF.03' }, 0, 0, KILLED, KILLED)
    expect(replay.lines([ended], words)[0]).toMatchObject({ values: [3], end: '3/3' })
    expect(alive(ended)).toMatchObject({ state: 'open', count: '3 lost' })
  })

  it('tells its key moments as they came, and the end last', () => {
    const [first] = finished.turns('spectator')
    const { units } = first!.view
    const last = units.find(({ square }) => !mallOfView(first!.view).isHall[square])!
    const about = { square: last.square }
    const events = [
      { kind: 'ended.mall-cleared', rule: 'DAWN-14.2.a' },
      { kind: 'eliminated', rule: 'DAWN-6.0.d', about },
    ]
    const view = { ...first!.view, units: [] }
    const turn = { ...first!, view, entries: [{ ...first!.entries[0]!, after: 900, events }] }
    const told = replay.moments([first!, turn as never], words).filter(({ seq }) => seq === 900)
    expect(told.map(({ words: said }) => said)).toEqual([expect.stringMatching(/^Clear: /), 'The mall is clear'])
  })

  it('has the same key moments the viewer while it runs: nothing secret makes one', () => {
    expect(running.isOver).toBe(false)
    const moments = replay.moments(running.turns('spectator'), words)
    for (const seat of [0, 1]) expect(replay.moments(running.turns(seat), words)).toEqual(moments)
  })
})

/** How a result of dice must have been marked. */
const MARKED: Readonly<Record<string, 'good' | 'bad'>> = {
  hit: 'good',
  missed: 'bad',
  panicked: 'bad',
  'kept-calm': 'good',
  'attack-failed': 'good',
  stunned: 'bad',
  infected: 'bad',
  killed: 'bad',
  'still-human': 'good',
  'turned-super': 'bad',
  berserk: 'bad',
  calmed: 'good',
}

describe('a match of Dawn gone through again', () => {
  it.each(LANGUAGES)('says everything that happens, and marks what fell: %s', (language) => {
    const speaking = notingWords(dawn, language, SEATS, texts)
    const seen = new Set<string>()
    for (const record of [finished, running]) {
      const entries = record.log('spectator')
      entries.forEach((_, i) => {
        const before = i === 0 ? null : record.view(entries[i - 1]!.after, 'spectator')
        const told = replay.retell(entries, i, before, speaking.words)
        expect(told.title).not.toBe('')
        const fell = told.faces.find((face) => face.fell)
        if (told.dice.length === 0) return
        expect(fell?.mark).toBe(told.dice.reduce((sum, die) => sum + die, 0))
        const kind = entries[i]!.events.find((event) => event.rule === told.rule && event.dice === told.dice)?.kind
        const marked = MARKED[kind ?? '']
        if (marked === undefined || fell?.kind === 'plain') return
        seen.add(kind!)
        expect([kind, fell?.kind]).toEqual([kind, marked])
      })
      replay.moments(record.turns('spectator'), speaking.words)
      replay.luck(
        entries.flatMap(({ events }) => events),
        record.view(entries[0]!.after, 'spectator'),
        speaking.words,
      )
    }
    expect([...speaking.missing]).toEqual([])
    expect([...seen]).toContain('hit')
  })

  it('[DAWN-2.3.f] does not tell by its odds what is hidden again while the match runs', () => {
    const entries = running.log(0)
    const shots = entries.flatMap(({ events }, i) =>
      events.some(({ kind }) => kind === 'missed') ? [replay.retell(entries, i, null, words)] : [],
    )
    expect(shots.length).toBeGreaterThan(0)
    for (const { faces } of shots) expect(faces.every(({ kind, word }) => kind === 'plain' && word === '')).toBe(true)
  })
})
