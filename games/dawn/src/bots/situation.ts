import { type Mall, NO_DOOR, type Square } from '../map/mall.js'
import { panicAddition } from '../rules/panic.js'
import { isPassable, zombieSees } from '../rules/sight.js'
import { CLOSED, countersOf, type Dawn, mallOf, NO_UNIT, SUPER } from '../state.js'
import { bestDefence, chancesOf, type Defence, setHits } from './chances.js'

/** What is in one square: a unit, super zombies, or both. */
export interface Foe {
  readonly square: Square
  /** 0 where nobody remembers it. */
  readonly value: number
  /** What super zombies add to a value that is not known. */
  readonly extra: number
  readonly berserk: boolean
  readonly supers: number
  /** The totals it may have, and the chance of each. */
  readonly totals: readonly number[]
  readonly shares: readonly number[]
}

export interface Near {
  readonly squares: readonly Square[]
  readonly steps: readonly number[]
  readonly foes: readonly number[]
  readonly distance: readonly number[]
}

const MOST_VALUE = 30
const NEAR = 5

/** A position as a bot looks at it: what is known, what may be, and tables made once for a decision. */
export class Situation {
  readonly s: Dawn
  readonly mall: Mall
  readonly foes: Foe[] = []
  readonly foeAt: Int16Array
  /** The chance of each value for a unit that nobody remembers. */
  readonly prior = new Float64Array(MOST_VALUE)
  readonly #near = new Map<Square, Near>()
  readonly #hits = new Map<number, number>()
  readonly #chances: ReturnType<typeof chancesOf>
  readonly #seenLow: Int32Array
  readonly #seenHigh: Int32Array
  readonly #seenDone: Uint8Array
  readonly #marks: Int32Array
  #mark = 0

  constructor(s: Dawn) {
    this.s = s
    this.mall = mallOf(s)
    const { superValue } = countersOf(s)
    const urn = s.urns.flat()
    for (const value of urn) this.prior[value]! += 1 / urn.length
    const values: number[] = []
    const shares: number[] = []
    this.prior.forEach((share, value) => {
      if (share === 0) return
      values.push(value)
      shares.push(share)
    })
    this.foeAt = new Int16Array(this.mall.size).fill(-1)
    const isTurned = s.status.map((status) => status === SUPER)
    for (let square = 0; square < this.mall.size; square++) {
      const unit = s.unitAt[square]!
      let supers = 0
      for (let c = 0; c < isTurned.length; c++) if (isTurned[c] && s.at[c] === square) supers++
      if (unit === NO_UNIT && supers === 0) continue
      const own = unit === NO_UNIT ? 0 : s.value[unit]!
      const known = unit === NO_UNIT || own > 0
      this.foeAt[square] = this.foes.length
      this.foes.push({
        square,
        value: known ? own + supers * superValue : 0,
        extra: supers * superValue,
        berserk: unit !== NO_UNIT && s.berserk[unit] === 1,
        supers,
        totals: known ? [own + supers * superValue] : values.map((value) => value + supers * superValue),
        shares: known ? [1] : shares,
      })
    }
    this.#chances = chancesOf(s)
    this.#marks = new Int32Array(this.mall.size)
    this.#seenLow = new Int32Array(this.mall.size)
    this.#seenHigh = new Int32Array(this.mall.size)
    this.#seenDone = new Uint8Array(this.mall.size)
  }

  /** The chance that a shot by a set of characters kills, `penalty` being subtracted for each gun. */
  hits(foe: Foe, set: number, penalty: number, addition: number | null): number {
    const key = (((foe.value * 32 + foe.extra) * 64 + penalty) * 16 + set) * 8 + (addition ?? 7)
    let chance = this.#hits.get(key)
    if (chance !== undefined) return chance
    chance = 0
    if (foe.value > 0) chance = this.hitsTotal(foe.value, set, penalty, addition)
    else {
      for (let value = 1; value < MOST_VALUE; value++) {
        const share = this.prior[value]!
        if (share > 0) chance += share * this.hitsTotal(value + foe.extra, set, penalty, addition)
      }
    }
    this.#hits.set(key, chance)
    return chance
  }

