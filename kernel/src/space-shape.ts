import type { Reason } from './bad-input.js'

/** A place on the board in whole millimetres: x grows eastwards, y southwards. */
export interface BoardPoint {
  readonly x: number
  readonly y: number
}

/** Where something may be, as far as a table needs to know to show it; the rules decide within. */
export interface BoardArea extends BoardPoint {
  readonly width: number
  readonly depth: number
}

/** A place with a name that a hand is drawn to: the sentence is the catalogue's `snap.<key>`. */
export interface Snap extends BoardPoint, Reason {}

interface Placed {
  readonly area: BoardArea
  /** The base that is put down, across; 0 for a bare point. */
  readonly base: number
  readonly snaps: readonly Snap[]
}

/** One place. It fills `{ x, y }`. */
export interface PointShape extends Placed {
  readonly kind: 'point'
  /** Where it is measured from, and where the hand begins; `null` for a place that hangs on no other. */
  readonly from: BoardPoint | null
  /** How far from there; `null` where nothing limits it. */
  readonly reach: number | null
}

/** A walk in straight legs. It fills a list of `{ x, y }`, the start left out. */
export interface PathShape extends Placed {
  readonly kind: 'path'
  readonly from: BoardPoint
  /** How long all legs together may be; `null` where nothing limits it. */
  readonly budget: number | null
  readonly mostLegs: number
  /** Every so many millimetres along it something ends, such as what one point buys: hands are drawn there. */
  readonly every?: number
}

/** A direction from a place, in whole degrees: 0 is north, 90 east. It fills a number from 0 to 359. */
export interface AngleShape {
  readonly kind: 'angle'
  readonly from: BoardPoint
  /** How far a table draws it. */
  readonly reach: number
  /** How many degrees wide it is in all: 0 for a line. */
  readonly spread: number
}

export interface NumberShape {
  readonly kind: 'number'
  readonly min: number
  readonly max: number
  readonly first?: number
}

/** One of the rulebook's words: each is called `<words>.<value>` in the catalogue. */
export interface ChoiceShape {
  readonly kind: 'choice'
  readonly of: readonly string[]
  readonly words: string
  readonly first?: string
}

export interface FlagShape {
  readonly kind: 'flag'
  readonly first?: boolean
}

/** Something that is on the table: `say` is its name for people, `at` its place where it has one. */
export interface Pickable {
  readonly id: string | number
  readonly say: Reason
  readonly at?: BoardPoint
}

/** Things on the table. It fills one id, or a list of ids where `several` says how many. */
export interface PickShape {
  readonly kind: 'pick'
  readonly from: readonly Pickable[]
  readonly several?: { readonly least: number; readonly most: number }
}

/** Words that someone types: no control or direction marks, no longer than this. */
export interface TextShape {
  readonly kind: 'text'
  readonly least: number
  readonly most: number
}

/** So many alike, in the order in which they are to happen. */
export interface ListShape {
  readonly kind: 'list'
  readonly of: DraftShape
  readonly least: number
  readonly most: number
}

export interface FormField {
  /** The name that the answer gives it. */
  readonly name: string
  /** What people call it: a key of the catalogue. */
  readonly key: string
  readonly shape: DraftShape
}

export interface FormShape {
  readonly kind: 'form'
  readonly fields: readonly FormField[]
}

/**
 * What a table has to ask for one answer, as plain data that nests. It says what can be composed, a little too much
 * rather than too little; whether the composed answer is legal says the space's `check`, and nothing else.
 */
export type DraftShape =
  | PointShape
  | PathShape
  | AngleShape
  | NumberShape
  | ChoiceShape
  | FlagShape
  | PickShape
  | TextShape
  | ListShape
  | FormShape

/** A space as it crosses a port: without its functions. */
export interface PlainSpace {
  /** The type of the action that is composed. */
  readonly kind: string
  readonly shape: DraftShape
  /** Said or done beside what is asked, such as a word to the others: a table offers it and puts nothing forward. */
  readonly aside?: true
}
