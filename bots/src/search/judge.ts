import { type Action, type Choices, type Plain, type Seat, type State, samePlain, type ViewBase } from '@shamble/kernel'
import type { GameModule, Lookahead, Plan } from '@shamble/module'
import type { Effort } from './effort.js'
import { Rollouts } from './rollouts.js'
import { Sample } from './sample.js'

/** What is judged: what one seat sees and may do, and what it remembers. */
export interface Position {
  readonly seat: Seat
  readonly view: ViewBase
  readonly choices: Choices<Action>
  readonly mind?: Plain | null
  /** Answers that are judged to the end whatever is found: the one that was given, say. */
  readonly also?: readonly Action[]
}

/** One answer and what is to be expected of it. */
export interface Alternative {
  readonly action: Action
  /** How likely the seat wins after it, and the standard error of that. */
  readonly chance: number
  readonly error: number
  /** By how much it is better than the house's own, from the pairs of both stages; 0 for that one itself. */
  readonly gain: number
  readonly gainError: number
  readonly rollouts: number
  /** How far it was looked at: to the end of the turn, or over several turns. */
  readonly stage: 'screen' | 'check'
}

export interface Judgement {
  readonly best: Action
  /** What the house would answer. */
  readonly own: Action
  /** The best first. Answers of different stages are not to be compared to the last point. */
  readonly ranking: readonly Alternative[]
  readonly rollouts: number
  /** Whether more thought would hardly change the answer. */
  readonly isClear: boolean
}

/** So many pairs before anything is dropped or decided. */
const FEWEST = 6
/** An answer that is worse by so many standard errors is dropped; one that is better by so many is taken. */
const BEHIND = 1.5
const CLEARLY = 2.2
/** What an evaluation at the end of the turn may be off by when two answers are compared, where a game does not say. */
const SHORT_SIGHT = 0.05

/** A gain and its standard error. */
interface Gain {
  readonly mean: number
  readonly error: number
}

class Look {
  readonly plan: Plan<State, Action>
  readonly screen = { value: new Sample(), gain: new Sample() }
  readonly check = { value: new Sample(), gain: new Sample() }

  readonly #trust: number

  constructor(plan: Plan<State, Action>, trust = SHORT_SIGHT) {
    this.plan = plan
    this.#trust = trust
  }

  get action(): Action {
    return this.plan.action
  }

