import { existsSync } from 'node:fs'
import whole from 'virtual:games/host'
import { seededChance } from '@shamble/chance'
import { Engine, type ViewBase } from '@shamble/kernel'
import { type GameModule, LANGUAGES, type Language, resolveOptions } from '@shamble/module'
import { catalogueGaps } from '@shamble/text'
import { describe, expect, it } from 'vitest'
import { findGames } from '../../../scripts/games.mjs'
import { speakIn } from '../app/language.js'
import { interfaceText } from '../text/index.js'
import { TEXT_PARTS } from '../text/parts.js'
import { screenText } from '../text/screens.js'
import type { Texts } from '../text/sentences.js'
import { fetchGame, fetchGuide, fetchPlan, fetchTable } from './fetch.js'
import { fetchLedger } from './fetch-ledger.js'
import type { GameManifest } from './manifest.js'
import { defaultBot, GAMES, listedGame } from './registry.js'

const wholeGame = async (id: string): Promise<GameModule> => (await whole[id]!()).default as GameModule

/** What everybody sees of a match that has just begun. */
async function firstView(id: string, options: Readonly<Record<string, unknown>> = {}): Promise<ViewBase> {
  const { game, unattended } = await wholeGame(id)
  const resolved = resolveOptions(game.options, { ...unattended, ...options } as never)
  const { state } = new Engine(game).start(resolved, seededChance('registry', id))
  return game.view(state, 'spectator')
}

/** What the screens of a game say besides the game itself. */
async function textsOf({ texts }: GameManifest): Promise<Texts> {
  const said = async (language: Language) =>
    Object.assign(
      {},
      ...(await Promise.all(TEXT_PARTS.map(async (part) => (await texts?.[part]?.[language]())?.default))),
    )
  return { en: await said('en'), fr: await said('fr') }
}

const ROOT = new URL('../../..', import.meta.url).pathname

describe('the games of the page', () => {
  it('are those whose packages say so, and no others', () => {
    expect(GAMES.map(({ id, kind }) => [id, kind])).toEqual(findGames(ROOT).map(({ id, kind }) => [id, kind]))
    expect(GAMES.filter(({ kind }) => kind === 'game').map(({ id }) => id)).toContain('dawn')
    expect(GAMES.filter(({ kind }) => kind === 'example').map(({ id }) => id)).toContain('night-shift')
  })

  it('are told apart from a game that nobody has', async () => {
    expect(listedGame('chess')).toBeUndefined()
    await expect(fetchGame('chess')).rejects.toThrow(/chess/)
  })

  it.each(GAMES)(
    '$id tells its name, its bots and its seats before it is fetched',
    async ({ id, name, bots, seats, page }) => {
      const module = await fetchGame(id)
      expect(module.game.id).toBe(id)
      for (const language of LANGUAGES) {
        await speakIn(language)
        expect(name[language]).toBe(module.text[language]['game.name'])
      }
      const [least, most] = seats
      expect(least).toBeGreaterThan(0)
      expect(most).toBeGreaterThanOrEqual(least)
      expect(defaultBot(id)).toBe(bots.includes('house') ? 'house' : 'random')
      // A game with a window says what stands under it.
      if (existsSync(`${ROOT}/web/src/games/${id}/window.ts`))
        for (const language of LANGUAGES) expect(page.sign?.[language]).toBeDefined()
    },
  )

  it.each(GAMES)('$id comes to the page without its bots', async ({ id }) => {
    expect(await fetchGame(id)).not.toHaveProperty('bots')
  })

  it.each(GAMES)('$id has its whole rulebook, apart', async ({ id }) => {
    const { ledger } = await wholeGame(id)
    expect(ledger).not.toHaveLength(0)
    expect(await fetchLedger(id)).toEqual(ledger)
  })

  it.each(GAMES)('$id says at its table what it says there, and elsewhere the rest', async ({ id, text, chapters }) => {
    const whole = await wholeGame(id)
    for (const language of LANGUAGES) {
      const table = await text.table[language]()
      const others = [text.around, text.advice, ...Object.values(chapters)]
      const rest = await Promise.all(others.map(async (part) => (await part[language]()).default))
      expect(Object.assign({}, table.default, ...rest)).toEqual(whole.text[language])
      for (const said of rest) expect(Object.keys(said).filter((key) => key in table.default)).toEqual([])
      expect(Object.keys(table.default).filter((key) => /^(option|hint)\./.test(key))).toEqual([])
      expect(Object.keys(table.default)).toContain('game.name')
    }
  })

  it.each(GAMES)('$id says everything in English and in French, and nothing that every game says', async ({ page }) => {
    const texts = await textsOf(page)
    expect(catalogueGaps(texts)).toEqual([])
    expect(catalogueGaps(page.sign ?? { en: {}, fr: {} })).toEqual([])
    const common = { ...interfaceText.en, ...screenText.en }
    expect(Object.keys(texts.en).filter((key) => Object.hasOwn(common, key))).toEqual([])
  })

  it.each(GAMES)('$id has every part of a table', async ({ id }) => {
    const { module, Board, People, Readout, replay, bar, prompt, twin } = await fetchTable(id, await firstView(id))
    expect(module.game.id).toBe(id)
    for (const part of [Board, People, Readout, bar, prompt, twin]) expect(part).toBeTypeOf('function')
    expect(replay.retell).toBeTypeOf('function')
  })

  it('have more at the table of a match that needs more', async () => {
    await speakIn('en')
    const [plain, mustering] = await Promise.all([
      fetchTable('dwa', await firstView('dwa')),
      fetchTable('dwa', await firstView('dwa', { muster: true })),
    ])
    expect(plain.screen).toBeUndefined()
    expect(mustering.screen).toBeTypeOf('function')
    expect(plain.module.text.en).not.toHaveProperty(['muster.title'])
    expect(Object.keys(mustering.module.text.en).some((key) => key.startsWith('muster.'))).toBe(true)
  })

  it('have a plan and a guided turn only where they bring one', async () => {
    expect((await fetchPlan('dawn'))?.lead).toBe('edition')
    expect(await fetchPlan('tic-tac-toe')).toBeUndefined()
    expect((await fetchGuide('zombies'))?.steps.length).toBeGreaterThan(3)
    expect(await fetchGuide('tic-tac-toe')).toBeNull()
  })
})
