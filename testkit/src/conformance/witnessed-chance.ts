import type { Chance, Plain, RuleId, SeenBy } from '@shamble/kernel'

export interface WitnessedDraw {
  readonly at: number
  readonly bag: readonly Plain[]
  readonly seenBy: SeenBy
  readonly why: RuleId
}

/** Dice that not everybody sees. */
export interface WitnessedRoll {
  readonly at: number
  readonly sides: number
  readonly seenBy: Exclude<SeenBy, 'all'>
  readonly why: RuleId
}

/** Chance that notes from what was drawn, which dice were rolled in secret, and who may see it. */
export class WitnessedChance implements Chance {
  readonly draws: WitnessedDraw[] = []
  readonly secretRolls: WitnessedRoll[] = []
  readonly #source: Chance
  #asked = 0

  constructor(source: Chance) {
    this.#source = source
  }

  die(sides: number, why: RuleId, seenBy: SeenBy = 'all'): number {
    this.#note(sides, why, seenBy)
    return this.#source.die(sides, why, seenBy)
  }

  dice(n: number, sides: number, why: RuleId, seenBy: SeenBy = 'all'): number[] {
    this.#note(sides, why, seenBy)
    return this.#source.dice(n, sides, why, seenBy)
  }

  #note(sides: number, why: RuleId, seenBy: SeenBy): void {
    const at = this.#asked++
    if (seenBy !== 'all') this.secretRolls.push({ at, sides, seenBy, why })
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
