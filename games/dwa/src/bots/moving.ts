import { displacement, type Point, pathLength, segmentsMeet, stretchOf } from '@shamble/geometry'
import type { DwaAction } from '../actions.js'
import { available, priceOf } from '../orders/order.js'
import type { Human } from '../state.js'
import { distance, type Place, type Situation } from './situation.js'

export type Walk = Extract<DwaAction, { type: 'walk' }>

/** A walk, or standing still where it is `null`, and what that is worth: millimetres on the way, less what waits there. */
export interface Route {
  readonly walk: Walk | null
  readonly end: Place
  readonly worth: number
}

/** What a wound is worth in millimetres; a figure that has some already fears the next one more. */
const WOUND = 250
const WOUNDED = 0.5

/** [DWA-15.1.5.c] Every zombie helps the others: many are worse than as often one. */
export const harm = (attackers: number): number => (WOUND * attackers * Math.max(1, attackers)) / 6

/** How wide the dead are walked around where there is room. */
const BERTH = 75
const TURNS = 16
const SHARES = [1, 0.5]
/** Nobody walks less than this. */
const SHORTEST = 10

const walkAlong = (legs: readonly Point[]): Walk => ({
  type: 'walk',
  path: legs.map(({ x, y }) => ({ x, y })),
  halts: [],
  ability: 'none',
})

/** How far action points carry, `keeps` of them left for something else. */
function budget(sit: Situation, keeps: number): number {
  const doer = { s: sit.s, f: sit.f!, human: sit.human }
  const points = Math.max(0, available(doer, 'moving') - keeps)
  return Math.floor(points / Math.max(1, priceOf(doer, sit.numbers.costs.move))) * sit.numbers.distances.step
}

/** The longest legal walk along a way, looked for from its end back; `null` where not even a centimetre is legal. */
function along(sit: Situation, way: readonly Point[], most: number): Walk | null {
  for (let mm = Math.min(most, pathLength(way)); mm >= SHORTEST; mm -= mm > 60 ? 12 : 6) {
    const walk = walkAlong(stretchOf(way, 0, mm).slice(1))
    if (sit.whyNot(walk) === null) return walk
  }
  return null
}

/** Where a figure could go now: towards a place, or only away from the dead. */
export class Walks {
  readonly #sit: Situation
  readonly #human: Human
  readonly #to: Point | null
  /** How much a millimetre of the way counts. */
  readonly #hurry: number
  readonly #known = new Map<number, Route>()
  #ways: Point[][] | null = null

  constructor(sit: Situation, human: Human, to: Point | null, hurry: number) {
    this.#sit = sit
    this.#human = human
    this.#to = to
    this.#hurry = hurry
  }

  /** The shortest way; empty where there is none, or none is looked for. */
  get way(): readonly Point[] {
    return this.#waysTo()[0] ?? []
  }

  /** What is best to do with all points but some: standing still is one way. */
  best(keeps = 0): Route {
    const most = this.#sit.space('walk') === null ? 0 : budget(this.#sit, keeps)
    const known = this.#known.get(most)
    if (known !== undefined) return known
    let best = this.#route(null, 0)
    for (const route of this.#onWays(most)) if (route.worth > best.worth) best = route
    // Where something waits at the end, other places are looked at too.
    if (this.#sit.attackers(best.end, this.#human) > CALM)
      for (const route of this.#around(most)) if (route.worth > best.worth) best = route
    this.#known.set(most, best)
    return best
  }

  /** A walk out of the way of friends, where nothing leads on. */
  aside(): Walk | null {
    const routes = [...this.#around(budget(this.#sit, 0))]
    return (
      routes.reduce<Route | null>((best, route) => (best === null || route.worth > best.worth ? route : best), null)
        ?.walk ?? null
    )
  }

  #waysTo(): Point[][] {
    if (this.#ways !== null) return this.#ways
    const [sit, human, to] = [this.#sit, this.#human, this.#to]
    if (to === null) this.#ways = []
    else if (human.level > 0) this.#ways = [[human, to]]
    else {
      const short = sit.wayTo(human, to, 0) ?? [human, to]
      const wide = sit.attackers(human, human) > 0 || sit.danger(human) < NEAR ? sit.wayTo(human, to, BERTH) : null
      this.#ways = wide === null ? [short] : [short, wide]
    }
    return this.#ways
  }

  *#onWays(most: number): Generator<Route> {
    const [short] = this.#waysTo()
    for (const way of this.#waysTo()) {
      const more = pathLength(way) - pathLength(short!)
      for (let mm = most; mm >= this.#sit.numbers.distances.step; mm -= this.#sit.numbers.distances.step) {
        const walk = along(this.#sit, way, mm)
        if (walk === null) break
        yield this.#route(walk, pathLength([this.#human, ...walk.path]) - more)
      }
    }
  }

  *#around(most: number): Generator<Route> {
    const [human, to] = [this.#human, this.#to]
    for (let i = 0; i < TURNS; i++)
      for (const share of SHARES) {
        // A little shorter than the points carry: whole millimetres must not make it longer.
        const { x, y } = displacement((i * 360) / TURNS, Math.max(0, Math.floor(most * share) - 1))
        const end = { x: human.x + x, y: human.y + y }
        const walk = walkAlong([end])
        if ((x === 0 && y === 0) || this.#sit.whyNot(walk) !== null) continue
        yield this.#route(walk, to === null ? 0 : distance(human, to) - distance(end, to))
      }
  }

  #route(walk: Walk | null, gain: number): Route {
    const human = this.#human
    const end = { ...(walk === null ? human : walk.path[walk.path.length - 1]!), level: human.level }
    const { hurry, fear } = this.#sit.manner
    const fears = fear * harm(this.#sit.attackers(end, human)) * (1 + WOUNDED * human.wounds)
    return { walk, end, worth: hurry * this.#hurry * gain - fears }
  }
}

/** Fewer attackers than this are nothing to walk around. */
const CALM = 0.5
/** The dead this near may be in the way. */
const NEAR = 400

/** The shut opening that a way leads through next, where it can be opened from here. */
export function doorOn(sit: Situation, way: readonly Point[]): DwaAction | null {
  const doors = sit.actions('door').filter(({ opening }) => sit.s.openings[opening]!.state === 'closed')
  for (let i = 1; i < way.length; i++) {
    const leg = { a: way[i - 1]!, b: way[i]! }
    const door = doors.find(({ opening }) => segmentsMeet(sit.board.openings[opening]!, leg))
    if (door !== undefined) return door
  }
  return null
}
