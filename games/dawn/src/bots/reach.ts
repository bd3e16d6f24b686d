import { NO_DOOR, type Square } from '../map/mall.js'
import { CLOSED } from '../state.js'
import type { Situation } from './situation.js'

/** Where a stack can get with its movement points, and which foes see it on the way. */
export interface Reach {
  readonly from: Square
  readonly squares: readonly Square[]
  readonly cost: Int16Array
  readonly parent: Int16Array
  readonly low: Int32Array
  readonly high: Int32Array
}

/** No way leads there. */
export const FAR = 999
const OPENING = 2

/**
 * [DAWN-5.0.c] One point a square, two for a closed door; a zombie's square is entered and not left again.
 * @param leaving what the first step costs on top
 */
export function reachOf(sit: Situation, from: Square, points: number, leaving: number): Reach {
  const { mall, s, foeAt } = sit
  const cost = new Int16Array(mall.size).fill(FAR)
  const parent = new Int16Array(mall.size).fill(-1)
  const low = new Int32Array(mall.size)
  const high = new Int32Array(mall.size)
  const squares: Square[] = []
  const rings: Square[][] = [[from]]
  cost[from] = 0
  for (let spent = 0; spent < rings.length; spent++) {
    for (const square of rings[spent] ?? []) {
      if (cost[square]! < spent || squares.includes(square)) continue
      squares.push(square)
      if (square !== from && foeAt[square]! >= 0) continue
      for (const { to, door } of mall.ways[square]!) {
        const shut = door !== NO_DOOR && s.doors[door] === CLOSED
        if (shut && foeAt[square]! >= 0) continue
        const next = spent + 1 + (square === from ? leaving : 0) + (shut ? OPENING : 0)
        if (next > points || next >= cost[to]!) continue
        cost[to] = next
        parent[to] = square
        low[to] = low[square]! | sit.seenLow(to)
        high[to] = high[square]! | sit.seenHigh(to)
        rings[next] ??= []
        rings[next].push(to)
      }
    }
  }
  return { from, squares, cost, parent, low, high }
}

/** The first square of the way to another. */
export function firstStep(reach: Reach, to: Square): Square {
  let square = to
  while (reach.parent[square] !== reach.from) square = reach.parent[square]!
  return square
}

/** Walking distances to some squares, doors and zombies in the way counted. */
export function fieldTo(sit: Situation, targets: readonly Square[], zombie: number): Int16Array {
  const { mall, s, foeAt } = sit
  const field = new Int16Array(mall.size).fill(FAR)
  const rings: Square[][] = [[...targets]]
  for (const square of targets) field[square] = 0
  for (let distance = 0; distance < rings.length; distance++) {
    for (const square of rings[distance] ?? []) {
      if (field[square]! < distance) continue
      for (const { to, door } of mall.ways[square]!) {
        const shut = door !== NO_DOOR && s.doors[door] === CLOSED ? OPENING : 0
        const next = distance + 1 + shut + (foeAt[to]! >= 0 ? zombie : 0)
        if (next >= field[to]!) continue
        field[to] = next
        rings[next] ??= []
        rings[next].push(to)
      }
    }
  }
  return field
}

/** Steps of a zombie from every square to the nearest of some, as the doors are. */
export function stepsFrom(sit: Situation, targets: readonly Square[]): Int16Array {
  const { mall, s } = sit
  const field = new Int16Array(mall.size).fill(FAR)
  const queue = [...targets]
  for (const square of targets) field[square] = 0
  for (let i = 0; i < queue.length; i++) {
    for (const { to, door } of mall.ways[queue[i]!]!) {
      if (field[to]! < FAR || (door !== NO_DOOR && s.doors[door] === CLOSED)) continue
      field[to] = field[queue[i]!]! + 1
      queue.push(to)
    }
  }
  return field
}
