import {
  type Action,
  type Applied,
  BadInput,
  BrokenInvariant,
  type Chance,
  copyPlain,
  type Engine,
  type Frame,
  faded,
  HOST_SEAT,
  type Options,
  type Plain,
  type Refusal,
  type Refused,
  type Seat,
  type State,
  seenEvents,
  type ViewBase,
  type Viewer,
} from '@shamble/kernel'
import { firstLink, type Link, nextLink, stateDigest } from './chain.js'
import { Course, type LogEntry, type Move, type UndoRequest } from './course.js'
import { headerFor, type NewRecord, reviveState } from './match-start.js'
import { type EntryBody, type MatchHeader, type RecordLine, readLine, readRecord, writeLine } from './record.js'
import {
  chained,
  entryLine,
  lastSegment,
  type ReadOptions,
  rulesOf,
  snapshotLine,
  soundRecord,
} from './record-lines.js'
import { DamagedLine, isSetUp, Stretches } from './stretches.js'

/** A record is opened from its last snapshot, and looking back plays on from the nearest: fewer make it short. */
const SNAPSHOT_EVERY = 300

/** An answer that is worked out and written down, and becomes part of the match when it is accepted. */
export interface Prepared<S> extends Applied<S> {
  /** What a store has to append. */
  readonly lines: readonly string[]
}

interface Pending<S> {
  readonly move: Move<S>
  readonly before: Link
  readonly written: readonly RecordLine[]
}

/**
 * One match: its state and the record from which that state can be made again, to the bit.
 * No clock, no storage, no opinion about who sits where: that is the host's.
 */
export class Match<
  S extends State = State,
  F extends Frame = Frame,
  A extends Action = Action,
  V extends ViewBase = ViewBase,
