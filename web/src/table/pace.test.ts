import type { GameEvent } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { type Pace, shareOf, tempoFor, timeFor } from './pace.js'

const MOVED: readonly GameEvent[] = [{ kind: 'moved', rule: 'X' }]
const ROLLED: readonly GameEvent[] = [{ kind: 'rolled', rule: 'X', dice: [3] }]
const USUAL = {
  own: false,
  hasScene: false,
  passing: false,
  passage: false,
  isStill: false,
  pace: 2 as Pace,
  share: 1,
}

describe('how long something is shown', () => {
  it('is not at all where people want no pace, or nothing was said', () => {
    expect(timeFor(ROLLED, { ...USUAL, pace: 0, hasScene: true })).toBe(0)
    expect(timeFor([], USUAL)).toBe(0)
  })

  it('is none for the viewer’s own, which they know', () => {
    expect(timeFor(MOVED, USUAL)).toBeGreaterThan(0)
    expect(timeFor(MOVED, { ...USUAL, own: true })).toBe(0)
  })

  it('is shorter for what is seen rather than read, and for what gets a share of its time', () => {
    const once = timeFor(MOVED, USUAL)
    expect(timeFor(MOVED, { ...USUAL, passing: true })).toBeLessThan(once)
    expect(timeFor(MOVED, { ...USUAL, share: 0.5 })).toBe(once / 2)
  })

  it('is longer for a scene, the viewer’s own or not, and most of it however much else there is', () => {
    const hasScene = timeFor(MOVED, { ...USUAL, hasScene: true })
    expect(hasScene).toBeGreaterThan(timeFor(ROLLED, USUAL))
    expect(timeFor(MOVED, { ...USUAL, hasScene: true, own: true })).toBe(hasScene)
    expect(timeFor(MOVED, { ...USUAL, hasScene: true, share: 0 })).toBeGreaterThan(hasScene * 0.75)
  })
})

describe('the share of its time that something gets', () => {
  const AHEAD = { pace: 2 as Pace, watched: 0, wished: 300 }

  it('is all of it at first, and grows smaller when much waits or much has been shown', () => {
    expect(shareOf(AHEAD)).toBe(1)
    expect(shareOf({ ...AHEAD, wished: 30_000 })).toBe(0.1)
    expect(shareOf({ ...AHEAD, watched: 1500 })).toBe(0.5)
  })

  it('is never so small that one thing alone flashes by', () => {
    expect(shareOf({ ...AHEAD, watched: 60_000 })).toBe(0.35)
  })

  it('is all of it where nothing is shown at all', () => {
    expect(shareOf({ ...AHEAD, pace: 0, wished: 0 })).toBe(1)
  })
})

describe('how long a passage is shown', () => {
  const ofPassage = { ...USUAL, passage: true, own: true }

  it('is as long as many pieces can be followed: four seconds at the most, though one has called it down oneself', () => {
    for (const pace of [1, 2, 3] as const) {
      const time = timeFor(ROLLED, { ...ofPassage, pace })
      expect(time).toBeGreaterThan(1000)
      expect(time).toBeLessThanOrEqual(4000)
    }
    expect(timeFor(ROLLED, { ...ofPassage, pace: 0 })).toBe(0)
  })

  it('leaves time for what nobody should miss in it, and is the same however much else there is', () => {
    expect(timeFor(MOVED, { ...ofPassage, isStill: true, hasScene: true })).toBe(
      timeFor(MOVED, { ...USUAL, hasScene: true }),
    )
    expect(timeFor(MOVED, { ...ofPassage, share: 0.5 })).toBe(timeFor(MOVED, ofPassage))
  })
})

describe('how long a roll is hasScene', () => {
  const ROLL = { pace: 2 as Pace, share: 1, hasScene: false, motion: true, hold: 0 }
  const whole = ({ tumble, pause, gap, hold }: ReturnType<typeof tempoFor>): number => tumble + pause + 3 * gap + hold

  it('is longest for the viewer’s own, and shorter by the tumbling without motion', () => {
    expect(whole(tempoFor('short', ROLL))).toBeLessThan(whole(tempoFor('full', ROLL)))
    const still = tempoFor('full', { ...ROLL, motion: false })
    expect(still).toEqual({ ...tempoFor('full', ROLL), tumble: 0 })
    expect(still).toEqual(tempoFor('typed', ROLL))
  })

  it('stays within its share of the time when much waits, and keeps what is worth a look', () => {
    const hurried = tempoFor('full', { ...ROLL, share: 0.25, hold: 100 })
    expect(whole(hurried)).toBeLessThan(whole(tempoFor('full', ROLL)) / 2)
    expect(hurried.pause).toBeGreaterThan(0)
    expect(tempoFor('full', { ...ROLL, share: 0.25, hold: 1700, hasScene: true }).hold).toBe(1700)
  })
})
