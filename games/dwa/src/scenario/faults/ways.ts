import { type Point, polygonContains, squaredDistance } from '@shamble/geometry'
import { at, type Board, liesOn, makeBoard } from '../../board/board.js'
import { insideOf } from '../outlines.js'
import { makeReach, NARROWEST, type Reach } from '../reach.js'
import type { Edge, Scenario, ScenarioObjective, ScenarioOpening, ScenarioRoom, Spot } from '../scenario.js'
import type { Fault, Repair } from '../validate.js'
import { TEAM } from './aims.js'
import { outlineOf, whyNotThere } from './figures.js'

/** [GEO-2] Bases need this much from centre to centre. */
const APART = 25

/** What asks for ways: places for every team, rooms that can be entered, objectives that can be reached. */
export function faultsOfWays(scenario: Scenario): Fault[] {
  const board = makeBoard(scenario)
  const zones = scenario.deployment.map((zone) => placesIn(board, zone.outline, zone.level ?? 0, TEAM))
  const faults: Fault[] = []
  for (const [i, places] of zones.entries())
    if (places.length < TEAM)
      faults.push({
        path: `deployment[${i}]`,
        key: 'it has room for {{places}} bases, and a team has five',
        params: { places: places.length },
        rule: 'R-83',
        at: scenario.deployment[i]!.outline,
      })
  const starts = zones.flatMap((places, i) =>
    places.slice(0, 1).map(({ x, y }) => ({ x, y, level: scenario.deployment[i]!.level ?? 0 })),
  )
  if (starts.length === 0) return faults
  const reach = makeReach(board, starts)
  return [...faults, ...rooms(board, reach), ...objects(board, reach), ...objectives(board, reach)]
}

/** As many places for bases in an outline as are wanted, in reading order. */
function placesIn(board: Board, outline: readonly Spot[], level: number, wanted: number): Point[] {
  const corners = outline.map(at)
  const others = [...board.scenario.zombies, ...board.scenario.neutrals].filter((one) => (one.level ?? 0) === level)
  const places: Point[] = []
  const isFree = (p: Point): boolean =>
    [...places, ...others.map((other) => at(other.at))].every((q) => squaredDistance(p, q) >= APART * APART)
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  for (let y = Math.min(...ys); y <= Math.max(...ys); y += 5)
    for (let x = Math.min(...xs); x <= Math.max(...xs); x += 5) {
      if (!isFree({ x, y }) || !polygonContains(corners, { x, y })) continue
      if (whyNotThere(board, { at: [x, y], level }) === null) places.push({ x, y })
      if (places.length >= wanted) return places
    }
  return places
}

function* rooms(board: Board, reach: Reach): Generator<Fault> {
  for (const [i, room] of board.scenario.rooms.entries()) {
    const places = placesIn(board, room.outline, 0, 1)
    if (places.length === 0) {
      yield { path: `rooms[${i}]`, key: 'it has no room for a base', rule: 'GEO-2', at: room.outline }
      continue
    }
    if (isReachedAnywhere(board, reach, room.outline, 0)) continue
    const repair = doorFor(board.scenario, room)
    yield {
      path: `rooms[${i}]`,
      key: 'there is no way in: it needs an opening in its walls',
      rule: 'DWA-10.d',
      at: room.outline,
      ...(repair === null ? {} : { repair }),
    }
  }
}

/** Whether some place in an outline can be reached: corners of a room may be cut off. */
function isReachedAnywhere(board: Board, reach: Reach, outline: readonly Spot[], level: number): boolean {
  const corners = outline.map(at)
  if (reach.isReached(reach.at(insideOf(corners), level))) return true
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  for (let y = Math.min(...ys); y <= Math.min(Math.max(...ys), board.depth); y += 10)
    for (let x = Math.min(...xs); x <= Math.min(Math.max(...xs), board.width); x += 10)
      if (polygonContains(corners, { x, y }) && isPlace(board, reach, { x, y }, level)) return true
  return false
}

function isPlace(board: Board, reach: Reach, { x, y }: Point, level: number): boolean {
  return whyNotThere(board, { at: [x, y], level }) === null && reach.isReached(reach.at({ x, y }, level))
}

const DOOR = 40

