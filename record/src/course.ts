import { CountedChance, RecordedChance } from '@shamble/chance'
import {
  type Action,
  type Applied,
  BadInput,
  type Chance,
  type ChanceOutcome,
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
  samePlain,
  type ViewBase,
} from '@shamble/kernel'
import { int, list, record } from '@shamble/module'
import type { EntryDice } from './dice-lines.js'
import type { EntryBody } from './record.js'

/** One accepted answer and what people were told of it. */
export interface LogEntry {
  readonly seq: number
  /** The number of the state that it led to: no two entries share one. */
  readonly after: number
  /** The turn in which it was done. */
  readonly turn: number
  readonly seat: Seat
  readonly answer: Plain
  readonly events: readonly GameEvent[]
}

/** A moment before an answer to which undo may still return, at least for those who may not know of the answer. */
interface Earlier<S> {
  readonly state: S
  readonly seat: Seat
  /** How many entries the log had then. */
  readonly logged: number
  /** Whether those who know of the answer cannot step back past it. */
  readonly isFinal: boolean
  readonly knownTo: readonly Seat[] | 'all'
  /** How it is given again where someone steps back past it who may not know of it; `null` where it cannot be. */
  readonly again: { readonly answer: Plain; readonly outcomes: readonly ChanceOutcome[] } | null
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

interface SteppedBack<S> {
  readonly state: S
  /** What those are told whose answers were given again. */
  readonly events: readonly GameEvent[]
  /** Answers that were given again: they can no longer be taken back. */
  readonly again: readonly Earlier<S>[]
  /** Who may know of the step back: the one who knew of what it undoes. */
  readonly knownTo: readonly Seat[] | 'all'
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

  /**
   * The same from the line of a record.
   * @throws BadInput where the line does not fit
   */
  static beginAgain<S extends State, F extends Frame, A extends Action, V extends ViewBase>(
    engine: Engine<S, F, A, V>,
    options: Options,
    [, , , outcomes, , , dice]: EntryBody,
    chance: CountedChance = countedIn(outcomes, dice),
  ): Course<S, F, A, V> {
    const { course } = Course.begin(engine, options, chance)
    mustBeUsed(chance, dice)
    return course
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
    // What chance decided or someone was shown cannot be taken back.
    const shown = applied.revealed === 'all' || applied.revealed.length > 0
    const isFinal = applied.outcomes.length > 0 || shown || applied.state.outcome !== null
    const given = copyPlain(answer) as Plain
    const again = this.#again(given, applied)
    const logged = this.#log.length
    const { knownTo } = applied
    // For those who may not know of it nothing has become final.
    const earlier =
      isFinal && again === null ? [] : [...this.#earlier, { state: this.#state, seat, logged, isFinal, knownTo, again }]
    return this.#move(seat, given, applied, logged, earlier)
  }

  /** A secret answer goes on by itself; to let a window pass says something about that window and nothing else. */
  #again(answer: Plain, { knownTo, outcomes }: Applied<S>): Earlier<S>['again'] {
    if (knownTo === 'all' || undoOf(answer) !== null) return null
    const pass = this.#engine.passing(this.#state)
    const isPass = pass !== null && (samePlain(answer, pass) || samePlain(answer, { type: 'expire' }))
    return isPass ? null : { answer, outcomes }
  }

