import { type Alternative, type Effort, judging, type Sample, winChances } from '@shamble/bots'
import { type Action, type Chance, canonical, type Reason, type Seat, samePlain } from '@shamble/kernel'
import type { GameModule } from '@shamble/module'
import type { Match } from '@shamble/record'
import { checkAnalysable, contendersOf, type Decision, decisionsOf, type Turn, turnsOf } from './course.js'
import { ledgerOf, type Part, partsOf, type Row, type Standing } from './ledger.js'
import { isBetter, isSettled, type Rating, ratingOf, type Thresholds, thresholdsOf } from './rating.js'

/** How the seats stood when a turn began, with the standard error of each chance, in points. */
export interface Mark extends Standing {
  /** The number of the state. */
  readonly seq: number
  readonly errors: readonly number[]
}

/** One answer that was possible: what is to be expected of it, in points. */
export interface Candidate {
  readonly action: Action
  readonly chance: number
  readonly error: number
  /** By how much it is better than the computer's own. */
  readonly gain: number
}

/** A decision with what it cost. Plain data: it goes to another thread, and is kept. */
export interface Rated {
  readonly seq: number
  readonly turn: number
  readonly at: number
  readonly seat: Seat
  readonly answer: Action
  readonly rating: Rating
  /** What it cost against the best that was found, and the standard error of that, in points. */
  readonly cost: number
  readonly error: number
  /** By how much it was better than what the computer would have answered; worse below 0. */
  readonly gain: number
  /** The same for every seat. */
  readonly gains: readonly number[]
  /** Why the best that was found is the best, in the house's words; `null` where it has none. */
  readonly reason: Reason | null
  /** Better than the computer by more than chance explains: said only after the long look. */
  readonly isBetter: boolean
  /** The best first, the one that was given among them; none where nothing else was looked at. */
  readonly candidates: readonly Candidate[]
}

/** What is known of a match so far. */
export interface Analysis {
  readonly rules: string
  /** The seats that have something to win. */
  readonly contenders: readonly Seat[]
  /** One more than there are turns: the last one is the end. */
  readonly marks: readonly Mark[]
  readonly decisions: readonly Rated[]
  /** By turn and seat. */
  readonly parts: readonly (readonly Part[])[]
  readonly ledger: readonly Row[]
  /** Games that were played on from here and there. */
  readonly rollouts: number
  /** How far it has come, 0 to 1. */
  readonly done: number
}

/** How thoroughly a match is looked at. */
export interface Thoroughness {
  /** Games played on from the start of each turn: few for a first picture, more, and as many as there may be. */
  readonly marks: readonly number[]
  /**
   * The look at every decision; and the long one at those that may be worse or better than the computer's own: in other
   * worlds, and only at what the first has found, so that luck in the first proves nothing.
   */
  readonly quick: Effort
  readonly long: Effort
  /** What a person did that is still no plain matter gets one more: what people read about themselves should hold. */
  readonly sure: Effort
}

/** The first look goes over the first stretch only, but for an answer that is not the computer's own. */
export const USUAL: Thoroughness = {
  marks: [6, 16, 24, 40],
  quick: { candidates: 3, screen: 8, finalists: 0, check: 8, doubt: 1 },
  long: { candidates: 0, screen: 16, finalists: 2, check: 48, doubt: 1 },
  sure: { candidates: 0, screen: 16, finalists: 2, check: 192, doubt: 1 },
}

/** Below so many points a first look has found nothing. */
const PLAIN = 0.5

/** How many of the answers that were looked at are told. */
const TOLD = 4

/** What one of several lookers has found; plain data, because it comes from another thread. */
export interface Findings {
  readonly rules: string
  readonly contenders: readonly Seat[]
  /** By turn: a share of the turns belongs to each looker, the others are as nobody has looked at them. */
  readonly marks: readonly Mark[]
  readonly rated: readonly Rated[]
  readonly rollouts: number
  readonly done: number
  readonly share: Share
}

/** Which turns and decisions are looked at: one in so many. */
export interface Share {
  readonly which: number
  readonly of: number
}

