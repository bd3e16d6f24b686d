import { RecordedChance } from '@shamble/chance'
import {
  type Action,
  type Applied,
  BadInput,
  type Chance,
  canonical,
  cite,
  copyPlain,
  type Engine,
  type Frame,
  faded,
  type GameEvent,
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
import { int, list, record, resolveOptions } from '@shamble/module'
import { headerFor, reviveState } from './match-start.js'
import {
  type Entry,
  hashOfEntry,
  hashOfHeader,
  hashOfSnapshot,
  type MatchHeader,
  type RecordLine,
  readRecord,
  type Snapshot,
  writeLine,
} from './record.js'

const SNAPSHOT_EVERY = 16

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
  readonly logged: number
}

export interface UndoRequest {
  /** The `seq` to go back to. */
  readonly to: number
  /** Seats that have acted since and must agree, the asker not among them. */
  readonly needs: readonly Seat[]
}

/**
 * An answer that is worked out and not taken yet. Until `commit` the match is as it was; whoever keeps the lines
 * elsewhere commits once they are kept, and forgets the whole where they could not be. Only the last one that was
 * prepared since the match changed may be committed.
 */
export interface Prepared<S> {
  readonly ok: true
  readonly applied: Applied<S>
  /** What the record gains by it. */
  readonly lines: readonly string[]
  commit(): void
}

export interface ReadOptions {
  readonly damaged?: 'refuse' | 'recover'
  /** Whether a match made by other rules may go on from its last snapshot, as a new segment. */
  readonly otherRules?: 'refuse' | 'continue'
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
  readonly log: LogEntry[] = []
  /** The state after each entry of the log: states are never changed once made, so this only keeps them. */
  #states: S[] = []
  /** What was left off when a damaged record was recovered. */
  damage: BadInput | null = null
  #state!: S
  #hash: string
  #lines: string[]
  #sinceSnapshot = 0
  #earlier: Earlier<S>[] = []

  private constructor(engine: Engine<S, F, A, V>, header: MatchHeader) {
    this.engine = engine
    this.header = header
    this.#hash = hashOfHeader(header)
    this.#lines = [JSON.stringify(header)]
  }

  /** Sets up a new match and runs it to its first question. */
  static create<S extends State, F extends Frame, A extends Action, V extends ViewBase>(
    engine: Engine<S, F, A, V>,
    given: { options: Options; salt: string; notes?: Readonly<Record<string, Plain>> },
    chance: Chance,
  ): Match<S, F, A, V> {
    const match = new Match(engine, headerFor(engine, given))
    match.#begin(engine.start(given.options, chance))
    return match
  }

  /** A match that begins in a given position. */
  static from<S extends State, F extends Frame, A extends Action, V extends ViewBase>(
    engine: Engine<S, F, A, V>,
    state: S,
    given: { salt: string; notes?: Readonly<Record<string, Plain>> },
  ): Match<S, F, A, V> {
    const match = new Match(engine, headerFor(engine, { ...given, options: state.options }))
    match.#open(engine.game.clone(state))
    return match
  }

  /**
   * Opens a record and plays it again, answer by answer; every hash must agree.
   * @throws BadInput with the line and the reason; nothing is half opened
   */
  static read<S extends State, F extends Frame, A extends Action, V extends ViewBase>(
    engine: Engine<S, F, A, V>,
    written: string,
    how: ReadOptions = {},
  ): Match<S, F, A, V> {
    const { game } = engine
    const damaged = how.damaged ?? 'refuse'
    const { header, lines, damage } = readRecord(written, damaged)
    if (header.game !== game.id)
      throw new BadInput('line 1.game', 'a match of "{{found}}", not of "{{game}}"', {
        found: header.game,
        game: game.id,
      })
    const options = resolveOptions(game.options, header.options)
    const match = new Match(engine, header)
    match.damage = damage

    const first = lastSegment(lines)
    const version = first === 0 ? header.rulesVersion : (lines[first] as { snapshot: Snapshot }).snapshot.rulesVersion
    for (const line of lines.slice(0, first)) match.#keepUnread(line)
    if (version !== game.rulesVersion) {
      if (how.otherRules !== 'continue') {
        throw new BadInput(
          'line 1.rulesVersion',
          'made by rules {{theirs}}, this is {{ours}}; it can go on from its last snapshot',
          { theirs: version, ours: game.rulesVersion },
        )
      }
      for (const line of lines.slice(first)) match.#keepUnread(line)
      match.#continue(lines, options)
      return match
    }
    for (let i = first; i < lines.length; i++) {
      try {
        match.#replay(lines[i]!, options)
      } catch (error) {
        if (!(error instanceof BadInput)) throw error
        const found = error.within(`line ${i + 2}`)
        if (damaged === 'refuse' || i === first) throw found
        match.damage = found
        break
      }
    }
    return match
  }

  get state(): S {
    return this.#state
  }

  get hash(): string {
    return this.#hash
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
    return committed(this.prepare(seat, answer, chance, seen))
  }

