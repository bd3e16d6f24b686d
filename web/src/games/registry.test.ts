import { existsSync } from 'node:fs'
import { LANGUAGES } from '@shamble/module'
import { catalogueGaps } from '@shamble/text'
import { describe, expect, it } from 'vitest'
import { findGames } from '../../../scripts/games.mjs'
import { interfaceText } from '../text/index.js'
import { screenText } from '../text/screens.js'
import { fetchGame, fetchGuide, fetchPlan, fetchTable } from './fetch.js'
import { defaultBot, GAMES, listedGame } from './registry.js'

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
      for (const language of LANGUAGES) expect(name[language]).toBe(module.text[language]['game.name'])
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
    expect((await fetchGame(id)).bots).toBeUndefined()
  })

  it.each(GAMES)('$id says everything in English and in French, and nothing that every game says', async ({ page }) => {
    const texts = (await page.texts?.())?.default ?? { en: {}, fr: {} }
    expect(catalogueGaps(texts)).toEqual([])
    expect(catalogueGaps(page.sign ?? { en: {}, fr: {} })).toEqual([])
    const common = { ...interfaceText.en, ...screenText.en }
    expect(Object.keys(texts.en).filter((key) => Object.hasOwn(common, key))).toEqual([])
  })

  it.each(GAMES)('$id has every part of a table', async ({ id }) => {
    const { module, Board, People, Readout, replay, bar, prompt, twin } = await fetchTable(id)
    expect(module.game.id).toBe(id)
    for (const part of [Board, People, Readout, bar, prompt, twin]) expect(part).toBeTypeOf('function')
    expect(replay.retell).toBeTypeOf('function')
  })

  it('have a plan and a guided turn only where they bring one', async () => {
    expect((await fetchPlan('dawn'))?.lead).toBe('edition')
    expect(await fetchPlan('tic-tac-toe')).toBeUndefined()
    expect((await fetchGuide('zombies'))?.steps.length).toBeGreaterThan(3)
    expect(await fetchGuide('tic-tac-toe')).toBeNull()
  })
})
