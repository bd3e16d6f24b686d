import ticTacToe from '@shamble/example-tic-tac-toe'
import { type GameModule, LANGUAGES, type Language } from '@shamble/module'
import { gameSpeaker } from '@shamble/text'
import { describe, expect, it } from 'vitest'
import { answer } from './answer.js'
import { type Batch, type BatchTask, playBatch } from './batch.js'
import { csvOf } from './csv.js'
import { batchesIn, batchLine, firstLine, keyIn, wholeLines } from './journal.js'
import { keyOf } from './key.js'
import { closingPlot, lengthsPlot, PAPER, sharePlot, sheetOf } from './plots.js'
import { lengthAt, Run } from './run.js'
import { written } from './study.fixture.js'
import { openStudy, type Study } from './study.js'
import { readStudyFile } from './study-file.js'
import { labText } from './text.js'

const module = ticTacToe as unknown as GameModule
const opened = (changes: Record<string, unknown> = {}): Study => openStudy(readStudyFile(written(changes)), module)
const speaker = (language: Language) => gameSpeaker(module, language, labText[language])

/** Plays a study to its end, the tasks in a given order. */
function played(study: Study, order: (tasks: BatchTask[]) => BatchTask = ([task]) => task!): Run {
  const run = new Run(study)
  for (let tasks = all(run); tasks.length > 0; tasks = all(run)) run.take(playBatch(module, study, order(tasks)))
  return run
}
const all = (run: Run): BatchTask[] => run.wanted(8, () => false)

const figures = (run: Run) => run.standings.map(({ now, ended, counted }) => ({ now, ended, counted }))

describe('a run', () => {
  const study = opened()
  const run = played(study)

  it('gives the same figures whatever the order in which batches come in', () => {
    expect(run.isOver).toBe(true)
    expect(figures(played(study, (tasks) => tasks.at(-1)!))).toEqual(figures(run))
    expect(run.standings.map(({ now }) => now.matches).every((matches) => matches % 10 === 0)).toBe(true)
  })

  it('stops each value on its own: when its interval is narrow enough, or after the most matches', () => {
    const wide = played(opened({ stop: { points: 20, most: 200, look: 10, turns: 50 } }))
    expect(wide.standings.every(({ ended }) => ended === 'narrow')).toBe(true)
    expect(new Set(wide.standings.map(({ now }) => now.matches)).size).toBeGreaterThan(1)
    const short = played(opened({ stop: { points: 1, most: 25, look: 10, turns: 50 } }))
    expect(short.standings.map(({ now, ended }) => [now.matches, ended])).toEqual([
      [25, 'most'],
      [25, 'most'],
      [25, 'most'],
    ])
  })

  it('counts no batch twice, and none beyond the look at which a value has stopped', () => {
    const twice = new Run(study)
    const batch = playBatch(module, study, { arm: 0, batch: 0 })
    expect(twice.take(batch)).toBe(true)
    expect(twice.take(batch)).toBe(false)
    expect(twice.standings[0]!.now.matches).toBe(10)
    const narrow = opened({ stop: { points: 49, most: 60, look: 10, turns: 50 } })
    const early = new Run(narrow)
    for (const batch of [2, 1, 0]) early.take(playBatch(module, narrow, { arm: 0, batch }))
    expect(early.standings[0]).toMatchObject({ ended: 'narrow', now: { matches: 10 } })
  })

  it('plays the same dice for every value', () => {
    const plain = opened({ sweep: { options: { turnLimit: [0, 90] } }, count: { reason: 'line' } })
    const [one, other] = played(plain).standings
    expect(one!.counted).toBe(other!.counted)
  })

  it('counts winners, lengths and matches without an end', () => {
    const count = (count: object, turns = 50): Batch =>
      playBatch(module, opened({ count, stop: { points: 10, most: 60, look: 10, turns } }), { arm: 2, batch: 0 })
    const ones = ({ counted }: Batch): number => counted.replaceAll('0', '').length
    const x = count({ winner: 'x' })
    expect(ones(x)).toBe(x.winners['x'] ?? 0)
    expect(ones(count({ winner: 'nobody' }))).toBe(x.winners['nobody'] ?? 0)
    expect(ones(count({ length: 7 }))).toBe(
      Object.entries(x.lengths).reduce((sum, [turns, games]) => sum + (Number(turns) <= 7 ? games : 0), 0),
    )
    expect(count({ winner: 'x' }, 1)).toMatchObject({ counted: '0000000000', reasons: { unfinished: 10 }, lengths: {} })
  })

  it('is kept line by line, and read again up to the last whole line', () => {
    const key = keyOf(study)
    const batches = [0, 1].map((batch) => playBatch(module, study, { arm: 1, batch }))
    const lines = firstLine(key) + batches.map(batchLine).join('')
    expect(keyIn(lines)).toBe(key)
    expect(batchesIn(lines, study, key)).toEqual(batches)
    expect(batchesIn(wholeLines(lines.slice(0, -5)), study, key)).toEqual(batches.slice(0, 1))
    expect(() => batchesIn(lines, study, `${key}x`)).toThrow('line 1: these are the games of another study')
    expect(() => batchesIn(`${firstLine(key)}{"arm":9}\n`, study, key)).toThrow(/^line 2\.arm: /)
    expect(() => batchesIn(lines.replace('"counted":"', '"counted":"7'), study, key)).toThrow(/^line 2\.counted: /)
  })
})

