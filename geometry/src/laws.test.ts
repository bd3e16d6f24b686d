import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { type Disc, discsOverlap, gap } from './disc.js'
import { discBelow, exactComparison, law, pointBelow, segmentBelow } from './law.js'
import { legHitsDisc, legHitsSegment } from './leg.js'
import { advance, pathLength } from './path.js'
import { type Point, squaredDistance, within } from './point.js'
import { type Segment, segmentCutsDisc, segmentsMeet, segmentTouchesDisc } from './segment.js'
import { isSeen, type Sight, sight } from './sight.js'

// Whole tables for size, a dozen millimetres for coincidences.
const point = fc.oneof(pointBelow(10_000), pointBelow(12))
const disc = fc.oneof(discBelow(10_000, 3_000), discBelow(12, 8))
const segment = fc.oneof(segmentBelow(10_000), segmentBelow(12))
const mm = fc.integer({ min: 0, max: 10_000 })

const reversed = ({ a, b }: Segment): Segment => ({ a: b, b: a })

describe('distances', () => {
  law('are the same both ways', [point, point, mm], (a, b, d) => {
    expect(squaredDistance(a, b)).toBe(squaredDistance(b, a))
    expect(within(a, b, d)).toBe(within(b, a, d))
  })

  law('from edge to edge are the same both ways and agree with squares', [disc, disc, mm], (a, b, d) => {
    expect(gap(a, b)).toBe(gap(b, a))
    const reach = 2 * d + a.diameter + b.diameter
    expect(gap(a, b) <= d).toBe(4 * squaredDistance(a, b) <= reach * reach)
    if (discsOverlap(a, b)) expect(gap(a, b)).toBe(0)
  })

  law('of one leg are its root rounded up', [point, point], (a, b) => {
    const length = pathLength([a, b])
    const squared = squaredDistance(a, b)
    expect(length * length).toBeGreaterThanOrEqual(squared)
    if (length > 0) expect((length - 1) ** 2).toBeLessThan(squared)
  })

  law('over a detour are no shorter, and backwards the same', [point, point, point], (a, b, c) => {
    expect(pathLength([a, b, c])).toBeGreaterThanOrEqual(pathLength([a, c]))
    expect(pathLength([c, b, a])).toBe(pathLength([a, b, c]))
  })
})

describe('an advance', () => {
  law('is truncated exactly in each component', [point, point, mm], (from, direction, d) => {
    const { x: dx, y: dy } = direction
    fc.pre(dx !== 0 || dy !== 0)
    const to = advance(from, dx, dy, d)
    const squared = BigInt(dx * dx + dy * dy)
    const exactly = (moved: bigint, along: bigint) => {
      expect(moved * moved * squared <= along * along).toBe(true)
      expect((moved + 1n) ** 2n * squared > along * along).toBe(true)
    }
    exactly(BigInt(to.x - from.x), BigInt(d) * BigInt(dx))
    exactly(BigInt(to.y - from.y), BigInt(d) * BigInt(dy))
  })

  law('never goes farther than asked, and back is its mirror', [point, point, mm], (from, direction, d) => {
    fc.pre(direction.x !== 0 || direction.y !== 0)
    const to = advance(from, direction.x, direction.y, d)
    expect(within(from, to, d)).toBe(true)
    const back = advance(from, direction.x, direction.y, -d)
    expect(back).toEqual({ x: 2 * from.x - to.x, y: 2 * from.y - to.y })
    expect(advance(from, -direction.x, -direction.y, d)).toEqual(back)
  })
})

describe('segments', () => {
  law('meet as the solved equations say, from either side', [segment, segment], (s, t) => {
    const meet = solvedMeeting(s, t)
    expect(segmentsMeet(s, t)).toBe(meet)
    expect(segmentsMeet(t, s)).toBe(meet)
    expect(segmentsMeet(reversed(s), t)).toBe(meet)
  })

  law('cut and touch discs exactly, from either end', [segment, disc], (s, d) => {
    const sign = exactComparison(d, s, d.diameter)
    expect(segmentCutsDisc(s, d)).toBe(sign < 0)
    expect(segmentTouchesDisc(s, d)).toBe(sign <= 0)
    expect(segmentCutsDisc(reversed(s), d)).toBe(sign < 0)
  })
})

