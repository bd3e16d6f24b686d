import { BadInput, type Chance, cite, type Plain, type RuleId, type SeenBy } from '@shamble/kernel'
import { pick } from './pick.js'

/** Chance for tests and cases: dice and drawn items in the order in which they will be asked for. */
export class ScriptedChance implements Chance {
  readonly #dice: number[]
  readonly #items: Plain[]

  constructor(
    script: { readonly dice?: readonly number[] | undefined; readonly draws?: readonly Plain[] | undefined } = {},
  ) {
    this.#dice = [...(script.dice ?? [])]
    this.#items = [...(script.draws ?? [])]
  }

  get unused(): { dice: number[]; draws: Plain[] } {
    return { dice: this.#dice.slice(), draws: this.#items.slice() }
  }

  die(sides: number, why: RuleId): number {
    cite(why)
    const die = this.#dice.shift()
    if (die === undefined) throw new BadInput(why, 'a d{{sides}} is rolled but no scripted die is left', { sides })
    if (!(Number.isInteger(die) && die >= 1 && die <= sides))
      throw new BadInput(why, '{{die}} is no face of a d{{sides}}', { die, sides })
    return die
  }

  dice(n: number, sides: number, why: RuleId): number[] {
    return Array.from({ length: n }, () => this.die(sides, why))
  }

  draw<T extends Plain>(bag: readonly T[], why: RuleId, _seenBy: SeenBy): T {
    cite(why)
    if (this.#items.length === 0) throw new BadInput(why, 'something is drawn but no scripted draw is left')
    return pick(bag, this.#items.shift()!, why)
  }

  tie<T extends Plain>(among: readonly T[], why: RuleId): T {
    return this.draw(among, why, 'all')
  }
}
