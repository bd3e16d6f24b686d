import type { Plain } from './plain.js'
import type { RuleId } from './rules.js'
import type { Seat } from './state.js'

export type SeenBy = readonly Seat[] | 'all' | 'nobody'

/** Everything that is not decided by a player. A port: never part of the state. */
export interface Chance {
  /** One die, 1 to `sides`. `seenBy` as for `dice`. */
  die(sides: number, why: RuleId, seenBy?: SeenBy): number
  /**
   * Several dice that are rolled at once.
   * @param seenBy who sees them fall; everybody when absent. Real dice are asked of them only.
   */
  dice(n: number, sides: number, why: RuleId, seenBy?: SeenBy): number[]
  /** One item of an unordered bag. The caller takes it out. */
  draw<T extends Plain>(bag: readonly T[], why: RuleId, seenBy: SeenBy): T
  /** One of several equals, where the rules say "at random". */
  tie<T extends Plain>(among: readonly T[], why: RuleId): T
}

/** What chance decided, as the record keeps it: dice as a list, a drawn item or a broken tie as itself. */
export type ChanceOutcome = readonly number[] | { readonly item: Plain } | { readonly tie: Plain }

/** Writes down what another chance decides. */
export class RecordingChance implements Chance {
  readonly outcomes: ChanceOutcome[] = []
  readonly #source: Chance
  readonly #beforeRoll: () => void

  constructor(source: Chance, beforeRoll: () => void = () => {}) {
    this.#source = source
    this.#beforeRoll = beforeRoll
  }

  die(sides: number, why: RuleId, seenBy?: SeenBy): number {
    this.#beforeRoll()
    const rolled = this.#source.die(sides, why, seenBy)
    this.outcomes.push([rolled])
    return rolled
  }

  dice(n: number, sides: number, why: RuleId, seenBy?: SeenBy): number[] {
    this.#beforeRoll()
    const rolled = this.#source.dice(n, sides, why, seenBy)
    this.outcomes.push(rolled.slice())
    return rolled
  }

  draw<T extends Plain>(bag: readonly T[], why: RuleId, seenBy: SeenBy): T {
    const item = this.#source.draw(bag, why, seenBy)
    this.outcomes.push({ item })
    return item
  }

  tie<T extends Plain>(among: readonly T[], why: RuleId): T {
    const item = this.#source.tie(among, why)
    this.outcomes.push({ tie: item })
    return item
  }
}
