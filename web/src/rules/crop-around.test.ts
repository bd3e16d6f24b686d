import { describe, expect, it } from 'vitest'
import { cropAround } from './crop-around.js'

const board = { x: 0, y: 0, width: 1400, height: 640 }

describe('the crop of a board', () => {
  it('is around what is meant, never larger than life', () => {
    const crop = cropAround([{ x: 700, y: 300, width: 54, height: 54 }], board)
    expect(crop).toMatchObject({ width: 458, height: 268 })
    expect(crop.x + crop.width / 2).toBe(727)
    expect(crop.y + crop.height / 2).toBe(327)
  })

  it('grows until everything is in it', () => {
    const crop = cropAround(
      [
        { x: 100, y: 20, width: 50, height: 50 },
        { x: 1000, y: 500, width: 50, height: 50 },
      ],
      board,
    )
    expect(crop.x).toBeLessThanOrEqual(100)
    expect(crop.x + crop.width).toBeGreaterThanOrEqual(1050)
    expect(crop.y + crop.height).toBeGreaterThanOrEqual(550)
  })

  it('does not look over the edge', () => {
    expect(cropAround([{ x: 0, y: 600, width: 40, height: 40 }], board)).toMatchObject({ x: 0, y: 640 - 268 })
  })

  it('is the whole board where nothing in particular is meant', () => {
    expect(cropAround([], board)).toEqual(board)
  })
})
