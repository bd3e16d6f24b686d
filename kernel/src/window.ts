import { BrokenInvariant } from './bad-input.js'
import type { Play, Procedure } from './game.js'
import { Offers, type Refusal } from './offers.js'
import { type Plain, samePlain } from './plain.js'
import { ask, cloneFrame, type Frame, pop, push, type Question, type Seat, type State, type Viewer } from './state.js'

/** What is announced: ids and numbers that the window's spec understands. */
export type WindowAbout = Record<string, number | string | readonly number[]>

const ASK = 0
const RESOLVE = 1
const CLOSE = 2

/**
 * The one interruption of every game: something is announced, others may respond, it is checked again, it happens.
 * Where a rulebook lets people respond to what has happened, that is announced in a window of its own.
 */
export interface WindowFrame extends Frame {
  kind: 'window'
  /** Which spec of the game this window follows. */
  of: string
  by: Seat
  about: WindowAbout
  /** Who has let it pass since the window was last opened. */
  passed: Seat[]
  /** How many responses were given. */
  given: number
  verdict: 'stands' | 'cancelled'
}

export type WindowOrder = 'together' | 'in-turn'
type Follows<S, T> = T | ((s: S) => T)

export interface WindowSpec<S extends State, A> {
  /** All at once, or one after another in the order that `eligible` gives. */
  readonly order: Follows<S, WindowOrder>
  /** After so many responses it closes; 1 means that the first one closes it. */
  readonly answers: number
  /** Whether everybody is asked again after a response; otherwise only those who have not passed. */
  readonly reopens: boolean
  /** Whether a host's clock may answer for a seat. */
  readonly timing: Follows<S, 'timed' | 'untimed'>
  /** Whether seats that are not asked may respond all the same, as long as the window is open. */
  readonly uninvited?: (s: S) => boolean
  /** Letting it pass: the one answer that everybody has. */
  readonly pass: A
  /** Who is asked, from public facts only: being asked must tell nobody what is held. */
  eligible(s: S, f: WindowFrame): Seat[]
  /** The responses of one seat besides passing. */
  responses(s: S, f: WindowFrame, seat: Seat, to: Offers<A>): void
  /** Carries a response out: it may cancel, replace or redirect what was announced, or open a window of its own. */
  respond(s: S, f: WindowFrame, seat: Seat, action: A, play: Play): void
  /** Why a response that was never mentioned is not possible, told to anyone who may respond now. */
  refuse?(s: S, f: WindowFrame, seat: Seat, action: A): Refusal | null
  /** Re-checked before it happens: a response may have taken the ground away. */
  stillPossible?(s: S, f: WindowFrame): boolean
  resolve(s: S, f: WindowFrame, play: Play): void
  /** Cancelled, or no longer possible. */
  fizzle?(s: S, f: WindowFrame, play: Play): void
}

/** Announces something. The window runs before anything else goes on. */
export function openWindow(s: State, of: string, by: Seat, about: WindowAbout = {}): void {
  const frame: WindowFrame = { kind: 'window', step: ASK, of, by, about, passed: [], given: 0, verdict: 'stands' }
  push(s, frame)
}

/** The window that the present one responds to, or `null`. */
export function windowBelow(s: State): WindowFrame | null {
  const below = s.frames[s.frames.length - 2]
  return below?.kind === 'window' ? (below as WindowFrame) : null
}

/**
 * The procedure behind every window of a game.
 * @param nesting how many windows may be open on top of each other; deeper ones resolve without asking anybody
 */
