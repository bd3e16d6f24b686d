import type { Catalogue, Language } from '@shamble/module'
import type { SetupPlan } from '../setup/plan.js'
import type { TextPart } from '../text/parts.js'
import type { Texts } from '../text/sentences.js'
import type { Guide } from './table-game.js'

/** A part of a game's page that is fetched when it is needed. */
export type Lazy<T> = () => Promise<{ readonly default: T }>

/** Sentences as they are fetched: those of the table without the rest, and a language at a time. */
export type LazyTexts = Readonly<Record<TextPart, Readonly<Record<Language, Lazy<Catalogue>>>>>

/**
 * What a game brings to the page besides itself: `games/<id>/game.ts`, found by its place. Every part is optional;
 * what is absent is the default table's.
 */
export interface GameManifest {
  /** What its shop window says, `home.<id>.…`: there before anything is fetched. */
  readonly sign?: Texts
  /** Seats whose own word is only a colour or a number: there people and rivals are called by their names. */
  readonly plainSeats?: readonly string[]
  /** Seats whose bots play at one strength. */
  readonly oneStrength?: readonly string[]
  /** How it looks on the table: made by `defineTable`. */
  readonly table?: Lazy<unknown>
  /** What is other than on the default table, where it has no table of its own. */
  readonly parts?: Lazy<unknown>
  /** What its screens say besides the game itself; small games may say all of it at the table. */
  readonly texts?: Pick<LazyTexts, 'table'> & Partial<LazyTexts>
  /** How its options are put before people. */
  readonly setUp?: Lazy<SetupPlan>
  /** The tables of its rulebook. */
  readonly charts?: Lazy<unknown>
  /** What the rules show of a case at hand. */
  readonly occasion?: Lazy<unknown>
  /** A guided first turn. */
  readonly guide?: Lazy<Guide>
  /** Screens that belong to no table, by name: an editor, pages to print. */
  readonly screens?: Readonly<Record<string, Lazy<unknown>>>
  /** Which of them makes and changes things of a kind of the drawer. */
  readonly makes?: Readonly<Record<string, string>>
  /** Which of them prints things of a kind. */
  readonly prints?: Readonly<Record<string, string>>
}
