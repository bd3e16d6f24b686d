import { FRAN, INFECTED, isAutomatic, STUNNED, SUPER } from '../state.js'
import { guns, INFECTS, STUNS } from './chances.js'
import type { Foe, Situation } from './situation.js'
import type { Weights } from './weights.js'

/** Characters who are together, and those of them who can fire when they are attacked. */
export interface Party {
  readonly set: number
  readonly guard: number
}

/** How much each is missed: Peter's nerve, Roger's legs. */
const WORTH = [1.25, 1.1, 0.8, 1]

/** What it would cost the human side if something happened to a character, in units killed. */
export class Stakes {
  readonly infect: number[] = []
  readonly stun: number[] = []
  readonly lose: number[] = []
  readonly #sit: Situation
  readonly #strikes = new Float64Array(4)
  readonly #harm = new Map<number, number>()

  constructor(sit: Situation, w: Weights) {
    this.#sit = sit
    const { status, options } = sit.s
    const lost = status.filter((is) => is >= SUPER).length
    const double = options.franClause === 'counts-double'
    const franLost = status[FRAN]! >= SUPER
    const franHurt = status[FRAN]! >= INFECTED
    for (let c = 0; c < 4; c++) {
      const others = lost - (c !== FRAN && franLost ? 1 : 0)
      const ends = double
        ? lost + (franLost ? 1 : 0) + (c === FRAN ? 2 : 1) >= 3
        : lost + 1 >= 3 || (c === FRAN ? others > 0 : franHurt)
      this.lose[c] = ends ? w.end : c === FRAN ? w.lose * 1.5 : w.lose * WORTH[c]!
      const infectEnds = !double && c === FRAN && others > 0
      this.infect[c] = infectEnds ? w.end : c === FRAN ? w.infectFran : w.infect * WORTH[c]!
      this.stun[c] = w.stun
    }
  }

  /** The cost of one strike; on a character hurt already every result kills. */
  strike(c: number, strength: number, guard: number): number {
    const power = Math.min(13, strength)
    if (power < 1) return 0
    const status = this.#sit.s.status[c]!
    const hurt = status === INFECTED || (status === STUNNED && ((guard >> c) & 1) === 0)
    if (hurt) return (INFECTS[power]! + STUNS[power]!) * this.lose[c]!
    return INFECTS[power]! * this.infect[c]! + STUNS[power]! * this.stun[c]!
  }

  /** The cost of an attack on so many of them, no matter who the human side names. */
  attackOn({ set, guard }: Party, value: number, n: number): number {
    const strength = Math.floor(value / n)
    // The cheapest first; by hand, because a search asks a million times.
    const strikes = this.#strikes
    let count = 0
    for (let c = 0; c < 4; c++) {
      if (((set >> c) & 1) === 0) continue
      const cost = this.strike(c, strength, guard)
      let at = count++
      for (; at > 0 && strikes[at - 1]! > cost; at--) strikes[at] = strikes[at - 1]!
      strikes[at] = cost
    }
    let cost = 0
    for (let i = 0; i < n; i++) cost += strikes[i]!
    return cost
  }

  /** Section 15 rolls how many are attacked; a zombie player picks what hurts most. */
  attack(party: Party, value: number): number {
    const there = guns(party.set)
    let [sum, most] = [0, 0]
    for (let n = 1; n <= there; n++) {
      const cost = this.attackOn(party, value, n)
      sum += cost
      most = Math.max(most, cost)
    }
    return isAutomatic(this.#sit.s) ? sum / there : most
  }

  /** What it costs if a foe comes into a square with these characters. */
  meets(party: Party, foe: Foe): number {
    const addition = foe.supers > 0 ? 3 : foe.berserk ? 1 : 0
    let harm = 0
    for (let i = 0; i < foe.totals.length; i++)
      harm += foe.shares[i]! * this.meetsTotal(party, foe.totals[i]!, addition)
    return harm
  }

  /** They fire first, and it stays while it lives. */
  meetsTotal(party: Party, total: number, addition: number): number {
    const { set, guard } = party
    const key = ((total * 4 + addition) * 16 + set) * 16 + guard
    let harm = this.#harm.get(key)
    if (harm !== undefined) return harm
    // Chances are sums of fractions: a certain kill may come out a hair above 1.
    const lives = guard === 0 ? 1 : Math.max(0, 1 - this.#sit.defence(guard, total, addition).kills)
    // A character that it holds cannot leave: it strikes again until it is killed.
    const rounds = 1 / Math.max(0.3, 1 - lives ** 2.2)
    harm = lives * this.attack(party, total) * rounds
    this.#harm.set(key, harm)
    return harm
  }
}