/** What a looker is to look at. */
export interface Wanted {
  readonly share: Share
  /**
   * The seats of people: their decisions are looked at most closely. Of the others only what differs from the computer's
   * own answer is. All seats where `null`.
   */
  readonly persons: readonly Seat[] | null
}

const ALL: Wanted = { share: { which: 0, of: 1 }, persons: null }

/**
 * Looks at a match that is over, or at a share of it. It yields after each game that is played on, so that its caller
 * can do other things or stop; and what was found so far, whenever that is more.
 * @throws BadInput where the match is not over, or its game cannot be looked ahead in
 */
export function* finding(
  module: GameModule,
  match: Match,
  how: Thoroughness = USUAL,
  { share, persons }: Wanted = ALL,
): Generator<Findings | undefined, Findings> {
  checkAnalysable(module, match.state)
  const isOurs = (at: number): boolean => at % share.of === share.which
  const turns = turnsOf(module, match)
  const contenders = contendersOf(module, match.state)
  const decisions = [...decisionsOf(module, match, turns)].filter((_, i) => isOurs(i))
  const ownTurns = [...turns.keys()].filter(isOurs)
  const marks = new Marks(module, match, turns)
  const rated: Rated[] = []
  const steps = how.marks.length * ownTurns.length + decisions.length
  let [done, rollouts] = [0, 0]
  const soFar = (): Findings => ({
    rules: module.game.rulesVersion,
    contenders,
    marks: marks.all,
    rated: [...rated],
    rollouts: marks.rollouts + rollouts,
    done: steps === 0 ? 1 : done / steps,
    share,
  })
  for (const count of how.marks) {
    for (const at of ownTurns) {
      if (!marks.isClose(at)) yield* marks.look(at, count)
      done++
      yield soFar()
    }
  }
  for (const decision of decisions) {
    const { rated: found, rollouts: more } = yield* rating(
      module,
      decision,
      how,
      persons?.includes(decision.seat) ?? true,
    )
    rated.push(found)
    rollouts += more
    done++
    yield soFar()
  }
  return soFar()
}

/** Looks at one decision: again and longer where it seems to be worse or better than the computer's own. */
export function* rating(
  module: GameModule,
  decision: Decision,
  how: Thoroughness,
  isPerson: boolean,
): Generator<undefined, { readonly rated: Rated; readonly rollouts: number }> {
  let rollouts = 0
  const look = function* (effort: Effort, also: readonly Action[], seed: number): Generator<undefined, Rated> {
    const isClear = clearOf(answer, effort, thresholdsOf(module.game.id))
    const thought = judging(module, { ...decision.position, also }, effort, seed, isClear)
    for (;;) {
      const step = thought.next()
      if (!step.done) {
        yield undefined
        continue
      }
      rollouts += step.value.rollouts
      return ratedBy(module, decision, step.value.ranking, seed !== seq + 1)
    }
  }
  const { answer, seq } = decision
  /** The answer that was given, and what a look has found besides. */
  const alsoOf = ({ candidates }: Rated): readonly Action[] => {
    const other = candidates.find(({ action }) => !samePlain(action, answer))
    return other === undefined ? [answer] : [answer, other.action]
  }
  const { quick: first } = how
  const quick = yield* look(isPerson ? first : { ...first, candidates: 0 }, [answer], seq + 1)
  if (quick.cost - quick.error < PLAIN && Math.abs(quick.gain) < 2 * PLAIN) return { rated: quick, rollouts }
  const long = yield* look(how.long, alsoOf(quick), seq + 1_000_003)
  if (!isPerson || (long.rating === 'best' && !long.isBetter)) return { rated: long, rollouts }
  return { rated: yield* look(how.sure, alsoOf(long), seq + 2_000_003), rollouts }
}

/** Whether more thought is worth it is asked after so many pairs over several turns, and again after every so many. */
const PAIRS = 12
const MORE_PAIRS = 6