/** A door in the middle of the longest side that is a wall. */
function doorFor({ walls, openings }: Scenario, { outline }: ScenarioRoom): Repair | null {
  let best: { readonly length: number; readonly door: ScenarioOpening } | null = null
  for (const [i, from] of outline.entries()) {
    const to = outline[(i + 1) % outline.length]!
    if (from[0] !== to[0] && from[1] !== to[1]) continue
    const length = Math.abs(to[0] - from[0]) + Math.abs(to[1] - from[1])
    const width = Math.min(DOOR, length - 2)
    if (width < NARROWEST || (best !== null && best.length >= length)) continue
    const [x, y] = [Math.round((from[0] + to[0]) / 2), Math.round((from[1] + to[1]) / 2)]
    const half = Math.floor(width / 2)
    const ends: readonly [Spot, Spot] =
      from[1] === to[1]
        ? [
            [x - half, y],
            [x + half, y],
          ]
        : [
            [x, y - half],
            [x, y + half],
          ]
    const cut = { a: at(ends[0]), b: at(ends[1]) }
    if (!walls.some((wall) => liesOn(cut, { a: at(wall.from), b: at(wall.to) }))) continue
    best = { length, door: { kind: 'door', from: ends[0], to: ends[1], state: 'closed' } }
  }
  return best === null ? null : { path: `openings[${openings.length}]`, put: best.door }
}

function* objects({ scenario }: Board, reach: Reach): Generator<Fault> {
  for (const [i, { at: spot, level }] of scenario.objects.entries())
    if (!reach.isReached(reach.at(at(spot), level ?? 0))) yield { ...unreached(`objects[${i}]`), at: [spot] }
}

const unreached = (path: string): Fault => ({ path, key: 'nobody can get there', rule: 'DWA-10.d' })

function* objectives(board: Board, reach: Reach): Generator<Fault> {
  for (const [i, objective] of board.scenario.objectives.entries()) {
    const where = unreachedPart(board, reach, objective)
    if (where !== null) yield { ...unreached(`objectives[${i}]`), ...(where.length > 0 ? { at: where } : {}) }
  }
}

/** What of an objective nobody can reach; `null` when all of it can be. Objects and rooms have been looked at. */
function unreachedPart(board: Board, reach: Reach, objective: ScenarioObjective): readonly Spot[] | null {
  const { scenario } = board
  switch (objective.kind) {
    case 'leave': {
      if (!isEdgeReached(board, reach, objective.edge)) return []
      if (objective.vehicle !== true) return null
      return scenario.vehicles.some((vehicle) => isBesideReached(board, reach, outlineOf(vehicle))) ? null : []
    }
    case 'reach':
      return isReachedAnywhere(board, reach, objective.outline, objective.level ?? 0) ? null : objective.outline
    case 'rescue': {
      const neutral = scenario.neutrals.find(({ id }) => id === objective.neutral)
      if (neutral === undefined) return null
      return reach.isReached(reach.at(at(neutral.at), neutral.level ?? 0)) ? null : [neutral.at]
    }
    default:
      return null
  }
}

function isEdgeReached(board: Board, reach: Reach, edge: Edge): boolean {
  const { width, depth } = board
  const isUpright = edge === 'west' || edge === 'east'
  const half = Math.ceil(APART / 2)
  for (let along = 0; along <= (isUpright ? depth : width); along += 10) {
    const place = isUpright
      ? { x: edge === 'west' ? half : width - half, y: along }
      : { x: along, y: edge === 'north' ? half : depth - half }
    if (isPlace(board, reach, place, 0)) return true
  }
  return false
}

/** A figure can get to a door of it. */
function isBesideReached(board: Board, reach: Reach, outline: readonly Point[]): boolean {
  return outline.some((a, i) => {
    const b = outline[(i + 1) % outline.length]!
    const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
    const length = Math.sqrt(squaredDistance(a, b))
    return [1, -1].some((side) => {
      const place = {
        x: Math.round(middle.x + (side * (APART / 2 + 2) * (b.y - a.y)) / length),
        y: Math.round(middle.y - (side * (APART / 2 + 2) * (b.x - a.x)) / length),
      }
      return isPlace(board, reach, place, 0)
    })
  })
}
