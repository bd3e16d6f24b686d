import type { GameEvent, Seat, ViewBase } from '@shamble/kernel'
import type { LogEntry } from '@shamble/record'
import type { Words } from '../games/table-game.js'
import type { Luck } from './luck.js'

/** A seat or a thing by its sign: drawn around the origin, within a square of 38. */
export interface Sign {
  readonly name: string
  readonly art: string
}

/** One step line of the race. */
export interface RaceLine extends Sign {
  /** One figure for each view that was given. */
  readonly values: readonly number[]
  /** The figure at which it reaches the heavy line. */
  readonly of: number
  /** What is at its end. */
  readonly end: string
}

/** One turn of the record, and how things stood when it was over. */
export interface RaceTurn<V extends ViewBase = ViewBase> {
  readonly turn: number
  readonly entries: readonly LogEntry[]
  readonly view: V
}

/** Something that people would look for when they go through a match again. */
export interface KeyMoment {
  /** The number of the state that it led to. */
  readonly seq: number
  readonly words: string
  /** Where there is no room for all, the heavier ones stay. */
  readonly weight: number
}

/** One face of a die, or one total of several, as it stood before the roll. */
export interface Face {
  readonly mark: number
  readonly ways: number
  readonly word: string
  /** For the one who rolled: what they hoped for, what they feared, or neither. */
  readonly kind: 'good' | 'bad' | 'plain'
  readonly fell: boolean
}

/** What one move of the record did. */
export interface Retelling {
  readonly title: string
  readonly rule: string
  /** The dice that decided it; none where no die did. */
  readonly dice: readonly number[]
  /** One die is shown as its six faces, several as their totals. */
  readonly faces: readonly Face[]
  /** One sentence with the arithmetic; may be empty. */
  readonly say: string
}

/** The cards of one seat: their names where they may be seen. */
export interface SeenHand {
  readonly seat: Seat
  readonly cards: readonly string[] | null
  readonly count: number
  /** What is open in front of it, and how many are held, in one line. */
  readonly note: string
}

export interface LuckRow extends Luck, Sign {
  /** Faces from this one up are what was hoped for; none where the sum counts. */
  readonly goodFrom: number | null
}

/** What is counted as luck. */
export interface LuckLedger {
  readonly title: string
  /** What each row says of itself: `luck.<kind>`. */
  readonly kind: 'hits' | 'sum'
  /** Whether each row says whose it is, where the sign alone does not. */
  readonly isNamed?: boolean
  readonly rows: readonly LuckRow[]
}

/** What the replay needs of a game. Everything is told from views and events that the viewer may know. */
export interface ReplayParts<V extends ViewBase = ViewBase> {
  /** What the race measures. */
  title(view: V, words: Words): string
  /** The lines of the race; the views stand at its start and after each turn. */
  lines(views: readonly V[], words: Words): readonly RaceLine[]
  /** Whose turn it was, where turns belong to someone. */
  turnSign(entries: readonly LogEntry[], words: Words): Sign | null
  moments(turns: readonly RaceTurn<V>[], words: Words): readonly KeyMoment[]
  /** What the entry at this index did; `before` is how things stood. */
  retell(entries: readonly LogEntry[], index: number, before: V | null, words: Words): Retelling
  luck(events: readonly GameEvent[], view: V, words: Words): LuckLedger
  /** The hands as these eyes saw them; with the views of several seats, all of theirs. */
  hands?(views: readonly V[], words: Words): readonly SeenHand[]
}