describe('the answer of a study', () => {
  const run = played(opened())

  it('says a share with its interval, and that values differ only where they do', () => {
    expect(answer(run, 'en', speaker('en'))).toMatch(
      /^As printed \(0\): 0% of the games end at the limit \(0 to \d+%\)\. Games end at the limit more often with \S+ \(\d+%, \d+ to \d+%\) than with 0 /,
    )
    expect(answer(run, 'fr', speaker('fr'))).toMatch(/^Règle imprimée \(0\)\u00a0: 0\u00a0% des parties se terminent/)
    const same = played(opened({ sweep: { options: { turnLimit: [0, 90] } } }))
    expect(answer(same, 'en', speaker('en'))).toContain('No two values can be told apart by these games')
  })

  it('holds each value against the mark by its whole interval', () => {
    expect(answer(run, 'en', speaker('en'))).toMatch(/The whole interval is below 50%: (6 and )?0\./)
  })

  it('says while it runs that this is so far, and how much is missing', () => {
    const begun = new Run(opened())
    expect(answer(begun, 'en', speaker('en'))).toBe('No game has been played yet.')
    begun.take(playBatch(module, begun.study, { arm: 0, batch: 0 }))
    expect(answer(begun, 'en', speaker('en'))).toMatch(/^So far: .*About \d+ more games are needed\.$/)
  })

  it('leaves no placeholder and no key behind, in either language', () => {
    for (const language of LANGUAGES) expect(answer(run, language, speaker(language))).not.toMatch(/\{\{|lab\./)
  })
})

describe('what is drawn from a run', () => {
  const run = played(opened())

  it('is a picture for each question, with words for those who do not see it', () => {
    const sheet = sheetOf(run, {
      width: 600,
      height: 300,
      chosen: 0,
      inks: PAPER,
      language: 'en',
      speak: speaker('en'),
    })
    for (const plot of [sharePlot(sheet), lengthsPlot(sheet), closingPlot(sheet)]) {
      expect(plot).toMatch(/^<svg [^>]*role="img" aria-label="[^"]+">.*<\/svg>$/)
      expect(plot).not.toMatch(/NaN|undefined|\{\{/)
    }
    expect(sharePlot(sheet).match(/<circle/g)).toHaveLength(3)
  })

  it('is a line a value in a table for programs', () => {
    const [head, ...rows] = csvOf(run).trim().split('\n')
    expect(head).toMatch(/^turnLimit,bots,matches,counted,share,low,high,ended,median,p95,reason:/)
    expect(rows).toHaveLength(3)
    expect(rows[2]).toMatch(/^0,random,\d+,0,0,0,0\.\d+,/)
  })

  it('names the length that half of the matches do not exceed', () => {
    const lengths = new Map([
      [9, 1],
      [3, 2],
      [5, 1],
    ])
    expect([lengthAt(lengths, 0.5), lengthAt(lengths, 0.95), lengthAt(new Map(), 0.5)]).toEqual([3, 9, 0])
  })
})

describe('a study of who has most of something', () => {
  /** Crosses mark the middle or they do not; each mark of noughts is counted as well. */
  const tallied: GameModule = {
    ...module,
    tally: {
      names: ['centre', 'marks', 'never'],
      of: (event) => {
        const cell = (event.data as { cell?: unknown } | undefined)?.cell
        return event.kind === 'marked' ? (JSON.stringify(cell).includes('b2') ? 'centre' : 'marks') : null
      },
    },
  }
  const count = { mostOf: ['centre', 'never'] }
  const study = openStudy(readStudyFile(written({ sweep: undefined, printed: null, count })), tallied)

  it('has a value for each tally, and plays its matches once', () => {
    expect(study.arms.map(({ tally }) => tally)).toEqual(['centre', 'never'])
    const [centre, never] = [0, 1].map((arm) => playBatch(tallied, study, { arm, batch: 0 }))
    expect(centre!.winners).toEqual(never!.winners)
    expect(never!.counted).toBe('-'.repeat(10))
    expect(centre!.counted).toMatch(/^[01-]{10}$/)
  })

  it('counts the matches that say something, and stops after those that were played', () => {
    const run = new Run(study)
    for (let tasks = all(run); tasks.length > 0; tasks = all(run)) run.take(playBatch(tallied, study, tasks[0]!))
    const [centre, never] = run.standings
    expect(never!.now).toEqual({ matches: 0, played: 60, counted: 0, low: 0, high: 1 })
    expect(centre!.now.played).toBe(60)
    expect(centre!.now.matches).toBe([...centre!.counted].filter((sign) => sign !== '-').length)
    expect(centre!.now.matches).toBeLessThan(60)
    expect(csvOf(run)).toMatch(/^mostOf,bots,/)
    expect(answer(run, 'en', speaker('en'))).not.toContain('more often with')
  })

  it('is refused with a tally that the game does not keep', () => {
    expect(() => openStudy(readStudyFile(written({ printed: null, count: { mostOf: ['luck'] } })), tallied)).toThrow(
      'count.mostOf: expected one of centre, marks, never',
    )
  })
})
