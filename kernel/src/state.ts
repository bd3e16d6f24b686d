import { BrokenInvariant } from './bad-input.js'
import type { Options } from './options.js'
import { copyPlain } from './plain.js'
import type { RuleId } from './rules.js'

/** A place at the table, counted from 0. What a seat is called is the game's business. */
export type Seat = number

/** Who looks: a seat, or someone who sees only what everybody may see. */
export type Viewer = Seat | 'spectator'

/** One procedure of the rulebook under way. Ids and numbers only, so that any moment can be saved. */
export interface Frame {
  kind: string
  step: number
}

/** Something the game waits for. Questions always belong to the frame on top of the stack. */
export interface Question {
  seat: Seat
  kind: string
  /** Whether a host's clock may answer it with `expire`. */
  timed: boolean
  /** The `seq` at which it was asked. */
  since: number
}

export interface Outcome {
  winners: Seat[]
  reason: string
  rule: RuleId
}

/** What every game's state holds besides its own pieces. */
export interface State {
  /** How many answers have been accepted; never falls, not even by undo. */
  seq: number
  turn: number
  outcome: Outcome | null
  frames: Frame[]
  questions: Question[]
  /** For each seat the `seq` at which it last answered. */
  answered: number[]
  /** Never changed after set-up; clones share it. */
  options: Options
}

/** The state of a match that is about to run its first procedure: what all games share, joined with a game's own. */
export function freshState<Own extends object = object>(
  options: Options,
  seats: number,
  first: Frame,
  own: Own = {} as Own,
): State & Own {
  const answered: number[] = []
  for (let seat = 0; seat < seats; seat++) answered.push(-1)
  return withBase(own, 0, 1, null, [first], [], answered, options)
}

/**
 * Gives a game's own fields those that all games share, unless they are among them: the object is no longer the caller's.
 * It goes round two traps of V8, each of which makes whatever touches states several times slower. `{ ...base, cells }`
 * gives every object a hidden class of its own; and an object to which a dozen fields and more are added one by one
 * becomes a hash table. So the few are added to the many, by name and always in the same order.
 */
function withBase<Own extends object>(
  own: Own,
  seq: number,
  turn: number,
  outcome: Outcome | null,
  frames: Frame[],
  questions: Question[],
  answered: number[],
  options: Options,
): State & Own {
  const s = own as State & Own
  if (!('seq' in own)) s.seq = seq
  if (!('turn' in own)) s.turn = turn
  if (!('outcome' in own)) s.outcome = outcome
  if (!('frames' in own)) s.frames = frames
  if (!('questions' in own)) s.questions = questions
  if (!('answered' in own)) s.answered = answered
  if (!('options' in own)) s.options = options
  return s
}

/**
 * Copies what `State` itself holds and joins it with copies of the game's own fields, which are made by hand. The one who
 * shows less than the state hands in what is shown instead.
 */
export function cloneBase<Own extends object = object>(
  s: State,
  own: Own = {} as Own,
  frames: Frame[] = s.frames.map(cloneFrame),
  questions: Question[] = s.questions.map(cloneQuestion),
  answered: number[] = s.answered.slice(),
): State & Own {
  const { outcome } = s
  return withBase(
    own,
    s.seq,
    s.turn,
    outcome && { winners: outcome.winners.slice(), reason: outcome.reason, rule: outcome.rule },
    frames,
    questions,
    answered,
    s.options,
  )
}

const cloneQuestion = (q: Question): Question => ({ seat: q.seat, kind: q.kind, timed: q.timed, since: q.since })

/** Frames are small and flat: a spread, and whatever lists or records are below it. */
export function cloneFrame<F extends Frame>(frame: F): F {
  const copy = { ...frame } as Record<string, unknown>
  for (const key in copy) {
    const member = copy[key]
    if (typeof member === 'object' && member !== null) {
      copy[key] = copyPlain(member)
    }
  }
  return copy as unknown as F
}

/** Starts a procedure on top of the current one, whose open questions are asked again when it comes back. */
export function push(s: State, frame: Frame): void {
  if (s.questions.length > 0) s.questions.length = 0
  s.frames.push(frame)
}

/** Ends the procedure on top. */
export function pop(s: State): void {
  if (s.questions.length > 0) s.questions.length = 0
  if (s.frames.pop() === undefined) throw new BrokenInvariant('pop: no procedure is under way')
}

export function topFrame(s: State): Frame {
  const frame = s.frames[s.frames.length - 1]
  if (frame === undefined) throw new BrokenInvariant('no procedure is under way')
  return frame
}

/** The frame that the current one interrupts; `null` at the bottom. */
export function frameBelow(s: State): Frame | null {
  return s.frames[s.frames.length - 2] ?? null
}

/** Asks one seat. A step that asks does nothing else, because it runs again after an interruption. */
export function ask(s: State, seat: Seat, kind: string, timing: 'untimed' | 'timed' = 'untimed'): void {
  s.questions.push({ seat, kind, timed: timing === 'timed', since: s.seq })
}

export function isAsked(s: State, seat: Seat): boolean {
  for (const question of s.questions) if (question.seat === seat) return true
  return false
}

/** Ends the match at this very moment; the first end stands. */
export function finish(s: State, winners: Seat[], reason: string, rule: RuleId): void {
  if (s.outcome === null) s.outcome = { winners, reason, rule }
}
