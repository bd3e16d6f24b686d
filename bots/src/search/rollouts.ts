import {
  type Action,
  BrokenInvariant,
  type Choices,
  Engine,
  Offers,
  type Plain,
  type Seat,
  type State,
  unwatched,
  type ViewBase,
} from '@shamble/kernel'
import type { GameModule, Lookahead, Plan } from '@shamble/module'
import { KeyedChance, mixed } from './keyed-chance.js'

/** A rollout that goes round in circles is judged where it stands. */
const MOST_DECISIONS = 5_000

/** Plays on from guessed worlds: what the stages of a search share. */
export class Rollouts {
  readonly lookahead: Lookahead<State, Action>
  readonly engine: Engine
  readonly #offers = new Offers<Action>('legal-only')
  readonly #seed: number
  readonly #mind: Plain | null
  /** How many were played. */
  played = 0

  constructor(module: GameModule, seed: number, mind: Plain | null) {
    if (module.lookahead === undefined) throw new BrokenInvariant(`${module.game.id} has no lookahead`)
    this.lookahead = module.lookahead
    this.engine = new Engine(module.game)
    this.#seed = seed
    this.#mind = mind
  }

  /** A world that the view allows, with what is remembered; the same number gives the same world. */
  world(view: ViewBase, number: number): State {
    const { memory } = this.lookahead
    const recalled = memory === undefined || this.#mind === null ? view : memory.recall(this.#mind, view)
    return this.engine.game.guess(recalled, new KeyedChance(mixed(this.#seed, number, 0, 1)))
  }

  policy(s: State, seat: Seat): Action {
    return this.lookahead.policy(s, seat, this.#choices(s, seat), this.#mind)
  }

  #choices(s: State, seat: Seat): Choices<Action> {
    this.engine.offerTo(s, seat, this.#offers)
    return this.#offers.choices(this.engine.passing(s))
  }

  /**
   * Plays a copy of a world on for so long, and says how well each seat is doing then.
   * @param first what a seat answers to begin with, and what it is up to; `null` where everybody plays as the policy says
   */
  play(
    world: State,
    number: number,
    first: { readonly seat: Seat; readonly plan: Plan<State, Action> } | null,
    ticks: number,
  ): readonly number[] {
    const { lookahead, engine } = this
    const s = engine.game.clone(world)
    const chance = new KeyedChance(mixed(this.#seed, number, 0, 2))
    const play = unwatched(chance)
    const until = lookahead.clock(s) + ticks
    this.played++
    let plan = first?.plan ?? null
    for (let decisions = 0; decisions < MOST_DECISIONS && s.outcome === null; decisions++) {
      const time = lookahead.clock(s)
      if (time >= until) break
      chance.at(time)
      if (first !== null && decisions === 0) {
        engine.step(s, first.seat, first.plan.action, play)
        continue
      }
      const { seat } = s.questions[0]!
      const choices = this.#choices(s, seat)
      const meant = seat === first?.seat ? (plan?.next?.(s, seat, choices) ?? null) : null
      if (seat === first?.seat && meant === null) plan = null
      engine.step(s, seat, meant ?? lookahead.policy(s, seat, choices, this.#mind), play)
    }
    return this.standing(s)
  }

  /** How well each seat has done where the match is over, and how well it is doing elsewhere. */
  standing(s: State): readonly number[] {
    const { outcome } = s
    if (outcome === null) return this.lookahead.evaluate(s)
    return s.answered.map((_, seat) => this.lookahead.result?.(s, seat) ?? (outcome.winners.includes(seat) ? 1 : 0))
  }
}
