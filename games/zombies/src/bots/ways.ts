import { type Space, wayCount, wayFrom } from '../board/board.js'
import { NO_ZOMBIE, type Zombies } from '../state.js'

/** What a space with a zombie counts for in steps, where nothing is known of the player who meets it. */
export const PAST_ZOMBIE = 2.2

/** Spaces by a number, the lowest first. One serves every search: none is begun before the one before it has ended. */
class Heap {
  #keys = new Float64Array(1_024)
  #spaces = new Int32Array(1_024)
  #count = 0

  get isEmpty(): boolean {
    return this.#count === 0
  }

  get least(): number {
    return this.#keys[0]!
  }

  push(key: number, space: Space): void {
    if (this.#count === this.#keys.length) this.#grow()
    const keys = this.#keys
    const spaces = this.#spaces
    let i = this.#count++
    while (i > 0) {
      const up = (i - 1) >> 1
      if (keys[up]! <= key) break
      keys[i] = keys[up]!
      spaces[i] = spaces[up]!
      i = up
    }
    keys[i] = key
    spaces[i] = space
  }

  /** Takes out the space with the least number, which `least` has told. */
  pop(): Space {
    const keys = this.#keys
    const spaces = this.#spaces
    const space = spaces[0]!
    const n = --this.#count
    const lastKey = keys[n]!
    const lastSpace = spaces[n]!
    let i = 0
    for (;;) {
      let down = 2 * i + 1
      if (down >= n) break
      if (down + 1 < n && keys[down + 1]! < keys[down]!) down++
      if (keys[down]! >= lastKey) break
      keys[i] = keys[down]!
      spaces[i] = spaces[down]!
      i = down
    }
    keys[i] = lastKey
    spaces[i] = lastSpace
    return space
  }

  #grow(): void {
    const [keys, spaces] = [this.#keys, this.#spaces]
    this.#keys = new Float64Array(2 * keys.length)
    this.#keys.set(keys)
    this.#spaces = new Int32Array(2 * spaces.length)
    this.#spaces.set(spaces)
  }
}

const heap = new Heap()

/**
 * The cheapest way to each space from some of them, or from each space to the nearest of them. Entering a space costs
 * one, or so much where a zombie is; the space where one is costs nothing.
 */
export function travel(s: Zombies, ends: readonly Space[], zombie: number, direction: 'from' | 'to'): Float64Array {
  const cost = new Float64Array(s.zombie.length).fill(Number.POSITIVE_INFINITY)
  for (const space of ends) {
    cost[space] = 0
    heap.push(0, space)
  }
  const ways = wayCount(s)
  while (!heap.isEmpty) {
    const key = heap.least
    const space = heap.pop()
    if (key > cost[space]!) continue
    const leaving = direction === 'to' ? key + (s.zombie[space] === NO_ZOMBIE ? 1 : zombie) : key
    for (let i = 0; i < ways; i++) {
      const next = wayFrom(s, space, i)
      if (next < 0) {
        // After the last link there are only joins.
        if (i < 3) i = 3
        continue
      }
      const sum = direction === 'to' ? leaving : leaving + (s.zombie[next] === NO_ZOMBIE ? 1 : zombie)
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
  for (let space = 0; space < gain.length; space++) {
    worth[space] = gain[space]! - price[space]!
    if (worth[space]! > 0) heap.push(-worth[space]!, space)
  }
  const ways = wayCount(s)
  while (!heap.isEmpty) {
    const key = heap.least
    const space = heap.pop()
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
