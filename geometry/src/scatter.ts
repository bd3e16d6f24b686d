import { displacement } from './angle.js'
import type { Point } from './point.js'

/** Where something lands that goes astray: 18 degrees a point of a D20, clockwise from north, 20 being north [GEO-12]. */
export function scattered(from: Point, d20: number, mm: number): Point {
  const { x, y } = displacement(18 * d20, mm)
  return { x: from.x + x, y: from.y + y }
}

export const EDGES = ['north', 'east', 'south', 'west'] as const
export type Edge = (typeof EDGES)[number]

/** The edge of the table that a D20 names: five points each, clockwise from north [GEO-13]. */
export function randomEdge(d20: number): Edge {
  return EDGES[Math.floor((d20 - 1) / 5)]!
}

/** How many places a base has along an edge, a millimetre apart; as many faces as the die that picks one. */
export function edgePlaces(edge: Edge, width: number, depth: number, diameter: number): number {
  return (edge === 'north' || edge === 'south' ? width : depth) - 2 * Math.ceil(diameter / 2) + 1
}

/** One of these places, the base just inside [GEO-13]. Counted from 0, from the west or from the north. */
export function edgePlace(edge: Edge, place: number, width: number, depth: number, diameter: number): Point {
  const inside = Math.ceil(diameter / 2)
  const along = inside + place
  switch (edge) {
    case 'north':
      return { x: along, y: inside }
    case 'east':
      return { x: width - inside, y: along }
    case 'south':
      return { x: along, y: depth - inside }
    case 'west':
      return { x: inside, y: along }
  }
}
