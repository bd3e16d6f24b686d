import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Disc, discsOverlap } from './disc.js'
import { law, pointBelow, segmentBelow } from './law.js'
import { legHitsDisc, legHitsSegment } from './leg.js'
import { pathLength } from './path.js'
import { type Point, squaredDistance } from './point.js'
import { type Segment, segmentCutsDisc, segmentsMeet } from './segment.js'
import { contactPlaces, shortestPath } from './shortest-path.js'
import { fieldTo, makeWays, octagon, SHUT, type Ways } from './ways.js'

const at = (x: number, y: number) => ({ x, y })
const base = (p: Point) => ({ ...p, diameter: 25 })
const line = (ax: number, ay: number, bx: number, by: number) => ({ a: at(ax, ay), b: at(bx, by) })
const table = { width: 600, depth: 600 }

function pathAmong(
  walls: readonly Segment[],
  from: Point,
  to: Point,
  {
    gates = [],
    tolls = [],
    bases = [],
    target = null,
  }: { gates?: Segment[]; tolls?: number[]; bases?: Disc[]; target?: Disc | null } = {},
): Point[] | null {
  const ways = makeWays({ ...table, walls, gates }, 25)
  return shortestPath(ways, tolls, fieldTo(ways, tolls, to), { from, target, bases, reach: 1_000 })
}

describe('a shortest path', () => {
  it('is straight where nothing is in the way', () => {
    expect(pathAmong([], at(100, 100), at(500, 400))).toEqual([at(100, 100), at(500, 400)])
  })

  it('goes around the end of a wall, at the distance of its base', () => {
    const path = pathAmong([line(300, 0, 300, 300)], at(200, 200), at(400, 200))!
    expect(path).toEqual([at(200, 200), at(294, 313), at(306, 313), at(400, 200)])
  })

  it('goes through a doorway of 26 mm and through none of 25', () => {
    const room = (gap: number) => [line(300, 0, 300, 300), line(300, 300 + gap, 300, 600)]
    expect(pathAmong(room(26), at(200, 313), at(400, 313))).toEqual([at(200, 313), at(400, 313)])
    expect(pathAmong(room(26), at(200, 100), at(400, 100))).not.toBe(null)
    expect(pathAmong(room(25), at(200, 313), at(400, 313))).toBe(null)
  })

  it('takes account of shut gates and of tolls', () => {
    const walls = [line(300, 0, 300, 200), line(300, 240, 300, 560)]
    const gates = [line(300, 200, 300, 240), line(300, 560, 300, 600)]
    const past = (tolls: number[]) => pathAmong(walls, at(200, 220), at(400, 220), { gates, tolls })
    expect(past([0, 0])).toEqual([at(200, 220), at(400, 220)])
    expect(past([50, 0])).toEqual([at(200, 220), at(400, 220)])
    expect(past([900, 0])!.length).toBeGreaterThan(2)
    expect(past([SHUT, 0])!.length).toBeGreaterThan(2)
    expect(past([SHUT, SHUT])).toBe(null)
  })

  it('counts tolls as way that is behind: a base beyond the reach that is left is none of its business', () => {
    const ways = makeWays({ ...table, walls: [line(380, 315, 380, 600)], gates: [line(380, 315, 600, 315)] }, 25)
    const field = fieldTo(ways, [50], at(40, 140))
    const walk = (base: Disc) =>
      shortestPath(ways, [50], field, { from: at(415, 340), target: null, bases: [base], reach: 100, detour: 50 })
    const free = shortestPath(ways, [50], field, { from: at(415, 340), target: null, bases: [], reach: 100 })
    expect(walk(base(at(321, 272)))).toEqual(free)
    expect(walk(base(at(386, 290)))).not.toEqual(free)
  })

  it('goes around bases, as far as they count', () => {
    const bases = [base(at(300, 300))]
    const path = pathAmong([], at(200, 300), at(400, 300), { bases })!
    expect(path.length).toBeGreaterThan(2)
    expect(pathLength(path)).toBeLessThan(215)
    const ways = makeWays({ ...table, walls: [], gates: [] }, 25)
    const field = fieldTo(ways, [], at(400, 300))
    expect(shortestPath(ways, [], field, { from: at(200, 300), target: null, bases, reach: 50 })).toEqual([
      at(200, 300),
      at(400, 300),
    ])
  })

  it('has an end where tolls use up the reach before a base does', () => {
    const ways = makeWays({ ...table, walls: [], gates: [line(100, 0, 100, 200)] }, 25)
    const from = at(90, 100)
    for (const x of [150, 160, 170, 180]) {
      const bases = [base(at(112, 86))]
      const field = fieldTo(ways, [50], at(x, 110))
      expect(shortestPath(ways, [50], field, { from, target: null, bases, reach: 100 })![0]).toEqual(from)
    }
  })

  it('[R-05] finds no place at a target that is surrounded', () => {
    const target = base(at(300, 300))
    const ring = [at(325, 300), at(313, 322), at(287, 322), at(275, 300), at(287, 278), at(313, 278)].map(base)
    expect(pathAmong([], at(100, 300), target, { bases: ring, target })).toBe(null)
    const ways = makeWays({ ...table, walls: [], gates: [] }, 25)
    expect(contactPlaces(ways, target, ring)).toEqual([])
    expect(contactPlaces(ways, target, ring.slice(1)).length).toBeGreaterThan(0)
  })

  const walls = fc.array(segmentBelow(400), { maxLength: 5 })
  const crowd = fc
    .array(pointBelow(400), { maxLength: 6 })
    .map((points) =>
      points.map(base).filter((one, i, all) => !all.slice(0, i).some((other) => discsOverlap(one, other))),
    )
  const standing = (p: Point, high: readonly Segment[], bases: readonly Disc[]) =>
    p.x >= 13 &&
    p.y >= 13 &&
    !high.some((wall) => segmentCutsDisc(wall, base(p))) &&
    !bases.some((other) => discsOverlap(base(p), other))

  law(
    'is as short as a search through all legs finds',
    [walls, crowd, pointBelow(400), pointBelow(400)],
    (high, bases, from, to) => {
      fc.pre(standing(from, high, bases) && standing(to, high, bases))
      const ways = makeWays({ ...table, walls: high, gates: [] }, 25)
      const path = shortestPath(ways, [], fieldTo(ways, [], to), { from, target: null, bases, reach: 10_000 })
      const slow = slowLength(ways, high, bases, from, [to])
      if (path === null) expect(slow).toBe(SHUT)
      else {
        expect(exactLength(path)).toBeLessThanOrEqual(slow + 1e-6)
        for (let i = 1; i < path.length; i++) {
          const mover = base(path[i - 1]!)
          expect(high.some((wall) => legHitsSegment(mover, path[i]!, wall))).toBe(false)
          expect(bases.some((other) => legHitsDisc(mover, path[i]!, other))).toBe(false)
        }
      }
    },
    300,
  )

  law(
    'to a target comes into contact, by a way as short as to any free place there',
    [walls, crowd, pointBelow(400), pointBelow(400)],
    (high, bases, from, to) => {
      const target = base(to)
      fc.pre(standing(from, high, [target, ...bases]) && standing(to, high, bases))
      const ways = makeWays({ ...table, walls: high, gates: [] }, 25)
      const path = shortestPath(ways, [], fieldTo(ways, [], to), { from, target, bases, reach: 10_000 })
      const places = contactPlaces(ways, target, bases)
      const slow = places.length === 0 ? SHUT : slowLength(ways, high, bases, from, places)
      if (path === null) expect(slow).toBe(SHUT)
      else {
        const end = path.at(-1)!
        const isWhole = end.x !== to.x || end.y !== to.y
        if (isWhole) expect(places).toContainEqual(end)
        // A field leads to the centre itself: close to the end of a wall that is longer by a hair.
        expect(exactLength(path) - (isWhole ? 0 : 26)).toBeLessThanOrEqual(slow + 2)
      }
    },
    25,
  )

  law(
    'is no longer than any detour that is free',
    [walls, pointBelow(400), pointBelow(400), fc.array(pointBelow(400), { maxLength: 3 })],
    (high, from, to, over) => {
      const detour = [from, ...over, to]
      fc.pre(detour.every((p) => standing(p, high, [])))
      fc.pre(!detour.some((p, i) => i > 0 && high.some((wall) => legHitsSegment(base(detour[i - 1]!), p, wall))))
      const path = pathAmong(high, from, to)
      expect(path).not.toBe(null)
      // Octagons for arcs: a few millimetres a half turn at each end of a wall that it may bend around.
      expect(exactLength(path!)).toBeLessThanOrEqual(exactLength(detour) + 6 * high.length + 1)
    },
    300,
  )

  law(
    'over a toll is worth it',
    [segmentBelow(400), pointBelow(400), pointBelow(400), fc.integer({ min: 0, max: 400 })],
    (fence, from, to, toll) => {
      fc.pre(standing(from, [], []) && standing(to, [], []))
      const cost = (path: Point[]) =>
        exactLength(path) + toll * path.filter((p, i) => i > 0 && segmentsMeet({ a: path[i - 1]!, b: p }, fence)).length
      const path = pathAmong([], from, to, { gates: [fence], tolls: [toll] })!
      expect(cost(path)).toBeLessThanOrEqual(cost([from, to]) + 1e-6)
      expect(cost(path)).toBeGreaterThanOrEqual(exactLength([from, to]) - 1e-6)
    },
    500,
  )
})

