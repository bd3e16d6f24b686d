import { expect, it } from 'vitest'
import { around, box } from '../scenario/draw.js'
import { acting, apOf } from '../tests/acting.js'

/** A flat roof 10 cm up. */
const house = {
  roofs: [{ outline: box(200, 200, 200, 200), height: 100 }],
  walls: around(box(200, 200, 200, 200), { top: 100 }),
}
const at = (x: number, level: number) =>
  acting({
    scenario: house,
    humans: [{ at: [x, 300], level, abilities: ['agile'] }],
    options: { advanced: true },
  })

it('[DWA-16.5.2.e] [R-70.2] Agile climbs for nothing, and that is no move [R-08]', () => {
  const match = at(187, 0).play({ type: 'climb', to: { x: 201, y: 300 }, ability: 'agile' })
  expect(match.human()).toMatchObject({ x: 201, level: 100, now: { moved: 0, abilities: ['agile'] } })
  expect(apOf(match)).toBe(4)
  expect(
    at(187, 0)
      .play({ type: 'climb', to: { x: 201, y: 300 }, ability: 'none' })
      .human().now.moved,
  ).toBe(4)
})

it('[R-70.2] the die of a long jump remains', () => {
  const drop = { type: 'jump', to: { x: 187, y: 300 }, ability: 'agile' } as const
  const match = at(205, 100).play(drop, [3])
  expect(match.human()).toMatchObject({ x: 187, level: 0, posture: 'standing' })
  expect(apOf(match)).toBe(4)
  expect(at(205, 100).play(drop, [2]).human()).toMatchObject({ level: 0, posture: 'prone', wounds: 2 })
})
