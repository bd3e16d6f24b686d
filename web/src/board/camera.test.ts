import { describe, expect, it } from 'vitest'
import type { Box } from './box.js'
import { aim, type Outlook, place, type Stand, shows } from './camera.js'

const WINDOW = { width: 390, height: 360 }
const MALL = { x: -45, y: -26, width: 1170, height: 648 }
const square = (x: number, y: number, size = 54): Box => ({ x, y, width: size, height: size })
const outlook = (more: Partial<Outlook>): Outlook => ({
  window: WINDOW,
  board: MALL,
  spots: [],
  focus: null,
  own: null,
  now: null,
  ...more,
})
const all = (stand: Stand, boxes: readonly Box[]): boolean => boxes.every((box) => shows(stand, WINDOW, box))

describe('where a small screen looks', () => {
  it('shows everything that can be picked, as large as on a desk, where that fits', () => {
    const spots = [square(400, 200), square(560, 300)]
    const stand = aim(outlook({ spots, focus: { x: 480, y: 250 } }))
    expect(stand.k).toBe(1)
    expect(all(stand, spots)).toBe(true)
  })

  it('stands back as far as squares stay as large as a finger', () => {
    const spots = [square(300, 200), square(300 + 372, 200)]
    const stand = aim(outlook({ spots, focus: { x: 500, y: 227 } }))
    expect(stand.k).toBeLessThan(1)
    expect(stand.k * 54).toBeGreaterThanOrEqual(44)
    expect(all(stand, spots)).toBe(true)
  })

  it('keeps whoever picks in the middle where not everything fits', () => {
    const focus = { x: 500, y: 300 }
    const stand = aim(outlook({ spots: [square(0, 0), square(473, 219), square(1000, 500)], focus }))
    expect(stand.k * 54).toBeCloseTo(44)
    expect(stand.x + focus.x * stand.k).toBeCloseTo(WINDOW.width / 2)
    expect(stand.y + focus.y * stand.k).toBeCloseTo(WINDOW.height / 2)
  })

  it('looks at what can be picked where that is far from whoever picks', () => {
    const spots = [square(900, 500), square(954, 500)]
    expect(all(aim(outlook({ spots, focus: { x: 50, y: 50 } })), spots)).toBe(true)
    const scattered = [square(600, 100), square(1000, 540)]
    const stand = aim(outlook({ spots: scattered, focus: { x: 50, y: 50 } }))
    expect(scattered.map((box) => shows(stand, WINDOW, box))).toEqual([true, false])
  })

  it('stands far back for places as large as tiles', () => {
    const spots = [square(-100, -100, 150), square(500, 300, 150)]
    const board = { x: -300, y: -300, width: 1200, height: 1000 }
    const stand = aim(outlook({ board, spots, focus: { x: 75, y: 75 } }))
    expect(stand.k).toBeLessThan(0.6)
    expect(all(stand, spots)).toBe(true)
  })

  it('moves nothing while all of it is in view', () => {
    const spots = [square(400, 200), square(454, 200)]
    const now = place(WINDOW, MALL, { x: 440, y: 190 }, 1)
    expect(aim(outlook({ spots, focus: { x: 427, y: 227 }, now }))).toBe(now)
    const away = place(WINDOW, MALL, { x: 900, y: 190 }, 1)
    expect(aim(outlook({ spots, focus: { x: 427, y: 227 }, now: away }))).not.toBe(away)
  })

  it('stays back after somebody has picked one of many places, which he may touch again', () => {
    const tile = square(300, 200, 150)
    const now = place(WINDOW, MALL, { x: 400, y: 300 }, 0.5)
    expect(aim(outlook({ spots: [tile], focus: { x: 375, y: 275 }, now }))).toBe(now)
    expect(aim(outlook({ spots: [square(300, 200)], focus: { x: 327, y: 227 }, now })).k).toBe(1)
  })

  it('stands back when more can be picked than is in view', () => {
    const spots = [square(0, 0, 150), square(900, 450, 150)]
    const now = place(WINDOW, MALL, { x: 400, y: 300 }, 1)
    const stand = aim(outlook({ spots, focus: { x: 400, y: 300 }, now }))
    expect(stand.k).toBeCloseTo(0.45)
  })

  it('keeps the scale that somebody has chosen himself', () => {
    const stand = aim(outlook({ spots: [square(400, 200)], focus: { x: 427, y: 227 }, own: 1.7 }))
    expect(stand.k).toBe(1.7)
    expect(stand.x + 427 * 1.7).toBeCloseTo(WINDOW.width / 2)
  })

  it('shows no empty margin where there is board to show', () => {
    const stand = aim(outlook({ focus: { x: 0, y: 0 } }))
    expect(stand.x).toBe(45)
    expect(stand.y).toBe(26)
  })
})
