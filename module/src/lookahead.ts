import type { Choices, GameEvent, Plain, Seat, State, ViewBase } from '@shamble/kernel'

/** Mistakes that people make, besides overlooking that they could interrupt: too eager, too careful. */
export const LAPSES = ['greedy', 'timid'] as const
export type Lapse = (typeof LAPSES)[number]

/**
 * What a game tells a search, so that bots can look ahead in it (`bots/src/search`). All of it is asked about worlds that
 * are whole: guesses of what the searching seat sees.
 */
export interface Lookahead<S extends State = State, A = { readonly type: string }, V extends ViewBase = ViewBase> {
  /**
   * What a sensible player answers, for rollouts: quick, without a view. Of what the state hides it reads only what that
   * seat may know.
   * @param mind what the searching bot remembers, where the game has a memory
   */
  policy(s: S, seat: Seat, choices: Choices<A>, mind: Plain | null): A
  /** The chance of each seat to win from here, 0 to 1; where endings are better or worse, how well it will end. */
  evaluate(s: S): readonly number[]
  /** The policy is strong by itself: `sharp` plays it as it is, only `master` looks ahead, and the house is weaker. */
  readonly isStrong?: true
  /**
   * How far the evaluation may be off where two answers are compared by it at the end of a first look, as a standard
   * error. Where it is said an answer may be given after the first look alone; a weak evaluation says nothing.
   */
  readonly trust?: number
  /** How well a match that is over ended for a seat, 0 to 1; 1 for the winners when absent. */
  result?(s: S, seat: Seat): number
  /** What the horizons are counted in, turns for the most part; never falls. */
  clock(s: S): number
  /** How far a first look reaches, and how far a rollout before the house's own move is left. */
  readonly horizon: { readonly screen: number; readonly check: number }
  /**
   * The answers that are worth a look, the most promising first, at most so many; none where the policy's own is good
   * enough, which need not be among them.
   */
  candidates(s: S, seat: Seat, choices: Choices<A>, most: number): readonly A[]
  /**
   * Where one answer says little by itself: plans that are worth a look, instead of the candidates. Several may begin
   * with the same answer.
   */
  plans?(s: S, seat: Seat, choices: Choices<A>, most: number): readonly Plan<S, A>[]
  /** What a person would do who makes this mistake; `null` where there is no room for it. */
  lapse?(s: S, seat: Seat, choices: Choices<A>, lapse: Lapse): A | null
  /** One mistake says little by itself, because the next answer mends it: it is kept up for a whole turn. */
  readonly lapsesLast?: true
  /** What remembering is good for; nothing when absent. */
  readonly memory?: Memory<V>
  /** Everybody acts in every turn: in an analysis dice and draws are then nobody's own. */
  readonly sharedTurns?: true
  /** Seats that have something to win; all of them when absent. The decisions of others are not rated. */
  contenders?(s: S): readonly Seat[]
  /** What the evaluation is fitted from (`npm run fit`); absent where it is not fitted. */
  readonly fit?: Fit<S>
  /** The numbers that the policy goes by, where they are tuned (`npm run tune`). */
  readonly tunable?: Tunable<S, A>
}

/** What a seat could be up to: an answer, and those that are meant to follow it. */
export interface Plan<S, A> {
  readonly action: A
  /** What the seat answers next in a rollout, as the policy would; `null` once the plan is carried out or has failed. */
  next?(s: S, seat: Seat, choices: Choices<A>): A | null
}

/** A memory as plain data: it can be handed to another thread. */
export interface Memory<V> {
  /** @param mind what was remembered before, `null` at first */
  note(mind: Plain | null, view: V, events: readonly GameEvent[]): Plain
  /** The view with what is remembered in its holes: worlds are guesses of it. */
  recall(mind: Plain, view: V): V
}

/** A policy that goes by numbers: they are found in matches that it plays against itself. */
export interface Tunable<S, A> {
  /** By name: where the search begins, the house's own, and how far a number is moved at a time. */
  readonly numbers: Readonly<Record<string, { readonly value: number; readonly step: number }>>
  /** The policy with such numbers, and the house's for what is not named. */
  policy(numbers: Readonly<Record<string, number>>): TunedPolicy<S, A>
  readonly tuned: Tuned
}

export interface TunedPolicy<S, A> {
  answer(s: S, seat: Seat, choices: Choices<A>): A
}

/** Numbers that were tuned: data, with where they come from. */
export interface Tuned {
  readonly numbers: Readonly<Record<string, number>>
  /** The runs that found them; each says how the names of its numbers begin. */
  readonly from: readonly {
    readonly only: string
    readonly rules: string
    readonly seed: string
    readonly matches: number
  }[]
}

/** What an evaluation looks at, with what each number means. */
export interface Fit<S> {
  readonly features: Readonly<Record<string, string>>
  /** The numbers of each seat, in that order. */
  of(s: S): readonly (readonly number[])[]
  readonly evaluation: Evaluation
}

/** How seats share the chances: one of them wins, or each ends well or badly by itself. */
export const SHARES = ['one-wins', 'each'] as const

/** A fitted evaluation: data, with where it comes from. */
export interface Evaluation {
  readonly shares: (typeof SHARES)[number]
  readonly weights: Readonly<Record<string, number>>
  readonly from: {
    readonly rules: string
    readonly seed: string
    readonly matches: number
    readonly positions: number
    /** The mean squared error on matches that were not fitted, and that of always saying the mean. */
    readonly brier: number
    readonly brierOfMean: number
  }
}

/** The numbers of each seat as chances. */
export function weigh(
  rows: readonly (readonly number[])[],
  weights: readonly number[],
  shares: Evaluation['shares'],
): number[] {
  const sums = rows.map((row) => row.reduce((sum, value, i) => sum + value * weights[i]!, 0))
  if (shares === 'each') return sums.map((sum) => 1 / (1 + Math.exp(-sum)))
  const most = Math.max(...sums)
  const parts = sums.map((sum) => Math.exp(sum - most))
  const whole = parts.reduce((sum, part) => sum + part, 0)
  return parts.map((part) => part / whole)
}
