import { NO_DOOR, type Square } from '../map/mall.js'
import { faceOf } from '../rules/faces.js'
import { CLOSED, isAutomatic, STUNNED } from '../state.js'
import type { Party, Stakes } from './harm.js'
import type { Situation } from './situation.js'
import type { Weights } from './weights.js'

/** What a volley leaves of the foes. */
export interface After {
  /** The chance of each to live through it. */
  readonly alive: Float64Array
  /** What is left of the harm that each would do: the strong ones live longer. */
  readonly menace: Float64Array
}

/** Characters who are together in a square. */
export interface Group extends Party {
  readonly square: Square
}

const STAYS_BERSERK = 4 / 6

/** What the next zombie player-turn is likely to cost. */
export class Danger {
  readonly #sit: Situation
  readonly #stakes: Stakes
  readonly #w: Weights
  last: [number, number] = [0, 0]
  readonly #arrivals = new Map<Square, readonly [number, number]>()
  readonly #cost: Int16Array
  readonly #open: Uint8Array

  constructor(sit: Situation, stakes: Stakes, w: Weights) {
    this.#sit = sit
    this.#stakes = stakes
    this.#w = w
    this.#cost = new Int16Array(sit.mall.size)
    this.#open = new Uint8Array(sit.mall.size)
  }

  /**
   * @param target where the moved characters are, -1 when nobody moved
   * @param moved who has been moved, and can do nothing in the next turn
   * @param after what is left of the foes
   * @param low and `high`: which foes have seen the move and must react
   */
  of(
    groups: readonly Group[],
    target: Square,
    moved: number,
    after: After,
    low: number,
    high: number,
    fresh = false,
  ): number {
    const { s } = this.#sit
    let ready = 0
    for (const { set } of groups)
      for (let c = 0; c < 4; c++)
        if ((set >> c) & 1 && ((moved >> c) & 1) === 0 && s.status[c] !== STUNNED) ready += faceOf(s, c).fireRate
    let harm = 0
    for (const group of groups) harm += this.#at(group, target, moved, ready, after, low, high, fresh)
    return harm
  }

