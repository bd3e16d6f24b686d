import type { DiceUse } from '@shamble/chance'
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
  opened,
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
import { Course, countedIn, type LogEntry, type Move, type UndoRequest, undoOf } from './course.js'
import type { DiceLine, EntryDice } from './dice-lines.js'
import { DiceProof } from './dice-proof.js'
import { headerFor, type NewRecord, reviveState } from './match-start.js'
import { Numbers } from './numbers.js'
import { type EntryBody, type MatchHeader, RECORD_FORMAT, type RecordLine, readLine, writeLine } from './record.js'
import {
  chained,
  diceLine,
  entryLine,
  lastSegment,
  type ReadOptions,
  rulesOf,
  snapshotLine,
  soundRecord,
  writtenEntry,
} from './record-lines.js'
import { finish } from './steps.js'
import { DamagedLine, isSetUp, Stretches } from './stretches.js'

/** A record is opened from its last snapshot, and looking back plays on from the nearest: fewer make it short. */
const SNAPSHOT_EVERY = 300

/** An answer that is worked out and written down, and becomes part of the match when it is accepted. */
export interface Prepared<S> extends Applied<S> {
  /** What a store has to append. */
  readonly lines: readonly string[]
}

/** What the dice of a match are held to, with what all its secrets are made from. */
export interface HeldDice {
  readonly line: DiceLine
  readonly master: string
}

interface Pending<S> {
  readonly move: Move<S>
  readonly before: Link
  /** The lines as they were before they were text. */
  readonly written: readonly RecordLine[]
}

class PreparedMove<S> implements Prepared<S> {
  readonly ok = true
  readonly state: S
  readonly events: Applied<S>['events']
  readonly beats: Applied<S>['beats']
  readonly outcomes: Applied<S>['outcomes']
  readonly revealed: Applied<S>['revealed']
  readonly knownTo: Applied<S>['knownTo']
  readonly lines: readonly string[]
  readonly #pending: Pending<S>

  constructor(move: Move<S>, lines: readonly string[], pending: Omit<Pending<S>, 'move'>) {
    const { state, events, beats, outcomes, revealed, knownTo } = move.applied
    this.state = state
    this.events = events
    this.beats = beats
    this.outcomes = outcomes
    this.revealed = revealed
    this.knownTo = knownTo
    this.lines = lines
    this.#pending = { move, ...pending }
  }

  /** What becomes part of the match. */
  get pending(): Pending<S> {
    return this.#pending
  }
}

const NO_DICE: DiceUse = { open: [], closed: 0 }

