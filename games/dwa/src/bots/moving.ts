import { displacement, type Point, pathLength, stretchOf } from '@shamble/geometry'
import type { DwaAction } from '../actions.js'
import { available, priceOf } from '../orders/order.js'
import type { Human } from '../state.js'
import { distance, type Situation } from './situation.js'

type Walk = Extract<DwaAction, { type: 'walk' }>

const walkAlong = (legs: readonly Point[]): Walk => ({
  type: 'walk',
  path: legs.map(({ x, y }) => ({ x, y })),
  halts: [],
  ability: 'none',
})

/** How far action points carry, `keeps` of them left for something else. */
export function budget(sit: Situation, keeps = 0): number {
  const doer = { s: sit.s, f: sit.f!, human: sit.human }
  const points = Math.max(0, available(doer, 'moving') - keeps)
  return Math.floor(points / Math.max(1, priceOf(doer, sit.numbers.costs.move))) * sit.numbers.distances.step
}

/** The longest legal walk along a way, looked for from its end back; `null` where not even a centimetre is legal. */
export function along(sit: Situation, way: readonly Point[], most: number): Walk | null {
  const length = Math.min(most, pathLength(way))
  for (let mm = length; mm >= 10; mm -= mm > 60 ? 12 : 6) {
    const [, ...legs] = stretchOf(way, 0, mm)
    const walk = walkAlong(legs)
    if (sit.whyNot(walk) === null) return walk
  }
  return null
}

/** Towards a place, as far as points go and no nearer to the dead than it must be. */
export function towards(sit: Situation, human: Human, to: Point, keeps = 0): Walk | null {
  if (sit.space('walk') === null) return null
  const most = budget(sit, keeps)
  if (most === 0 || distance(human, to) < 5) return null
  const way = human.level === 0 ? sit.wayTo(human, to) : null
  const walk = along(sit, way ?? [human, to], most)
  if (walk === null) return null
  const end = walk.path[walk.path.length - 1]!
  // A step that gets nowhere is none.
  return pathLength([human, ...walk.path]) < 10 || distance(end, human) < 5 ? null : walk
}

const TURNS = 16

/** Away from the dead: of the walks around, the one that ends farthest from all of them and not far from the goal. */
export function away(sit: Situation, human: Human, goal: Point | null): Walk | null {
  if (sit.space('walk') === null) return null
  const most = budget(sit)
  let best: Walk | null = null
  let most_ = sit.danger(human) + 20
  for (let i = 0; i < TURNS; i++)
    for (const share of [1, 0.6]) {
      const mm = Math.floor(most * share)
      if (mm < 20) continue
      const { x, y } = displacement((i * 360) / TURNS, mm)
      const to = { x: human.x + x, y: human.y + y }
      const worth =
        sit.danger({ ...to, level: human.level }) -
        (goal === null ? 0 : (distance(to, goal) - distance(human, goal)) / 4)
      if (worth <= most_) continue
      const walk = walkAlong([to])
      if (sit.whyNot(walk) !== null) continue
      best = walk
      most_ = worth
    }
  return best
}
