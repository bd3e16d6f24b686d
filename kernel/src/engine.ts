import { BadInput, BrokenInvariant } from './bad-input.js'
import { type Chance, type ChanceOutcome, RecordingChance } from './chance.js'
import type { GameEvent } from './events.js'
import type { Game, Play, Procedure, ViewBase } from './game.js'
import { type Choices, Offers, type Refusal } from './offers.js'
import type { Options } from './options.js'
import { samePlain } from './plain.js'
import { cite } from './rules.js'
import { type Frame, finish, isAsked, type Outcome, type Seat, type State, topFrame } from './state.js'

export interface Action {
  readonly type: string
}

/** What any seat may say at any table, whatever the game. `end` comes from the host once all have agreed. */
export const TABLE_ACTIONS = ['resign', 'expire', 'end'] as const
export type TableAction = { readonly type: (typeof TABLE_ACTIONS)[number] }

export const HOST_SEAT = -1

/** One step on the way from an answer to the next question: how things stood, and what had just happened. */
export interface Beat<S> {
  readonly state: S
  readonly events: readonly GameEvent[]
  /** The passage that it tells, all of it; none where it is a single step. */
  readonly passage?: string
}

/** What an answer did. */
export interface Applied<S> {
  readonly ok: true
  readonly state: S
  readonly events: readonly GameEvent[]
  /** The way there, where the engine keeps it: all events, the last beat being the state itself. */
  readonly beats: readonly Beat<S>[]
  readonly outcomes: readonly ChanceOutcome[]
  /** Seats that were shown something new; undo does not go back past it. */
  readonly revealed: readonly Seat[] | 'all'
  /** Who may know that there was an answer, the seat that gave it among them. Not the one who only watches, unless all may. */
  readonly knownTo: readonly Seat[] | 'all'
}

export interface Refused {
  readonly ok: false
  readonly refusal: Refusal
}

// A procedure that neither asks nor ends would otherwise run for ever.
const MOST_STEPS = 100_000

/** Everything that can be done with one game. Holds no state of any match. */
export class Engine<
  S extends State = State,
  F extends Frame = Frame,
  A extends Action = Action,
  V extends ViewBase = ViewBase,