  /** Works an answer out without taking it. */
  prepare(seat: Seat, answer: unknown, chance: Chance, seen?: number): Prepared<S> | Refused {
    const applied = this.engine.apply(this.#state, seat, answer, chance, seen)
    if (!applied.ok) return applied
    const before = { state: this.#state, seat, logged: this.log.length }
    // What chance decided or somebody was shown cannot be taken back.
    const shown = applied.revealed === 'all' || applied.revealed.length > 0
    const stands = applied.outcomes.length > 0 || shown || applied.state.outcome !== null
    return this.#prepared(applied, seat, copyPlain(answer) as Plain, stands ? 0 : this.#earlier.length + 1, () => {
      if (stands) this.#earlier = []
      else this.#earlier.push(before)
    })
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
      return { to: this.#earlier[i]!.state.seq, needs: [...new Set(acted)].filter((other) => other !== seat) }
    }
    return { rule: 'TABLE.9' }
  }

  /** Steps back to an earlier moment. The record keeps what was undone, and that it was. */
  undo(seat: Seat, to: number, agreed: readonly Seat[]): Applied<S> | Refused {
    return committed(this.prepareUndo(seat, to, agreed))
  }

  /** Works a step back out without taking it. */
  prepareUndo(seat: Seat, to: number, agreed: readonly Seat[]): Prepared<S> | Refused {
    const index = this.#earlier.findIndex((earlier) => earlier.state.seq === to)
    if (index < 0) return refused({ rule: 'TABLE.9' })
    const acted = this.#earlier.slice(index).map((earlier) => earlier.seat)
    if (acted.some((other) => other !== seat && !agreed.includes(other))) return refused({ rule: 'TABLE.10' })
    cite('TABLE.9')
    const target = this.#earlier[index]!
    const state = this.engine.game.clone(target.state)
    state.seq = this.#state.seq + 1
    // An answer sent before the undo must not count as one given after it.
    state.answered = state.answered.map(() => this.#state.seq)
    const events: GameEvent[] = [{ kind: 'table.undone', rule: 'TABLE.9', seat }]
    const applied: Applied<S> = { ok: true, state, events, beats: [], outcomes: [], revealed: [] }
    return this.#prepared(applied, seat, { type: 'undo', to, agreed: [...agreed] }, index, () => {
      // Moments before it stay reachable, under the numbers that they had.
      this.#earlier = this.#earlier.slice(0, index)
      this.log.length = target.logged
      this.#states.length = target.logged
    })
  }

  /** The state of that number, as long as the log tells how it came about; `null` where there is none. */
  at(seq: number): S | null {
    const index = this.log.findIndex((entry) => entry.after === seq)
    return index < 0 ? null : this.#states[index]!
  }

  /** What one viewer may read of the log now. When the match is over everything opens. */
  logFor(viewer: Viewer): LogEntry[] {
    const over = this.#state.outcome !== null
    if (over) return this.log.slice()
    return this.log.flatMap((entry) => {
      const events = seenEvents(entry.events.map(faded), viewer)
      if (entry.seat === viewer) return [{ ...entry, events }]
      // An answer that shows nothing is nobody else's business: it may be a pass.
      return events.length === 0 ? [] : [{ ...entry, answer: null, events }]
    })
  }

  /** A new match that shares this one's past up to `seq` and goes on with fresh chance. */
  fork(seq: number, salt: string, notes: Readonly<Record<string, Plain>> = this.header.notes): Match<S, F, A, V> {
    const { lines } = readRecord(this.text(), 'refuse')
    const first = lastSegment(lines)
    const forked = new Match(this.engine, { ...this.header, rulesVersion: this.engine.game.rulesVersion, salt, notes })
    for (const line of lines.slice(first)) {
      if (line.kind === 'snapshot') {
        if (line.opens) forked.#open(reviveState(this.engine, line.snapshot, this.#state.options))
      } else if (line.entry[0] < seq || isSetup(line.entry)) forked.#repeat(line.entry, this.#state.options)
    }
    return forked
  }

  /** Writes the whole state into the record now. */
  snapshot(): void {
    this.#writeSnapshot('snapshot')
  }

  #begin(applied: Applied<S>): void {
    this.#prepared(applied, HOST_SEAT, { type: 'setup' }, 0, () => {}).commit()
    this.#writeSnapshot('snapshot')
  }

  #open(state: S): void {
    this.#state = state
    this.#writeSnapshot('segment')
  }

  /** @param undoable how many moments undo could then return to: with none left, a snapshot may stand */
  #prepared(applied: Applied<S>, seat: Seat, answer: Plain, undoable: number, commit: () => void): Prepared<S> {
    const { state, events, outcomes } = applied
    const seq = isSetupAnswer(answer) ? state.seq : state.seq - 1
    const body = [seq, seat, answer, outcomes] as const
    const turn = this.#state?.turn ?? state.turn
    const hash = hashOfEntry(this.#hash, body as unknown as Plain[], state)
    const lines = [writeLine({ kind: 'entry', entry: [...body, hash] })]
    const isSnapshot = this.#sinceSnapshot + 1 >= SNAPSHOT_EVERY && undoable === 0
    if (isSnapshot) lines.push(writeLine({ kind: 'snapshot', opens: false, ...this.#snapshotOf(state, hash) }))
    return {
      ok: true,
      applied,
      lines,
      commit: () => {
        commit()
        this.#state = state
        this.#hash = hash
        this.#lines.push(...lines)
        this.log.push({ seq, after: state.seq, turn, seat, answer, events })
        this.#states.push(state)
        this.#sinceSnapshot = isSnapshot ? 0 : this.#sinceSnapshot + 1
      },
    }
  }

  #snapshotOf(s: S, after: string): { snapshot: Snapshot; hash: string } {
    const { options: _options, ...rest } = s
    const snapshot: Snapshot = {
      seq: s.seq,
      rulesVersion: this.engine.game.rulesVersion,
      state: copyPlain(rest) as unknown as Plain,
    }
    return { snapshot, hash: hashOfSnapshot(after, snapshot) }
  }

  #writeSnapshot(kind: 'snapshot' | 'segment'): void {
    const { snapshot, hash } = this.#snapshotOf(this.#state, this.#hash)
    // A segment starts a chain of its own; a snapshot only hangs on the one that is there.
    if (kind === 'segment') this.#hash = hash
    this.#lines.push(writeLine({ kind: 'snapshot', opens: kind === 'segment', snapshot, hash }))
    this.#sinceSnapshot = 0
  }

  #replay(line: RecordLine, options: Options): void {
    if (line.kind === 'snapshot') {
      if (line.hash !== hashOfSnapshot(this.#hash, line.snapshot))
        throw new BadInput('', 'the snapshot was changed: its hash does not agree')
      if (line.opens) {
        this.#state = reviveState(this.engine, line.snapshot, options)
        this.#hash = line.hash
      } else if (canonical(line.snapshot.state) !== canonical(withoutOptions(this.#state))) {
        throw new BadInput('', 'the snapshot is not the state that the answers lead to')
      }
      this.#lines.push(writeLine(line))
      this.#sinceSnapshot = 0
      return
    }
    // Snapshots are copied from the file, not written anew.
    this.#sinceSnapshot = Number.NEGATIVE_INFINITY
    const linesBefore = this.#lines.length
    this.#repeat(line.entry, options)
    this.#lines.length = linesBefore + 1
    this.#sinceSnapshot = SNAPSHOT_EVERY
    // The entry written anew, hash and all, must be the one that was read.
    if (this.#lines[linesBefore] !== writeLine(line)) {
      throw new BadInput('', 'the record was changed: its hash does not agree')
    }
  }

  #repeat([seq, seat, answer, outcomes]: Entry, options: Options): void {
    const chance = new RecordedChance(outcomes)
    if (isSetupAnswer(answer)) {
      this.#begin(this.engine.start(options, chance))
    } else {
      if (this.#state === undefined) throw new BadInput('', 'an answer before the match begins')
      if (seq !== this.#state.seq)
        throw new BadInput('', 'entry {{seq}} stands where {{due}} should', { seq, due: this.#state.seq })
      const result = isUndo(answer) ? this.#repeatUndo(seat, answer) : this.answer(seat, answer, chance)
      if (!result.ok) throw new BadInput('', 'the answer is refused by {{rule}}', { rule: result.refusal.rule })
    }
    if (chance.unused > 0)
      throw new BadInput('', '{{unused}} recorded outcomes of chance were not asked for', { unused: chance.unused })
  }

  #repeatUndo(seat: Seat, answer: unknown): Applied<S> | Refused {
    const given = record(answer, 'answer')
    const whole = int(0, Number.MAX_SAFE_INTEGER)
    return this.undo(seat, whole(given['to'], 'answer.to'), list(whole)(given['agreed'], 'answer.agreed'))
  }

  #keepUnread(line: RecordLine): void {
    this.#lines.push(writeLine(line))
    if (line.kind === 'entry') this.#hash = line.entry[4]
    if (line.kind === 'snapshot' && line.opens) this.#hash = line.hash
  }

  #continue(lines: readonly RecordLine[], options: Options): void {
    const snapshots = lines.filter((line) => line.kind === 'snapshot')
    const last = snapshots[snapshots.length - 1]
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

function lastSegment(lines: readonly RecordLine[]): number {
  for (let i = lines.length - 1; i > 0; i--) {
    const line = lines[i]!
    if (line.kind === 'snapshot' && line.opens) return i
  }
  return 0
}

function withoutOptions(s: State): object {
  const { options: _options, ...rest } = s
  return rest
}

const isSetupAnswer = (answer: unknown): boolean => (answer as { type?: unknown }).type === 'setup'
const isUndo = (answer: unknown): boolean => (answer as { type?: unknown }).type === 'undo'
const isSetup = (entry: Entry): boolean => isSetupAnswer(entry[2])
const refused = (refusal: Refusal): Refused => ({ ok: false, refusal })

function committed<S>(prepared: Prepared<S> | Refused): Applied<S> | Refused {
  if (!prepared.ok) return prepared
  prepared.commit()
  return prepared.applied
}
