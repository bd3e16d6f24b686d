import { Rollouts, Sample } from '@shamble/bots'
import { type Action, type Seat, type State, samePlain } from '@shamble/kernel'
import type { GameModule } from '@shamble/module'

/** So many times as far as the longest look of a search is played on, to see what an answer was worth. */
const FURTHER = 1.5

/** What the answers were worth by which a level left the policy's, in points of the chance to win. */
export interface Worth {
  /** The sum of a match: by so much the level is better than the policy, as far as it can be seen from there. */
  readonly points: number
  readonly error: number
  readonly left: number
  readonly matches: number
}

/**
 * Weighs answers of a level against the policy's where the two differ: each is played on in fresh worlds, side by side with
 * the same dice. A match says by one number who is better, and hardly that; some twenty answers say it of each match.
 */
export class Weighing {
  readonly #module: GameModule
  readonly #pairs: number
  readonly #sums = new Sample()
  #sum = 0
  #left = 0
  #seed = 0

  constructor(module: GameModule, pairs: number) {
    this.#module = module
    this.#pairs = pairs
  }

  /** Looks at an answer before it is given. */
  weigh(s: State, seat: Seat, given: Action): void {
    const { game, lookahead } = this.#module
    const view = game.view(s, seat)
    const mind = lookahead!.memory?.note(null, view, []) ?? null
    // No search has such seeds: it must not be judged by the worlds in which the answer was found.
    const rollouts = new Rollouts(this.#module, -1 - this.#seed, mind)
    const own = rollouts.policy(s, seat)
    if (samePlain(given, own)) return
    this.#left++
    this.#seed++
    const turns = Math.ceil(lookahead!.horizon.check * FURTHER)
    for (let i = 0; i < this.#pairs; i++) {
      const world = rollouts.world(view, i)
      const ends = [given, own].map((action) => rollouts.play(world, i, { seat, plan: { action } }, turns)[seat]!)
      this.#sum += (100 * (ends[0]! - ends[1]!)) / this.#pairs
    }
  }

  endMatch(): void {
    this.#sums.add(this.#sum)
    this.#sum = 0
  }

  get worth(): Worth {
    const { mean, error, count } = this.#sums
    return { points: mean, error, left: this.#left / Math.max(1, count), matches: count }
  }
}
