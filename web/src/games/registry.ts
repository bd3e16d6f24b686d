import games from 'virtual:games'
import type { GameModule, Language } from '@shamble/module'
import type { CaseView, ChartsOf } from '../rules/reference.js'
import type { SetupPlan } from '../setup/plan.js'
import type { GameManifest, Texts } from './manifest.js'
import type { Guide, TableGame } from './table-game.js'

/** A game of this page: what is known of it before it is fetched. */
export interface ListedGame {
  readonly id: string
  /** Games have windows of their own; examples are the small games. */
  readonly kind: 'game' | 'example'
  readonly name: Readonly<Record<Language, string>>
  /** Its own bots, by name; they live with the host. */
  readonly bots: readonly string[]
  readonly seats: readonly [least: number, most: number]
  readonly page: GameManifest
  fetch(): Promise<{ readonly default: unknown }>
}

export const GAMES: readonly ListedGame[] = games
export const GAME_IDS: readonly string[] = GAMES.map(({ id }) => id)

export const listedGame = (id: string): ListedGame | undefined => GAMES.find((game) => game.id === id)

function listed(id: string): ListedGame {
  const found = listedGame(id)
  if (found === undefined) throw new Error(`no game is called "${id}"`)
  return found
}

/** The bot that sits down when nobody says which; `random` plays everything. */
export const defaultBot = (id: string): string => (listedGame(id)?.bots.includes('house') ? 'house' : 'random')

/** Whether somebody can be asked for advice: the house, where a game has one. */
export const hasAdvice = ({ module }: Pick<TableGame, 'module'>): boolean => defaultBot(module.game.id) === 'house'

const NO_TEXTS: Texts = { en: {}, fr: {} }

/** A game without its bots; what its screens say stands among its own texts. */
export async function fetchGame(id: string): Promise<GameModule> {
  const { fetch, page } = listed(id)
  const [module, texts] = await Promise.all([fetch(), page.texts?.()])
  return withTexts(module.default as GameModule, texts?.default ?? NO_TEXTS)
}

export const withTexts = (module: GameModule, texts: Texts): GameModule => ({
  ...module,
  text: { en: { ...module.text.en, ...texts.en }, fr: { ...module.text.fr, ...texts.fr } },
})

/** How a game looks on the table: its own, or the default one. */
export async function fetchTable(id: string): Promise<TableGame> {
  const { page } = listed(id)
  const [module, own] = await Promise.all([fetchGame(id), page.table?.()])
  if (own !== undefined) return { ...(own.default as TableGame), module }
  const { defineTable } = await import('../default/define-table.js')
  return defineTable(module, {})
}

/** How its options are put before people; `undefined` where that follows from them. */
export async function fetchPlan(id: string): Promise<SetupPlan | undefined> {
  return (await listed(id).page.setUp?.())?.default
}

const noCharts: ChartsOf = () => []

export async function fetchCharts(id: string): Promise<ChartsOf> {
  return ((await listed(id).page.charts?.())?.default as ChartsOf | undefined) ?? noCharts
}

export async function fetchCaseView(id: string): Promise<CaseView | null> {
  return ((await listed(id).page.ruleCase?.())?.default as CaseView | undefined) ?? null
}

export async function fetchGuide(id: string): Promise<Guide | null> {
  return (await listed(id).page.guide?.())?.default ?? null
}