/** A line as another match has it, which was held to nothing by it. */
function withoutDice(line: RecordLine): RecordLine {
  if (line.kind !== 'entry' || line.body[6] === undefined) return line
  const [seq, seat, answer, outcomes, state, knownTo] = line.body
  const body = [seq, seat, answer, outcomes, state] as const
  return { ...line, body: knownTo == null ? body : [...body, knownTo] }
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
  readonly #numbers: Numbers
  #course!: Course<S, F, A, V>
  #link: Link
  #sinceSnapshot = 0
  /** Whether a copy of the header is in the record. */
  #copied = false
  /** What its dice are held to; `null` where they cannot be checked. */
  #proof: DiceProof | null = null
  /** How far the past was not played when the record was opened: so many stretches. */
  #unverified = 0

  private constructor(engine: Engine<S, F, A, V>, header: MatchHeader, options: Options) {
    this.engine = engine
    this.header = header
    this.#link = firstLink(header)
    this.#lines = [JSON.stringify(header)]
    this.#past = new Stretches(engine, options, this.#lines)
    this.#numbers = new Numbers(engine.game.seats(options).length)
  }

  /**
   * Sets up a new match and runs it to its first question.
   * @param held what its dice are held to, and what its secrets are made from; then `chance` is not asked
   */
  static create<S extends State, F extends Frame, A extends Action, V extends ViewBase>(
    engine: Engine<S, F, A, V>,
    given: NewRecord,
    chance: Chance,
    held: HeldDice | null = null,
  ): Match<S, F, A, V> {
    const match = new Match(engine, headerFor(engine, given), given.options)
    if (held !== null) match.hold(held)
    const proven = match.#proof?.chance('dice') ?? null
    const { course, applied } = Course.begin(engine, given.options, proven ?? chance)
    match.#course = course
    const { state, outcomes } = applied
    const part = proven === null ? undefined : match.#proof!.partOf(proven.use, state.outcome !== null)
    const body = [state.seq, HOST_SEAT, { type: 'setup' }, outcomes, stateDigest(state)] as const
    match.#write(entryLine(match.#link, part === undefined ? body : [...body, null, part]))
    match.#writeState()
    return match
  }

  /** What its dice are held to from here on: a new line of the record. */
  hold({ line, master }: HeldDice): void {
    this.#write(diceLine(this.#link, line))
    this.prove(master)
  }

  /** The line that `hold` adds. */
  holding({ line }: HeldDice): string {
    return writeLine(diceLine(this.#link, line))
  }

  /** @param master what the secrets of its dice are made from: the person who runs it knows */
  prove(master: string): void {
    if (this.#proof !== null) this.#proof.master = master
  }

  /** What its dice are held to; `null` where they cannot be checked. */
  get proof(): DiceProof | null {
    return this.#proof
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
    return finish(Match.reading(engine, written, how))
  }

  /** The same, a line a step, so that a host can go on with other things in between. */
  static *reading<S extends State, F extends Frame, A extends Action, V extends ViewBase>(
    engine: Engine<S, F, A, V>,
    written: string,
    how: ReadOptions = {},
  ): Generator<void, Match<S, F, A, V>> {
    const { header, options, lines, damage } = yield* soundRecord(engine.game, written, how)
    const match = yield* Match.#opened(engine, header, options, lines, how)
    match.damage ??= damage
    return match
  }

  static *#opened<S extends State, F extends Frame, A extends Action, V extends ViewBase>(
    engine: Engine<S, F, A, V>,
    header: MatchHeader,
    options: Options,
    lines: readonly RecordLine[],
    how: ReadOptions,
  ): Generator<void, Match<S, F, A, V>> {
    const { game } = engine
    const match = new Match(engine, header, options)
    const first = lastSegment(lines)
    if (rulesOf(header, lines) !== game.rulesVersion) {
      for (const line of lines) match.#keepUnread(line)
      match.#continue(lines, options)
      match.#close()
      return match
    }
    for (const line of lines.slice(0, first)) match.#keepUnread(line)
    if (lines[first]!.kind === 'entry' && !isSetUp((lines[first] as { body: EntryBody }).body[2]))
      throw new BadInput('line 2', 'a move before the game begins')
    // A file says where it ends; the match goes on.
    const isClosed = lines.at(-1)?.kind === 'closing'
    for (const line of isClosed ? lines.slice(first, -1) : lines.slice(first)) match.#write(line)
    try {
      yield* match.#catchUp(how.verify ?? 'now')
      match.#close()
      return match
    } catch (error) {
      if (how.damaged !== 'recover' || !(error instanceof DamagedLine) || error.line <= first + 1) throw error
      const shorter = yield* Match.#opened(engine, header, options, lines.slice(0, error.line - 1), how)
      shorter.damage = error
      return shorter
    }
  }

  get state(): S {
    return this.#course.state
  }

  /** What one viewer may know of a state of this match, which they count by their own numbers; now when absent. */
  view(viewer: Viewer, state: S = this.state): V {
    const view = this.engine.game.view(state, viewer)
    return this.#isOpen ? view : this.#numbers.viewed(view)
  }

  /** A number of the record, as this viewer counts: without the answers that they may not know of, until it is over. */
  numberOf(viewer: Viewer, seq: number = this.state.seq): number {
    return this.#isOpen ? seq : this.#numbers.of(viewer, seq)
  }

  /**
   * The last number of the record that this viewer counts so.
   * @throws BadInput where the match has not come so far
   */
  seqOf(viewer: Viewer, number: number): number {
    if (number > this.numberOf(viewer)) throw new BadInput('seq', 'this match has not come to {{seq}}', { seq: number })
    return this.#isOpen ? number : this.#numbers.lastOf(viewer, number)
  }

  /** When a match is over everything opens. */
  get #isOpen(): boolean {
    return this.state.outcome !== null
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
      if (line.kind === 'snapshot' && line.opens && line.hash === hash) return true
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
    // Where not everybody may know of an answer nothing of it is opened, and so its dice are others.
    for (const opening of ['dice', 'nothing'] as const) {
      const proven = this.#proof?.chance(opening) ?? null
      const move = this.#course.weigh(seat, answer, proven ?? chance, seen)
      const isSecret = move.ok && move.applied.knownTo !== 'all'
      if (isSecret && proven !== null && proven.use.open.length > 0) continue
      return this.#prepared(move, proven?.use)
    }
    throw new BrokenInvariant('dice of a secret answer were opened')
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

  /**
   * Works out again what another process has added to the record: the same lines must come of it.
   * @param lines those that come next, of one answer or several; only the first answer is taken
   * @returns `null` where they do not go on from here
   */
  prepareAgain(
    lines: readonly string[],
  ): { readonly prepared: Prepared<S>; readonly seat: Seat; readonly answer: Plain } | null {
    try {
      const line = readLine(lines[0]!, `line ${this.#lines.length + 1}`)
      if (line.kind !== 'entry') return null
      const [, seat, answer, outcomes, , knownTo, dice] = line.body
      const undo = undoOf(answer)
      const chance = countedIn(outcomes, dice)
      const prepared = this.#prepared(
        undo === null
          ? this.#course.weigh(seat, answer, chance)
          : this.#course.weighUndo(seat, undo.to, undo.agreed, knownTo ?? 'all'),
        chance.use,
      )
      return prepared.ok && prepared.lines.every((own, i) => own === lines[i]) ? { prepared, seat, answer } : null
    } catch (error) {
      if (error instanceof BadInput) return null
      throw error
    }
  }

  /** Makes what was prepared part of the match. Nothing else may have been accepted in between. */
  accept(prepared: Prepared<S>): void {
    const pending = prepared instanceof PreparedMove ? (prepared as PreparedMove<S>).pending : null
    if (pending === null || pending.before !== this.#link)
      throw new BrokenInvariant('what is accepted was prepared for another moment of the match')
    this.#course.take(pending.move)
    pending.written.forEach((line, i) => void this.#write(line, prepared.lines[i]))
  }

  /** The state of that number: the log leads to it or begins with it; `null` where there is none. */
  at(seq: number): S | null {
    return seq === this.state.seq ? this.state : this.#past.at(seq)
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
    if (this.#isOpen) return log.map((entry) => ({ ...entry, events: entry.events.map(opened) }))
    return log.flatMap((entry) => {
      const events = seenEvents(entry.events.map(faded), viewer)
      // An answer that shows nothing is nobody else's business: it may be a pass.
      if (entry.seat !== viewer && events.length === 0) return []
      // Someone's secret answer was given again when another stepped back past it: that it was is not their business.
      const isGivenAgain = undoOf(entry.answer) !== null && !events.some(({ kind }) => kind === 'table.undone')
      const seat = isGivenAgain ? (viewer as Seat) : entry.seat
      const numbers = { seq: this.numberOf(viewer, entry.seq), after: this.numberOf(viewer, entry.after) }
      return [{ ...entry, ...numbers, seat, answer: entry.seat === viewer ? entry.answer : null, events }]
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

  /** A new match that shares the past of this match up to `seq` and goes on with fresh chance. */
  fork(seq: number, salt: string, notes: Readonly<Record<string, Plain>> = this.header.notes): Match<S, F, A, V> {
    return finish(this.forking(seq, salt, notes))
  }

  /** The same in steps. */
  *forking(seq: number, salt: string, notes: Readonly<Record<string, Plain>>): Generator<void, Match<S, F, A, V>> {
    const { lines } = yield* soundRecord(this.engine.game, this.text(), {})
    const { after } = this.header
    // Two matches that go on from the same one: only the first of them is part of its series.
    const copied = after === undefined ? {} : { after: { ...after, copy: true } }
    const { rulesVersion } = this.engine.game
    const header = { ...this.header, format: RECORD_FORMAT, rulesVersion, salt, notes, ...copied }
    const shared = lines
      .slice(lastSegment(lines))
      .filter((line) =>
        line.kind === 'entry'
          ? line.body[0] < seq || isSetUp(line.body[2])
          : line.kind === 'snapshot' && line.snapshot.seq <= seq,
      )
      .map(withoutDice)
    return yield* Match.#opened(this.engine, header, this.state.options, chained(header, shared), { verify: 'later' })
  }

  /** Writes the whole state into the record now. */
  snapshot(): void {
    this.#writeState()
  }

  #writeState(kind: 'snapshot' | 'segment' = 'snapshot'): void {
    const line = snapshotLine(this.engine.game, this.state, kind, this.#link, this.#copied ? undefined : this.header)
    this.#write(line)
  }

  /** What is over says so, and how; nothing is missing then. */
  #close(): void {
    if (this.state.outcome === null) return
    if (!this.#lines.at(-1)!.startsWith('{')) this.#writeState()
    this.#write({ kind: 'closing', lines: this.#lines.length })
  }

  #accepted(prepared: Prepared<S> | Refused): Applied<S> | Refused {
    if (prepared.ok) this.accept(prepared)
    return prepared
  }

  #prepared(move: Move<S> | Refused, use: DiceUse = NO_DICE): Prepared<S> | Refused {
    if (!move.ok) return move
    const { applied, entry } = move
    const { outcomes, state, knownTo } = applied
    const known = [entry.seq, entry.seat, entry.answer, outcomes, stateDigest(state)] as const
    const part = this.#partOf(use, state.outcome !== null)
    const told = knownTo === 'all' ? known : ([...known, knownTo] as const)
    const body = part === undefined ? told : ([...known, knownTo === 'all' ? null : knownTo, part] as const)
    const { line, text } = writtenEntry(this.#link, body)
    const written: RecordLine[] = [line]
    // Where something can still be taken back, the moments before it would be lost to anyone who opens the record. How
    // it ended is kept whole: whatever becomes of these rules, another match can go on from there.
    const isDue = this.#sinceSnapshot + 1 >= SNAPSHOT_EVERY && move.earlier.length === 0
    if (isDue || state.outcome !== null)
      written.push(snapshotLine(this.engine.game, state, 'snapshot', nextLink(this.#link, line)))
    if (state.outcome !== null) written.push({ kind: 'closing', lines: this.#lines.length + written.length })
    const lines = written.map((one) => (one === line ? text : writeLine(one)))
    return new PreparedMove(move, lines, { before: this.#link, written })
  }

  #partOf(use: DiceUse, isOver: boolean): EntryDice | undefined {
    return this.#proof === null || this.#proof.master === null || this.#proof.isLeft
      ? undefined
      : this.#proof.partOf(use, isOver)
  }

  #open(state: S): void {
    this.#course = new Course(this.engine, state)
    this.#writeState('segment')
  }

  /** One more line of the record, whose chain holds. */
  #write(line: RecordLine, text?: string): void {
    this.#past.note(line, this.#lines.length)
    this.#keepUnread(line, text)
    if (line.kind === 'entry') this.#sinceSnapshot++
    else if (line.kind === 'snapshot') {
      this.#sinceSnapshot = 0
      if (this.#course !== undefined) this.#past.keepTold(this.#course.foldLog())
    }
  }

  #keepUnread(line: RecordLine, text: string = writeLine(line)): void {
    this.#lines.push(text)
    if (line.kind === 'entry') {
      const [seq, , , outcomes, state, knownTo, dice] = line.body
      this.#link = { hash: line.hash, state }
      if (knownTo != null) this.#numbers.note(seq, knownTo)
      if (this.#proof !== null && dice !== undefined) this.#proof.note(dice)
      else if (this.#proof !== null && outcomes.length > 0) this.#proof.isLeft = true
    } else if (line.kind === 'dice') {
      this.#link = { hash: line.hash, state: this.#link.state }
      this.#proof = new DiceProof(line.dice)
    } else if (line.kind === 'snapshot') {
      this.#copied ||= line.header !== undefined
      if (line.opens) this.#link = { hash: line.hash, state: stateDigest(line.snapshot.state) }
    }
  }

  /** Comes to the state that the lines lead to. */
  *#catchUp(verify: 'now' | 'later'): Generator<void> {
    const last = this.#past.ended
    this.#unverified = verify === 'later' ? last : 0
    for (let i = verify === 'later' ? last : 0; i <= last; i++) {
      this.#course = yield* this.#past.verify(i)
    }
  }

  #continue(lines: readonly RecordLine[], options: Options): void {
    const last = lines.findLast((line) => line.kind === 'snapshot')
    if (last === undefined) throw new BadInput('', 'the file has no snapshot to continue from')
    const convert = this.engine.game.continues?.[last.snapshot.rulesVersion]
    if (convert === undefined) {
      throw new BadInput('line 1.rulesVersion', 'rules {{ours}} cannot continue a game played with rules {{theirs}}', {
        ours: this.engine.game.rulesVersion,
        theirs: last.snapshot.rulesVersion,
      })
    }
    const state = convert(copyPlain(last.snapshot.state)) as Plain
    this.#open(reviveState(this.engine, { ...last.snapshot, state }, options, 'by-nothing'))
  }
}
