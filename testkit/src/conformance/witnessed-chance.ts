import type { Chance, Plain, RuleId, SeenBy } from '@shamble/kernel'

export interface WitnessedDraw {
  readonly at: number
  readonly bag: readonly Plain[]
  readonly seenBy: SeenBy
  readonly why: RuleId
}

/** Chance that notes from what was drawn and who may see it. */
export class WitnessedChance implements Chance {
  readonly draws: WitnessedDraw[] = []
  readonly #source: Chance
  #asked = 0

  constructor(source: Chance) {
    this.#source = source
  }

  die(sides: number, why: RuleId): number {
    this.#asked++
    return this.#source.die(sides, why)
  }

  dice(n: number, sides: number, why: RuleId): number[] {
    this.#asked++
    return this.#source.dice(n, sides, why)
  }

  draw<T extends Plain>(bag: readonly T[], why: RuleId, seenBy: SeenBy): T {
    this.draws.push({ at: this.#asked++, bag: bag.slice(), seenBy, why })
    return this.#source.draw(bag, why, seenBy)
  }

  tie<T extends Plain>(among: readonly T[], why: RuleId): T {
    this.#asked++
    return this.#source.tie(among, why)
  }
}
