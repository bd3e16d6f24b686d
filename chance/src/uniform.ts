import { BrokenInvariant, type Chance, cite, type Plain, type RuleId, type SeenBy } from '@shamble/kernel'

/** Chance from any source of uniform integers. */
export class UniformChance implements Chance {
  readonly #below: (n: number) => number

  /** @param below gives an integer from 0 to n - 1, each equally likely */
  constructor(below: (n: number) => number) {
    this.#below = below
  }

  die(sides: number, why: RuleId): number {
    cite(why)
    return 1 + this.#below(sides)
  }

  dice(n: number, sides: number, why: RuleId): number[] {
    cite(why)
    const rolled: number[] = []
    for (let i = 0; i < n; i++) rolled.push(1 + this.#below(sides))
    return rolled
  }

  draw<T extends Plain>(bag: readonly T[], why: RuleId, _seenBy: SeenBy): T {
    cite(why)
    if (bag.length === 0) throw new BrokenInvariant(`${why}: drawing from an empty bag`)
    return bag[this.#below(bag.length)]!
  }

  tie<T extends Plain>(among: readonly T[], why: RuleId): T {
    return this.draw(among, why, 'all')
  }
}
