import { RecordedChance } from '@shamble/chance'
import {
  type Action,
  type Applied,
  BadInput,
  type Chance,
  cite,
  copyPlain,
  type Engine,
  type Frame,
  type GameEvent,
  HOST_SEAT,
  type Options,
  type Plain,
  type Refusal,
  type Refused,
  type Seat,
  type State,
  type ViewBase,
} from '@shamble/kernel'
import { int, list, record } from '@shamble/module'
import type { EntryBody } from './record.js'

/** One accepted answer and what people were told of it. */
export interface LogEntry {
  readonly seq: number
  /** The number of the state that it led to: no two entries share one. */
  readonly after: number
  /** The turn in which it stood when it was done. */
  readonly turn: number
  readonly seat: Seat
  readonly answer: Plain
  readonly events: readonly GameEvent[]
}

/** A moment to which undo may still return. */
interface Earlier<S> {
  readonly state: S
  readonly seat: Seat
  /** How many entries the log had then. */
  readonly logged: number
}

export interface UndoRequest {
  /** The `seq` to go back to. */
  readonly to: number
  /** Seats that have acted since and must agree, the asker not among them. */
  readonly needs: readonly Seat[]
}

/** An answer that is legal and worked out, and not yet part of the match. */
export interface Move<S> {
  readonly ok: true
  readonly applied: Applied<S>
  readonly entry: LogEntry
  /** How many entries of the log stay: fewer than there are after a step back. */
  readonly keeps: number
  readonly earlier: readonly Earlier<S>[]
}

/** A match as it runs from some moment on: its state, what may still be taken back, what people were told. */
export class Course<S extends State, F extends Frame, A extends Action, V extends ViewBase> {
  readonly #engine: Engine<S, F, A, V>
  #state: S
  #log: LogEntry[] = []
  #earlier: readonly Earlier<S>[] = []

  /** @param state one in which nothing can be taken back */
  constructor(engine: Engine<S, F, A, V>, state: S) {
    this.#engine = engine
    this.#state = state
  }

  /** The course of a match that is set up now; its log tells of the set-up. */
  static begin<S extends State, F extends Frame, A extends Action, V extends ViewBase>(
    engine: Engine<S, F, A, V>,
    options: Options,
    chance: Chance,
  ): { course: Course<S, F, A, V>; applied: Applied<S> } {
    const applied = engine.start(options, chance)
    const { state, events } = applied
    const course = new Course(engine, state)
    course.#log.push({
      seq: state.seq,
      after: state.seq,
      turn: state.turn,
      seat: HOST_SEAT,
      answer: { type: 'setup' },
      events,
    })
    return { course, applied }
  }

  get state(): S {
    return this.#state
  }

  get log(): readonly LogEntry[] {
    return this.#log
  }

  /** What an answer would do. Nothing changes before `take`. */
  weigh(seat: Seat, answer: unknown, chance: Chance, seen?: number): Move<S> | Refused {
    const applied = this.#engine.apply(this.#state, seat, answer, chance, seen)
    if (!applied.ok) return applied
    // What chance decided or somebody was shown cannot be taken back.
    const shown = applied.revealed === 'all' || applied.revealed.length > 0
    const isFinal = applied.outcomes.length > 0 || shown || applied.state.outcome !== null
    const logged = this.#log.length
    const earlier = isFinal ? [] : [...this.#earlier, { state: this.#state, seat, logged }]
    return this.#move(seat, copyPlain(answer) as Plain, applied, logged, earlier)
  }

  /**
   * How far a seat could step back, and who would have to agree; or the reason why not.
   * @param to the moment of an earlier answer of this seat; without it, that of its last
   */
  undoable(seat: Seat, to?: number): UndoRequest | Refusal {
    // Back to before the asker's own answer: what others did since goes with it.
    for (let i = this.#earlier.length - 1; i >= 0; i--) {
      const { seat: by, state } = this.#earlier[i]!
      if (by !== seat || (to !== undefined && state.seq !== to)) continue
      const acted = this.#earlier.slice(i).map((earlier) => earlier.seat)
      return { to: state.seq, needs: [...new Set(acted)].filter((other) => other !== seat) }
    }
    return { rule: 'TABLE.9' }
  }

  /** What a step back to an earlier moment would do. */
  weighUndo(seat: Seat, to: number, agreed: readonly Seat[]): Move<S> | Refused {
    const index = this.#earlier.findIndex((earlier) => earlier.state.seq === to)
    if (index < 0) return refused({ rule: 'TABLE.9' })
    const acted = this.#earlier.slice(index).map((earlier) => earlier.seat)
    if (acted.some((other) => other !== seat && !agreed.includes(other))) return refused({ rule: 'TABLE.10' })
    cite('TABLE.9')
    const target = this.#earlier[index]!
    const state = this.#engine.game.clone(target.state)
    state.seq = this.#state.seq + 1
    // An answer sent before the undo must not count as one given after it.
    state.answered = state.answered.map(() => this.#state.seq)
    const events: GameEvent[] = [{ kind: 'table.undone', rule: 'TABLE.9', seat }]
    const applied: Applied<S> = { ok: true, state, events, beats: [], outcomes: [], revealed: [] }
    // Moments before it stay reachable, under the numbers that they had.
    const earlier = this.#earlier.slice(0, index)
    return this.#move(seat, { type: 'undo', to, agreed: [...agreed] }, applied, target.logged, earlier)
  }

  take({ applied, entry, keeps, earlier }: Move<S>): void {
    this.#state = applied.state
    this.#log.length = keeps
    this.#log.push(entry)
    this.#earlier = earlier
  }

  /** The log so far, which is then no longer kept here. */
  foldLog(): readonly LogEntry[] {
    const log = this.#log
    this.#log = []
    return log
  }

  /**
   * Does again what a line of the record tells, the set-up excepted.
   * @throws BadInput where the line does not fit the state
   */
  repeat([seq, seat, answer, outcomes]: EntryBody): void {
    if (seq !== this.#state.seq)
      throw new BadInput('', 'entry {{seq}} stands where {{due}} should', { seq, due: this.#state.seq })
    const chance = new RecordedChance(outcomes)
    const undo = undoOf(answer)
    const move = undo === null ? this.weigh(seat, answer, chance) : this.weighUndo(seat, undo.to, undo.agreed)
    if (!move.ok) throw new BadInput('', 'the answer is refused by {{rule}}', { rule: move.refusal.rule })
    mustBeUsed(chance)
    this.take(move)
  }

  #move(seat: Seat, answer: Plain, applied: Applied<S>, keeps: number, earlier: readonly Earlier<S>[]): Move<S> {
    const { seq } = applied.state
    const entry = { seq: seq - 1, after: seq, turn: this.#state.turn, seat, answer, events: applied.events }
    return { ok: true, applied, entry, keeps, earlier }
  }
}

/** @throws BadInput where the record holds more than was asked for */
export function mustBeUsed({ unused }: RecordedChance): void {
  if (unused > 0) throw new BadInput('', '{{unused}} recorded outcomes of chance were not asked for', { unused })
}

/** The step back that an answer of the record tells of, or `null`. */
export function undoOf(answer: Plain): { readonly to: number; readonly agreed: readonly Seat[] } | null {
  if ((answer as { type?: unknown } | null)?.type !== 'undo') return null
  const given = record(answer, 'answer')
  const whole = int(0, Number.MAX_SAFE_INTEGER)
  return { to: whole(given['to'], 'answer.to'), agreed: list(whole)(given['agreed'], 'answer.agreed') }
}

const refused = (refusal: Refusal): Refused => ({ ok: false, refusal })
