import type {
  Action,
  Chance,
  Choices,
  Frame,
  Game,
  GameEvent,
  Options,
  Params,
  Plain,
  Reason,
  RuleId,
  RunningGame,
  Seat,
  State,
  ViewBase,
} from '@shamble/kernel'
import type { LedgerEntry } from './ledger.js'
import type { Lookahead } from './lookahead.js'
import type { BoardPlan } from './plan.js'

export const LANGUAGES = ['en', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]

/** Sentences by key. Placeholders are written `{{name}}`; keys ending in `_one` and `_other` follow `{{count}}`. */
export type Catalogue = Readonly<Record<string, string>>

/** Says a sentence of the catalogue in the reader's language. */
export type Speak = (key: string, params?: Params) => string

export const TONES = ['plain', 'dim', 'strong', 'good', 'bad', 'warn', 'first', 'second', 'third'] as const
export type Tone = (typeof TONES)[number]

/** A piece of a line drawn for the terminal. */
export interface Span {
  readonly text: string
  readonly tone?: Tone
}
export type BoardLine = readonly Span[]

/** What a bot is given, and all it is given: what a person in that seat would see. */
export interface Knowledge<A, V> {
  readonly seat: Seat
  readonly view: V
  readonly choices: Choices<A>
  /** What happened since this bot last looked. */
  readonly events: readonly GameEvent[]
}

/** Remembering is allowed, peeking is not. */
export interface Bot<A, V> {
  decide(known: Knowledge<A, V>, chance: Chance): A
  /** What it does although nobody asks it: `choices` holds what it might. `null` for nothing. */
  interject?(known: Knowledge<A, V>, chance: Chance): A | null
  /** What it would do in this seat and why, for a person who asks; it remembers nothing of it. */
  advise?(known: Knowledge<A, V>, chance: Chance): { readonly action: A; readonly why: Reason }
}

export type BotMaker<A, V> = (seat: Seat) => Bot<A, V>

/** `full` tells everything; a seat's form only what that seat may know, and is safe to share. */
export type PositionForm = 'full' | Seat

/** A position as text that people can read and write. */
export interface PositionText<S extends State, V extends ViewBase = ViewBase> {
  /** `null` in the middle of a procedure that the text cannot describe. */
  write(s: S, form: PositionForm): string | null
  /**
   * Either form: what a seat's form leaves open is filled by chance. The caller settles the state.
   * @throws BadInput with the line and the reason when the text describes no possible position
   */
  read(text: string, options: Options, chance: Chance): S
  /** A view without what no text carries: numbers that only tell pieces apart while a match runs. */
  comparable?(view: V): unknown
}

/** How an action is written in a case file and on the command line: `mark b2`. */
export interface Notation<A> {
  write(action: A): string
  /** `null` when the text is no action of this game. */
  read(text: string): A | null
}

/** What the report of a simulation adds up besides endings: how often each card was played, wounds, losses. */
export interface Tally {
  /** Everything that is added up, in the order of the report; what never happens is reported too. */
  readonly names: readonly string[]
  /** The name that an event adds one or an amount to, or `null`. */
  of(event: GameEvent): string | Amount | null
}

/** So much of something that a tally names: three wounds of one burst. */
export interface Amount {
  readonly name: string
  readonly amount: number
}

/** A kind of thing that people make for a game and keep: a map, a team, numbers of their own. */
export interface DrawerKind {
  /**
   * Reads one from outside, strictly: what it gives is kept, and reads as itself again.
   * @throws BadInput with the path inside it and the reason
   */
  readonly read: (value: unknown, where: string) => Plain
  /** What the thing calls itself; its file otherwise. */
  name?(thing: Plain): string | null
}

/** Everything that a table, a command line or a case file needs of one game. */
export interface GameModule<
  S extends State = State,
  F extends Frame = Frame,
  A extends Action = Action,
  V extends ViewBase = ViewBase,
> {
  readonly game: Game<S, F, A, V>
  readonly notation: Notation<A>
  readonly position: PositionText<S, V>
  readonly ledger: readonly LedgerEntry[]
  readonly text: Readonly<Record<Language, Catalogue>>
  /** Sentences that only some matches say, by chapter: how their keys begin. */
  readonly chapters?: Readonly<Record<string, readonly string[]>>
  /** The rule under which an action is taken at this moment, from a view. */
  rule(action: A, view: V): RuleId
  /** The action in the reader's words, as a list of answers shows it. */
  label(action: A, view: V, speak: Speak): string
  /** The board in the terminal, from a view. */
  draw(view: V, speak: Speak): readonly BoardLine[]
  /** The board to scale, where the game has one: the page draws it, and points are set on it. */
  plan?(view: V): BoardPlan
  /** Options that suit play without people, for simulations: windows that are polled instead of timed, say. */
  readonly unattended?: Readonly<Record<string, Plain>>
  /**
   * A view of the past as the log may show it while the match runs: without what the rules have hidden again.
   * The past as it was seen when absent.
   */
  recall?(past: V, now: V): V
  /**
   * What a match that is over hands on to the next: options of this game, which nobody may choose otherwise. `null`
   * where nothing goes on. What has to be decided in between is asked in one of the two matches.
   */
  sequel?(end: S): Readonly<Record<string, Plain>> | null
  /**
   * What people can make for this game, by kind; the catalogue's `drawer.<kind>` names several of them. Options of type
   * `data` say which kind they take.
   */
  readonly drawer?: Readonly<Record<string, DrawerKind>>
  /**
   * What a word of a case stands for among drawn things and values: a card, a tile, a square. `null` where it is none.
   */
  named?(word: string, options: Options): Plain | null
  /** Values by which cases call what procedures remember; fields of the state need no mention. */
  values?(s: S | V): Readonly<Record<string, Plain>>
  readonly bots?: Readonly<Record<string, BotMaker<A, V>>>
  /** What bots that look ahead need to know; without it the house's own is the best there is. */
  readonly lookahead?: Lookahead<S, A, V>
  /** Simulations build events for games that have one, and for bots; otherwise nobody reads them. */
  readonly tally?: Tally
}

/**
 * What the table of a page needs of a game: there no match begins, no rule is looked up, and nothing is drawn in
 * characters. A package may have it as an entry of its own, `./play`; the rest of the game then comes to the page when a
 * screen asks for it.
 */
export interface PlayModule<
  S extends State = State,
  F extends Frame = Frame,
  A extends Action = Action,
  V extends ViewBase = ViewBase,
> extends Pick<GameModule<S, F, A, V>, 'notation' | 'rule' | 'label' | 'plan' | 'recall'> {
  readonly game: RunningGame<S, F, A, V>
  /** The chapters of its sentences that are said in a match that looks like this; all of them where this is absent. */
  chaptersOf?(view: V): readonly string[]
  /**
   * Fetches what a match that looks like this needs besides the rules, its map for one. Nothing is asked about it
   * before.
   */
  ready?(view: V): Promise<void>
}
