import { BrokenInvariant, type Chance, type Plain, type RuleId } from '@shamble/kernel'

const keys = new Map<RuleId, number>()

function keyOf(rule: RuleId): number {
  const known = keys.get(rule)
  if (known !== undefined) return known
  let key = 0x811c9dc5
  for (let i = 0; i < rule.length; i++) key = Math.imul(key ^ rule.charCodeAt(i), 0x01000193)
  keys.set(rule, key)
  return key
}

/** 32 bits that depend on every bit of the four, each in its own way. */
export function mixed(a: number, b: number, c: number, d: number): number {
  let x = a | 0
  for (const next of [b, c, d]) {
    x = Math.imul(x ^ (x >>> 16), 0x85ebca6b) ^ (next | 0)
    x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35)
    x ^= x >>> 16
  }
  x = Math.imul(x ^ (x >>> 15), 0x2c1b3c6d)
  x = Math.imul(x ^ (x >>> 12), 0x297a2d39)
  return (x ^ (x >>> 15)) >>> 0
}

/**
 * Chance for rollouts that are compared: what is rolled follows from the rule that asks, from the turn, and from how
 * often that rule has asked in it. Two rollouts of one seed that do the same get the same, whatever else either of them
 * rolls in between; what one does more of in a turn puts nothing out of step after it.
 */
export class KeyedChance implements Chance {
  readonly #seed: number
  readonly #counts = new Map<RuleId, number>()
  #time = 0

  constructor(seed: number) {
    this.#seed = seed
  }

  /** From now on it is so late. */
  at(time: number): void {
    if (time === this.#time) return
    this.#time = time
    this.#counts.clear()
  }

  die(sides: number, why: RuleId): number {
    return 1 + this.#below(sides, why)
  }

  dice(n: number, sides: number, why: RuleId): number[] {
    return Array.from({ length: n }, () => this.die(sides, why))
  }

  draw<T extends Plain>(bag: readonly T[], why: RuleId): T {
    if (bag.length === 0) throw new BrokenInvariant(`${why}: drawing from an empty bag`)
    return bag[this.#below(bag.length, why)]!
  }

  tie<T extends Plain>(among: readonly T[], why: RuleId): T {
    return this.draw(among, why)
  }

  #below(n: number, why: RuleId): number {
    const count = this.#counts.get(why) ?? 0
    this.#counts.set(why, count + 1)
    // Scaled, not divided: bags that differ by one item then give neighbours. What that makes uneven is below 1 in 2²⁴.
    return Math.floor((mixed(this.#seed, keyOf(why), this.#time, count) / 0x1_0000_0000) * n)
  }
}