> {
  readonly engine: Engine<S, F, A, V>
  readonly header: MatchHeader
  /** What was left off when a damaged record was recovered. */
  damage: BadInput | null = null
  /** What verification has found: the match can be looked at and takes no more answers. */
  broken: BadInput | null = null
  readonly #lines: string[]
  readonly #past: Stretches<S, F, A, V>
  #course!: Course<S, F, A, V>
  #link: Link
  #sinceSnapshot = 0
  /** How far the past was not played when the record was opened: so many stretches. */
  #unverified = 0
  readonly #pending = new WeakMap<Prepared<S>, Pending<S>>()

  private constructor(engine: Engine<S, F, A, V>, header: MatchHeader, options: Options) {
    this.engine = engine
    this.header = header
    this.#link = firstLink(header)
    this.#lines = [JSON.stringify(header)]
    this.#past = new Stretches(engine, options, this.#lines)
  }

  /** Sets up a new match and runs it to its first question. */
  static create<S extends State, F extends Frame, A extends Action, V extends ViewBase>(
    engine: Engine<S, F, A, V>,
    given: NewRecord,
    chance: Chance,
  ): Match<S, F, A, V> {
    const match = new Match(engine, headerFor(engine, given), given.options)
    const { course, applied } = Course.begin(engine, given.options, chance)
    match.#course = course
    const { seq } = applied.state
    match.#write(
      entryLine(match.#link, [seq, HOST_SEAT, { type: 'setup' }, applied.outcomes, stateDigest(applied.state)]),
    )
    match.snapshot()
    return match
  }

  /** A match that begins in a given position. */
  static from<S extends State, F extends Frame, A extends Action, V extends ViewBase>(
    engine: Engine<S, F, A, V>,
    state: S,
    given: Omit<NewRecord, 'options'>,
  ): Match<S, F, A, V> {
    const match = new Match(engine, headerFor(engine, { ...given, options: state.options }), state.options)
    match.#open(engine.game.clone(state))
    return match
  }

  /**
   * Opens a record: the whole chain must hold, and the answers must lead to the states that the record tells of.
   * @throws BadInput with the line and the reason; nothing is half opened
   */
  static read<S extends State, F extends Frame, A extends Action, V extends ViewBase>(
    engine: Engine<S, F, A, V>,
    written: string,
    how: ReadOptions = {},
  ): Match<S, F, A, V> {
    const { header, options, lines, damage } = soundRecord(engine.game, written, how)
    const match = Match.#opened(engine, header, options, lines, how)
    match.damage ??= damage
    return match
  }

  static #opened<S extends State, F extends Frame, A extends Action, V extends ViewBase>(
    engine: Engine<S, F, A, V>,
    header: MatchHeader,
    options: Options,
    lines: readonly RecordLine[],
    how: ReadOptions,
  ): Match<S, F, A, V> {
    const { game } = engine
    const match = new Match(engine, header, options)
    const first = lastSegment(lines)
    if (rulesOf(header, lines) !== game.rulesVersion) {
      for (const line of lines) match.#keepUnread(line)
      match.#continue(lines, options)
      return match
    }
    for (const line of lines.slice(0, first)) match.#keepUnread(line)
    if (lines[first]!.kind === 'entry' && !isSetUp((lines[first] as { body: EntryBody }).body[2]))
      throw new BadInput('line 2', 'an answer before the match begins')
    for (const line of lines.slice(first)) match.#write(line)
    try {
      match.#catchUp(how.verify ?? 'now')
      return match
    } catch (error) {
      if (how.damaged !== 'recover' || !(error instanceof DamagedLine) || error.line <= first + 1) throw error
      const shorter = Match.#opened(engine, header, options, lines.slice(0, error.line - 1), how)
      shorter.damage = error
      return shorter
    }
  }

  get state(): S {
    return this.#course.state
  }

  /** The hash of the last line: no two records that differ anywhere share it. */
  get hash(): string {
    return this.#link.hash
  }

  /**
   * Whether this was its last hash when it had come to its end. Where other rules have taken it up since, its record
   * has grown by segments, and by no answer.
   */
  endedAt(hash: string): boolean {
    if (this.state.outcome === null) return false
    for (let i = this.#lines.length - 1; i > 0; i--) {
      const line = readLine(this.#lines[i]!, `line ${i + 1}`)
      if (line.kind === 'entry') return line.hash === hash
      if (line.opens && line.hash === hash) return true
    }
    return false
  }

  /** The record as text, one line an entry: what a save file holds. */
  text(): string {
    return `${this.#lines.join('\n')}\n`
  }

  /** The lines from number `from` on, for a store that appends. */
  linesFrom(from: number): readonly string[] {
    return this.#lines.slice(from)
  }

  /** Gives an answer. A refusal changes nothing. */
  answer(seat: Seat, answer: unknown, chance: Chance, seen?: number): Applied<S> | Refused {
    return this.#accepted(this.prepare(seat, answer, chance, seen))
  }

  /**
   * Works an answer out without giving it: `accept` does, once its lines are kept.
   * @throws BadInput where the record has been found damaged
   */
  prepare(seat: Seat, answer: unknown, chance: Chance, seen?: number): Prepared<S> | Refused {
    if (this.broken !== null) throw this.broken
    return this.#prepared(this.#course.weigh(seat, answer, chance, seen))
  }

  /** How far a seat could step back, and who would have to agree; or the reason why not. */
  undoable(seat: Seat, to?: number): UndoRequest | Refusal {
    return this.#course.undoable(seat, to)
  }

  /** Steps back to an earlier moment. The record keeps what was undone, and that it was. */
  undo(seat: Seat, to: number, agreed: readonly Seat[]): Applied<S> | Refused {
    return this.#accepted(this.prepareUndo(seat, to, agreed))
  }

  prepareUndo(seat: Seat, to: number, agreed: readonly Seat[]): Prepared<S> | Refused {
    if (this.broken !== null) throw this.broken
    return this.#prepared(this.#course.weighUndo(seat, to, agreed))
  }

  /** Makes what was prepared part of the match. Nothing else may have been accepted in between. */
  accept(prepared: Prepared<S>): void {
    const pending = this.#pending.get(prepared)
    if (pending === undefined || pending.before !== this.#link)
      throw new BrokenInvariant('what is accepted was prepared for another moment of the match')
    this.#pending.delete(prepared)
    this.#course.take(pending.move)
    for (const line of pending.written) this.#write(line)
  }

  /** The state of that number, as long as the log tells how it came about; `null` where there is none. */
  at(seq: number): S | null {
    return seq === this.state.seq && this.logged > 0 ? this.state : this.#past.at(seq)
  }

  /** How many entries the log has. */
  get logged(): number {
    return this.#past.length
  }

  /** What people were told, all of it: for a long match the past is played again. */
  get log(): readonly LogEntry[] {
    return this.logSince(0)
  }

  /** The entries of the log from number `from` on. */
  logSince(from: number): LogEntry[] {
    const kept = this.#course.log
    const before = this.logged - kept.length
    return from >= before ? kept.slice(from - before) : [...this.#past.logSince(from), ...kept]
  }

  /** What one viewer may read of the log now. When the match is over everything opens. */
  logFor(viewer: Viewer): LogEntry[] {
    const log = this.logSince(0)
    if (this.state.outcome !== null) return log
    return log.flatMap((entry) => {
      const events = seenEvents(entry.events.map(faded), viewer)
      if (entry.seat === viewer) return [{ ...entry, events }]
      // An answer that shows nothing is nobody else's business: it may be a pass.
      return events.length === 0 ? [] : [{ ...entry, answer: null, events }]
    })
  }

  /**
   * Plays the past again that was not played when the record was opened, an answer a step, so that a host can go on
   * with other things in between. Damage makes the match read-only (`broken`); what was answered meanwhile stays.
   */
  *verification(): Generator<void, BadInput | null> {
    try {
      for (let i = 0; i < this.#unverified; i++) yield* this.#past.verify(i)
      this.#unverified = 0
    } catch (error) {
      if (!(error instanceof BadInput)) throw error
      this.broken = error
    }
    return this.broken
  }

  /** A new match that shares this one's past up to `seq` and goes on with fresh chance. */
  fork(seq: number, salt: string, notes: Readonly<Record<string, Plain>> = this.header.notes): Match<S, F, A, V> {
    const { lines } = readRecord(this.text(), 'refuse')
    const { after } = this.header
    // Two matches that go on from the same one: only the first of them is part of its series.
    const copied = after === undefined ? {} : { after: { ...after, copy: true } }
    const header = { ...this.header, rulesVersion: this.engine.game.rulesVersion, salt, notes, ...copied }
    const shared = lines
      .slice(lastSegment(lines))
      .filter((line) =>
        line.kind === 'entry' ? line.body[0] < seq || isSetUp(line.body[2]) : line.snapshot.seq <= seq,
      )
    return Match.#opened(this.engine, header, this.state.options, chained(header, shared), { verify: 'later' })
  }

  /** Writes the whole state into the record now. */
  snapshot(): void {
    this.#write(snapshotLine(this.engine.game, this.state, 'snapshot', this.#link))
  }

  #accepted(prepared: Prepared<S> | Refused): Applied<S> | Refused {
    if (prepared.ok) this.accept(prepared)
    return prepared
  }

  #prepared(move: Move<S> | Refused): Prepared<S> | Refused {
    if (!move.ok) return move
    const { applied, entry } = move
    const line = entryLine(this.#link, [
      entry.seq,
      entry.seat,
      entry.answer,
      applied.outcomes,
      stateDigest(applied.state),
    ])
    const written: RecordLine[] = [line]
    // Where something can still be taken back, the moments before it would be lost to whoever opens the record. How
    // it ended is kept whole: whatever becomes of these rules, another match can go on from there.
    const isDue = this.#sinceSnapshot + 1 >= SNAPSHOT_EVERY && move.earlier.length === 0
    if (isDue || applied.state.outcome !== null)
      written.push(snapshotLine(this.engine.game, applied.state, 'snapshot', nextLink(this.#link, line)))
    const prepared: Prepared<S> = { ...applied, lines: written.map(writeLine) }
    this.#pending.set(prepared, { move, before: this.#link, written })
    return prepared
  }

  #open(state: S): void {
    this.#course = new Course(this.engine, state)
    this.#write(snapshotLine(this.engine.game, state, 'segment', this.#link))
  }

  /** One more line of the record, whose chain holds. */
  #write(line: RecordLine): void {
    this.#past.note(line, this.#lines.length)
    this.#keepUnread(line)
    if (line.kind === 'entry') this.#sinceSnapshot++
    else {
      this.#sinceSnapshot = 0
      if (this.#course !== undefined) this.#past.keepTold(this.#course.foldLog())
    }
  }

  #keepUnread(line: RecordLine): void {
    this.#lines.push(writeLine(line))
    if (line.kind === 'entry') this.#link = { hash: line.hash, state: line.body[4] }
    else if (line.opens) this.#link = { hash: line.hash, state: stateDigest(line.snapshot.state) }
  }

  /** Comes to the state that the lines lead to. */
  #catchUp(verify: 'now' | 'later'): void {
    const last = this.#past.ended
    this.#unverified = verify === 'later' ? last : 0
    for (let i = verify === 'later' ? last : 0; i <= last; i++) {
      const run = this.#past.verify(i)
      let step = run.next()
      while (!step.done) step = run.next()
      this.#course = step.value
    }
  }

  #continue(lines: readonly RecordLine[], options: Options): void {
    const last = lines.findLast((line) => line.kind === 'snapshot')
    if (last === undefined) throw new BadInput('', 'the record has no snapshot to go on from')
    const convert = this.engine.game.continues?.[last.snapshot.rulesVersion]
    if (convert === undefined) {
      throw new BadInput('line 1.rulesVersion', 'rules {{ours}} cannot take up a match made by rules {{theirs}}', {
        ours: this.engine.game.rulesVersion,
        theirs: last.snapshot.rulesVersion,
      })
    }
    const state = convert(copyPlain(last.snapshot.state)) as Plain
    this.#open(reviveState(this.engine, { ...last.snapshot, state }, options))
  }
}
