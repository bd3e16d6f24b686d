import { type Point, pathLength, pointAlong, stretchOf } from '@shamble/geometry'
import type { Offers } from '@shamble/kernel'
import type { DwaAction } from '../actions.js'
import { apart, isWithin } from '../board/measure.js'
import type { DistanceId } from '../numbers/costs.js'
import { numbersOf } from '../numbers/house-numbers.js'
import { whyNotOrdered } from '../orders/legality.js'
import { available, type Doer, priceOf } from '../orders/order.js'
import type { Figure } from '../state.js'
import { wayTo } from './way-to.js'

/** Walks into contact with zombies within a distance, that the action points allow. */
export function contactWalks(doer: Doer, within: DistanceId): DwaAction[] {
  const { s, human } = doer
  if (doer.engaged || human.posture === 'prone') return []
  const mm = numbersOf(s.options).distances[within]
  return s.zombies
    .filter((zombie) => zombie.level === human.level && isWithin(s, human, zombie, mm))
    .flatMap((zombie) => walkTo(doer, zombie, true))
}

/** As near to the nearest friend as the action points go; none for a human beside one already. */
export function approachWalks(doer: Doer): DwaAction[] {
  const { s, human } = doer
  if (doer.engaged || human.posture === 'prone') return []
  const friends = s.humans.filter(
    (other) =>
      other !== human && other.team === human.team && other.whereabouts === 'table' && other.level === human.level,
  )
  const nearest = friends.reduce<Figure | null>(
    (best, other) => (best === null || apart(s, human, other) < apart(s, human, best) ? other : best),
    null,
  )
  if (nearest === null || apart(s, human, nearest) <= 1) return []
  return walkTo(doer, nearest, false)
}

/** The shortest walk towards a figure, into contact or as far as points go; a straight one where there is no other. */
function walkTo(doer: Doer, to: Figure, mustReach: boolean): DwaAction[] {
  const { s, human } = doer
  const { step } = numbersOf(s.options).distances
  const budget = Math.floor(available(doer, 'moving') / priceOf(doer, 1)) * step
  if (budget === 0) return []
  // On a roof people go straight.
  const path = human.level === 0 ? wayTo(s, human, human, to, { target: to, reach: budget, berth: 0 }) : null
  const routes: Point[][] = path === null ? [] : [path]
  routes.push([
    { x: human.x, y: human.y },
    { x: to.x, y: to.y },
  ])
  for (const route of routes) {
    const most = Math.min(budget, contactLength(doer, route, to))
    for (const mm of [most, most - 1, most - 2]) {
      if (mm < 1 || (mustReach && mm < contactLength(doer, route, to))) continue
      const [, ...legs] = stretchOf(route, 0, mm)
      const action: DwaAction = { type: 'walk', path: legs.map(({ x, y }) => ({ x, y })), halts: [], ability: 'none' }
      if (whyNotOrdered(doer, action) === null) return [action]
    }
  }
  return []
}

/** How far along a route its end touches the figure it leads to. */
function contactLength({ s }: Doer, route: readonly Point[], to: Figure): number {
  const length = pathLength(route)
  for (let mm = 0; mm <= length; mm++) if (apart(s, pointAlong(route, mm), to) <= 1) return mm
  return length
}

export function offerWalks(walks: readonly DwaAction[], to: Offers<DwaAction>): void {
  for (const walk of walks) to.legal(walk)
}
