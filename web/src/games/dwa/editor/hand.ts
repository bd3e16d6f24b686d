import type { Scenario, Spot } from '@shamble/game-dwa/scenarios'
import type { Speak } from '@shamble/module'
import { movedBy, resized, touched, turnedBy, withCorner } from './change.js'
import { barricadedAt, edgeAt, type Made, made, withExit } from './make.js'
import { gripsOf } from './mark-art.js'
import { type Bounds, boundsOf, middleOf, pointsOf, type Ref, shapeOf } from './pieces.js'
import { type Snap, snapped, snappedBox } from './snap.js'
import type { EditorTool } from './tools.js'
import { nearestWall, seatedOn } from './walls.js'

/** What a hand has begun, from the moment it went down. */
export type Gesture =
  | { readonly kind: 'draw'; readonly tool: EditorTool; readonly from: Spot }
  | { readonly kind: 'move'; readonly ref: Ref; readonly from: Spot }
  | { readonly kind: 'grip'; readonly ref: Ref; readonly grip: string; readonly from: Spot }
  /** A click that is done at once, where the tool needs no second spot. */
  | { readonly kind: 'mark'; readonly scenario: Scenario; readonly what: string }

interface Held {
  readonly scenario: Scenario
  readonly tool: EditorTool
  readonly selected: Ref | null
  readonly snap: Snap
  /** How near counts as on it, in millimetres: less the closer one looks. */
  readonly slack: number
}

/** What begins where a hand goes down; `null` where the board itself is to be moved. */
export function begin(at: Spot, { scenario, tool, selected, snap, slack }: Held): Gesture | null {
  if (tool.drawing === 'barricade')
    return { kind: 'mark', scenario: barricadedAt(scenario, at)?.scenario ?? scenario, what: 'barricade' }
  if (tool.drawing === 'exit') return { kind: 'mark', scenario: withExit(scenario, edgeAt(scenario, at)), what: 'exit' }
  if (tool.drawing !== 'select')
    return { kind: 'draw', tool, from: tool.drawing === 'opening' ? rounded(at) : snapped(scenario, at, snap) }
  const shape = selected === null ? null : shapeOf(scenario, selected)
  if (selected !== null && shape !== null) {
    const grip = gripsOf(shape).find((one) => Math.hypot(one.at[0] - at[0], one.at[1] - at[1]) <= slack * 1.4)
    if (grip !== undefined) return { kind: 'grip', ref: selected, grip: grip.id, from: at }
  }
  const ref = touched(scenario, at, slack)
  return ref === null ? null : { kind: 'move', ref, from: at }
}

const rounded = ([x, y]: Spot): Spot => [Math.max(0, Math.round(x)), Math.max(0, Math.round(y))]

/** The scenario as it would be if the hand let go here. */
export function going(gesture: Gesture, at: Spot, scenario: Scenario, snap: Snap): Scenario {
  switch (gesture.kind) {
    case 'move':
      return moved(gesture, at, scenario, snap)
    case 'grip':
      return gripped(gesture, at, scenario, snap)
    default:
      return scenario
  }
}

function moved({ ref, from }: Extract<Gesture, { kind: 'move' }>, at: Spot, scenario: Scenario, snap: Snap): Scenario {
  const [dx, dy] = [Math.round(at[0] - from[0]), Math.round(at[1] - from[1])]
  if (dx === 0 && dy === 0) return scenario
  const shape = shapeOf(scenario, ref)!
  if (ref.list === 'openings' && snap === 'on') {
    const onto = alongWall(scenario, ref, dx, dy)
    if (onto !== null) return onto
  }
  const box = boundsOf(pointsOf(shape))
  const [sx, sy] = snappedBox(scenario, { ...box, x: box.x + dx, y: box.y + dy }, snap, ref)
  return movedBy(scenario, ref, dx + sx, dy + sy)
}

/** How near a wall takes up an opening that is dropped. */
const NEAR_WALL = 60

/** A door that is moved keeps to the wall under the hand. */
function alongWall(scenario: Scenario, ref: Ref, dx: number, dy: number): Scenario | null {
  const opening = scenario.openings[ref.index]!
  const [x, y] = middleOf([opening.from, opening.to])
  const middle: Spot = [x + dx, y + dy]
  const wall = nearestWall(scenario.walls, middle)
  if (wall === null || wall.apart > NEAR_WALL) return null
  const length = Math.round(Math.hypot(opening.to[0] - opening.from[0], opening.to[1] - opening.from[1]))
  const { walls, from, to } = seatedOn(scenario.walls, wall.index, middle, length)
  return {
    ...scenario,
    walls,
    openings: scenario.openings.map((old, i) => (i === ref.index ? { ...old, from, to } : old)),
  }
}

/** Degrees that a hand turns by while things snap. */
const STEP = 5

function gripped(
  { ref, grip, from }: Extract<Gesture, { kind: 'grip' }>,
  at: Spot,
  scenario: Scenario,
  snap: Snap,
): Scenario {
  const shape = shapeOf(scenario, ref)!
  const [kind, which] = grip.split(' ')
  if (kind === 'turn') {
    const middle = middleOf(pointsOf(shape))
    const raw = bearing(middle, at) - bearing(middle, from)
    return turnedBy(scenario, ref, snap === 'on' ? Math.round(raw / STEP) * STEP : Math.round(raw))
  }
  const to = snapped(scenario, at, snap, ref)
  if (kind === 'corner') return withCorner(scenario, ref, Number(which), to)
  return resized(scenario, ref, stretched(boundsOf(pointsOf(shape)), which!, to))
}

const bearing = ([cx, cy]: Spot, [x, y]: Spot): number => (Math.atan2(y - cy, x - cx) * 180) / Math.PI

/** A box with one side or corner pulled to a spot. */
function stretched({ x, y, width, depth }: Bounds, which: string, [tx, ty]: Spot): Bounds {
  const left = which.includes('w') ? Math.min(tx, x + width - 1) : x
  const right = which.includes('e') ? Math.max(tx, x + 1) : x + width
  const top = which.includes('n') ? Math.min(ty, y + depth - 1) : y
  const bottom = which.includes('s') ? Math.max(ty, y + 1) : y + depth
  return { x: left, y: top, width: right - left, depth: bottom - top }
}

/** What a drawing tool makes between where it went down and here. */
export const drawn = (
  { tool, from }: Extract<Gesture, { kind: 'draw' }>,
  at: Spot,
  scenario: Scenario,
  snap: Snap,
  speak: Speak,
): Made | null =>
  tool.drawing === 'ruler' ? null : made(scenario, tool.id, from, endOf(tool, at, scenario, snap), speak)

/** Openings are put on their wall by themselves; everything else falls on corners and the grid. */
export const endOf = (tool: EditorTool, at: Spot, scenario: Scenario, snap: Snap): Spot =>
  tool.drawing === 'opening' || tool.drawing === 'ruler' ? rounded(at) : snapped(scenario, at, snap)
