import { describe, expect, it } from 'vitest'
import { fileFault } from './fault.js'

const broken = (where: string, reason = 'because') => ({ ok: false, error: { where, reason } }) as const
const kind = (where: string, reason?: string) => fileFault(broken(where, reason))?.kind

describe('a file that does not open', () => {
  it('can be recovered where its beginning is whole', () => {
    expect(fileFault(broken('line 7'))).toMatchObject({ kind: 'damaged', line: 7, detail: { reason: 'because' } })
    expect(kind('line 12: answer')).toBe('damaged')
  })

  it('cannot where the header or the first entry is broken', () => {
    for (const where of ['line 1.game', 'line 2']) expect(kind(where)).toBe('unusable')
  })

  it('may be no match at all, empty, of a game that is not here, or played by other rules', () => {
    expect(kind('line 1')).toBe('foreign')
    expect(kind('', 'the file is empty')).toBe('empty')
    expect(kind('game')).toBe('other-game')
    expect(kind('line 1.rulesVersion')).toBe('other-rules')
  })

  it('says nothing in the words of a parser', () => {
    const error = { where: 'line 9', reason: 'not JSON: x', said: { key: 'not JSON: {{detail}}' } }
    expect(fileFault({ ok: false, error })).toEqual({ kind: 'damaged', match: 0, line: 9, detail: null })
  })

  it('may hold a series: then it is whole up to the match that is damaged or missing', () => {
    expect(fileFault(broken('match 2: line 7'))).toMatchObject({ kind: 'damaged', match: 2, line: 7 })
    expect(kind('match 1: line 7')).toBe('damaged')
    expect(kind('match 2: line 2')).toBe('damaged')
    expect(kind('match 1: line 2')).toBe('unusable')
    expect(kind('match 3: line 1.rulesVersion')).toBe('other-rules')
    for (const where of ['match 2: line 1.after', 'line 1.after', 'match 3: line 1: options.team'])
      expect(kind(where)).toBe('series')
  })

  it('is no fault where it opens', () => {
    expect(fileFault({ ok: true, value: null })).toBeNull()
  })
})
