import { mallOfView } from '@shamble/game-dawn/table'
import { describe, expect, it } from 'vitest'
import { CELL, fanOf, type Standing } from './geometry.js'
import { randomMoments } from './moments.fixture.js'

const squareOf = ({ x, y }: Standing): string => `${Math.floor(x / CELL)} ${Math.floor(y / CELL)}`

describe('counters of Dawn', () => {
  it('never cover each other in a square, however many share it', () => {
    let shared = 0
    for (const { view } of randomMoments(400, 'counters')) {
      const fan = fanOf(view, mallOfView(view))
      const all = [...fan.people.values(), ...fan.units.values()]
      for (const [i, one] of all.entries())
        for (const other of all.slice(i + 1).filter((another) => squareOf(another) === squareOf(one))) {
          const apart = Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))
          expect(apart).toBeGreaterThanOrEqual((one.size + other.size) / 2)
          shared++
        }
    }
    expect(shared).toBeGreaterThan(10)
  })
})
