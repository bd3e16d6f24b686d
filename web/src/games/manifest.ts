import type { Catalogue, Language } from '@shamble/module'
import type { SetupPlan } from '../setup/plan.js'
import type { Guide } from './table-game.js'

/** A part of a game's page that is fetched when it is needed. */
type Lazy<T> = () => Promise<{ readonly default: T }>

/** Sentences in every language. */
export type Texts = Readonly<Record<Language, Catalogue>>

/**
 * What a game brings to the page besides itself: `games/<id>/game.ts`, found by its place. Every part is optional;
 * what is absent is the default table's.
 */
export interface GameManifest {
  /** What its shop window says, `home.<id>.…`: there before anything is fetched. */
  readonly sign?: Texts
  /** How it looks on the table: made by `defineTable`. */
  readonly table?: Lazy<unknown>
  /** What its screens say besides the game itself. */
  readonly texts?: Lazy<Texts>
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
