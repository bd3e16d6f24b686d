import { seededBelow } from '@shamble/chance'
import { type Disc, discInside, discsOverlap, type Segment, segmentCutsDisc } from '@shamble/geometry'

/** A table to measure on: houses with a doorway each, and a crowd in the streets and in the rooms. */
export interface Street {
  readonly width: number
  readonly depth: number
  readonly walls: readonly Segment[]
  readonly figures: readonly Disc[]
}

const SIDE = 1200
const BASE = 25
const DOORWAY = 32

/** Twelve houses of five stretches of wall make 60 walls. */
export function street(seed: string, crowd: number): Street {
  const below = seededBelow(seed)
  const walls: Segment[] = []
  for (let i = 0; i < 12; i++) {
    const left = 60 + (i % 4) * 280 + below(40)
    const top = 60 + Math.floor(i / 4) * 380 + below(60)
    walls.push(...house(left, top, left + 150 + below(50), top + 160 + below(80), below(4)))
  }
  const figures: Disc[] = []
  while (figures.length < crowd) {
    const base = { x: below(SIDE), y: below(SIDE), diameter: BASE }
    if (!discInside(base, SIDE, SIDE)) continue
    if (walls.some((wall) => segmentCutsDisc(wall, base)) || figures.some((other) => discsOverlap(base, other)))
      continue
    figures.push(base)
  }
  return { width: SIDE, depth: SIDE, walls, figures }
}

function house(left: number, top: number, right: number, bottom: number, withDoor: number): Segment[] {
  const corners = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ]
  return corners.flatMap((a, i) => {
    const b = corners[(i + 1) % 4]!
    if (i !== withDoor) return [{ a, b }]
    const [dx, dy] = [Math.sign(b.x - a.x), Math.sign(b.y - a.y)]
    const before = Math.floor((Math.abs(b.x - a.x) + Math.abs(b.y - a.y) - DOORWAY) / 2)
    const near = { x: a.x + dx * before, y: a.y + dy * before }
    return [
      { a, b: near },
      { a: { x: near.x + dx * DOORWAY, y: near.y + dy * DOORWAY }, b },
    ]
  })
}
