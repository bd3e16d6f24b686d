import { describe, expect, it } from 'vitest'
import { CORNERS, freeCorner } from './corners.js'

const window = { width: 390, height: 340 }
const key = { width: 100, height: 60 }
const square = (x: number, y: number) => ({ x, y, width: 54, height: 54 })
const corner = (spots: readonly ReturnType<typeof square>[], now: (typeof CORNERS)[number] | null = null, k = 1) =>
  freeCorner({ window, stand: { x: 0, y: 0, k }, spots }, key, CORNERS, now)

describe('keys on a board', () => {
  it('lie in the first corner where nothing can be picked', () => {
    expect(corner([])).toBe('bottom-left')
    expect(corner([square(20, 280)])).toBe('top-left')
    expect(corner([square(20, 280), square(20, 20)])).toBe('bottom-right')
  })

  it('stay where they are as long as nothing can be picked under them', () => {
    expect(corner([], 'top-left')).toBe('top-left')
    expect(corner([square(20, 20)], 'top-left')).toBe('bottom-left')
  })

  it('give way at their rim too, and to what the scale brings under them', () => {
    expect(corner([square(105, 200)])).toBe('bottom-left')
    expect(corner([square(105, 280)])).toBe('top-left')
    expect(corner([square(40, 600)], null, 0.5)).toBe('top-left')
  })

  it('are as far from the edges as their board has them', () => {
    const spots = [square(20, 70)]
    const free = (more: object) =>
      freeCorner({ window, stand: { x: 0, y: 0, k: 1 }, spots, ...more }, key, ['top-left'], null)
    expect(free({})).toBe('top-left')
    expect(free({ insets: { side: 12, top: 24, bottom: 12 } })).toBeNull()
  })

  it('hide pieces only where they cannot help it, and then the fewest', () => {
    const lying = (pieces: readonly ReturnType<typeof square>[], spots: readonly ReturnType<typeof square>[] = []) =>
      freeCorner({ window, stand: { x: 0, y: 0, k: 1 }, spots, pieces }, key, CORNERS, 'bottom-left')
    const [southWest, northWest, southEast, northEast] = [
      square(0, 280),
      square(0, 0),
      square(330, 280),
      square(330, 0),
    ]
    expect(lying([southWest, northWest])).toBe('bottom-right')
    expect(lying([southWest, southWest, northWest, southEast, southEast, northEast])).toBe('top-left')
    expect(lying([southWest, northWest, northWest], [southEast, northEast])).toBe('bottom-left')
  })

  it('go where every corner is needed', () => {
    expect(corner([square(0, 0), square(330, 0), square(0, 280), square(330, 280)])).toBeNull()
  })
})
