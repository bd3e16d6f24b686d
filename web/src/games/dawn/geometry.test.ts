import { mallOfView } from '@shamble/game-dawn/table'
import { describe, expect, it } from 'vitest'
import { FRAME, fanOf } from './geometry.js'
import { randomMoments } from './moments.fixture.js'

describe('counters of Dawn', () => {
  it('never cover each other or a frame in a square, however many share it', () => {
    let shared = 0
    for (const { view } of randomMoments(400, 'counters')) {
      const fan = fanOf(view, mallOfView(view))
      const people = [...fan.people].map(([who, at]) => ({ ...at, square: view.at[who], room: at.size + FRAME }))
      const units = [...fan.units].map(([square, at]) => ({ ...at, square, room: at.size }))
      const all = [...people, ...units]
      for (const [i, one] of all.entries())
        for (const other of all.slice(i + 1).filter(({ square }) => square === one.square)) {
          const apart = Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))
          expect(apart).toBeGreaterThanOrEqual((one.room + other.room) / 2)
          shared++
        }
    }
    expect(shared).toBeGreaterThan(10)
  })
})
