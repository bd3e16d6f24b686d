import { octagon, type Point } from '@shamble/geometry'
import { canStand } from '../board/measure.js'
import type { Figure, Table } from '../state.js'

const RINGS = 40

/** The place itself if a base can stand there, else the nearest free one found in rings around it. */
export function freePlaceNear(s: Table, { x, y }: Point, level: number, mover: Figure | null = null): Point {
  if (canStand(s, { x, y }, level, mover)) return { x, y }
  for (let ring = 1; ring <= RINGS; ring++)
    for (const place of octagon({ x, y }, ring * 8)) if (canStand(s, place, level, mover)) return place
  return { x, y }
}
