import games from 'virtual:games'
import type { Language, LedgerEntry } from '@shamble/module'
import type { TextPart } from '../text/parts.js'
import type { GameManifest, Lazy, LazyTexts } from './manifest.js'
import type { TableGame } from './table-game.js'

/** A game of this page: what is known of it before it is fetched. */
export interface ListedGame {
  readonly id: string
  /** Games have windows of their own; examples are the small games. */
  readonly kind: 'game' | 'example'
  readonly name: Readonly<Record<Language, string>>
  /** Its own bots, by name; they live with the host. */
  readonly bots: readonly string[]
  readonly seats: readonly [least: number, most: number]
  /** Whether a match that is over may hand something on to the next. */
  readonly hasSequels: boolean
  /** Whether people can make something for it that is kept. */
  readonly hasDrawer: boolean
  /** Whether its matches can be analysed: the computer looks ahead in it. */
  readonly looksAhead: boolean
  readonly page: GameManifest
  /** The game without its bots and its words. */
  readonly module: Lazy<unknown>
  /** What its table needs of it. */
  readonly play: Lazy<unknown>
  /** What it says. */
  readonly text: LazyTexts
  /** What it says in some matches alone, by chapter. */
  readonly chapters: Readonly<Record<string, LazyTexts[TextPart]>>
  readonly ledger: Lazy<readonly LedgerEntry[]>
}

export const GAMES: readonly ListedGame[] = games

export const listedGame = (id: string): ListedGame | undefined => GAMES.find((game) => game.id === id)

/** @throws where no game has this id */
export function knownGame(id: string): ListedGame {
  const found = listedGame(id)
  if (found === undefined) throw new Error(`no game is called "${id}"`)
  return found
}

/** The bot that sits down when nobody says which; `random` plays everything. */
export const defaultBot = (id: string): string => (listedGame(id)?.bots.includes('house') ? 'house' : 'random')

/** Whether someone can be asked for advice: the house, where a game has one. */
export const hasAdvice = ({ module }: Pick<TableGame, 'module'>): boolean => defaultBot(module.game.id) === 'house'
