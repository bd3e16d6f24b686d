import {
  type Disc,
  discInside,
  discsOverlap,
  gapToPolygon,
  isSameLevel,
  polygonContains,
  polygonOverlapsDisc,
  polygonSides,
  segmentCutsDisc,
  segmentsMeet,
} from '@shamble/geometry'
import { at, type Board, makeBoard, onLevel, vehicleOutline } from '../../board/board.js'
import { overlap } from '../outlines.js'
import { BASE } from '../reach.js'
import type { Scenario, ScenarioVehicle, Spot } from '../scenario.js'
import type { Fault } from '../validate.js'

const baseAt = ([x, y]: Spot): Disc => ({ x, y, diameter: BASE })

export const outlineOf = ({ kind, at: [x, y], heading }: ScenarioVehicle) => vehicleOutline({ kind, x, y, heading })

/** What is wrong with vehicles, objects and figures where they are. */
export function faultsOfFigures(scenario: Scenario): Fault[] {
  const board = makeBoard(scenario)
  return [...vehicles(board), ...objects(board), ...figures(board)]
}

function* vehicles(board: Board): Generator<Fault> {
  const { width, depth, scenario } = board
  const { walls } = onLevel(board, 0)
  for (const [i, vehicle] of scenario.vehicles.entries()) {
    const path = `vehicles[${i}]`
    const where = [vehicle.at]
    const outline = outlineOf(vehicle)
    if (outline.some(({ x, y }) => x < 0 || y < 0 || x > width || y > depth))
      yield { path, key: 'it sticks out over the edge', at: where }
    if (
      polygonSides(outline).some((side) => walls.some((wall) => segmentsMeet(side, wall))) ||
      board.blocks.some((block) => polygonContains(block.outline, at(vehicle.at)))
    )
      yield { path, key: 'it is in a wall', rule: 'R-77.6', at: where }
    for (const [j, other] of scenario.vehicles.slice(0, i).entries())
      if (overlap(outline, outlineOf(other)))
        yield { path, key: 'it overlaps vehicle {{other}}', params: { other: j }, at: where }
  }
}

function* objects(board: Board): Generator<Fault> {
  const { width, depth, scenario } = board
  for (const [i, object] of scenario.objects.entries()) {
    const path = `objects[${i}]`
    const { x, y } = at(object.at)
    const where = [object.at]
    const level = object.level ?? 0
    if (x > width || y > depth) yield { path, key: 'it is off the table', at: where }
    if (board.blocks.some(({ outline, top }) => top > level && polygonContains(outline, { x, y })))
      yield { path, key: 'it is in a wall', at: where }
    if (isInAir(board, { x, y }, level)) yield { path, key: 'there is nothing at this height', at: where }
    if (object.what === 'story' && object.name === undefined)
      yield { path: `${path}.name`, key: 'an object of the story needs a name', at: where }
    if (object.fits !== undefined && !scenario.vehicles.some(({ id }) => id === object.fits))
      yield { path: `${path}.fits`, key: 'there is no "{{id}}"', params: { id: object.fits }, at: where }
    if (object.what === 'keys' && object.fits === undefined)
      yield { path: `${path}.fits`, key: 'keys fit a vehicle: say which', at: where }
  }
}

const isInAir = (board: Board, p: { readonly x: number; readonly y: number }, level: number): boolean =>
  level > 0 && !board.roofs.some(({ outline, height }) => height === level && polygonContains(outline, p))

interface Standing {
  readonly path: string
  readonly at: Spot
  readonly level: number
}

function* figures(board: Board): Generator<Fault> {
  const { scenario } = board
  const all: Standing[] = [
    ...scenario.neutrals.map((one, i) => ({ path: `neutrals[${i}]`, at: one.at, level: one.level ?? 0 })),
    ...scenario.zombies.map((one, i) => ({ path: `zombies[${i}]`, at: one.at, level: one.level ?? 0 })),
  ]
  for (const [i, one] of all.entries()) {
    const where = [one.at]
    const why = whyNotThere(board, one)
    if (why !== null) yield { path: one.path, ...why, at: where }
    for (const other of all.slice(0, i))
      if (isSameLevel(one.level, other.level) && discsOverlap(baseAt(one.at), baseAt(other.at)))
        yield {
          path: one.path,
          key: 'its base overlaps that of {{other}}',
          params: { other: other.path },
          rule: 'GEO-2',
          at: [one.at, other.at],
        }
  }
  for (const [i, { at: spot, level }] of scenario.zombies.entries())
    for (const [team, zone] of scenario.deployment.entries()) {
      if ((level ?? 0) !== (zone.level ?? 0) || gapToPolygon(baseAt(spot), zone.outline.map(at)) > NEAR) continue
      yield {
        path: `zombies[${i}]`,
        key: 'it is within 10 cm of where team {{team}} begins',
        params: { team: team + 1 },
        rule: 'DWA-13.a',
        at: [spot],
        remark: true,
      }
    }
}

/** [DWA-13.a] This near they frighten. */
const NEAR = 100

/** Why a base cannot be there, no matter who it is. */
export function whyNotThere(
  board: Board,
  { at: spot, level }: Omit<Standing, 'path'>,
): Pick<Fault, 'key' | 'rule'> | null {
  const base = baseAt(spot)
  if (!discInside(base, board.width, board.depth)) return { key: 'its base is off the table', rule: 'GEO-2' }
  const { walls, openings } = onLevel(board, level)
  const shut = openings.filter((i) => board.scenario.openings[i]!.state === 'closed').map((i) => board.openings[i]!)
  const isInBlock = board.blocks.some(({ outline, top }) => top > level && polygonContains(outline, base))
  if (isInBlock || [...walls, ...shut].some((wall) => segmentCutsDisc(wall, base)))
    return { key: 'its base is in a wall', rule: 'GEO-2' }
  if (isInAir(board, base, level)) return { key: 'there is nothing at this height' }
  if (level === 0 && board.scenario.vehicles.some((vehicle) => polygonOverlapsDisc(outlineOf(vehicle), base)))
    return { key: 'its base is in a vehicle', rule: 'GEO-2' }
  return null
}
