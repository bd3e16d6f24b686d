import type { GameModule } from '@shamble/module'
import type { ChartsOf, OccasionView } from '../rules/reference.js'
import type { SetupPlan } from '../setup/plan.js'
import type { Texts } from './manifest.js'
import type { OwnScreen } from './own-screen.js'
import { type ListedGame, listedGame } from './registry.js'
import type { Guide, TableGame } from './table-game.js'
import { withTexts } from './with-texts.js'

// A game and its parts, fetched when a screen needs them.

function listed(id: string): ListedGame {
  const found = listedGame(id)
  if (found === undefined) throw new Error(`no game is called "${id}"`)
  return found
}

const NO_TEXTS: Texts = { en: {}, fr: {} }

/** A game without its bots; what its screens say stands among its own texts. */
export async function fetchGame(id: string): Promise<GameModule> {
  const { fetch, page } = listed(id)
  const [module, texts] = await Promise.all([fetch(), page.texts?.()])
  return withTexts(module.default as GameModule, texts?.default ?? NO_TEXTS)
}

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

export async function fetchOccasionView(id: string): Promise<OccasionView | null> {
  return ((await listed(id).page.occasion?.())?.default as OccasionView | undefined) ?? null
}

export async function fetchGuide(id: string): Promise<Guide | null> {
  return (await listed(id).page.guide?.())?.default ?? null
}

/** A screen that belongs to no table; `null` where the game has none of that name. */
export async function fetchScreen(id: string, screen: string): Promise<OwnScreen | null> {
  const { screens = {} } = listed(id).page
  return Object.hasOwn(screens, screen) ? ((await screens[screen]!()).default as OwnScreen) : null
}
