import { describe, expect, it } from 'vitest'
import type { Box } from './box.js'
import { aim, aimAtDesk, heightOf, isClose, type Outlook, place, type Stand, shows } from './camera.js'

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

  it('keeps the one who picks in the middle where not everything fits', () => {
    const focus = { x: 500, y: 300 }
    const stand = aim(outlook({ spots: [square(0, 0), square(473, 219), square(1000, 500)], focus }))
    expect(stand.k * 54).toBeCloseTo(44)
    expect(stand.x + focus.x * stand.k).toBeCloseTo(WINDOW.width / 2)
    expect(stand.y + focus.y * stand.k).toBeCloseTo(WINDOW.height / 2)
  })

  it('keeps what a finger holds in view with it', () => {
    const spots = [{ x: 300, y: 100, width: 400, height: 400 }]
    const [focus, grip] = [
      { x: 500, y: 300 },
      { x: 480, y: 350, width: 40, height: 50 },
    ]
    const [usual, short] = [1.25, { width: 390, height: 220 }]
    const standing = place(WINDOW, MALL, focus, usual)
    expect(aim(outlook({ spots, focus, grip, usual, now: standing }))).toBe(standing)
    const now = place(short, MALL, focus, usual)
    expect(shows(now, short, grip)).toBe(false)
    expect(shows(aim(outlook({ window: short, spots, focus, grip, usual, now })), short, grip)).toBe(true)
    expect(aim(outlook({ window: short, spots, focus, usual, now }))).toBe(now)
  })

  it('shows what a finger holds before what can be picked, where not all of it fits', () => {
    const [focus, grip] = [
      { x: 500, y: 500 },
      { x: 485, y: 530, width: 30, height: 30 },
    ]
    const spots = [square(470, 270)]
    const stand = aim(outlook({ spots, focus, grip, usual: 1.25, now: place(WINDOW, MALL, { x: 500, y: 300 }, 1.25) }))
    expect(shows(stand, WINDOW, grip)).toBe(true)
    expect(stand.k).toBe(1.25)
  })

  it('looks at what can be picked where that is far from the one who picks', () => {
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

  it('stays back after someone has picked one of many places, and may touch it again', () => {
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

  it('keeps the scale that the player has chosen', () => {
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

describe('where a large screen looks', () => {
  const desk = { width: 1000, height: 500 }
  const now = { x: -100, y: -100, k: 1 }

  it('stays while what matters is not far from the middle', () => {
    expect(isClose(desk, now, { x: -349, y: -100, k: 1 })).toBe(true)
    expect(isClose(desk, now, { x: -350, y: -100, k: 1 })).toBe(false)
    expect(isClose(desk, now, { x: -100, y: 24, k: 1 })).toBe(true)
    expect(isClose(desk, now, { x: -100, y: 25, k: 1 })).toBe(false)
  })

  it('moves for another scale', () => {
    expect(isClose(desk, now, { ...now, k: 1.4 })).toBe(false)
  })
})

describe('where a desk looks', () => {
  const CITY = { x: 0, y: 0, width: 3000, height: 2400 }
  const SCALES = { least: 1, most: 2 }
  const DESK = { width: 1000, height: 480 }
  const seen = (more: Partial<Outlook>): Outlook => ({ ...outlook(more), window: DESK, board: CITY })
  const isSeen = (stand: Stand, boxes: readonly Box[]): boolean => boxes.every((box) => shows(stand, DESK, box))

  it('starts as large as everything that can be picked allows', () => {
    const near = [square(1400, 1000, 150)]
    expect(aimAtDesk(seen({ spots: near }), SCALES).k).toBe(2)
    const far = [square(1400, 1000, 150), square(1400, 1250, 150)]
    const stand = aimAtDesk(seen({ spots: far, focus: { x: 1475, y: 1075 } }), SCALES)
    expect(stand.k).toBeGreaterThan(1)
    expect(stand.k).toBeLessThan(2)
    expect(isSeen(stand, far)).toBe(true)
  })

  it('keeps still while all of it is in view, and follows at the same scale when it is not', () => {
    const now = aimAtDesk(seen({ spots: [square(1400, 1000, 150)] }), SCALES)
    expect(aimAtDesk(seen({ spots: [square(1420, 1020)], now }), SCALES)).toBe(now)
    const elsewhere = [square(600, 600, 150)]
    const gone = aimAtDesk(seen({ spots: elsewhere, now }), SCALES)
    expect(gone.k).toBe(now.k)
    expect(isSeen(gone, elsewhere)).toBe(true)
  })

  it('gives way to what would not fit, and comes back to a legible size', () => {
    const now = aimAtDesk(seen({ spots: [square(1400, 1000, 150)] }), SCALES)
    const wide = [square(300, 300, 150), square(2500, 1900, 150)]
    const back = aimAtDesk(seen({ spots: wide, now }), SCALES)
    expect(back.k).toBeLessThan(1)
    expect(isSeen(back, wide)).toBe(true)
    expect(aimAtDesk(seen({ spots: [square(1400, 1000, 150)], now: back }), SCALES).k).toBe(1)
  })

  it('leaves the scale alone that someone has chosen', () => {
    expect(aimAtDesk(seen({ spots: [square(0, 0), square(2900, 2300)], own: 1.5 }), SCALES).k).toBe(1.5)
  })
})

describe('how high in its window something is', () => {
  it('follows the board as it is moved and scaled', () => {
    const window = { width: 800, height: 400 }
    const heights = (stand: Stand): string[] => [0, 120, 350].map((y) => heightOf(stand, window, { y }))
    expect(heights({ x: 0, y: 0, k: 1 })).toEqual(['top', 'upper', 'lower'])
    expect(heights({ x: 0, y: 150, k: 1 })).toEqual(['upper', 'lower', 'lower'])
    expect(heights({ x: 0, y: 0, k: 0.25 })).toEqual(['top', 'top', 'top'])
  })
})
