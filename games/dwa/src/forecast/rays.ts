import { advance, type Point, type Segment, segmentsMeet } from '@shamble/geometry'
import { hiding } from '../board/measure.js'
import { muzzleOf } from '../rules/muzzle.js'
import type { Figure, Human, Table } from '../state.js'

/** One of the 25 rays of sight [GEO-7], for drawings. */
export interface Ray {
  readonly end: Point
  /** Where something hides the target from it, as a share of its length; 1 where it arrives. */
  readonly free: number
}

/** The rays from the figure that fires to a target: as many end early as its sight counts as hidden [GEO-8]. */
export function raysTo(s: Table, human: Human, target: Figure): Ray[] {
  const muzzle = muzzleOf(s, human)
  const { high, low } = hiding(muzzle.table, muzzle, target)
  const most = Math.floor(s.options.baseMm / 2)
  const rays: Ray[] = []
  for (let offset = -most; offset <= most; offset++) {
    const end = advance(target, muzzle.y - target.y, target.x - muzzle.x, offset)
    const ray = { a: muzzle, b: end }
    let free = 1
    for (const piece of [...high, ...low]) if (segmentsMeet(ray, piece)) free = Math.min(free, shareTo(ray, piece))
    rays.push({ end, free })
  }
  return rays
}

/** Just short of its end where a ray only touches something there: drawings are not exact, the count is. */
const LAST = 0.999

function shareTo({ a, b }: Segment, piece: Segment): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const [ex, ey] = [piece.b.x - piece.a.x, piece.b.y - piece.a.y]
  const turn = dx * ey - dy * ex
  if (turn === 0) return LAST
  const share = ((piece.a.x - a.x) * ey - (piece.a.y - a.y) * ex) / turn
  return Math.min(LAST, Math.max(0, share))
}