> {
  readonly game: Game<S, F, A, V>
  readonly #procedures: Readonly<Record<string, Procedure<S, Frame, A>>>

  readonly #keepsBeats: boolean

  /** @param beats whether `apply` keeps the steps between an answer and the next question: each costs a clone */
  constructor(game: Game<S, F, A, V>, beats: 'with-beats' | 'without-beats' = 'without-beats') {
    this.game = game
    this.#keepsBeats = beats === 'with-beats'
    this.#procedures = game.frames as unknown as Readonly<Record<string, Procedure<S, Frame, A>>>
  }

  /** A new match, run up to its first question, in place and without events. */
  begin(options: Options, play: Play): S {
    const s = this.game.setup(options, play)
    this.settle(s, play)
    return s
  }

  /** A new match with everything that people want to know about its set-up. */
  start(options: Options, chance: Chance): Applied<S> {
    const { play, applied } = observed<S>(chance, null)
    const state = this.begin(options, play)
    return applied(state, 'all', HOST_SEAT)
  }

  /** What a seat may do now, asked or not, with the near-misses and their reasons. */
  choices(s: S, seat: Seat): Choices<A> {
    const offers = new Offers<A>('with-refusals')
    this.offerTo(s, seat, offers)
    return offers.choices(offers.asked ? this.passing(s) : null)
  }

  /** The fast form of `choices`: fills `offers`, which the caller keeps. */
  offerTo(s: S, seat: Seat, offers: Offers<A>): void {
    offers.clear()
    offers.asked = isAsked(s, seat)
    if (s.outcome !== null) return
    const frame = topFrame(s)
    const procedure = this.procedure(frame)
    if (offers.asked) procedure.offer?.(s, frame, seat, offers)
    else procedure.interject?.(s, frame, seat, offers)
  }

  /** The answer that lets the procedure on top go by without a response; `null` where it has none. */
  passing(s: S): A | null {
    if (s.outcome !== null) return null
    const frame = topFrame(s)
    return this.procedure(frame).pass?.(s, frame) ?? null
  }

  /**
   * The public way to act: checks, works on a clone, and leaves `s` alone.
   * @param seen the `seq` of the state on which the seat decided
   * @throws BadInput when the answer is no action of this game at all
   */
  apply(s: S, seat: Seat, answer: unknown, chance: Chance, seen: number = s.seq): Applied<S> | Refused {
    const table = tableAction(answer)
    const action = table ?? this.game.action(answer, 'answer')
    const refusal = this.refusal(s, seat, action, seen)
    if (refusal !== null) return { ok: false, refusal }
    const state = this.game.clone(s)
    const frame = topFrame(state)
    const { play, applied } = observed(chance, this.#keepsBeats ? () => this.game.clone(state) : null)
    if (table === null) this.step(state, seat, action as A, play)
    else this.#tableStep(state, seat, table, play)
    const isOfGame = table === null || table.type === 'expire'
    return applied(state, isOfGame ? this.#declared(state, frame, seat, action as A) : 'all', seat)
  }

  #declared(s: S, frame: Frame, seat: Seat, action: A): readonly Seat[] | 'all' {
    return s.outcome !== null ? 'all' : (this.procedure(frame).knownTo?.(s, frame, seat, action) ?? 'all')
  }

  /** `apply` without applying: the refusal of an answer from outside, or `null`. */
  judge(s: S, seat: Seat, answer: unknown, seen: number = s.seq): Refusal | null {
    return this.refusal(s, seat, tableAction(answer) ?? this.game.action(answer, 'answer'), seen)
  }

  /** Why an answer may not be given now; `null` when it may. Nothing but the offers decides. */
  refusal(s: S, seat: Seat, action: A | TableAction, seen: number = s.seq): Refusal | null {
    const refusal = this.#whyNot(s, seat, action, seen)
    if (refusal !== null) cite(refusal.rule)
    return refusal
  }

  #whyNot(s: S, seat: Seat, action: A | TableAction, seen: number): Refusal | null {
    if (s.outcome !== null) return { rule: 'TABLE.1' }
    if (action.type === 'end') return seat === HOST_SEAT ? null : { rule: 'TABLE.2' }
    if (!(Number.isInteger(seat) && seat >= 0 && seat < s.answered.length))
      throw new BadInput('seat', 'there is no player {{seat}}', { seat })
    if (!Number.isInteger(seen) || seen > s.seq)
      throw new BadInput('seq', 'this match has not come to {{seq}}', { seq: seen })
    // The seat itself has answered since: the same click twice, not a second decision.
    if (seen <= s.answered[seat]!) return { rule: 'TABLE.3' }
    if (action.type === 'resign') return null
    if (action.type === 'expire') {
      return s.questions.some((question) => question.seat === seat && question.timed) ? null : { rule: 'TABLE.4' }
    }
    const question = s.questions.find((asked) => asked.seat === seat)
    if (question !== undefined && seen < question.since && this.procedure(topFrame(s)).late === 'refuse')
      return { rule: 'TABLE.3' }
    return this.refusalAmong(this.choices(s, seat), s, seat, action as A)
  }

  /** The same for an action and the choices of this very state: the one who checks many works the choices out once. */
  refusalAmong(choices: Choices<A>, s: S, seat: Seat, action: A): Refusal | null {
    for (const offered of choices.actions) if (samePlain(offered, action)) return null
    for (const space of choices.spaces) if (space.holds(action)) return space.check(action)
    for (const near of choices.refused) if (samePlain(near.action, action)) return near.refusal
    const frame = topFrame(s)
    return this.procedure(frame).refuse?.(s, frame, seat, action) ?? { rule: choices.asked ? 'TABLE.6' : 'TABLE.2' }
  }

  /** Carries out an answer that is known to be legal, in place: the path of playouts and search. */
  step(s: S, seat: Seat, action: A, play: Play): void {
    const frame = topFrame(s)
    const procedure = this.procedure(frame)
    const asked = dropQuestion(s, seat)
    s.answered[seat] = s.seq++
    if (asked) procedure.answer!(s, frame, seat, action, play)
    else procedure.interjected!(s, frame, seat, action, play)
    this.settle(s, play)
  }

  /** Runs procedures until someone is asked or the match is over. */
  settle(s: S, play: Play): void {
    for (let steps = 0; s.outcome === null; steps++) {
      if (s.questions.length > 0) return
      play.beat?.()
      const limit = s.options.turnLimit
      if (limit > 0 && s.turn > limit) {
        s.outcome = this.game.atTurnLimit?.(s) ?? { winners: [], reason: 'turn-limit', rule: 'TABLE.5' }
        cite(s.outcome.rule)
        play.emit?.({ kind: 'table.turn-limit', rule: 'TABLE.5', data: { limit } })
        break
      }
      const frame = topFrame(s)
      this.procedure(frame).run(s, frame, play)
      if (steps > MOST_STEPS) throw new BrokenInvariant(`a procedure never asks and never ends: ${stackOf(s)}`)
    }
    if (s.questions.length > 0) s.questions.length = 0
  }

  procedure(frame: Frame): Procedure<S, Frame, A> {
    const procedure = this.#procedures[frame.kind]
    if (procedure === undefined) throw new BrokenInvariant(`${this.game.id} has no procedure "${frame.kind}"`)
    return procedure
  }

  #tableStep(s: S, seat: Seat, action: TableAction, play: Play): void {
    if (action.type === 'expire') {
      const frame = topFrame(s)
      const stand = this.procedure(frame).expire?.(s, frame, seat)
      if (stand === undefined)
        throw new BrokenInvariant(`${frame.kind} asks a timed question but has no answer to "time is up"`)
      cite('TABLE.4')
      this.step(s, seat, stand, play)
      return
    }
    s.seq++
    if (action.type === 'end') {
      finish(s, [], 'agreed', 'TABLE.8')
      play.emit?.({ kind: 'table.agreed', rule: 'TABLE.8' })
    } else {
      s.answered[seat] = s.seq - 1
      play.emit?.({ kind: 'table.resigned', rule: 'TABLE.7', seat })
      const others = s.answered.map((_, other) => other).filter((other) => other !== seat)
      const end: Outcome | null =
        this.game.resigned === undefined
          ? { winners: others, reason: 'resigned', rule: 'TABLE.7' }
          : this.game.resigned(s, seat, play)
      if (end !== null) cite(end.rule)
      s.outcome ??= end
    }
    // Where the others play on, the procedure on top asks again.
    s.questions.length = 0
    this.settle(s, play)
  }
}

