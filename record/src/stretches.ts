import {
  type Action,
  BadInput,
  type Engine,
  type Frame,
  type Options,
  type State,
  type ViewBase,
} from '@shamble/kernel'
import { stateDigest } from './chain.js'
import { Course, type LogEntry, undoOf } from './course.js'
import { reviveState } from './match-start.js'
import { type EntryBody, isClosing, type RecordLine, readLine, type Snapshot } from './record.js'

/** A part of the record that can be played without what comes before it: it begins with a state or with the set-up. */
interface Stretch {
  /** The number of its first line. */
  readonly line: number
  /** How many entries of the log come before it. */
  readonly logged: number
  /** What people were told in it, as text: a long match would fill the memory. `null` where nobody has asked yet. */
  told: string | null
}

/**
 * The past of a match, kept as the lines of its record and played again where someone looks at it. It begins where
 * these rules began to be played.
 */
export class Stretches<S extends State, F extends Frame, A extends Action, V extends ViewBase> {
  readonly #engine: Engine<S, F, A, V>
  readonly #options: Options
  readonly #lines: readonly string[]
  readonly #stretches: Stretch[] = []
  /** For each entry of the log the line that tells of it, and the number of the state that it led to. */
  readonly #lineOf: number[] = []
  readonly #after: number[] = []
  /**
   * The number of the state with which these rules were taken up, where that was no set-up. It can be looked at as all
   * later ones can: otherwise a viewer whose number stands still would see by it that someone has answered in secret.
   */
  #first: number | null = null
  /** Where the last look at the past ended: the next one mostly goes on from there. */
  #cursor: { readonly line: number; readonly course: Course<S, F, A, V>; readonly stretch: number } | null = null

  /** @param lines those of the record; they only ever grow */
  constructor(engine: Engine<S, F, A, V>, options: Options, lines: readonly string[]) {
    this.#engine = engine
    this.#options = options
    this.#lines = lines
  }

  get length(): number {
    return this.#after.length
  }

  /** How many stretches have come to their end: all but the one that the match is in. */
  get ended(): number {
    return this.#stretches.length - 1
  }

