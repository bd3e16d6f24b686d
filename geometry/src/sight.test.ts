import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeBarriers } from './barriers.js'
import type { Disc } from './disc.js'
import { law, pointBelow, segmentBelow } from './law.js'
import { advance } from './path.js'
import type { Point } from './point.js'
import { type Segment, segmentsMeet } from './segment.js'
import { isMoreThanHalfHidden, isSeen, lowNear, type Sight, seesAny, sight } from './sight.js'

const looker = { x: 100, y: 500 }
const target = { x: 500, y: 500, diameter: 25 }
// Half way the rays are half as far apart: the outermost pass at 494 and 506.
const post = (from: number, to: number) => ({ a: { x: 300, y: from }, b: { x: 300, y: to } })

function slowly(from: Point, base: Disc, high: readonly Segment[], low: Segment): Sight {
  const rays = Array.from({ length: 25 }, (_, i) => ({
    a: from,
    b: advance(base, from.y - base.y, base.x - from.x, i - 12),
  }))
  const isStopped = (ray: Segment) => high.some((wall) => segmentsMeet(ray, wall))
  const stopped = rays.filter(isStopped).length
  return { rays: 25, stopped, hidden: rays.filter((ray) => isStopped(ray) || segmentsMeet(ray, low)).length }
}

describe('sight', () => {
  it('has 25 rays to a base of 25 mm, all free in the open', () => {
    expect(sight(looker, target, [], [])).toEqual({ rays: 25, stopped: 0, hidden: 0 })
    expect(sight(looker, { ...target, diameter: 40 }, [], []).rays).toBe(41)
  })

  it('is gone when a wall stops every ray, touching included', () => {
    const one = sight(looker, target, [post(400, 505)], [])
    expect(one).toEqual({ rays: 25, stopped: 23, hidden: 23 })
    expect(isSeen(one)).toBe(true)
    const none = sight(looker, target, [post(400, 506)], [])
    expect(none).toEqual({ rays: 25, stopped: 25, hidden: 25 })
    expect(isSeen(none)).toBe(false)
  })

  it('is more than half hidden from 13 of 25 rays on', () => {
    // Up to 499 hides the eleven below, from 506 the one at the top.
    const twelve = sight(looker, target, [post(400, 499), post(506, 600)], [])
    expect([twelve.hidden, isMoreThanHalfHidden(twelve)]).toEqual([12, false])
    const thirteen = sight(looker, target, [post(400, 500)], [])
    expect([thirteen.hidden, isMoreThanHalfHidden(thirteen)]).toEqual([13, true])
  })

  it('passes over low things, which hide and do not stop', () => {
    const over = sight(looker, target, [], [post(400, 600)])
    expect(over).toEqual({ rays: 25, stopped: 0, hidden: 25 })
    expect(isSeen(over)).toBe(true)
    // What a wall hides already is not counted twice.
    expect(sight(looker, target, [post(400, 500)], [post(400, 500)]).hidden).toBe(13)
  })

  it('is not hindered by what is beside or behind', () => {
    expect(sight(looker, target, [post(507, 600)], []).hidden).toBe(0)
    expect(sight(looker, target, [{ a: { x: 514, y: 0 }, b: { x: 514, y: 999 } }], []).hidden).toBe(0)
    expect(sight(looker, target, [{ a: { x: 99, y: 0 }, b: { x: 99, y: 999 } }], []).hidden).toBe(0)
  })

  it('may be one-sided', () => {
    // Close to the looker a narrow wall takes all; from the other side rays fan out past it.
    const near = { a: { x: 120, y: 495 }, b: { x: 120, y: 505 } }
    expect(isSeen(sight(looker, target, [near], []))).toBe(false)
    expect(isSeen(sight(target, { ...looker, diameter: 25 }, [near], []))).toBe(true)
  })

  it('[GEO-8] counts low things up to 25 mm from the edge of the target', () => {
    const at = (x: number) => ({ a: { x, y: 400 }, b: { x, y: 600 } })
    expect(lowNear(target, [at(463), at(462), at(537), at(538)], 25)).toEqual([at(463), at(537)])
  })

  law(
    '[GEO-7] agrees with one ray after the other, wall by wall',
    [pointBelow(200), pointBelow(200), fc.array(segmentBelow(200), { maxLength: 6 }), segmentBelow(200)],
    (from, at, high, low) => {
      if (from.x === at.x && from.y === at.y) return
      const base = { ...at, diameter: 25 }
      const seen = sight(from, base, high, [low])
      expect(seen).toEqual(slowly(from, base, high, low))
    },
  )

  it('straight from above is one ray, as often as there are any', () => {
    const above = { x: target.x, y: target.y }
    expect(sight(above, target, [post(400, 600)], [])).toEqual({ rays: 25, stopped: 0, hidden: 0 })
    expect(sight(above, target, [{ a: above, b: above }], []).stopped).toBe(25)
  })

  law(
    'is asked for quickly where only its being there counts',
    [pointBelow(100), pointBelow(100), fc.array(segmentBelow(100), { maxLength: 6 })],
    (from, at, high) => {
      if (from.x === at.x && from.y === at.y) return
      const base = { ...at, diameter: 25 }
      expect(seesAny(from, base, makeBarriers(high))).toBe(isSeen(sight(from, base, high, [])))
    },
  )
})