  #at(
    group: Group,
    target: Square,
    moved: number,
    ready: number,
    after: After,
    low: number,
    high: number,
    fresh: boolean,
  ): number {
    const { mall, foes } = this.#sit
    const { alive, menace } = after
    const w = this.#w
    const { foes: near, distance } = fresh ? this.#sit.nearNow(group.square) : this.#sit.near(group.square)
    let nearest = 99
    for (let i = 0; i < near.length; i++)
      if (alive[near[i]!]! > 0.5 && !foes[near[i]!]!.berserk) nearest = Math.min(nearest, distance[i]!)
    let [none, weight, sum] = [1, 0, 0]
    let [none2, weight2, sum2] = [1, 0, 0]
    for (let i = 0; i < near.length; i++) {
      const f = near[i]!
      const q = alive[f]!
      if (q <= 0.01) continue
      const foe = foes[f]!
      const d = distance[i]!
      const reacts = target >= 0 && ((f < 32 ? low >> f : high >> (f - 32)) & 1) === 1
      let base = 0.9
      let again = 0.7
      if (reacts && foe.supers === 0) {
        if (group.square === target) [base, again] = [1, 0.85]
        else {
          const size = mall.size
          const closer = mall.steps[target * size + group.square]! < mall.steps[target * size + foe.square]!
          ;[base, again] = closer ? [0.5, 0.6] : [0, 0.5]
        }
      }
      const b = foe.supers > 0 ? 1 : foe.berserk ? STAYS_BERSERK : d === nearest ? w.rage : 0
      let first = 0
      let second = 0
      if (d === 0) [first, second] = [1, 0.6]
      else if (d === 1) [first, second] = [base, again]
      else if (d === 2) [first, second] = [b * base, again]
      else if (d === 3) [first, second] = [foe.supers > 0 ? base : 0, b * again + (1 - b) * 0.2]
      else if (d === 4) second = b * 0.45 + (1 - b) * 0.04
      else second = b * 0.12
      const meets = this.#stakes.meets(group, foe) * menace[f]!
      if (first > 0) {
        none *= 1 - q * first
        weight += q * first
        sum += first * meets
      }
      second *= d === 0 ? 1 : 1 - first
      if (second > 0.01) {
        none2 *= 1 - second * q
        weight2 += second * q
        sum2 += second * meets
      }
    }
    if (isAutomatic(this.#sit.s) && (group.square === target || target < 0)) {
      const [p, later] = this.arrival(group.square, fresh)
      if (p + later > 0) {
        const stranger = this.#stranger(group)
        none *= 1 - p
        weight += p
        sum += p * stranger
        none2 *= 1 - later
        weight2 += later
        sum2 += later * stranger
      }
    }
    this.last = [1 - none, 1 - none2]
    const now = weight > 0 ? ((1 - none) * sum) / weight : 0
    if (weight2 === 0) return now
    // Guns that are ready in the next turn stop some of those who are still on their way.
    const stopped = ready === 0 ? 0 : 1 - 0.5 ** (ready / Math.max(1, weight + weight2))
    const share = (group.set & moved) !== 0 ? w.later : w.laterStill
    return now + (share * (1 - stopped) * (1 - none2) * sum2) / weight2
  }

  /** What a unit costs of which nothing is known. */
  #stranger(party: Party): number {
    let harm = 0
    this.#sit.prior.forEach((share, value) => {
      if (share > 0) harm += share * this.#stakes.meetsTotal(party, value, 0)
    })
    return harm
  }

  /** [DAWN-15.2.b] The chance that a hidden zombie comes in at once, and that it does in the turn after. */
  arrival(square: Square, fresh: boolean): readonly [number, number] {
    if (fresh) return this.#arrivalNow(square)
    let found = this.#arrivals.get(square)
    if (found === undefined) {
      found = this.#arrivalNow(square)
      this.#arrivals.set(square, found)
    }
    return found
  }

  #arrivalNow(from: Square): readonly [number, number] {
    const { s, mall, foeAt } = this.#sit
    if (s.poolUrns.length + s.poolValues.length === 0) return [0, 0]
    const cost = this.#cost.fill(FAR)
    const open = this.#open.fill(0)
    const rings: Square[][] = [[from]]
    cost[from] = 0
    open[from] = 1
    let digits = 0
    let [now, next] = [0, 0]
    for (let points = 0; points < rings.length && points <= ARRIVE.length; points++) {
      let here = 0
      let shut = 0
      for (const square of rings[points] ?? []) {
        if (cost[square]! < points) continue
        const bit = 1 << ((square + 1) % 10)
        if (!mall.isHall[square] && foeAt[square]! < 0) {
          here |= bit
          // Where there is a choice the player takes the one that cannot come out.
          if (open[square] === 0) shut |= bit
        }
        for (const { to, door } of mall.ways[square]!) {
          const closed = door !== NO_DOOR && s.doors[door] === CLOSED
          const there = points + (closed ? 3 : 1)
          if (there >= cost[to]!) continue
          cost[to] = there
          open[to] = closed ? 0 : open[square]!
          rings[there] ??= []
          rings[there].push(to)
        }
      }
      const free = here & ~digits & ~shut
      for (let rest = free; rest > 0; rest &= rest - 1) {
        now += (ARRIVE[points] ?? 0) / 12
        next += (ARRIVE_LATER[points] ?? 0) / 12
      }
      digits |= here
      if (digits === 1023) break
    }
    return [now, next + now]
  }
}

const FAR = 999
/** How likely a unit that appears so many points away comes in: at once, and in the turn after. */
const ARRIVE = [1, 1, 0.67, 0, 0, 0]
const ARRIVE_LATER = [0, 0, 0.3, 0.75, 0.45, 0.12]