  /**
   * How far a seat could step back, and who would have to agree; or the reason why not.
   * @param to the moment of an earlier answer of this seat; without it, that of its last
   */
  undoable(seat: Seat, to?: number): UndoRequest | Refusal {
    // Back to before the asker's own answer: what others did since goes with it.
    for (let i = this.#earlier.length - 1; i >= 0; i--) {
      const { seat: by, state, isFinal } = this.#earlier[i]!
      if (isFinal && this.#knows(i, seat)) break
      if (by === seat && (to === undefined || state.seq === to)) return { to: state.seq, needs: this.#needs(i, seat) }
    }
    return { rule: 'TABLE.9' }
  }

  #knows(index: number, seat: Seat): boolean {
    const { knownTo } = this.#earlier[index]!
    return knownTo === 'all' || knownTo.includes(seat)
  }

  /**
   * Others who have acted since; those whose answers can be given again without this seat's knowing are not asked. Who has
   * let a window pass is nobody's business: where anybody may have, all others are asked.
   */
  #needs(index: number, seat: Seat): readonly Seat[] {
    const everybody = (): readonly Seat[] => [...this.#state.answered.keys()].filter((other) => other !== seat)
    // A secret answer is the seat's own to take back, whatever window is open.
    if (this.#engine.passing(this.#state) !== null && this.#earlier[index]!.again === null) return everybody()
    const others: Seat[] = []
    let isSecret = false
    for (let i = index; i < this.#earlier.length; i++) {
      const { seat: by, again } = this.#earlier[i]!
      if (by === seat) continue
      if (this.#knows(i, seat)) {
        if (!others.includes(by)) others.push(by)
      } else if (again === null) return everybody()
      else isSecret = true
    }
    return !isSecret || this.#stepBack(index, seat, others) !== null ? others : everybody()
  }

  /** The state before an earlier answer, with what others did in secret done again; `null` where it cannot be. */
  #stepBack(index: number, seat: Seat, agreed: readonly Seat[]): SteppedBack<S> | null {
    let state = this.#engine.game.clone(this.#earlier[index]!.state)
    const events: GameEvent[] = []
    const again: Earlier<S>[] = []
    const undone: Earlier<S>[] = []
    for (let i = index; i < this.#earlier.length; i++) {
      const act = this.#earlier[i]!
      if (act.seat === seat || agreed.includes(act.seat)) {
        if (act.isFinal && this.#knows(i, seat)) return null
        undone.push(act)
        continue
      }
      if (act.again === null || this.#knows(i, seat)) return null
      const redone = this.#redone(state, act)
      if (redone === null) return null
      again.push({ ...act, state, isFinal: true })
      events.push(...redone.events)
      state = redone.state
    }
    return { state, events, again, knownTo: whoKnows(undone) }
  }

  #redone(state: S, { seat, again }: Earlier<S>): Applied<S> | null {
    try {
      const chance = new RecordedChance(again!.outcomes)
      const applied = this.#engine.apply(state, seat, again!.answer, chance)
      return applied.ok && chance.unused === 0 ? applied : null
    } catch (error) {
      if (error instanceof BadInput) return null
      throw error
    }
  }

  /**
   * What a step back to an earlier moment would do.
   * @param told who knows of it as a record has it; those who knew of what it undoes when absent
   */
  weighUndo(seat: Seat, to: number, agreed: readonly Seat[], told?: readonly Seat[] | 'all'): Move<S> | Refused {
    const index = this.#earlier.findIndex((earlier) => earlier.state.seq === to)
    if (index < 0) return refused({ rule: 'TABLE.9' })
    const back = this.#stepBack(index, seat, agreed)
    if (back === null) return refused({ rule: 'TABLE.10' })
    cite('TABLE.9')
    const { state } = back
    const knownTo = told ?? back.knownTo
    const { seq, answered } = this.#state
    state.seq = seq + 1
    // An answer sent before the undo must not count as one given after it. Who may not know of the undo has no such answer.
    state.answered = answered.map((last, other) => (knownTo === 'all' || knownTo.includes(other) ? seq : last))
    const seenBy = knownTo === 'all' ? {} : { seenBy: knownTo }
    const events: GameEvent[] = [{ kind: 'table.undone', rule: 'TABLE.9', seat, ...seenBy }, ...back.events]
    const applied: Applied<S> = { ok: true, state, events, beats: [], outcomes: [], revealed: [], knownTo }
    // Moments before it stay reachable, under the numbers that they had.
    const earlier = [...this.#earlier.slice(0, index), ...back.again]
    const { logged } = this.#earlier[index]!
    return this.#move(seat, { type: 'undo', to, agreed: [...agreed] }, applied, logged, earlier)
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
  repeat(
    [seq, seat, answer, outcomes, , knownTo, dice]: EntryBody,
    chance: CountedChance = countedIn(outcomes, dice),
  ): void {
    if (seq !== this.#state.seq)
      throw new BadInput('', 'found move {{seq}} instead of {{due}}', { seq, due: this.#state.seq })
    const undo = undoOf(answer)
    const move =
      undo === null ? this.weigh(seat, answer, chance) : this.weighUndo(seat, undo.to, undo.agreed, knownTo ?? 'all')
    if (!move.ok) throw new BadInput('', 'the move is refused by {{rule}}', { rule: move.refusal.rule })
    mustBeUsed(chance, dice)
    // Before there were secret answers, a line did not say it.
    if (undo === null && knownTo != null && !samePlain(move.applied.knownTo, knownTo))
      throw new BadInput('', 'the file disagrees about who knows of this move')
    this.take(move)
  }

  #move(seat: Seat, answer: Plain, applied: Applied<S>, keeps: number, earlier: readonly Earlier<S>[]): Move<S> {
    const { seq } = applied.state
    const entry = { seq: seq - 1, after: seq, turn: this.#state.turn, seat, answer, events: applied.events }
    return { ok: true, applied, entry, keeps, earlier }
  }
}

function whoKnows(acts: readonly Earlier<unknown>[]): readonly Seat[] | 'all' {
  const knowing = new Set<Seat>()
  for (const { knownTo } of acts) {
    if (knownTo === 'all') return 'all'
    for (const seat of knownTo) knowing.add(seat)
  }
  return [...knowing].sort((a, b) => a - b)
}

/** What chance decided, as a line tells, with the secrets counted that it used. */
export const countedIn = (outcomes: readonly ChanceOutcome[], dice: EntryDice | undefined): CountedChance =>
  new CountedChance(outcomes, openingIn(dice))

/** Where not everybody may know of an answer, no die of it is opened. */
export const openingIn = (dice: EntryDice | undefined): 'dice' | 'nothing' =>
  dice !== undefined && dice.open.length > 0 ? 'dice' : 'nothing'

/** @throws BadInput where the record holds more than was asked for, or counts other secrets than were used */
function mustBeUsed({ unused, use }: CountedChance, dice: EntryDice | undefined): void {
  if (unused > 0) throw new BadInput('', '{{unused}} recorded rolls or draws were not used', { unused })
  if (dice !== undefined && (use.closed !== dice.closed || !samePlain(use.open, dice.open)))
    throw new BadInput('', 'the file names other secrets for these dice')
}

/** The step back that an answer of the record tells of, or `null`. */
export function undoOf(answer: Plain): { readonly to: number; readonly agreed: readonly Seat[] } | null {
  if ((answer as { type?: unknown } | null)?.type !== 'undo') return null
  const given = record(answer, 'answer')
  const whole = int(0, Number.MAX_SAFE_INTEGER)
  return { to: whole(given['to'], 'answer.to'), agreed: list(whole)(given['agreed'], 'answer.agreed') }
}

const refused = (refusal: Refusal): Refused => ({ ok: false, refusal })
