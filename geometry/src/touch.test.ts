import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Disc, discsOverlap, gap } from './disc.js'
import { law, pointBelow, segmentBelow } from './law.js'
import { legHitsDisc, legHitsSegment } from './leg.js'
import { pathLength } from './path.js'
import { squaredDistance } from './point.js'
import { segmentsMeet } from './segment.js'
import { firstTouch, type InTheWay, restingLength, type Touch } from './touch.js'
import { type Path, placeOnLeg, pointAlong } from './walk.js'

const at = (x: number, y: number) => ({ x, y })
const base = (x: number, y: number) => ({ x, y, diameter: 25 })
const free: InTheWay = { walls: [], bases: [], enemies: [], contact: 1 }

describe('a walk', () => {
  const east = [at(100, 100), at(300, 100)]

  it('goes where nothing is in the way', () => {
    expect(firstTouch(east, 25, free)).toBe(null)
    expect(firstTouch(east, 25, { ...free, bases: [base(200, 125)], enemies: [base(200, 127)] })).toBe(null)
  })

  it('[GEO-4] makes contact a millimetre away from an enemy', () => {
    expect(firstTouch(east, 25, { ...free, enemies: [base(400, 100), base(250, 100)] })).toEqual({
      kind: 'contact',
      index: 1,
      mm: 124,
    })
    expect(firstTouch(east, 25, { ...free, enemies: [base(200, 126)] })).toEqual({ kind: 'contact', index: 0, mm: 100 })
  })

  it('[GEO-4] makes no contact through a wall', () => {
    const wall = { a: at(150, 114), b: at(250, 114) }
    expect(firstTouch(east, 25, { ...free, walls: [wall], enemies: [base(200, 126)] })).toBe(null)
  })

  it('[DWA-10.d] stops before a wall or another base', () => {
    const wall = { a: at(250, 0), b: at(250, 200) }
    expect(firstTouch(east, 25, { ...free, walls: [wall] })).toEqual({ kind: 'wall', index: 0, mm: 137 })
    expect(firstTouch(east, 25, { ...free, walls: [wall], bases: [base(200, 100)] })).toEqual({
      kind: 'base',
      index: 0,
      mm: 75,
    })
  })

  it('leaves an enemy that it touched from the beginning', () => {
    expect(firstTouch(east, 25, { ...free, enemies: [base(75, 100)] })).toBe(null)
    expect(firstTouch(east, 25, { ...free, enemies: [base(126, 100)] })).toEqual({ kind: 'contact', index: 0, mm: 1 })
  })

  it('makes contact at its very end', () => {
    expect(firstTouch([at(0, 0), at(7, 7)], 25, { ...free, enemies: [base(25, 25)] })).toMatchObject({ mm: 10 })
  })

  it('is measured over its bends', () => {
    const bent = [at(0, 100), ...east]
    expect(firstTouch(bent, 25, { ...free, enemies: [base(250, 100)] })).toEqual({ kind: 'contact', index: 0, mm: 224 })
  })

  it('comes to rest where it overlaps nothing', () => {
    expect(restingLength(east, 150, 25, [], [])).toBe(150)
    expect(restingLength(east, 150, 25, [], [base(270, 100)])).toBe(145)
    expect(restingLength(east, 150, 25, [{ a: at(255, 0), b: at(255, 200) }], [])).toBe(142)
  })

  const path = fc.array(pointBelow(250), { minLength: 2, maxLength: 4 })
  const bases = fc.array(
    pointBelow(250).map((p) => ({ ...p, diameter: 25 })),
    { maxLength: 4 },
  )
  const walls = fc.array(segmentBelow(250), { maxLength: 4 })

  law(
    'touches first what looking at every millimetre finds',
    [path, bases, bases, walls],
    (points, others, enemies, segments) => {
      const inTheWay = { walls: segments, bases: others, enemies, contact: 1 }
      expect(firstTouch(points, 25, inTheWay)).toEqual(slowTouch(points, 25, inTheWay))
    },
    600,
  )

  law(
    'comes to rest at the last free place',
    [path, bases, fc.integer({ min: 0, max: 300 })],
    (points, others, mm) => {
      const found = restingLength(points, mm, 25, [], others)
      const isFree = (length: number) =>
        !others.some((other) => discsOverlap({ ...pointAlong(points, length), diameter: 25 }, other))
      if (found > 0) expect(isFree(found)).toBe(true)
      for (let at = found + 1; at <= mm; at++) expect(isFree(at)).toBe(false)
    },
    300,
  )
})

/** Every leg, every millimetre, everything. */
function slowTouch(path: Path, diameter: number, { walls, bases, enemies, contact }: InTheWay): Touch | null {
  for (let leg = 0; leg + 1 < path.length; leg++) {
    const [from, to] = [{ ...path[leg]!, diameter }, path[leg + 1]!]
    const begin = pathLength(path.slice(0, leg + 1))
    const length = pathLength(path.slice(0, leg + 2)) - begin
    const found: Touch[] = []
    const place = (mm: number): Disc => ({ ...(mm >= length ? to : placeOnLeg(from, to, mm)), diameter })
    const first = (holds: (here: Disc) => boolean) => {
      for (let mm = 0; mm <= length; mm++) if (holds(place(mm))) return mm
      return null
    }
    enemies.forEach((enemy, index) => {
      const isLeft = leg === 0 && gap(from, enemy) <= contact
      const mm = first(
        (here) =>
          gap(here, enemy) <= contact &&
          !(isLeft && squaredDistance(here, enemy) >= squaredDistance(from, enemy)) &&
          !walls.some((wall) => segmentsMeet(wall, { a: here, b: enemy })),
      )
      if (mm !== null) found.push({ kind: 'contact', index, mm: begin + mm })
    })
    bases.forEach((other, index) => {
      if (!legHitsDisc(from, to, other)) return
      found.push({
        kind: 'base',
        index,
        mm: begin + Math.max(0, first((here) => legHitsDisc(from, here, other))! - 1),
      })
    })
    walls.forEach((wall, index) => {
      if (!legHitsSegment(from, to, wall)) return
      found.push({
        kind: 'wall',
        index,
        mm: begin + Math.max(0, first((here) => legHitsSegment(from, here, wall))! - 1),
      })
    })
    const least = Math.min(...found.map(({ mm }) => mm))
    const touch = found.find(({ mm }) => mm === least)
    if (touch !== undefined) return touch
  }
  return null
}
