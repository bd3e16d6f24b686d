import type { GameEvent } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { type Pace, timeFor } from './pace.js'

const MOVED: readonly GameEvent[] = [{ kind: 'moved', rule: 'X' }]
const ROLLED: readonly GameEvent[] = [{ kind: 'rolled', rule: 'X', dice: [3] }]
const USUAL = { own: false, staged: false, passing: false, waiting: 0, pace: 2 as Pace, watched: 0 }

describe('how long something is shown', () => {
  it('is not at all where people want no pace, or nothing was said', () => {
    expect(timeFor(ROLLED, { ...USUAL, pace: 0, staged: true })).toBe(0)
    expect(timeFor([], USUAL)).toBe(0)
  })

  it('is longer for dice than for a move, and one’s own move is known', () => {
    expect(timeFor(ROLLED, USUAL)).toBeGreaterThan(timeFor(MOVED, USUAL))
    expect(timeFor(MOVED, { ...USUAL, own: true })).toBe(0)
    expect(timeFor(ROLLED, { ...USUAL, own: true })).toBeGreaterThan(0)
  })

  it('grows shorter when much is to be shown, or has been', () => {
    const once = timeFor(MOVED, USUAL)
    expect(timeFor(MOVED, { ...USUAL, waiting: 30 })).toBeLessThan(once)
    expect(timeFor(MOVED, { ...USUAL, watched: 60_000 })).toBeLessThan(once)
  })

  it('is shorter for what is seen rather than read, and never shorter for dice because much has been shown', () => {
    expect(timeFor(MOVED, { ...USUAL, passing: true })).toBeLessThan(timeFor(MOVED, USUAL))
    expect(timeFor(ROLLED, { ...USUAL, watched: 60_000 })).toBe(timeFor(ROLLED, USUAL))
  })

  it('is the same for what is staged, one’s own or not, however much else there is', () => {
    const staged = timeFor(MOVED, { ...USUAL, staged: true })
    expect(staged).toBeGreaterThan(timeFor(ROLLED, USUAL))
    expect(timeFor(MOVED, { ...USUAL, staged: true, own: true, waiting: 30, watched: 60_000 })).toBe(staged)
  })
})
