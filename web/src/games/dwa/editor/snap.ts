import type { Scenario, Spot } from '@shamble/game-dwa/scenarios'
import { type Bounds, isSame, pointsOf, type Ref, refsOf, shapeOf } from './pieces.js'

/** Ends of walls and corners draw from this near, in millimetres. */
const DRAWN = 12
/** The grid that everything else falls on. */
export const GRID = 5

/** Whether things snap; someone may let go of it for a moment. */
export type Snap = 'on' | 'off'

const toGrid = (value: number): number => Math.round(value / GRID) * GRID

/** Where a hand means to put an end or a corner: on another one that is near, else on the grid. */
export function snapped(scenario: Scenario, [x, y]: Spot, snap: Snap, but: Ref | null = null): Spot {
  const { width, depth } = scenario.table
  const inside = (spot: Spot): Spot => [Math.min(width, Math.max(0, spot[0])), Math.min(depth, Math.max(0, spot[1]))]
  if (snap === 'off') return inside([Math.round(x), Math.round(y)])
  let best: { readonly apart: number; readonly at: Spot } | null = null
  for (const at of cornersOf(scenario, but)) {
    const apart = Math.hypot(at[0] - x, at[1] - y)
    if (apart <= DRAWN && (best === null || apart < best.apart)) best = { apart, at }
  }
  if (best !== null) return best.at
  const { xs, ys } = linesOf(scenario, but)
  return inside([drawnTo(x, xs) ?? toGrid(x), drawnTo(y, ys) ?? toGrid(y)])
}

/** How far a box that was moved by hand must go on so that one of its sides meets a line, or its corner the grid. */
export function snappedBox(scenario: Scenario, { x, y, width, depth }: Bounds, snap: Snap, but: Ref): Spot {
  if (snap === 'off') return [Math.round(x) - x, Math.round(y) - y]
  const { xs, ys } = linesOf(scenario, but)
  const shift = (near: number, length: number, lines: readonly number[]): number => {
    const [first, last] = [drawnTo(near, lines), drawnTo(near + length, lines)]
    if (first !== null) return first - near
    return last === null ? toGrid(near) - near : last - near - length
  }
  return [shift(x, width, xs), shift(y, depth, ys)]
}

function drawnTo(value: number, lines: readonly number[]): number | null {
  let best: number | null = null
  for (const line of lines)
    if (Math.abs(line - value) <= DRAWN / 2 && (best === null || Math.abs(line - value) < Math.abs(best - value)))
      best = line
  return best
}

function cornersOf(scenario: Scenario, but: Ref | null): Spot[] {
  return refsOf(scenario)
    .filter((ref) => !isSame(ref, but) && ref.list !== 'openings')
    .flatMap((ref) => {
      const shape = shapeOf(scenario, ref)!
      return shape.kind === 'spot' ? [] : [...pointsOf(shape)]
    })
}

function linesOf(scenario: Scenario, but: Ref | null): { xs: number[]; ys: number[] } {
  const corners = cornersOf(scenario, but)
  const { width, depth } = scenario.table
  return { xs: [0, width, ...corners.map(([x]) => x)], ys: [0, depth, ...corners.map(([, y]) => y)] }
}
