import type { Draft } from '@shamble/drafts'
import { type Point, pathLength } from '@shamble/geometry'
import { describe, expect, it } from 'vitest'
import { begun } from './begun.fixture.js'
import { goneRound } from './rounding.js'

/** A yard with a wall 160 mm long between Mara, at 300 300, and what is east of it. */
const yard = {
  spawnMethods: 'none',
  ownScenario: {
    format: 'shamble-scenario/1',
    name: 'yard',
    table: { width: 900, depth: 900 },
    blocks: [
      {
        outline: [
          [340, 220],
          [350, 220],
          [350, 380],
          [340, 380],
        ],
      },
    ],
    deployment: [
      {
        outline: [
          [0, 0],
          [900, 0],
          [900, 900],
          [0, 900],
        ],
      },
    ],
    arrivals: [],
  },
}
const position = `turn 1
human Mara 0 300,300 weapons=[{"id":"rifle","rounds":10}] hands=[0]
human Jun 0 800,800
zombie 1 415,240
frame match step=3
frame turn step=4
frame humans step=0 order=[0]
frame activation human=0 ap=4 step=2`

const { view, draft } = begun('walk', position, yard)
const START = { x: 300, y: 300 }
const legs = (walk: Draft | null): readonly Point[] | null =>
  walk === null ? null : (walk.at(['path']) as unknown as readonly Point[])
const clicked = (to: Point): Draft | null => goneRound({ view }, draft, draft.handle(['path', 0])!, to)

describe('a click behind something that stands in the way', () => {
  it('[DWA-10.d] proposes a walk round it', () => {
    const walk = clicked({ x: 375, y: 370 })
    expect(walk!.isReady).toBe(true)
    expect(legs(walk)!.length).toBeGreaterThan(1)
    expect(legs(walk)!.at(-1)).toEqual({ x: 375, y: 370 })
  })

  it('[DWA-9.1.a] as far as points carry', () => {
    const far = clicked({ x: 600, y: 300 })
    expect(far!.isReady).toBe(true)
    const length = pathLength([START, ...legs(far)!])
    expect(length).toBeGreaterThan(195)
    expect(length).toBeLessThanOrEqual(200)
  })

  it('[DWA-10.d] and into contact with the one who stands there', () => {
    const end = legs(clicked({ x: 419, y: 245 }))!.at(-1)!
    const gap = Math.hypot(end.x - 415, end.y - 240) - view.options.baseMm
    expect(gap).toBeGreaterThanOrEqual(0)
    expect(gap).toBeLessThanOrEqual(1)
  })

  it('proposes nothing of its own where the way is free, or there is none', () => {
    expect(clicked({ x: 300, y: 200 })).toBeNull()
    expect(clicked({ x: 345, y: 300 })).toBeNull()
  })
})
