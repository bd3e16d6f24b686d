import type { Chance } from './chance.js'
import type { GameEvent } from './events.js'
import type { Odds } from './odds.js'
import type { Offers, Refusal } from './offers.js'
import type { Options, OptionsSchema } from './options.js'
import type { Frame, Outcome, Question, Seat, State, Viewer } from './state.js'

/** Reads one value from outside, or throws `BadInput` with the path to it. */
export type Read<T> = (value: unknown, where: string) => T

/** What a procedure has at hand while it runs. */
export interface Play {
  readonly chance: Chance
  /** `null` in playouts: write `play.emit?.({...})`, and nothing is built when nobody reads it. */
  readonly emit: ((event: GameEvent) => void) | null
  /**
   * Says that these seats have just been shown something that they could not know before.
   * Undo never goes back past it. Chance needs no such word: it always counts.
   */
  readonly reveal: ((to: readonly Seat[] | 'all') => void) | null
  /**
   * Whether windows ask everybody who might respond, or only seats that have something to respond with.
   * The second would give secrets away, so it is for playouts that nobody watches.
   */
  readonly asks: 'everybody' | 'useful'
  /**
   * Called between the steps of procedures, for anyone who shows an answer's consequences one after another.
   * Every roll is preceded by one.
   */
  readonly beat?: () => void
  /**
   * Names what follows, where it is too much to be shown step by step: the walks of 150 zombies. It is one step then,
   * with all its rolls, up to another name, to `null`, or to the next question. Anyone who goes on with it after a
   * question, or in another frame, names it again.
   */
  readonly passage?: (name: string | null) => void
}

/** One procedure of the rulebook. Everything it must remember is in its frame. */
export interface Procedure<S extends State, F extends Frame, A> {
  /**
   * Goes on from `f.step`: changes the state, rolls, starts other procedures, ends itself, or asks.
   * Called again and again until someone is asked or the match is over.
   * A step that asks does nothing but ask: it runs again when an interruption is over.
   */
  run(s: S, f: F, play: Play): void
  /** What a seat that is being asked may answer, and the near-misses with their reason. */
  offer?(s: S, f: F, seat: Seat, to: Offers<A>): void
  /** Carries out a legal answer of a seat that was asked. */
  answer?(s: S, f: F, seat: Seat, action: A, play: Play): void
  /** What a seat that nobody waits for may do all the same: an event card "at any time". */
  interject?(s: S, f: F, seat: Seat, to: Offers<A>): void
  interjected?(s: S, f: F, seat: Seat, action: A, play: Play): void
  /** Why an action that the generator never mentioned is not possible. */
  refuse?(s: S, f: F, seat: Seat, action: A): Refusal | null
  /**
   * What becomes of an answer to a question that was asked again since the seat decided:
   * checked again, or refused because it was meant for something else. `recheck` when absent.
   */
  readonly late?: 'recheck' | 'refuse'
  /** The answer that lets go by whatever is asked about, where there is one: a window is passed with it. */
  pass?(s: S, f: F): A | null
  /** The answer that stands for "time is up" on a timed question. */
  expire?(s: S, f: F, seat: Seat): A
  /**
   * The seats that may know of an answer, besides the one that gives it, asked when it has been carried out; everybody
   * when absent. Viewers who may not know of it see the same view, are offered the same, and keep the same number.
   */
  knownTo?(s: S, f: F, seat: Seat, action: A): readonly Seat[] | 'all'
  /** The frame and its questions as a viewer may know them; both as they are when absent. */
  veil?(s: S, f: F, viewer: Viewer): { frame: F; questions: Question[] }
  /** Makes a veiled frame whole again, in some way that the viewer cannot tell from the truth. */
  unveil?(s: S, f: F, viewer: Viewer, questions: readonly Question[], chance: Chance): void
}

/** How long someone may think. */
export interface Allowance {
  readonly milliseconds: number
  /** Questions of one name share the time between them; `null` where each has all of it. */
  readonly budget: string | null
  /** It is time for the seat's own turn, not for a response: people may have agreed on another clock for that. */
  readonly ofTurn?: true
}

/** Time limits that a game's options set. Games have no clock: a host that keeps one asks here. */
export interface TimeLimits<S extends State> {
  /** For a question that a clock may answer; `null` where nobody is hurried. */
  allows(s: S, question: Question): Allowance | null
  /**
   * For how many milliseconds after the last thing that happened an answer of this seat waits, so that others can
   * still interrupt.
   * @param others the other seats in which persons sit: bots need no time
   */
  grace?(s: S, seat: Seat, others: readonly Seat[]): number
}

/** The part of a view that every game shares. Made by `viewBase`, turned back by `guessBase`. */
export interface ViewBase {
  readonly viewer: Viewer
  readonly seq: number
  readonly turn: number
  readonly outcome: Outcome | null
  readonly frames: Frame[]
  readonly questions: Question[]
  readonly answered: number[]
  readonly options: Options
}

export interface Game<
  S extends State = State,
  F extends Frame = Frame,
  A extends { readonly type: string } = { readonly type: string },
  V extends ViewBase = ViewBase,
> {
  readonly id: string
  readonly rulesVersion: string
  /** Earlier rules versions whose snapshots this one can take up, each with what must change in them. */
  readonly continues?: Readonly<Record<string, (snapshot: unknown) => unknown>>
  readonly options: OptionsSchema
  /** Whether some seat may know what another may not: then a shared screen needs a curtain. */
  secrets(options: Options): boolean
  /** The word for each seat, in order; their number may depend on the options. */
  seats(options: Options): readonly string[]
  /** The state before the first procedure runs. Draws and dice of the set-up are made here or in frames. */
  setup(options: Options, play: Play): S
  readonly frames: { readonly [K in F['kind']]: Procedure<S, Extract<F, { kind: K }>, A> }
  /** Reads an action from outside; throws `BadInput` for anything that is no action of this game. */
  readonly action: Read<A>
  /** Every field, by hand. `cloneBase` copies what `State` holds. */
  clone(s: S): S
  /** An allow-list of what this viewer may know. Begin with `viewBase`. */
  view(s: S, viewer: Viewer): V
  /** Fills the holes of a view by chance. Law: `view(guess(v))` equals `v`, and so do the choices. */
  guess(view: V, chance: Chance): S
  /** What the viewer can work out before the dice, or `null` where none are rolled. */
  odds?(view: V, action: A): Odds | null
  /**
   * Who wins when a seat gives up, or `null` where the seat leaves and the others play on.
   * When absent the other seats win.
   */
  resigned?(s: S, seat: Seat, play: Play): Outcome | null
  /** Who wins when the turn limit is reached; nobody when absent. */
  atTurnLimit?(s: S): Outcome
  /** Sentences about what is broken in this state; none in a sound game. */
  invariants?(s: S): string[]
  /** How fast play must go where a host keeps clocks; nobody is hurried when absent. */
  readonly timeLimits?: TimeLimits<S>
}

/** A game without what begins a match, checks it from outside or hurries it: enough to go on from a view. */
export type RunningGame<
  S extends State = State,
  F extends Frame = Frame,
  A extends { readonly type: string } = { readonly type: string },
  V extends ViewBase = ViewBase,
> = Omit<Game<S, F, A, V>, 'options' | 'setup' | 'invariants' | 'timeLimits' | 'continues'>
