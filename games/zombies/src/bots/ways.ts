import { type Space, wayCount, wayFrom } from '../board/board.js'
import type { Zombies } from '../state.js'

/** Spaces by a number, the lowest first. */
class Heap {
  readonly #keys: number[] = []
  readonly #spaces: Space[] = []

  get isEmpty(): boolean {
    return this.#keys.length === 0
  }

  push(key: number, space: Space): void {
    let i = this.#keys.length
    while (i > 0) {
      const up = (i - 1) >> 1
      if (this.#keys[up]! <= key) break
      this.#keys[i] = this.#keys[up]!
      this.#spaces[i] = this.#spaces[up]!
      i = up
    }
    this.#keys[i] = key
    this.#spaces[i] = space
  }

  pop(): { key: number; space: Space } {
    const [key, space] = [this.#keys[0]!, this.#spaces[0]!]
    const [lastKey, lastSpace] = [this.#keys.pop()!, this.#spaces.pop()!]
    const n = this.#keys.length
    if (n > 0) {
      let i = 0
      for (;;) {
        let down = 2 * i + 1
        if (down >= n) break
        if (down + 1 < n && this.#keys[down + 1]! < this.#keys[down]!) down++
        if (this.#keys[down]! >= lastKey) break
        this.#keys[i] = this.#keys[down]!
        this.#spaces[i] = this.#spaces[down]!
        i = down
      }
      this.#keys[i] = lastKey
      this.#spaces[i] = lastSpace
    }
    return { key, space }
  }
}

/**
 * The cheapest way to each space from some of them, or from each space to the nearest of them. Entering a space costs
 * what `enter` says; the space where one is costs nothing.
 */
export function travel(
  s: Zombies,
  ends: readonly Space[],
  enter: (space: Space) => number,
  direction: 'from' | 'to',
): Float64Array {
  const cost = new Float64Array(s.zombie.length).fill(Number.POSITIVE_INFINITY)
  const heap = new Heap()
  for (const space of ends) {
    cost[space] = 0
    heap.push(0, space)
  }
  const ways = wayCount(s)
  while (!heap.isEmpty) {
    const { key, space } = heap.pop()
    if (key > cost[space]!) continue
    const leaving = direction === 'to' ? key + enter(space) : key
    for (let i = 0; i < ways; i++) {
      const next = wayFrom(s, space, i)
      if (next < 0) continue
      const sum = direction === 'to' ? leaving : leaving + enter(next)
      if (sum >= cost[next]!) continue
      cost[next] = sum
      heap.push(sum, next)
    }
  }
  return cost
}

/**
 * What it is worth to enter each space: the best of what is there and, a little less for each step, of what is
 * beyond, less what the space itself costs.
 */
export function attraction(s: Zombies, gain: Float64Array, price: Float64Array, perStep: number): Float64Array {
  const worth = new Float64Array(s.zombie.length)
  const heap = new Heap()
  for (let space = 0; space < gain.length; space++) {
    worth[space] = gain[space]! - price[space]!
    if (worth[space]! > 0) heap.push(-worth[space]!, space)
  }
  const ways = wayCount(s)
  while (!heap.isEmpty) {
    const { key, space } = heap.pop()
    if (-key < worth[space]!) continue
    for (let i = 0; i < ways; i++) {
      const next = wayFrom(s, space, i)
      if (next < 0) continue
      const through = perStep * -key - price[next]!
      if (through <= worth[next]!) continue
      worth[next] = through
      if (through > 0) heap.push(-through, next)
    }
  }
  return worth
}

/** The spaces of a cheapest way along a field that `travel` made towards its ends, without the first. */
export function wayAlong(s: Zombies, field: Float64Array, from: Space): Space[] {
  const way: Space[] = []
  const ways = wayCount(s)
  let at = from
  while (field[at]! > 0 && way.length < field.length) {
    let best = -1
    for (let i = 0; i < ways; i++) {
      const next = wayFrom(s, at, i)
      if (next >= 0 && (best < 0 || field[next]! < field[best]!)) best = next
    }
    if (best < 0 || field[best]! >= field[at]!) break
    way.push(best)
    at = best
  }
  return way
}
