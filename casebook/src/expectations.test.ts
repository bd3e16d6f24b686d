import ticTacToe from '@shamble/example-tic-tac-toe'
import type { GameModule } from '@shamble/module'
import { describe, expect, it } from 'vitest'
import { type CaseFile, readCases } from './case-file.js'
import { runCase } from './run-case.js'

/** The example, with words for what is in a cell. */
const module: GameModule = {
  ...(ticTacToe as unknown as GameModule),
  named: (word) => ['empty', 'cross', 'nought'].indexOf(word),
}

const readOne = (text: string): CaseFile => readCases(text, 'test')[0] as CaseFile

/** What a case that looks once, after crosses have taken the middle, fails by. */
function failures(expected: string, title = 'Looking'): string[] {
  const text = `game: tic-tac-toe
title: ${title}
rules: [TTT-1.1]
steps:
  - do: "x: mark b2"
    expect: { ${expected} }
`
  const report = runCase(module, readOne(text))
  expect(report.title).toBe(title)
  return report.failures.map(({ expected: wanted, happened }) => `${wanted} / ${happened}`)
}

describe('an expectation', () => {
  it('counts what a list holds', () => {
    expect(failures('counts: { cells: 9 }')).toEqual([])
    expect(failures('counts: { cells: 8 }')).toEqual(['8 in cells / [0,0,0,0,1,0,0,0,0]'])
    expect(() => failures('counts: { turn: 1 }')).toThrow('there is no such list')
  })

  it('says what must be absent, by number or by name', () => {
    expect(failures('absent: { cells: [2, nought] }')).toEqual([])
    expect(failures('absent: { cells: [cross] }')).toEqual(['no "cross" in cells / [0,0,0,0,1,0,0,0,0]'])
  })

  it('calls values by name', () => {
    expect(failures('values: { cells.4: cross, cells.0: empty }')).toEqual([])
    expect(failures('values: { cells.4: nought }')).toEqual(['cells.4 = "nought" / 1'])
  })

  it('counts events', () => {
    expect(failures('eventCounts: { marked: 1, ended.line: 0 }')).toEqual([])
    expect(failures('eventCounts: { marked: 2 }')).toEqual(['2 events marked / 1: marked'])
  })

  it('says what is not offered, whatever the rule', () => {
    expect(failures('notOffered: { x: [mark a1], o: [mark b2] }')).toEqual([])
    expect(failures('notOffered: { o: [mark a1] }')).toEqual(['o may not "mark a1" / it is allowed'])
  })
})

describe('a title', () => {
  it('may have a colon in it', () => {
    expect(failures('outcome: none', 'A colon: it means nothing here')).toEqual([])
    expect(failures('outcome: none', 'It ends with a colon:')).toEqual([])
    const quoted = readOne('game: g\ntitle: "Quoted: as before"\nrules: [A]\nsteps: [{ hold: true }]')
    expect(quoted.title).toBe('Quoted: as before')
  })
})