  /** Notes a line that is part of the record now. */
  note(line: RecordLine, number: number): void {
    if (line.kind === 'closing' || line.kind === 'dice') return
    if (line.kind === 'snapshot') {
      if (this.#stretches.length === 0) this.#first = line.snapshot.seq
      this.#stretches.push({ line: number, logged: this.length, told: null })
      return
    }
    const [seq, , answer] = line.body
    if (isSetUp(answer)) this.#stretches.push({ line: number, logged: 0, told: null })
    const undo = undoOf(answer)
    if (undo !== null) this.#rewind(undo.to)
    this.#lineOf.push(number)
    this.#after.push(isSetUp(answer) ? seq : seq + 1)
  }

  /** What was told in the stretch that has just ended. */
  keepTold(log: readonly LogEntry[]): void {
    const ended = this.#stretches[this.#stretches.length - 2]
    if (ended !== undefined) ended.told = JSON.stringify(log)
  }

  /** The entries from number `from` on of all stretches that have ended. */
  logSince(from: number): LogEntry[] {
    return this.#stretches.slice(0, -1).flatMap(({ logged }, i) => {
      const end = this.#stretches[i + 1]!.logged
      return end <= from ? [] : this.#toldIn(i).slice(Math.max(0, from - logged))
    })
  }

  /** The state of that number: the log leads to it or begins with it; `null` where there is none. */
  at(seq: number): S | null {
    const index = this.#after.indexOf(seq)
    if (index < 0) return seq === this.#first ? this.open(0).state : null
    const line = this.#lineOf[index]!
    const stretch = this.#stretches.findLastIndex((one) => one.line <= line)
    const from =
      this.#cursor !== null && this.#cursor.stretch === stretch && this.#cursor.line <= line
        ? this.#cursor
        : { course: this.open(stretch), line: this.#stretches[stretch]!.line }
    for (let next = from.line + 1; next <= line; next++) this.#repeat(from.course, next)
    this.#cursor = { line, stretch, course: from.course }
    return from.course.state
  }

  /** The course of a stretch at its beginning. */
  open(stretch: number, state: 'trusted' | 'checked' = 'trusted'): Course<S, F, A, V> {
    const first = this.#read(this.#stretches[stretch]!.line) as Exclude<RecordLine, { kind: 'closing' | 'dice' }>
    if (first.kind !== 'entry') {
      // A state from a file may be anything: it is looked at before anything is done with it.
      if (state === 'checked')
        reviveState(this.#engine, first.snapshot, this.#options, first.opens ? 'by-nothing' : 'by-answers')
      return new Course(this.#engine, this.#stateOf(first.snapshot))
    }
    return Course.beginAgain(this.#engine, this.#options, first.body)
  }

  /**
   * Plays a stretch again, line by line: after each the state must be the one that the record tells of.
   * @param until the line before which it stops
   * @throws BadInput with the number of the first line that does not agree
   */
  *verify(stretch: number, until: number = this.#endOf(stretch)): Generator<void, Course<S, F, A, V>> {
    const { line } = this.#stretches[stretch]!
    let course: Course<S, F, A, V>
    const first = this.#read(line)
    try {
      course = this.open(stretch, 'checked')
      if (first.kind === 'entry') mustAgree(first.body, course.state)
    } catch (error) {
      throw atLine(error, line)
    }
    yield
    for (let next = line + 1; next < until; next++) {
      try {
        const body = this.#repeat(course, next)
        if (body !== null) mustAgree(body, course.state)
      } catch (error) {
        throw atLine(error, next)
      }
      yield
    }
    const isEnded = stretch < this.ended
    if (isEnded) this.#stretches[stretch]!.told = JSON.stringify(course.log)
    return course
  }

  #toldIn(stretch: number): LogEntry[] {
    const one = this.#stretches[stretch]!
    if (one.told === null) {
      const course = this.open(stretch)
      for (let next = one.line + 1; next < this.#endOf(stretch); next++) this.#repeat(course, next)
      one.told = JSON.stringify(course.log)
    }
    return JSON.parse(one.told) as LogEntry[]
  }

  #endOf(stretch: number): number {
    const end = this.#stretches[stretch + 1]?.line ?? this.#lines.length
    return isClosing(this.#lines[end - 1]!) ? end - 1 : end
  }

  #read(line: number): RecordLine {
    return readLine(this.#lines[line]!, `line ${line + 1}`)
  }

  /** Does again what a line tells; `null` where it tells of no answer. */
  #repeat(course: Course<S, F, A, V>, number: number): EntryBody | null {
    const line = this.#read(number)
    if (line.kind !== 'entry') return null
    course.repeat(line.body)
    return line.body
  }

  #stateOf({ state }: Snapshot): S {
    return { ...(state as object), options: this.#options } as unknown as S
  }

  /** A step back: what came after that moment is no longer part of the log. */
  #rewind(to: number): void {
    while (this.#after.length > 0 && this.#after[this.#after.length - 1]! > to) {
      this.#after.pop()
      this.#lineOf.pop()
    }
    this.#cursor = null
  }
}

export const isSetUp = (answer: unknown): boolean => (answer as { type?: unknown } | null)?.type === 'setup'

function mustAgree(body: EntryBody, state: State): void {
  if (stateDigest(state) !== body[4]) throw new BadInput('', 'the position is not the one that the file describes')
}

/** A complaint about a line of the record, with its number as people count. Nothing in a file brings a host down. */
function atLine(error: unknown, line: number): DamagedLine {
  const said =
    error instanceof BadInput
      ? error
      : new BadInput('', 'the rules cannot play this: {{detail}}', { detail: String((error as Error).message) })
  return new DamagedLine(said.within(`line ${line + 1}`), line)
}

/** A line of a record that does not agree with the others. */
export class DamagedLine extends BadInput {
  readonly line: number

  constructor({ where, said }: BadInput, line: number) {
    super(where, said.key, said.params)
    this.line = line
  }
}
