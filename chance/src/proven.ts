import {
  BadInput,
  BrokenInvariant,
  type Chance,
  type ChanceOutcome,
  cite,
  type Plain,
  type RuleId,
  type SeenBy,
  samePlain,
} from '@shamble/kernel'
import { type Added, entropyOf, type RollContext, rollOf, type Stream, secretOf } from './proof.js'
import { RecordedChance } from './recorded.js'

/** How many secrets something has used. */
export interface DiceUse {
  /** The faces of each die whose secret is opened at once, in their order. */
  readonly open: readonly number[]
  /** How many stay closed until the end. */
  readonly closed: number
}

/**
 * Whether dice that everybody sees are opened at once. Not where not everybody may know of the answer: the number of the
 * next open die would tell.
 */
export type Opening = 'dice' | 'nothing'

/** Which secrets something has used so far; dice, draws and ties of a match in their order. */
class Use {
  readonly open: number[] = []
  closed = 0
  readonly #opening: Opening

  constructor(opening: Opening) {
    this.#opening = opening
  }

  /** Only dice: where an item lay in a bag would tell what else is in it, or is not. */
  ofDie(sides: number, seenBy: SeenBy): { readonly stream: Stream; readonly at: number } {
    if (seenBy !== 'all' || this.#opening === 'nothing') return this.ofDraw()
    return { stream: 'open', at: this.open.push(sides) - 1 }
  }

  ofDraw(): { readonly stream: Stream; readonly at: number } {
    return { stream: 'closed', at: this.closed++ }
  }
}

/** Items in an order of their own, whatever list they came in: a check needs to know what was in the bag, not where. */
function inOrder<T extends Plain>(bag: readonly T[]): readonly T[] {
  const named = bag.map((item) => [JSON.stringify(item), item] as const)
  return named.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)).map(([, item]) => item)
}

/** What rolls are made from. */
export interface ProvenSource {
  readonly master: string
  readonly context: RollContext
  /** How many secrets were used before. */
  readonly used: { readonly open: number; readonly closed: number }
}

export const contextOf = (match: string, parts: readonly Added[]): RollContext => ({
  match,
  entropy: entropyOf(parts),
})

/** Chance that can be checked afterwards: each roll follows from a secret that was committed to before. */
export class ProvenChance implements Chance {
  readonly #source: ProvenSource
  readonly #use: Use

  constructor(source: ProvenSource, opening: Opening) {
    this.#source = source
    this.#use = new Use(opening)
  }

  get use(): DiceUse {
    return this.#use
  }

  die(sides: number, why: RuleId, seenBy: SeenBy = 'all'): number {
    cite(why)
    return 1 + this.#roll(this.#use.ofDie(sides, seenBy), sides)
  }

  dice(n: number, sides: number, why: RuleId, seenBy: SeenBy = 'all'): number[] {
    return Array.from({ length: n }, () => this.die(sides, why, seenBy))
  }

  draw<T extends Plain>(bag: readonly T[], why: RuleId, _seenBy: SeenBy): T {
    cite(why)
    if (bag.length === 0) throw new BrokenInvariant(`${why}: drawing from an empty bag`)
    return inOrder(bag)[this.#roll(this.#use.ofDraw(), bag.length)]!
  }

  tie<T extends Plain>(among: readonly T[], why: RuleId): T {
    return this.draw(among, why, 'nobody')
  }

  #roll({ stream, at }: { readonly stream: Stream; readonly at: number }, n: number): number {
    const { master, context, used } = this.#source
    const index = used[stream] + at
    return rollOf(secretOf(master, stream, index), context, stream, index, n)
  }
}

/** Feeds recorded outcomes back and counts which secrets they used. */
export class CountedChance extends RecordedChance {
  readonly #use: Use

  constructor(outcomes: readonly ChanceOutcome[], opening: Opening) {
    super(outcomes)
    this.#use = new Use(opening)
  }

  get use(): DiceUse {
    return this.#use
  }

  override die(sides: number, why: RuleId, seenBy?: SeenBy): number {
    return this.dice(1, sides, why, seenBy)[0]!
  }

  override dice(n: number, sides: number, why: RuleId, seenBy: SeenBy = 'all'): number[] {
    for (let i = 0; i < n; i++) this.#use.ofDie(sides, seenBy)
    return super.dice(n, sides, why)
  }

  override draw<T extends Plain>(bag: readonly T[], why: RuleId, seenBy: SeenBy): T {
    this.#use.ofDraw()
    return super.draw(bag, why, seenBy)
  }

  override tie<T extends Plain>(among: readonly T[], why: RuleId): T {
    this.#use.ofDraw()
    return super.tie(among, why)
  }
}

/** Feeds recorded outcomes back, each of which must be what the secrets lead to. */
export class CheckedChance extends CountedChance {
  readonly #proven: ProvenChance

  constructor(outcomes: readonly ChanceOutcome[], source: ProvenSource, opening: Opening) {
    super(outcomes, opening)
    this.#proven = new ProvenChance(source, opening)
  }

  override dice(n: number, sides: number, why: RuleId, seenBy: SeenBy = 'all'): number[] {
    return agreeing(super.dice(n, sides, why, seenBy), this.#proven.dice(n, sides, why, seenBy), why)
  }

  override draw<T extends Plain>(bag: readonly T[], why: RuleId, seenBy: SeenBy): T {
    return agreeing(super.draw(bag, why, seenBy), this.#proven.draw(bag, why, seenBy), why)
  }

  override tie<T extends Plain>(among: readonly T[], why: RuleId): T {
    return agreeing(super.tie(among, why), this.#proven.tie(among, why), why)
  }
}

function agreeing<T extends Plain>(recorded: T, expected: T, why: RuleId): T {
  if (samePlain(recorded, expected)) return recorded
  throw new BadInput('', 'the file says {{found}} for {{why}}, but the secrets lead to {{expected}}', {
    found: JSON.stringify(recorded),
    expected: JSON.stringify(expected),
    why,
  })
}
