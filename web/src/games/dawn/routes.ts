import { type DawnAction, type DawnView, isMoving, type Walk, walksOf } from '@shamble/game-dawn/table'
import type { PlainChoices } from '@shamble/host'
import type { Route } from '../table-game.js'
import type { Part } from './part.js'
import { readSpot, square } from './spots.js'

const routesOf = new WeakMap<DawnView, readonly Route<DawnAction>[]>()

/**
 * Walks of more than one step, as answers in a row. Made once for a view: a route is known again by its own answers.
 */
export function routes(view: DawnView, choices: PlainChoices): readonly Route<DawnAction>[] {
  if (!isMoving(view) || !choices.actions.some((action) => action.type === 'walk')) return []
  let found = routesOf.get(view)
  if (found === undefined) {
    found = walksOf(view)
      .filter((walk) => walk.path.length > 1)
      .map((walk) => ({ spot: square(walk.to), actions: walkActions(walk.path), cost: String(walk.cost) }))
    routesOf.set(view, found)
  }
  return found
}

const walkActions = (path: readonly number[]): DawnAction[] => path.map((to) => ({ type: 'walk', to }))

/** The walk that is pointed at: the whole route where a far square is, the one step where that is all. */
export function pointedWalk(part: Part): Walk | undefined {
  const { pointed } = part
  if (pointed?.type !== 'walk') return undefined
  const route = [...part.routes.values()].find((found) => found.actions.includes(pointed))
  const to = route === undefined ? pointed.to : readSpot(route.spot)!.index
  return walksOf(part.view).find((walk) => walk.to === to)
}

/** What is done if the answer that is pointed at is given: all that sight needs to know of it. */
export function foretold(part: Part): readonly DawnAction[] {
  if (part.pointed === null) return []
  const walk = pointedWalk(part)
  return walk === undefined ? [part.pointed] : walkActions(walk.path)
}