export function windows<S extends State, A>(
  specs: Readonly<Record<string, WindowSpec<S, A>>>,
  nesting: number,
): Procedure<S, WindowFrame, A> {
  function specOf(f: WindowFrame): WindowSpec<S, A> {
    const spec = specs[f.of]
    if (spec === undefined) throw new BrokenInvariant(`no window is called "${f.of}"`)
    return spec
  }

  const orderOf = (s: S, spec: WindowSpec<S, A>) => (typeof spec.order === 'function' ? spec.order(s) : spec.order)
  const timingOf = (s: S, spec: WindowSpec<S, A>) => (typeof spec.timing === 'function' ? spec.timing(s) : spec.timing)
  const useful = new Offers<A>('any')

  function hasResponse(s: S, f: WindowFrame, spec: WindowSpec<S, A>, seat: Seat): boolean {
    useful.clear()
    spec.responses(s, f, seat, useful)
    return useful.count + useful.spaceCount > 0
  }

  /** A response was chosen: the one who was also being asked is asked again, in the light of it. */
  function take(s: S, f: WindowFrame, spec: WindowSpec<S, A>, seat: Seat, action: A, play: Play): void {
    f.given++
    if (spec.reopens) f.passed = []
    if (s.questions.length > 0) s.questions.length = 0
    spec.respond(s, f, seat, action, play)
  }

  function tooDeep(s: S): boolean {
    let depth = 0
    for (const frame of s.frames) if (frame.kind === 'window') depth++
    return depth > nesting
  }

  /** Asks the one who is still to be asked; says whether anybody was. */
  function askOn(s: S, f: WindowFrame, spec: WindowSpec<S, A>, play: Play): boolean {
    if (f.given >= spec.answers || tooDeep(s)) return false
    if (f.verdict === 'cancelled') return false
    for (const seat of spec.eligible(s, f)) {
      if (f.passed.includes(seat)) continue
      if (play.asks === 'useful' && !hasResponse(s, f, spec, seat)) continue
      ask(s, seat, f.of, timingOf(s, spec))
      if (orderOf(s, spec) === 'in-turn') return true
    }
    return s.questions.length > 0
  }

  /** Goes on to a later step. That it closes shows everybody that all have passed. */
  function enter(f: WindowFrame, step: number, play: Play): void {
    if (f.passed.length > 0) {
      play.reveal?.('all')
      f.passed = []
    }
    f.step = step
    f.given = 0
  }

  return {
    // As far as it gets in one go: most windows of a playout concern nobody.
    run(s, f, play) {
      const spec = specOf(f)
      if (f.step === ASK) {
        if (askOn(s, f, spec, play)) return
        enter(f, RESOLVE, play)
      }
      if (f.step === RESOLVE) {
        enter(f, CLOSE, play)
        if (f.verdict === 'stands' && (spec.stillPossible?.(s, f) ?? true)) spec.resolve(s, f, play)
        else spec.fizzle?.(s, f, play)
        // What it has begun comes first.
        if (s.frames[s.frames.length - 1] !== f || s.outcome !== null) return
      }
      pop(s)
    },

    offer(s, f, seat, to) {
      const spec = specOf(f)
      to.legal(spec.pass)
      spec.responses(s, f, seat, to)
    },

    answer(s, f, seat, action, play) {
      const spec = specOf(f)
      if (samePlain(action as Plain, spec.pass as Plain)) {
        f.passed.push(seat)
        return
      }
      take(s, f, spec, seat, action, play)
    },

    interject(s, f, seat, to) {
      const spec = specOf(f)
      if (f.step === ASK && spec.uninvited?.(s)) spec.responses(s, f, seat, to)
    },

    interjected(s, f, seat, action, play) {
      take(s, f, specOf(f), seat, action, play)
    },

    refuse(s, f, seat, action) {
      const spec = specOf(f)
      const mayRespond = s.questions.some((question) => question.seat === seat) || (spec.uninvited?.(s) ?? false)
      return mayRespond ? (spec.refuse?.(s, f, seat, action) ?? null) : null
    },

    pass: (_s, f) => specOf(f).pass,

    expire: (_s, f) => specOf(f).pass,

    // A pass is silent as long as the window stays open; the seat that is asked next learns that it is asked.
    knownTo: (s, f, seat) => (s.frames[s.frames.length - 1] === f && f.passed.includes(seat) ? [] : 'all'),

    // "No" to one card is not "no" to the next: an answer given before this question was asked is not taken.
    late: 'refuse',

    // Who has passed, and so who is still being asked, is nobody's business but the viewer's own.
    veil(s, f, viewer) {
      const passed = f.passed.includes(viewer as Seat) ? [viewer as Seat] : []
      const own = s.questions.find((question) => question.seat === viewer)
      const questions: Question[] = []
      if (own !== undefined) questions.push({ ...own })
      else if (s.frames[s.frames.length - 1] === f && s.questions.length > 0) {
        questions.push({ seat: -1, kind: f.of, timed: timingOf(s, specOf(f)) === 'timed', since: 0 })
      }
      return { frame: { ...cloneFrame(f), passed }, questions }
    },

    unveil(s, f, viewer, questions, chance) {
      if (questions.length === 0) return
      const spec = specOf(f)
      const eligible = spec.eligible(s, f)
      const own = questions[0]!.seat === viewer
      s.questions.length = 0
      if (orderOf(s, spec) === 'together') {
        for (const seat of eligible) if (seat !== viewer) ask(s, seat, f.of, timingOf(s, spec))
        if (own) s.questions.push({ ...questions[0]! })
        return
      }
      const place = eligible.indexOf(viewer as Seat)
      // Someone before the viewer is asked, or after the viewer once they have passed.
      const others = f.passed.length > 0 ? eligible.slice(place + 1) : eligible.slice(0, place < 0 ? undefined : place)
      const asked = own || others.length === 0 ? (viewer as Seat) : chance.tie(others, 'TABLE.2')
      f.passed = eligible.slice(0, eligible.indexOf(asked))
      if (own) s.questions.push({ ...questions[0]! })
      else ask(s, asked, f.of, timingOf(s, spec))
    },
  } satisfies Procedure<S, WindowFrame, A> & { veil: (s: S, f: WindowFrame, viewer: Viewer) => unknown }
}