/** Whether it is clear what to say of an answer: then its look ends before its effort does. */
function clearOf(answer: Action, effort: Effort, by: Thresholds): (soFar: () => readonly Alternative[]) => boolean {
  let [rounds, next] = [0, effort.screen + PAIRS]
  return (soFar) => {
    if (++rounds <= next) return false
    next += MORE_PAIRS
    const known = soFar()
    const given = known.find(({ action }) => samePlain(action, answer))!
    // The computer's own is what the others are measured by.
    const errorOf = (one: Alternative): number => (one === known[0] ? 0 : one.gainError)
    const other = known.reduce<Alternative | null>(
      (a, b) => (b === given || (a !== null && a.gain >= b.gain) ? a : b),
      null,
    )
    const points = (mean: number, error: number) => ({ mean: 100 * mean, error: 100 * error })
    return (
      other !== null &&
      isSettled(
        points(other.gain - given.gain, Math.hypot(errorOf(other), errorOf(given))),
        points(given.gain, errorOf(given)),
        (rounds - 1 - effort.screen) / effort.check,
        by,
      )
    )
  }
}

/** What lookers have found together, one of each share at least. */
export function analysisOf(found: readonly Findings[]): Analysis {
  const [first] = found
  const marks = first!.marks.map(
    (mark, at) => found.find(({ share }) => at % share.of === share.which)?.marks[at] ?? mark,
  )
  const rated = found.flatMap((one) => one.rated).sort((a, b) => a.seq - b.seq || a.seat - b.seat)
  const parts = partsOf(marks, rated)
  return {
    rules: first!.rules,
    contenders: first!.contenders,
    marks,
    decisions: onceEach(rated),
    parts,
    ledger: ledgerOf(marks, parts),
    rollouts: found.reduce((sum, one) => sum + one.rollouts, 0),
    done: found.reduce((sum, one) => sum + one.done, 0) / first!.share.of,
  }
}

/** Looks at a match that is over, alone: what is known so far, whenever that is more. */
export function* analysing(
  module: GameModule,
  match: Match,
  how: Thoroughness = USUAL,
): Generator<Analysis | undefined, Analysis> {
  for (const looking = finding(module, match, how); ; ) {
    const step = looking.next()
    if (step.done) return analysisOf([step.value])
    yield step.value === undefined ? undefined : analysisOf([step.value])
  }
}

/**
 * A chance that stays open is missed once: of the windows of one turn that a seat let pass although the same answer was
 * better, the one that cost most stands for all.
 */
function onceEach(rated: readonly Rated[]): Rated[] {
  const dearest = new Map<string, Rated>()
  const nameOf = ({ seat, at, answer, candidates: [best] }: Rated): string =>
    canonical([seat, at, answer, best!.action])
  const isMissed = ({ rating, answer }: Rated): boolean => rating !== 'best' && answer.type === 'pass'
  for (const one of rated.filter(isMissed)) {
    const name = nameOf(one)
    if (one.cost > (dearest.get(name)?.cost ?? 0)) dearest.set(name, one)
  }
  return rated.filter((one) => !isMissed(one) || dearest.get(nameOf(one)) === one)
}

/** After so many games chances with errors of so many points are good enough. */
const ENOUGH = 16
const CLOSE = 1.5

/** How the seats stood at each turn, as games are played on from there. */
class Marks {
  readonly #module: GameModule
  readonly #turns: readonly Turn[]
  readonly #end: Mark
  readonly #known: Mark[]
  readonly #samples: (readonly Sample[])[] = []
  rollouts = 0

  constructor(module: GameModule, { state }: Match, turns: readonly Turn[]) {
    this.#module = module
    this.#turns = turns
    const seats = module.game.seats(state.options).length
    const result = (seat: Seat): number =>
      module.lookahead!.result?.(state, seat) ?? (state.outcome!.winners.includes(seat) ? 1 : 0)
    const chances = Array.from({ length: seats }, (_, seat) => 100 * result(seat))
    this.#end = { turn: state.turn + 1, seq: state.seq, mover: null, chances, errors: chances.map(() => 0) }
    const even = chances.map(() => 100 / seats)
    this.#known = turns.map(({ turn, seq, mover }) => ({ turn, seq, mover, chances: even, errors: even }))
  }

