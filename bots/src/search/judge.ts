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
  /** By how much it is better than the policy's own, from the pairs of both stages; 0 for that one itself. */
  readonly gain: number
  readonly gainError: number
  /** The same for every seat: what one of them does may help or harm the others. */
  readonly gains: readonly number[]
  readonly rollouts: number
  /** How far it was looked at: over the first stretch, or further. */
  readonly stage: 'screen' | 'check'
}

export interface Judgement {
  readonly best: Action
  /** What the policy would answer. */
  readonly own: Action
  /** The best first. Answers of different stages are not to be compared to the last point. */
  readonly ranking: readonly Alternative[]
  readonly rollouts: number
  /** Whether more thought would hardly change the answer. */
  readonly isClear: boolean
}

/** So many pairs before anything is dropped or decided. */
const FEWEST = 6
/** An answer that is not better by this, so many standard errors allowed, is dropped: it is as good as the policy's. */
const HARDLY = 0.002
const BEHIND = 1.5
/** What is allowed for where all pairs came out alike, divided by their number: rare luck may yet show. */
const UNSEEN = 0.025
/** One that is better by so many is taken. */
const CLEARLY = 2.2
/** What the evaluation after the first stretch may be off by when two answers are compared, where a game does not say. */
const SHORT_SIGHT = 0.05

/** A gain and its standard error. */
interface Gain {
  readonly mean: number
  readonly error: number
}

/** What one stage has seen: how well it ends for the seat, and by how much better than after the policy's own. */
interface Stage {
  readonly value: Sample
  readonly gain: Sample
  /** For each seat. */
  readonly gains: readonly Sample[]
}

const stageOf = (seats: number): Stage => ({
  value: new Sample(),
  gain: new Sample(),
  gains: Array.from({ length: seats }, () => new Sample()),
})

class Look {
  readonly plan: Plan<State, Action>
  readonly screen: Stage
  readonly check: Stage
  readonly #trust: number

  constructor(plan: Plan<State, Action>, seats: number, trust = SHORT_SIGHT) {
    this.plan = plan
    this.screen = stageOf(seats)
    this.check = stageOf(seats)
    this.#trust = trust
  }

  get action(): Action {
    return this.plan.action
  }

  /** How far each stage can be trusted: the squares of what it may be off by, turned over. */
  get #weights(): { readonly near: number; readonly far: number } {
    const near = Math.hypot(this.screen.gain.error, this.#trust) ** -2
    const { count, error } = this.check.gain
    // Pairs that came out alike so far prove little.
    return { near, far: count < 2 ? 0 : Math.max(error, 1 / (count * 10)) ** -2 }
  }

  /** By how much it is better than the policy's own, by all that was seen. */
  get gain(): Gain {
    const { near, far } = this.#weights
    if (near + far === 0) return { mean: this.screen.gain.mean, error: Number.POSITIVE_INFINITY }
    const mean = (near * this.screen.gain.mean + far * this.check.gain.mean) / (near + far)
    return { mean, error: (near + far) ** -0.5 }
  }

  /** What it does to each seat, by the same trust. */
  get gains(): readonly number[] {
    const { near, far } = this.#weights
    return this.screen.gains.map((screen, seat) =>
      near + far === 0 ? screen.mean : (near * screen.mean + far * this.check.gains[seat]!.mean) / (near + far),
    )
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
      gains: this.gains,
      rollouts,
      stage,
    }
  }
}

/**
 * Two stages. All candidates are played on over a first stretch and judged by the game's evaluation; those that do not
 * fall behind are played on further, each in the same worlds and with the same dice as the policy's own answer,
 * before that one is left. It yields after every rollout.
 * @param isLate asked between rollouts, with what is known so far, the policy's own first: then the best so far is taken
 */