  /** By how much it is better than the house's own, by all that was seen: each stage as much as it can be trusted. */
  get gain(): Gain {
    const screen = { mean: this.screen.gain.mean, error: Math.hypot(this.screen.gain.error, this.#trust) }
    const { mean, error } = this.check.gain
    // Pairs that came out alike so far prove little.
    const check = { mean, error: Math.max(error, 1 / (this.check.gain.count * 10)) }
    if (this.check.gain.count < 2) return screen
    const [near, far] = [screen.error ** -2, check.error ** -2]
    return { mean: (near * screen.mean + far * check.mean) / (near + far), error: (near + far) ** -0.5 }
  }

  get alternative(): Alternative {
    const stage = this.check.value.count > 0 ? 'check' : 'screen'
    const { value } = this[stage]
    const { gain } = this
    const rollouts = this.screen.value.count + this.check.value.count
    const { action } = this
    return {
      action,
      chance: value.mean,
      error: value.error,
      gain: gain.mean,
      gainError: gain.error,
      rollouts,
      stage,
    }
  }
}

/**
 * Two stages. All candidates are played to the end of the turn and judged by the game's evaluation; those that do not
 * fall behind are played on for several turns, each in the same worlds and with the same dice as the house's own answer,
 * before that one is left. It yields after every rollout.
 * @param isLate asked between rollouts: then the best so far is taken
 */
export function* judging(
  module: GameModule,
  position: Position,
  effort: Effort,
  seed: number,
  isLate: () => boolean = () => false,
): Generator<void, Judgement> {
  const { view, seat, choices, also = [] } = position
  const rollouts = new Rollouts(module, seed, position.mind ?? null)
  const { lookahead } = rollouts
  const { trust } = lookahead
  const first = rollouts.world(view, 0)
  const own = lookahead.policy(first, seat, choices, position.mind ?? null)
  const kept = also.filter((action) => !samePlain(action, own)).map((action) => new Look({ action }, trust))
  const house = new Look({ action: own }, trust)
  const others =
    choices.actions.length + choices.spaces.length === 1
      ? []
      : plansFor(lookahead, first, seat, choices, effort.candidates)
          // What says no more than its answer is looked at once.
          .filter(({ action, next }) => next !== undefined || ![own, ...also].some((one) => samePlain(one, action)))
          .slice(0, effort.candidates)
          .map((plan) => new Look(plan, trust))
  const looks = [house, ...kept, ...others]
  const pairs = function* (stage: 'screen' | 'check', number: number, among: readonly Look[]): Generator<void> {
    const world = rollouts.world(view, number)
    let mine = 0
    for (const look of among) {
      const ends = rollouts.play(world, number, { seat, plan: look.plan }, lookahead.horizon[stage])
      const value = ends[seat]!
      if (look === house) mine = value
      look[stage].value.add(value)
      look[stage].gain.add(value - mine)
      yield
    }
  }

  let open = looks
  for (let i = 0; i < effort.screen && open.length > 1 && !isLate(); i++) {
    yield* pairs('screen', i, open)
    if (i + 1 >= FEWEST) open = open.filter((look) => kept.includes(look) || !isBehind(look.screen.gain))
  }
  const finalists = open
    .filter((look) => look !== house && (kept.includes(look) || look.screen.gain.mean > 0))
    .sort((a, b) => b.screen.gain.mean - a.screen.gain.mean)
  open = [house, ...finalists.filter((look, i) => kept.includes(look) || i < effort.finalists)]
  for (let i = 0; i < effort.check && open.length > 1 && !isLate(); i++) {
    // Other worlds than those by which the finalists were chosen: there they were lucky.
    yield* pairs('check', effort.screen + i, open)
    if (i + 1 < FEWEST) continue
    open = open.filter((look) => look === house || kept.includes(look) || !isBehind(look.gain))
    if (kept.length === 0 && open.some((look) => look !== house && isAhead(look.gain, CLEARLY))) break
  }

  const isSeen = ({ screen, check }: Look): boolean =>
    check.gain.count >= Math.min(FEWEST, effort.check) || (trust !== undefined && screen.gain.count >= FEWEST)
  const better = looks
    .filter((look) => look !== house && isSeen(look))
    .filter((look) => isAhead(look.gain, effort.doubt))
    .sort((a, b) => b.gain.mean - a.gain.mean)
  const best = better[0] ?? house
  const rest = looks.filter((look) => look !== best).sort((a, b) => rank(b) - rank(a))
  return {
    best: best.action,
    own,
    ranking: onceEach([best, ...rest]).map((look) => look.alternative),
    rollouts: rollouts.played,
    isClear: open.length <= 1 || (best !== house && isAhead(best.gain, CLEARLY)),
  }
}

/** What is worth a look: plans where the game has them. */
const plansFor = (
  lookahead: Lookahead,
  s: State,
  seat: Seat,
  choices: Choices<Action>,
  most: number,
): readonly Plan<State, Action>[] =>
  lookahead.plans?.(s, seat, choices, most) ??
  lookahead.candidates(s, seat, choices, most).map((action) => ({ action }))

/** An answer stands for the best that is planned with it. */
const onceEach = (looks: readonly Look[]): readonly Look[] =>
  looks.filter(({ action }, i) => !looks.slice(0, i).some((before) => samePlain(before.action, action)))

const isBehind = ({ mean, error }: Gain): boolean => mean + BEHIND * error < 0
const isAhead = ({ mean, error }: Gain, by: number): boolean => mean > 0 && mean - by * error > 0

/** Those that were checked come first. */
const rank = ({ gain, check }: Look): number => (check.gain.count > 0 ? gain.mean : gain.mean - 2)

/** How likely each seat wins. */
export interface WinChances {
  readonly chances: readonly number[]
  readonly errors: readonly number[]
  readonly rollouts: number
}

/**
 * The chance of each seat to win, by rollouts over several turns.
 * @param from what one viewer sees, or the position as it is: then everything that is true is used, as in an analysis of
 * a match that is over
 * @param ticks how far to look; as far as the game checks an answer when absent
 */
export function* winChances(
  module: GameModule,
  from: { readonly view: ViewBase; readonly mind?: Plain | null } | { readonly state: State },
  count: number,
  seed: number,
  ticks?: number,
): Generator<void, WinChances> {
  const rollouts = new Rollouts(module, seed, 'view' in from ? (from.mind ?? null) : null)
  const base = 'state' in from ? from.state : from.view
  const samples = base.answered.map(() => new Sample())
  const over = 'state' in from && from.state.outcome !== null
  for (let i = 0; i < (over ? 1 : count); i++) {
    const world = 'state' in from ? from.state : rollouts.world(from.view, i)
    const ends = rollouts.play(world, i, null, ticks ?? rollouts.lookahead.horizon.check)
    for (const [seat, sample] of samples.entries()) sample.add(ends[seat]!)
    yield
  }
  return {
    chances: samples.map(({ mean }) => mean),
    errors: samples.map(({ error }) => (over ? 0 : error)),
    rollouts: rollouts.played,
  }
}