  get all(): readonly Mark[] {
    return [...this.#known, this.#end]
  }

  /** Whether more games would hardly change the chances of a turn; a first picture alone says nothing of that. */
  isClose(at: number): boolean {
    return (this.#samples[at]?.[0]?.count ?? 0) >= ENOUGH && this.#known[at]!.errors.every((error) => error <= CLOSE)
  }

  *look(at: number, count: number): Generator<undefined> {
    const { turn, seq, mover, state } = this.#turns[at]!
    // The same seed everywhere: two turns are then played on with the same dice, and differ by what happened between.
    const thought = winChances(this.#module, { state }, count, 1, this.#samples[at])
    for (;;) {
      const step = thought.next()
      if (!step.done) {
        yield undefined
        continue
      }
      const { chances, errors, rollouts, samples } = step.value
      this.#samples[at] = samples
      this.rollouts += rollouts
      const points = (shares: readonly number[]): number[] => shares.map((share) => 100 * share)
      this.#known[at] = { turn, seq, mover, chances: points(chances), errors: points(errors) }
      return
    }
  }
}

/** What a look says of the answer that was given. */
function ratedBy(module: GameModule, decision: Decision, ranking: readonly Alternative[], isLong: boolean): Rated {
  const { seq, turn, at, seat, answer } = decision
  const given = ranking.find(({ action }) => samePlain(action, answer))!
  const best = ranking.reduce((a, b) => (b.gain > a.gain ? b : a), given)
  const cost = 100 * (best.gain - given.gain)
  // One of the two may be the computer's own, whose gain is 0 by definition; else both may be off.
  const error = best === given ? 0 : 100 * Math.hypot(finite(best.gainError), finite(given.gainError))
  const gain = 100 * given.gain
  const told = [...ranking].sort((a, b) => b.gain - a.gain)
  const kept = told.filter((one, i) => i < TOLD || one === given)
  const rating = ratingOf(cost, error, thresholdsOf(module.game.id))
  return {
    seq,
    turn,
    at,
    seat,
    answer,
    rating,
    cost,
    error,
    gain,
    gains: given.gains.map((part) => 100 * part),
    reason: rating === 'best' ? null : reasonFor(module, decision, best.action),
    isBetter: isLong && isBetter(gain, 100 * finite(given.gainError)),
    candidates: (ranking.some(({ rollouts }) => rollouts > 0) ? kept : []).map(({ action, chance, error, gain }) => ({
      action,
      chance: 100 * chance,
      error: 100 * finite(error),
      gain: 100 * gain,
    })),
  }
}

/** Why the house would have answered so; `null` where it would not have, or has no words for it. */
function reasonFor(module: GameModule, { position, seat }: Decision, action: Action): Reason | null {
  const house = module.bots?.['house']?.(seat)
  const advice = house?.advise?.({ seat, view: position.view, choices: position.choices, events: [] }, NO_DICE)
  return advice !== undefined && samePlain(advice.action, action) ? advice.why : null
}

/** Reasons are given without rolling for them; a tie between two is settled by the first. */
const NO_DICE: Chance = {
  die: () => 1,
  dice: (n) => new Array(n).fill(1),
  draw: (bag) => bag[0]!,
  tie: (among) => among[0]!,
}

const finite = (error: number): number => (Number.isFinite(error) ? error : 0.5)

/** The decisions of a match again, by the number of the state before each. */
export function decisionsBySeq(module: GameModule, match: Match): ReadonlyMap<number, Decision> {
  return new Map([...decisionsOf(module, match, turnsOf(module, match))].map((decision) => [decision.seq, decision]))
}

/**
 * Looks at one decision again, with more thought and in other worlds: at the answer that was given and at the best that
 * was found.
 */
export function* reviewing(
  module: GameModule,
  decision: Decision,
  { answer, candidates }: Rated,
  effort: Effort,
): Generator<void, Pick<Rated, 'rating' | 'cost' | 'error'>> {
  const others = candidates.slice(0, 2).flatMap(({ action }) => (samePlain(action, answer) ? [] : [action]))
  const position = { ...decision.position, also: [answer, ...others] }
  const { ranking } = yield* judging(module, position, effort, decision.seq + 5_000_011)
  return ratedBy(module, decision, ranking, true)
}