export function* judging(
  module: GameModule,
  position: Position,
  effort: Effort,
  seed: number,
  isLate: (soFar: () => readonly Alternative[]) => boolean = () => false,
): Generator<void, Judgement> {
  const { view, seat, choices, also = [] } = position
  const rollouts = new Rollouts(module, seed, position.mind ?? null)
  const { lookahead } = rollouts
  const { trust } = lookahead
  const first = rollouts.world(view, 0)
  const own = lookahead.policy(first, seat, choices, position.mind ?? null)
  const lookAt = (plan: Plan<State, Action>): Look => new Look(plan, view.answered.length, trust)
  const kept = also.filter((action) => !samePlain(action, own)).map((action) => lookAt({ action }))
  const usual = lookAt({ action: own })
  const others =
    effort.candidates === 0 || choices.actions.length + choices.spaces.length === 1
      ? []
      : plansFor(lookahead, first, seat, choices, effort.candidates)
          // What says no more than its answer is looked at once.
          .filter(({ action, next }) => next !== undefined || ![own, ...also].some((one) => samePlain(one, action)))
          .slice(0, effort.candidates)
          .map(lookAt)
  const looks = [usual, ...kept, ...others]
  const stays = (look: Look): boolean => look === usual || kept.includes(look)
  const pairs = function* (stage: 'screen' | 'check', number: number, among: readonly Look[]): Generator<void> {
    const world = rollouts.world(view, number)
    let mine: readonly number[] = []
    for (const look of among) {
      const ends = rollouts.play(world, number, { seat, plan: look.plan }, lookahead.horizon[stage])
      if (look === usual) mine = ends
      look[stage].value.add(ends[seat]!)
      look[stage].gain.add(ends[seat]! - mine[seat]!)
      look[stage].gains.forEach((gain, other) => void gain.add(ends[other]! - mine[other]!))
      yield
    }
  }

  const soFar = (): readonly Alternative[] => looks.map((look) => look.alternative)
  let open = looks
  for (let i = 0; i < effort.screen && open.length > 1 && !isLate(soFar); i++) {
    yield* pairs('screen', i, open)
    if (i + 1 >= FEWEST) open = open.filter((look) => stays(look) || !isBehind(look.screen.gain, i + 1))
  }
  const finalists = open
    .filter((look) => look !== usual && (kept.includes(look) || look.screen.gain.mean > 0))
    .sort((a, b) => b.screen.gain.mean - a.screen.gain.mean)
  open = [usual, ...finalists.filter((look, i) => kept.includes(look) || i < effort.finalists)]
  for (let i = 0; i < effort.check && open.length > 1 && !isLate(soFar); i++) {
    // Other worlds than those by which the finalists were chosen: there they were lucky.
    yield* pairs('check', effort.screen + i, open)
    if (i + 1 < FEWEST) continue
    open = open.filter((look) => stays(look) || !isBehind(look.gain, i + 1))
    if (kept.length === 0 && open.some((look) => look !== usual && isAhead(look.gain, CLEARLY))) break
  }

  const isSeen = ({ screen, check }: Look): boolean =>
    check.gain.count >= Math.min(FEWEST, effort.check) || (trust !== undefined && screen.gain.count >= FEWEST)
  const better = looks
    .filter((look) => look !== usual && isSeen(look))
    .filter((look) => isAhead(look.gain, effort.doubt))
    .sort((a, b) => b.gain.mean - a.gain.mean)
  const best = better[0] ?? usual
  const rest = looks.filter((look) => look !== best).sort((a, b) => rank(b) - rank(a))
  return {
    best: best.action,
    own,
    ranking: onceEach([best, ...rest]).map((look) => look.alternative),
    rollouts: rollouts.played,
    isClear: open.length <= 1 || (best !== usual && isAhead(best.gain, CLEARLY)),
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

const isBehind = ({ mean, error }: Gain, pairs: number): boolean =>
  mean + BEHIND * Math.max(error, UNSEEN / pairs) < HARDLY
const isAhead = ({ mean, error }: Gain, by: number): boolean => mean > 0 && mean - by * error > 0

/** Those that were checked come first. */
const rank = ({ gain, check }: Look): number => (check.gain.count > 0 ? gain.mean : gain.mean - 2)

/** How likely each seat wins. */
export interface WinChances {
  readonly chances: readonly number[]
  readonly errors: readonly number[]
  readonly rollouts: number
  /** What it comes from, to go on with. */
  readonly samples: readonly Sample[]
}

/**
 * The chance of each seat to win, by rollouts over several turns.
 * @param from what one viewer sees, or the position as it is: then everything that is true is used, as in an analysis of
 * a match that is over
 * @param samples what the same seed gave before: only what is missing is played
 */
export function* winChances(
  module: GameModule,
  from: { readonly view: ViewBase; readonly mind?: Plain | null } | { readonly state: State },
  count: number,
  seed: number,
  samples: readonly Sample[] = [],
): Generator<void, WinChances> {
  const rollouts = new Rollouts(module, seed, 'view' in from ? (from.mind ?? null) : null)
  const base = 'state' in from ? from.state : from.view
  const seats = base.answered.map((_, seat) => samples[seat] ?? new Sample())
  const over = 'state' in from && from.state.outcome !== null
  for (let i = samples[0]?.count ?? 0; i < (over ? 1 : count); i++) {
    const world = 'state' in from ? from.state : rollouts.world(from.view, i)
    const ends = rollouts.play(world, i, null, rollouts.lookahead.horizon.check)
    for (const [seat, sample] of seats.entries()) sample.add(ends[seat]!)
    yield
  }
  return {
    chances: seats.map(({ mean }) => mean),
    errors: seats.map(({ error }) => (over ? 0 : error)),
    rollouts: rollouts.played,
    samples: seats,
  }
}
