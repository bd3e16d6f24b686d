import { isOn, type Scenario, type ScenarioOpening, type ScenarioWall, type Spot } from '@shamble/game-dwa/scenarios'
import {
  type Bounds,
  boundsOf,
  middleOf,
  pointsOf,
  type Ref,
  refsOf,
  type Shape,
  shapeOf,
  withMember,
  without,
  withShape,
} from './pieces.js'
import { nearestWall, seatedOn } from './walls.js'

const point = ([x, y]: Spot) => ({ x, y })
const segment = ({ from, to }: { readonly from: Spot; readonly to: Spot }) => ({ a: point(from), b: point(to) })
type Sides = readonly { readonly from: Spot; readonly to: Spot }[]
type Line = { readonly from: Spot; readonly to: Spot }

const sidesOf = (outline: readonly Spot[]): Sides =>
  outline.map((from, i) => ({ from, to: outline[(i + 1) % outline.length]! }))

const liesAlong = (line: Line, sides: Sides): boolean =>
  sides.some((side) => isOn(point(line.from), segment(side)) && isOn(point(line.to), segment(side)))

/** What goes where a room goes: walls along its sides that no other room leans on, and the openings in them. */
function companyOf(scenario: Scenario, index: number): { walls: ReadonlySet<number>; openings: ReadonlySet<number> } {
  const own = sidesOf(scenario.rooms[index]!.outline)
  const others = scenario.rooms.filter((_, i) => i !== index).flatMap(({ outline }) => sidesOf(outline))
  const isOwn = (line: Line): boolean => liesAlong(line, own) && !liesAlong(line, others)
  const indices = (lines: readonly Line[]): Set<number> => new Set(lines.flatMap((line, i) => (isOwn(line) ? [i] : [])))
  const walls = indices(scenario.walls)
  const carried = scenario.walls.filter((_, i) => walls.has(i))
  const openings = indices(scenario.openings)
  return { walls, openings: new Set([...openings].filter((i) => liesAlong(scenario.openings[i]!, carried))) }
}

type Move = (spot: Spot) => Spot

/** A piece, and with a room its walls, taken to other places. */
function taken(scenario: Scenario, ref: Ref, shape: Shape, move: Move): Scenario {
  const moved = withShape(scenario, ref, movedShape(shape, move))
  if (ref.list !== 'rooms') return moved
  const { walls, openings } = companyOf(scenario, ref.index)
  const next: Scenario = {
    ...moved,
    walls: moved.walls.map((wall, i) => (walls.has(i) ? { ...wall, from: move(wall.from), to: move(wall.to) } : wall)),
  }
  return [...openings].reduce((now, i) => reseated(now, i, move), next)
}

function movedShape(shape: Shape, move: Move): Shape {
  if (shape.kind === 'area') return { kind: 'area', outline: shape.outline.map(move) }
  if (shape.kind === 'line') return { kind: 'line', from: move(shape.from), to: move(shape.to) }
  return { ...shape, at: move(shape.at) }
}

const lengthOf = ({ from, to }: Line): number => Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]))

/** An opening in the wall that was moved under it, as wide as before. */
function reseated(scenario: Scenario, index: number, move: Move): Scenario {
  const opening = scenario.openings[index]!
  const middle = middleOf([move(opening.from), move(opening.to)])
  const wall = nearestWall(scenario.walls, middle)
  if (wall === null) return scenario
  const { walls, from, to } = seatedOn(scenario.walls, wall.index, middle, lengthOf(opening))
  return withMember({ ...scenario, walls }, { list: 'openings', index }, { ...opening, from, to })
}

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))

/** Moved by so much, but not over the edge of the table. */
export function movedBy(scenario: Scenario, ref: Ref, dx: number, dy: number): Scenario {
  const shape = shapeOf(scenario, ref)
  if (shape === null) return scenario
  const { x, y, width, depth } = boundsOf(pointsOf(shape))
  const { table } = scenario
  const [right, down] = [
    within(dx, -x, Math.max(-x, table.width - x - width)),
    within(dy, -y, Math.max(-y, table.depth - y - depth)),
  ]
  if (right === 0 && down === 0) return scenario
  return taken(scenario, ref, shape, ([px, py]) => [px + right, py + down])
}

/** Turned clockwise about its middle. */
export function turnedBy(scenario: Scenario, ref: Ref, degrees: number): Scenario {
  const shape = shapeOf(scenario, ref)
  if (shape === null || degrees === 0) return scenario
  if (shape.kind === 'spot') {
    if (shape.turn === null) return scenario
    return withShape(scenario, ref, { ...shape, turn: (((shape.turn + degrees) % 360) + 360) % 360 })
  }
  const { table } = scenario
  const [cx, cy] = middleOf(pointsOf(shape))
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  const rounded = (value: number, most: number): number => within(Math.round(Number(value.toFixed(6))), 0, most)
  return taken(scenario, ref, shape, ([x, y]) => [
    rounded(cx + (x - cx) * cos - (y - cy) * sin, table.width),
    rounded(cy + (x - cx) * sin + (y - cy) * cos, table.depth),
  ])
}