/** The frames under way, bottom first, for messages about broken invariants. */
export function stackOf(s: State): string {
  return s.frames.map((frame) => `${frame.kind}:${frame.step}`).join(' > ') || '(empty)'
}

/** Play without an audience: no events, nothing noted. */
export function silently(chance: Chance): Play {
  return { chance, emit: null, reveal: null, asks: 'everybody' }
}

/** Play that nobody watches at all: seats that could only let a window pass are not asked. */
export function unwatched(chance: Chance): Play {
  return { chance, emit: null, reveal: null, asks: 'useful' }
}

function observed<S extends State>(source: Chance, keep: (() => S) | null) {
  const events: GameEvent[] = []
  const beats: Beat<S>[] = []
  let told = 0
  let passage: string | null = null
  let revealed: Seat[] | 'all' = []
  const untold = (state: S): Beat<S> => ({
    state,
    events: events.slice(told),
    ...(passage === null || events.length === told ? {} : { passage }),
  })
  const close = (): void => {
    // A step that nobody is told of is not shown.
    if (keep === null || events.length === told) return
    beats.push(untold(keep()))
    told = events.length
  }
  const beat = (): void => {
    if (passage === null) close()
  }
  const enter = (name: string | null): void => {
    if (name === passage) return
    close()
    passage = name
  }
  // What was told before a roll is shown before the die falls; what the die decides is a step of its own.
  const chance = new RecordingChance(source, beat)
  const play: Play = {
    asks: 'everybody',
    chance,
    emit(event) {
      cite(event.rule)
      for (const modifier of event.modifiers ?? []) cite(modifier.rule)
      events.push(event)
    },
    reveal(to) {
      revealed = to === 'all' || revealed === 'all' ? 'all' : [...new Set([...revealed, ...to])]
    },
    ...(keep === null ? {} : { beat, passage: enter }),
  }
  return {
    play,
    applied(state: S, declared: readonly Seat[] | 'all', by: Seat): Applied<S> {
      if (beats.length > 0 || passage !== null) beats.push(untold(state))
      const knownTo = declared === 'all' ? declared : noticedBy([by, ...declared], state, events, revealed)
      return { ok: true, state, events, beats, outcomes: chance.outcomes, revealed, knownTo }
    },
  }
}

/** Those to whom an answer is declared, and the one who is told of it, shown something or asked because of it. */
function noticedBy(
  declared: readonly Seat[],
  { questions, seq }: State,
  events: readonly GameEvent[],
  revealed: readonly Seat[] | 'all',
): readonly Seat[] | 'all' {
  if (revealed === 'all') return 'all'
  const noticed = new Set([...declared, ...revealed])
  for (const { seenBy } of events) {
    if (seenBy === undefined) return 'all'
    for (const seat of seenBy) noticed.add(seat)
  }
  for (const { seat, since } of questions) if (since === seq) noticed.add(seat)
  return [...noticed].sort((a, b) => a - b)
}

function tableAction(answer: unknown): TableAction | null {
  if (typeof answer !== 'object' || answer === null) return null
  const { type } = answer as { type?: unknown }
  if (!(TABLE_ACTIONS as readonly unknown[]).includes(type)) return null
  if (Object.keys(answer).length > 1) throw new BadInput('answer', '"{{type}}" stands alone', { type: String(type) })
  return { type: type as TableAction['type'] }
}

function dropQuestion(s: State, seat: Seat): boolean {
  const { questions } = s
  for (let i = 0; i < questions.length; i++) {
    if (questions[i]!.seat !== seat) continue
    if (i === questions.length - 1) questions.pop()
    else questions.splice(i, 1)
    return true
  }
  return false
}