  /** The same for a total that is known. */
  hitsTotal(total: number, set: number, penalty: number, addition: number | null): number {
    const key = ((total * 64 + penalty) * 16 + set) * 8 + (addition ?? 7)
    let chance = this.#chances.hits.get(key)
    if (chance === undefined) {
      chance = setHits(this.s, set, total, penalty, addition)
      this.#chances.hits.set(key, chance)
    }
    return chance
  }

  /** The best way to fire at an attacker. */
  defence(set: number, value: number, addition: number): Defence {
    const key = (value * 16 + set) * 8 + addition
    let found = this.#chances.defences.get(key)
    if (found === undefined) {
      found = bestDefence(this.s, set, value, addition)
      this.#chances.defences.set(key, found)
    }
    return found
  }

  /** The mean of a function of the total value. */
  mean(foe: Foe, of: (value: number) => number): number {
    if (foe.value > 0) return of(foe.value)
    let sum = 0
    for (let value = 1; value < MOST_VALUE; value++) {
      const share = this.prior[value]!
      if (share > 0) sum += share * of(value + foe.extra)
    }
    return sum
  }

  /** What the Panic Level rises by for a shot, `null` where no check is made. */
  panic(from: Square, foe: Foe): number | null {
    return panicAddition(this.s, from, foe.square)
  }

  /** [DAWN-6.7.a] What each gun loses by distance and by a door on the line. */
  penalty(from: Square, to: Square): number {
    if (from === to) return 0
    const { mall, s } = this
    const range = Math.abs(mall.row[from]! - mall.row[to]!) + Math.abs(mall.col[from]! - mall.col[to]!)
    const code = mall.sight[from * mall.size + to]!
    const door = code > 1 ? code - 2 : NO_DOOR
    return range + (door === NO_DOOR ? 0 : s.doors[door] === CLOSED ? 3 : 2)
  }

  /** Foes that are at most five steps from a square, as the doors are now, and how many. */
  near(square: Square): Near {
    let found = this.#near.get(square)
    if (found === undefined) {
      found = this.nearNow(square)
      this.#near.set(square, found)
    }
    return found
  }

  nearNow(square: Square): Near {
    const { mall, s, foeAt } = this
    const mark = ++this.#mark
    const marks = this.#marks
    const squares = [square]
    const steps = [0]
    const foes: number[] = []
    const distance: number[] = []
    marks[square] = mark
    for (let i = 0; i < squares.length; i++) {
      const at = squares[i]!
      const f = foeAt[at]!
      if (f >= 0) {
        foes.push(f)
        distance.push(steps[i]!)
      }
      if (steps[i] === NEAR) continue
      for (const way of mall.ways[at]!) {
        if (marks[way.to] === mark || !isPassable(s, way)) continue
        marks[way.to] = mark
        squares.push(way.to)
        steps.push(steps[i]! + 1)
      }
    }
    return { squares, steps, foes, distance }
  }

  #look(square: Square): void {
    this.#seenDone[square] = 1
    for (let i = 0; i < this.foes.length; i++) {
      if (!zombieSees(this.s, this.mall, this.foes[i]!.square, square)) continue
      if (i < 32) this.#seenLow[square]! |= 1 << i
      else this.#seenHigh[square]! |= 1 << (i - 32)
    }
  }

  /** Which of the first 32 foes see a square, a bit each; `seenHigh` has the others. */
  seenLow(square: Square): number {
    if (this.#seenDone[square] === 0) this.#look(square)
    return this.#seenLow[square]!
  }

  seenHigh(square: Square): number {
    if (this.#seenDone[square] === 0) this.#look(square)
    return this.#seenHigh[square]!
  }

  isSuperFoe(foe: Foe): boolean {
    return foe.supers > 0
  }
}
