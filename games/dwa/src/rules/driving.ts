import {
  advance,
  boxesMeet,
  displacement,
  type Point,
  type Polygon,
  pathLength,
  pointAlong,
  polygonMeetsSegment,
  polygonOverlapsDisc,
  polygonSides,
  rectangleCorners,
  type Segment,
} from '@shamble/geometry'
import { type Refusal, when } from '@shamble/kernel'
import { boardOf, FOOTPRINTS, onLevel, vehicleOutline } from '../board/board.js'
import { bearing, discOf, figuresOf } from '../board/measure.js'
import type { DriveLeg } from '../frames/kinds.js'
import { spokenLengths } from '../lengths.js'
import { numbersOf } from '../numbers/house-numbers.js'
import { no } from '../orders/refusals.js'
import { EDGES, type Edge } from '../scenario/scenario.js'
import { edgesToLeaveBy } from '../scenario/victory.js'
import type { Figure, Table, Vehicle } from '../state.js'
import { driverOf } from './vehicles.js'

/** As far as a vehicle turns at once. */
const MOST_TURN = 45

/** How many degrees lie between two headings. */
const turnBetween = (one: number, other: number): number => {
  const apart = Math.abs(one - other) % 360
  return Math.min(apart, 360 - apart)
}

/**
 * What a vehicle drives: the path that was drawn, cut or prolonged to the speed. Or why it cannot turn so: each
 * change of direction is 45 degrees at the most, and there is a step of 5 cm between two of them.
 */
export function legsOf(s: Table, vehicle: Vehicle, path: readonly Point[], speed: number): DriveLeg[] | Refusal {
  const { speedStep } = numbersOf(s.options).distances
  if (speed === 0) return path.length === 0 ? [] : no('R-77.3', 'drive.stops')
  const length = pathLength([vehicle, ...path])
  if (length > speed) return no('R-77.3', 'drive.long', spokenLengths(s.options, { length, speed }))
  const legs: DriveLeg[] = []
  let from: Point = vehicle
  let heading = vehicle.heading
  for (const [i, to] of path.entries()) {
    const leg = pathLength([from, to])
    if (leg < Math.min(speedStep, speed) && (i + 1 < path.length || leg === 0))
      return no('R-77.4', 'drive.short', spokenLengths(s.options, { least: speedStep }))
    const next = bearing(from, to)
    const turn = turnBetween(heading, next)
    if (when('R-77.4', turn > MOST_TURN)) return no('R-77.4', 'drive.turn', { turn, most: MOST_TURN })
    legs.push({ x: to.x, y: to.y, heading: next, slides: false })
    heading = next
    from = to
  }
  const rest = speed - length
  if (rest === 0) return legs
  const last = legs[legs.length - 1]
  if (last === undefined) {
    const { x, y } = displacement(heading, speed)
    return [{ x: vehicle.x + x, y: vehicle.y + y, heading, slides: false }]
  }
  // The last leg goes on as it was drawn.
  const before: Point = legs[legs.length - 2] ?? vehicle
  const on = advance(last, last.x - before.x, last.y - before.y, rest)
  last.x = on.x
  last.y = on.y
  return legs
}

/** Whether a change of direction lies at the beginning of a leg. */
export const turnsAt = (heading: number, leg: DriveLeg): boolean => leg.heading !== heading

/** By which edges a vehicle would stick out of the table; by how many it may leave, its driver's team decides. */
export function edgesBeyond(s: Pick<Table, 'options'>, outline: Polygon): Edge[] {
  const { width, depth } = boardOf(s.options)
  const isBeyond: Readonly<Record<Edge, (p: Point) => boolean>> = {
    north: ({ y }) => y < 0,
    east: ({ x }) => x > width,
    south: ({ y }) => y > depth,
    west: ({ x }) => x < 0,
  }
  return EDGES.filter((edge) => outline.some(isBeyond[edge]))
}

