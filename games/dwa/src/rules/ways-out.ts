import { displacement, pathLength } from '@shamble/geometry'
import { numbersOf } from '../numbers/house-numbers.js'
import type { Human, Table } from '../state.js'
import { isInTheWay, touchesEnemy, whyNotWalk } from './walking.js'

const DIRECTIONS = 24

/** Whether some straight step of one action point leads out of contact with everybody [DWA-12.4.a]. */
export function hasWayOut(s: Table, human: Human): boolean {
  return wayOut(s, human) !== null
}

/** A place at most one step away where no enemy touches the human; the first of those looked at. */
export function wayOut(s: Table, human: Human): { readonly x: number; readonly y: number } | null {
  const { step } = numbersOf(s.options).distances
  const from = { x: human.x, y: human.y }
  for (let i = 0; i < DIRECTIONS; i++) {
    for (const mm of [Math.ceil(step / 2), step]) {
      const { x, y } = displacement((i * 360) / DIRECTIONS, mm)
      const to = { x: human.x + x, y: human.y + y }
      if (pathLength([from, to]) > step || isInTheWay(s, human, to)) continue
      if (!touchesEnemy(s, human, to) && whyNotWalk(s, human, [from, to]) === null) return to
    }
  }
  return null
}
