import { boardOf } from '@shamble/game-dwa/table'
import { acting, behindPlan } from './acting.js'
import type { Part } from './part.js'

/** Turns the last template that is composed by so many degrees, at its distance from the one who fires. */
export function turnTemplate(part: Part, degrees: number): void {
  const { draft, compose } = part
  const human = acting(behindPlan(part))
  if (draft == null || compose === undefined || human === null) return
  const path = draft.space.kind === 'blast' ? ['blasts', lastOf(draft.at(['blasts'])), 'at'] : ['at']
  const at = draft.at(path) as unknown as { x: number; y: number } | null
  if (at === null) return
  const turn = Math.atan2(at.y - human.y, at.x - human.x) + (degrees * Math.PI) / 180
  const { width, depth } = boardOf(behindPlan(part).options)
  const [dx, dy] = [Math.cos(turn), Math.sin(turn)]
  // The point stays on the table: beyond its edge it would be drawn back to it, and the direction would change.
  const far = Math.min(FAR, edgeAlong(human.x, dx, width), edgeAlong(human.y, dy, depth))
  compose(draft.set(path, { x: Math.round(human.x + dx * far), y: Math.round(human.y + dy * far) }))
}

/** Whole millimetres turn by a degree only so far off. */
const FAR = 300

const edgeAlong = (from: number, way: number, length: number): number =>
  way === 0 ? FAR : (way > 0 ? length - from : -from) / way

const lastOf = (list: unknown): number => (list as readonly unknown[]).length - 1
