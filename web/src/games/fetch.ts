import type { ViewBase } from '@shamble/kernel'
import type { Catalogue, Language, PlayModule } from '@shamble/module'
import { fetchSentences } from '../app/language.js'
import type { TableParts } from '../default/define-table.js'
import type { ChartsOf, OccasionView } from '../rules/reference.js'
import type { SetupPlan } from '../setup/plan.js'
import type { TextPart } from '../text/parts.js'
import { Sentences, type Texts, textsFrom } from '../text/sentences.js'
import type { OwnScreen } from './own-screen.js'
import type { PageModule, TableModule } from './page-module.js'
import { knownGame } from './registry.js'
import type { Guide, TableGame } from './table-game.js'

// A game and its parts, fetched when a screen needs them.

const spoken = new Map<string, Sentences>()

/** One part of what a game says, made once: the language of the page changes for all that was made. */
function sentencesOf(name: string, fetch: (language: Language) => Promise<Catalogue>): Sentences {
  const sentences = spoken.get(name) ?? new Sentences(name, fetch)
  spoken.set(name, sentences)
  return sentences
}

/** What a game and its screens say. */
function partOf(id: string, part: TextPart): Sentences {
  const { text, page } = knownGame(id)
  return sentencesOf(`${id}, ${part}`, async (language) => {
    const [own, screens] = await Promise.all([text[part][language](), page.texts?.[part]?.[language]()])
    return { ...own.default, ...screens?.default }
  })
}

const chapterOf = (id: string, chapter: string): Sentences =>
  sentencesOf(`${id}, ${chapter}`, async (language) => (await knownGame(id).chapters[chapter]![language]()).default)

/** All of these as one. */
async function fetchTexts(parts: readonly Sentences[]): Promise<Texts> {
  await Promise.all(parts.map(fetchSentences))
  return textsFrom((language) => Object.assign({}, ...parts.map(({ texts }) => texts[language])))
}

/** A game without its bots and its rulebook; what its screens say stands among its own texts. */
export async function fetchGame(id: string): Promise<PageModule> {
  const { module: fetch, chapters } = knownGame(id)
  const parts = [partOf(id, 'table'), partOf(id, 'around'), ...Object.keys(chapters).map((name) => chapterOf(id, name))]
  const [module, text] = await Promise.all([fetch(), fetchTexts(parts)])
  return { ...(module.default as PageModule), text }
}

/** What its set-up and its reference say, without the game. */
export const fetchAround = (id: string): Promise<Texts> => fetchTexts([partOf(id, 'around')])

/** Why its bots advise what they advise. */
export const fetchAdvice = (id: string): Promise<Texts> => fetchTexts([partOf(id, 'advice')])

/** How a game looks on the table of a match that looks like this: its own, or the default one. */
export async function fetchTable(id: string, view: ViewBase): Promise<TableGame> {
  const { page, play, module: whole, chapters } = knownGame(id)
  const table = partOf(id, 'table')
  // The default table draws with the game's own characters.
  const fetch = page.table === undefined ? whole : play
  const [rules, own] = await Promise.all([fetch(), page.table?.(), fetchSentences(table)])
  const played = rules.default as PlayModule
  const said = played.chaptersOf?.(view) ?? Object.keys(chapters)
  const [more] = await Promise.all([
    (own?.default as TableGame | undefined)?.more?.(view) ?? null,
    played.ready?.(view),
  ])
  const besides = more === null ? [] : [sentencesOf(`${id}, more`, async (to) => (await more.texts[to]()).default)]
  const text = await fetchTexts([table, ...said.map((chapter) => chapterOf(id, chapter)), ...besides])
  const module: TableModule = { ...played, text }
  if (own !== undefined) return { ...(own.default as TableGame), ...more?.default, module }
  const [{ defineTable }, parts] = await Promise.all([import('../default/define-table.js'), page.parts?.()])
  return defineTable(module, (parts?.default ?? {}) as TableParts)
}

/** How its options are put before people; `undefined` where that follows from them. */
export async function fetchPlan(id: string): Promise<SetupPlan | undefined> {
  return (await knownGame(id).page.setUp?.())?.default
}

const noCharts: ChartsOf = () => []

export async function fetchCharts(id: string): Promise<ChartsOf> {
  return ((await knownGame(id).page.charts?.())?.default as ChartsOf | undefined) ?? noCharts
}

export async function fetchOccasionView(id: string): Promise<OccasionView | null> {
  return ((await knownGame(id).page.occasion?.())?.default as OccasionView | undefined) ?? null
}

export async function fetchGuide(id: string): Promise<Guide | null> {
  return (await knownGame(id).page.guide?.())?.default ?? null
}

/** A screen that belongs to no table; `null` where the game has none of that name. */
export async function fetchScreen(id: string, screen: string): Promise<OwnScreen | null> {
  const { screens = {} } = knownGame(id).page
  return Object.hasOwn(screens, screen) ? ((await screens[screen]!()).default as OwnScreen) : null
}
