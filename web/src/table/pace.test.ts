import type { GameEvent } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { type Pace, tempoFor, timeFor } from './pace.js'

const MOVED: readonly GameEvent[] = [{ kind: 'moved', rule: 'X' }]
const ROLLED: readonly GameEvent[] = [{ kind: 'rolled', rule: 'X', dice: [3] }]
const USUAL = {
  own: false,
  hasScene: false,
  passing: false,
  passage: false,
  isStill: false,
  waiting: 0,
  pace: 2 as Pace,
  watched: 0,
}

describe('how long something is shown', () => {
  it('is not at all where people want no pace, or nothing was said', () => {
    expect(timeFor(ROLLED, { ...USUAL, pace: 0, hasScene: true })).toBe(0)
    expect(timeFor([], USUAL)).toBe(0)
  })

  it('is not at all for one’s own, which one knows', () => {
    expect(timeFor(MOVED, USUAL)).toBeGreaterThan(0)
    expect(timeFor(MOVED, { ...USUAL, own: true })).toBe(0)
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

  it('is the same for what is hasScene, one’s own or not, however much else there is', () => {
    const hasScene = timeFor(MOVED, { ...USUAL, hasScene: true })
    expect(hasScene).toBeGreaterThan(timeFor(ROLLED, USUAL))
    expect(timeFor(MOVED, { ...USUAL, hasScene: true, own: true, waiting: 30, watched: 60_000 })).toBe(hasScene)
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

  it('leaves time for what nobody should miss in it, and shares its time with what else there is', () => {
    expect(timeFor(MOVED, { ...ofPassage, pace: 1, hasScene: true, waiting: 30 })).toBe(900)
    expect(timeFor(MOVED, { ...ofPassage, waiting: 7 })).toBe(1000)
  })
})

describe('how long a roll is hasScene', () => {
  const ROLL = { pace: 2 as Pace, waiting: 0, hasScene: false, motion: true, hold: 0 }
  const whole = ({ tumble, pause, gap, hold }: ReturnType<typeof tempoFor>): number => tumble + pause + 3 * gap + hold

  it('is longest for one’s own, and shorter by the tumbling without motion', () => {
    expect(whole(tempoFor('short', ROLL))).toBeLessThan(whole(tempoFor('full', ROLL)))
    const still = tempoFor('full', { ...ROLL, motion: false })
    expect(still).toEqual({ ...tempoFor('full', ROLL), tumble: 0 })
    expect(still).toEqual(tempoFor('typed', ROLL))
  })

  it('stays within its share of the time when much waits, and keeps what is worth a look', () => {
    const hurried = tempoFor('full', { ...ROLL, waiting: 15, hold: 500 })
    expect(whole(hurried)).toBeLessThanOrEqual(500)
    expect(hurried.pause).toBeGreaterThan(0)
    expect(tempoFor('full', { ...ROLL, waiting: 15, hold: 1700, hasScene: true }).hold).toBe(1700)
  })
})