/** The edge by which a vehicle leaves the table here, or why it must not; `null` while it is on the table. */
export function leavesBy(s: Table, vehicle: number, outline: Polygon): Edge | Refusal | null {
  const beyond = edgesBeyond(s, outline)
  if (beyond.length === 0) return null
  const driver = driverOf(s, vehicle)
  const exits = driver === null ? [] : edgesToLeaveBy(boardOf(s.options).scenario, driver.team)
  const edge = beyond.find((one) => exits.includes(one))
  if (edge !== undefined) return edge
  return no('R-83', 'drive.edge', { edge: { word: `edge.${beyond[0]!}` } })
}

export const outlineAt = ({ kind }: Pick<Vehicle, 'kind'>, { x, y }: Point, heading: number): Polygon =>
  vehicleOutline({ kind, x, y, heading })

/** What a vehicle crashes into around a way of so many millimetres: high terrain, shut openings, other vehicles. */
export function obstaclesNear(s: Table, i: number, legs: readonly Point[]): Segment[] {
  const board = boardOf(s.options)
  const { walls, openings } = onLevel(board, 0)
  const vehicle = s.vehicles[i]!
  const reach = FOOTPRINTS[vehicle.kind].length
  const all = [vehicle, ...legs]
  const box = {
    a: { x: Math.min(...all.map(({ x }) => x)), y: Math.min(...all.map(({ y }) => y)) },
    b: { x: Math.max(...all.map(({ x }) => x)), y: Math.max(...all.map(({ y }) => y)) },
  }
  const shut = openings.filter((at) => s.openings[at]!.state === 'closed').map((at) => board.openings[at]!)
  const others = s.vehicles.flatMap((other, at) => (at === i ? [] : polygonSides(vehicleOutline(other))))
  return [...walls, ...shut, ...others].filter((segment) => boxesMeet(segment, box, reach))
}

/** Whether a vehicle would stand in an obstacle: brushing past one is free. */
export function crashesAt(vehicle: Vehicle, p: Point, heading: number, obstacles: readonly Segment[]): boolean {
  const { length, width } = FOOTPRINTS[vehicle.kind]
  const inner = rectangleCorners({ x: p.x, y: p.y, heading, length: length - 2, width: width - 2 })
  return obstacles.some((segment) => polygonMeetsSegment(inner, segment))
}

/** Everybody on the ground whom a vehicle would stand on, the dead and the living. */
export function touchedAt(s: Table, outline: Polygon): Figure[] {
  const found: Figure[] = []
  // Friend and foe.
  for (const figure of figuresOf(s))
    if (figure.level === 0 && when('R-77.9', polygonOverlapsDisc(outline, discOf(s, figure)))) found.push(figure)
  return found
}

/** What a drive would come to if nothing slid or stalled: for the player who draws it. */
export function foreseen(
  s: Table,
  i: number,
  legs: readonly DriveLeg[],
): { readonly crashes: boolean; readonly over: Figure[]; readonly turns: number; readonly leaves: Edge | null } {
  const vehicle = s.vehicles[i]!
  const obstacles = obstaclesNear(s, i, legs)
  const over: Figure[] = []
  let from: Point = vehicle
  let heading = vehicle.heading
  let turns = 0
  for (const leg of legs) {
    if (turnsAt(heading, leg)) turns++
    heading = leg.heading
    const path = [from, leg]
    const length = pathLength(path)
    for (let mm = 0; mm <= length; mm++) {
      const p = pointAlong(path, mm)
      const outline = outlineAt(vehicle, p, heading)
      const edge = leavesBy(s, i, outline)
      if (typeof edge === 'string') return { crashes: false, over, turns, leaves: edge }
      if (crashesAt(vehicle, p, heading, obstacles)) return { crashes: true, over, turns, leaves: null }
      for (const figure of touchedAt(s, outline)) if (!over.includes(figure)) over.push(figure)
    }
    from = leg
  }
  return { crashes: false, over, turns, leaves: null }
}
