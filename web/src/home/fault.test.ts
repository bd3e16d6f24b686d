import { describe, expect, it } from 'vitest'
import { faultOf } from './fault.js'

const broken = (where: string, reason = 'because') => ({ ok: false, error: { where, reason } }) as const

describe('a file that does not open', () => {
  it('can be recovered where its beginning is whole', () => {
    expect(faultOf(broken('line 7'))).toEqual({ kind: 'damaged', reason: 'line 7: because' })
    expect(faultOf(broken('line 12: answer'))?.kind).toBe('damaged')
  })

  it('cannot where the header or the first entry is broken, or where it is no match at all', () => {
    for (const where of ['', 'line 1', 'line 1.game', 'line 2']) expect(faultOf(broken(where))?.kind).toBe('unusable')
    expect(faultOf(broken('', 'the file is empty'))?.reason).toBe('the file is empty')
  })

  it('may have been played by other rules', () => {
    expect(faultOf(broken('line 1.rulesVersion'))).toEqual({ kind: 'other-rules', reason: 'because' })
  })

  it('is no fault where it opens', () => {
    expect(faultOf({ ok: true, value: null })).toBeNull()
  })
})
