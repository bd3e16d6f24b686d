import { describe, expect, it } from 'vitest'
import { laid } from './city-drawing.js'
import { BULLETS, CITY, LIVES, PAWNS, readSpace, ZOMBIES } from './city-window.js'
import { DOORS, hallSight, isHall, SQUARES } from './mall-plan.js'
import { DOORS_THEN, PETER, UNITS_THEN } from './mall-window.js'

const floorAt = (written: string): string | undefined => {
  const { tile, row, column } = readSpace(written)
  const found = CITY.find(({ x, y }) => x === tile[0] && y === tile[1])
  return found === undefined ? undefined : laid(found).grid.get(`${row}${column}`)
}

describe('the mall in its window', () => {
  it('has nobody outside, and no two units on one square', () => {
    for (const at of [...UNITS_THEN, PETER.at]) expect(SQUARES.has(at), at).toBe(true)
    expect(new Set(UNITS_THEN).size).toBe(UNITS_THEN.length)
  })

  it('has only doors that the plan has', () => {
    const known = new Set(DOORS.map(({ id }) => id))
    expect(Object.keys(DOORS_THEN).filter((id) => !known.has(id))).toEqual([])
  })

  it('is lit along the hall and not round corners', () => {
    const at = (id: string) => SQUARES.get(id)!
    expect(isHall(at('117'))).toBe(true)
    expect(hallSight(at('117'), at('109'))).toBe(true)
    expect(hallSight(at('004'), at('212'))).toBe(false)
  })
})

describe('the city in its window', () => {
  it('has everybody on a floor, and tokens inside buildings', () => {
    for (const at of [...ZOMBIES, ...PAWNS.map(({ at }) => at)]) expect(['R', 'B'], at).toContain(floorAt(at))
    for (const at of [...LIVES, ...BULLETS]) expect(floorAt(at), at).toBe('B')
  })

  it('[ZMB-1.3.1.d] meets road with road and wall with wall', () => {
    const sides = [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ] as const
    for (const tile of CITY)
      sides.forEach(([dx, dy], side) => {
        const beside = CITY.find(({ x, y }) => x === tile.x + dx && y === tile.y + dy)
        if (beside) expect(laid(tile).exits.has(side), tile.id).toBe(laid(beside).exits.has((side + 2) % 4))
      })
  })
})