/** An outline that fills another box; a line or a spot has no box to fill. */
export function resized(scenario: Scenario, ref: Ref, box: Bounds): Scenario {
  const shape = shapeOf(scenario, ref)
  if (shape?.kind !== 'area' || box.width < 1 || box.depth < 1) return scenario
  const old = boundsOf(shape.outline)
  const { table } = scenario
  const stretched = (value: number, from: number, length: number, to: number, size: number): number =>
    length === 0 ? to : Math.round(to + ((value - from) * size) / length)
  return taken(scenario, ref, shape, ([x, y]) => [
    within(stretched(x, old.x, old.width, box.x, box.width), 0, table.width),
    within(stretched(y, old.y, old.depth, box.y, box.depth), 0, table.depth),
  ])
}

/** One corner of an outline, or one end of a line, put elsewhere. */
export function withCorner(scenario: Scenario, ref: Ref, corner: number, to: Spot): Scenario {
  const shape = shapeOf(scenario, ref)
  if (shape === null || shape.kind === 'spot') return scenario
  if (shape.kind === 'line') return withShape(scenario, ref, { ...shape, ...(corner === 0 ? { from: to } : { to }) })
  const outline = shape.outline.map((old, i) => (i === corner ? to : old))
  return withShape(scenario, ref, { kind: 'area', outline })
}

/** One more corner in the middle of the longest side. */
export function withMoreCorners(scenario: Scenario, ref: Ref): Scenario {
  const shape = shapeOf(scenario, ref)
  if (shape?.kind !== 'area') return scenario
  const lengths = sidesOf(shape.outline).map(lengthOf)
  const at = lengths.indexOf(Math.max(...lengths))
  const { from, to } = sidesOf(shape.outline)[at]!
  const middle: Spot = [Math.round((from[0] + to[0]) / 2), Math.round((from[1] + to[1]) / 2)]
  return withShape(scenario, ref, { kind: 'area', outline: shape.outline.toSpliced(at + 1, 0, middle) })
}

/** A room with walls along those of its sides that have none yet. */
export function withRoom(
  scenario: Scenario,
  room: Scenario['rooms'][number],
  walls: readonly ScenarioWall[],
): Scenario {
  const isThere = (wall: ScenarioWall): boolean =>
    scenario.walls.some((old) => liesAlong(wall, [old]) && (old.foot ?? 0) === 0)
  return {
    ...scenario,
    walls: [...scenario.walls, ...walls.filter((wall) => !isThere(wall))],
    rooms: [...scenario.rooms, room],
  }
}

/** A room taken away with the walls and openings that were its own. */
export function withoutRoom(scenario: Scenario, index: number): Scenario {
  const { walls, openings } = companyOf(scenario, index)
  // The last first: the others keep their numbers.
  const bare = [...openings]
    .sort((a, b) => b - a)
    .reduce((now, i) => without(now, { list: 'openings', index: i }), scenario)
  return {
    ...bare,
    walls: scenario.walls.filter((_, i) => !walls.has(i)),
    rooms: scenario.rooms.filter((_, i) => i !== index),
  }
}

/** How many openings a room has in its sides. */
export const openingsOf = ({ rooms, openings }: Scenario, index: number): ScenarioOpening[] =>
  openings.filter((opening) => liesAlong(opening, sidesOf(rooms[index]!.outline)))

/** What a hand on this spot takes: whatever is drawn above, spots and lines before areas, small areas before large. */
export function touched(scenario: Scenario, [x, y]: Spot, slack: number): Ref | null {
  let best: { readonly ref: Ref; readonly rank: number } | null = null
  for (const ref of refsOf(scenario)) {
    const rank = rankOf(scenario, ref, [x, y], slack)
    if (rank !== null && (best === null || rank <= best.rank)) best = { ref, rank }
  }
  return best?.ref ?? null
}

/** Smaller is touched first; `null` where it is not touched at all. */
function rankOf(scenario: Scenario, ref: Ref, at: Spot, slack: number): number | null {
  const shape = shapeOf(scenario, ref)!
  if (shape.kind === 'spot') {
    const far = Math.hypot(at[0] - shape.at[0], at[1] - shape.at[1])
    const reach = ref.list === 'vehicles' ? 30 : 12.5
    return far <= Math.max(reach, slack) ? far / 1_000 : null
  }
  if (shape.kind === 'line') {
    const far = distanceTo(at, shape)
    return far <= slack ? (ref.list === 'openings' ? 1 : 2) + far / 1_000 : null
  }
  if (!contains(shape.outline, at)) return null
  const { width, depth } = boundsOf(shape.outline)
  return 10 + (width * depth) / 1e8
}

export function distanceTo([x, y]: Spot, { from, to }: Line): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = dx * dx + dy * dy
  const t = length === 0 ? 0 : within(((x - from[0]) * dx + (y - from[1]) * dy) / length, 0, 1)
  return Math.hypot(x - from[0] - t * dx, y - from[1] - t * dy)
}

function contains(outline: readonly Spot[], [x, y]: Spot): boolean {
  let inside = false
  for (const {
    from: [x1, y1],
    to: [x2, y2],
  } of sidesOf(outline))
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside
  return inside
}