function exactLength(path: readonly Point[]): number {
  return path.reduce((sum, p, i) => (i === 0 ? 0 : sum + Math.sqrt(squaredDistance(path[i - 1]!, p))), 0)
}

/** Dijkstra over all corners of walls and bases, every leg tested by the plain functions. */
function slowLength(
  ways: Ways,
  walls: readonly Segment[],
  bases: readonly Disc[],
  from: Point,
  goals: readonly Point[],
): number {
  const corners = Array.from(ways.xs, (x, i) => at(x, ways.ys[i]!))
  const nodes = [from, ...goals, ...corners, ...bases.flatMap((other) => octagon(other, 25))].filter(
    (p) => p.x >= 13 && p.y >= 13 && p.x <= 587 && p.y <= 587,
  )
  const costs = nodes.map((_, i) => (i === 0 ? 0 : SHUT))
  const open = new Set(nodes.keys())
  while (open.size > 0) {
    const i = [...open].reduce((best, k) => (costs[k]! < costs[best]! ? k : best))
    open.delete(i)
    if (costs[i] === SHUT) break
    for (const j of open) {
      const cost = costs[i]! + Math.sqrt(squaredDistance(nodes[i]!, nodes[j]!))
      if (cost >= costs[j]!) continue
      if (walls.some((wall) => legHitsSegment(base(nodes[i]!), nodes[j]!, wall))) continue
      if (bases.some((other) => legHitsDisc(base(nodes[i]!), nodes[j]!, other))) continue
      costs[j] = cost
    }
  }
  return Math.min(...costs.slice(1, 1 + goals.length))
}