describe('a moving base', () => {
  const small = fc.integer({ min: 1, max: 60 })
  const near = pointBelow(200)

  law('hits the same things on the way back', [near, near, small, segmentBelow(200)], (a, b, diameter, wall) => {
    const there = legHitsSegment({ ...a, diameter }, b, wall)
    expect(legHitsSegment({ ...b, diameter }, a, wall)).toBe(there)
    const other = { ...wall.a, diameter: 25 }
    expect(legHitsDisc({ ...b, diameter }, a, other)).toBe(legHitsDisc({ ...a, diameter }, b, other))
  })

  law('that stays clear is clear wherever it is looked at', [near, near, small, segmentBelow(200)], (a, b, d, wall) => {
    const clearOfWall = !legHitsSegment({ ...a, diameter: d }, b, wall)
    const other = { ...wall.a, diameter: 25 }
    const clearOfOther = !legHitsDisc({ ...a, diameter: d }, b, other)
    // Sixteenths of the way are whole numbers on a table sixteen times as large.
    const large = { a: { x: 16 * wall.a.x, y: 16 * wall.a.y }, b: { x: 16 * wall.b.x, y: 16 * wall.b.y } }
    for (let i = 0; i <= 16; i++) {
      const there = { x: (16 - i) * a.x + i * b.x, y: (16 - i) * a.y + i * b.y, diameter: 16 * d }
      if (clearOfWall) expect(segmentCutsDisc(large, there)).toBe(false)
      if (clearOfOther) expect(discsOverlap(there, { ...large.a, diameter: 16 * 25 })).toBe(false)
    }
  })
})

describe('sight', () => {
  const near = pointBelow(300)
  const walls = fc.array(segmentBelow(300), { maxLength: 5 })
  const base = (p: Point): Disc => ({ ...p, diameter: 25 })

  law('is mutual where nothing crosses the line between the centres', [near, near, walls], (a, b, high) => {
    fc.pre(squaredDistance(a, b) >= 625)
    fc.pre(!high.some((wall) => segmentsMeet({ a, b }, wall)))
    expect(isSeen(sight(a, base(b), high, []))).toBe(true)
    expect(isSeen(sight(b, base(a), high, []))).toBe(true)
  })

  law('only gets worse by more obstacles', [near, near, walls, segmentBelow(300)], (a, b, high, more) => {
    fc.pre(squaredDistance(a, b) >= 625)
    const before = sight(a, base(b), high, [])
    const walled = sight(a, base(b), [...high, more], [])
    const crated = sight(a, base(b), high, [more])
    expect(walled.stopped).toBeGreaterThanOrEqual(before.stopped)
    expect(crated.stopped).toBe(before.stopped)
    expect(crated.hidden).toBe(walled.hidden)
  })

  law('does not depend on how the table is turned or mirrored', [near, near, walls], (a, b, high) => {
    fc.pre(squaredDistance(a, b) >= 625)
    const turned = (turn: (p: Point) => Point): Sight =>
      sight(
        turn(a),
        base(turn(b)),
        high.map((wall) => ({ a: turn(wall.a), b: turn(wall.b) })),
        [],
      )
    const before = sight(a, base(b), high, [])
    expect(turned(({ x, y }) => ({ x: 300 - y, y: x }))).toEqual(before)
    expect(turned(({ x, y }) => ({ x: 300 - x, y }))).toEqual(before)
    expect(turned(({ x, y }) => ({ x: y, y: x }))).toEqual(before)
    expect(turned(({ x, y }) => ({ x: x + 7_000, y: y + 9_000 }))).toEqual(before)
  })
})

/** Whether two segments meet, by solving for the crossing or by comparing intervals on a shared line. */
function solvedMeeting(s: Segment, t: Segment): boolean {
  const r = { x: s.b.x - s.a.x, y: s.b.y - s.a.y }
  const q = { x: t.b.x - t.a.x, y: t.b.y - t.a.y }
  const w = { x: t.a.x - s.a.x, y: t.a.y - s.a.y }
  const determinant = r.x * q.y - r.y * q.x
  if (determinant !== 0) {
    const onFirst = Math.sign(determinant) * (w.x * q.y - w.y * q.x)
    const onSecond = Math.sign(determinant) * (w.x * r.y - w.y * r.x)
    const most = Math.abs(determinant)
    return onFirst >= 0 && onFirst <= most && onSecond >= 0 && onSecond <= most
  }
  // Parallel, or one of them a point: on one line, and overlapping along its longer extent.
  const u = r.x !== 0 || r.y !== 0 ? r : q
  if (w.x * u.y - w.y * u.x !== 0) return false
  if (u.x === 0 && u.y === 0) return w.x === 0 && w.y === 0
  const span = (p: Point) => (u.x !== 0 ? p.x : p.y)
  const [low, high] = [Math.min(span(s.a), span(s.b)), Math.max(span(s.a), span(s.b))]
  return Math.min(span(t.a), span(t.b)) <= high && Math.max(span(t.a), span(t.b)) >= low
}
