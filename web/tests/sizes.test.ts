import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { drawn, openPlace, visit } from './browser.js'
import { USUAL } from './fits.js'
import { next, ready } from './look.js'
import { endingOf, type KeptMoment, keepIn, moduleOf, momentsOf } from './moments.js'
import { mouse, prefer } from './play.js'
import { sizingOf } from './sizing.js'
import { leave } from './sound.js'
import { say } from './words.js'

/** Small games share one table: this one stands for all of them. */
const SMALL = 'graveyard-brawl'
/** The table whose menus stand for those of all. */
const ALIKE = 'zombies'

const place = await openPlace()
/** Every game that the page offers, with the moments of it that are looked at. */
const games = new Map<string, readonly KeptMoment[]>()

beforeAll(async () => {
  const sitting = await visit(place)
  const { page } = sitting
  const windows = page.locator('.windows [data-game]')
  await windows.first().waitFor()
  const large = await windows.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['game']!))
  await page.getByRole('button', { name: say('home.small') }).click()
  expect(await page.locator(`.small-games [data-game-id="${SMALL}"]`).count()).toBe(1)
  await leave(sitting)
  for (const id of new Set([...large, SMALL])) {
    const module = await moduleOf(id)
    games.set(id, [...(await momentsOf(module)), await endingOf(module)])
  }
})

/**
 * What nobody reads here costs the most to lay out, at nine sizes: the board itself, and the long way back of the
 * record, whose last lines stand for all.
 */
const UNREAD = '.panzoom > svg, .log > li:nth-last-child(n + 13) { display: none }'
const dress = (page: Page, rules: string): Promise<void> =>
  page.evaluate((text) => {
    const kept = globalThis as { dress?: CSSStyleSheet }
    if (kept.dress === undefined) {
      kept.dress = new CSSStyleSheet()
      document.adoptedStyleSheets.push(kept.dress)
    }
    kept.dress.replaceSync(text)
  }, rules)

/** The games in two halves, each looked at by a visitor of its own. */
const HALVES = [0, 1] as const

describe('every screen fits every size, in both languages', () => {
  it.concurrent.each(HALVES)('half %s of the games', async (half) => {
    const sitting = await visit(place, 'icon.svg', { settings: { curtain: 'never' }, after: 'nobody' })
    const { page, faults } = sitting
    const own = [...games].filter((_, i) => i % HALVES.length === half)
    expect(own.length).toBeGreaterThan(1)
    await keepIn(
      page,
      own.flatMap(([, moments]) => moments),
    )
    await page.goto(place.address)
    faults.length = 0
    await dress(page, UNREAD)
    const sizing = await sizingOf(sitting)
    const { check, resize, note } = sizing
    const at = async (path: string, wanted: string): Promise<void> => {
      await page.evaluate(() => document.querySelector('.table')?.setAttribute('data-left', ''))
      await page.goto(`${place.address}#/${path}`)
      // One table follows another: only the next one counts.
      await page.locator(`${wanted}:not([data-left])`).first().waitFor()
    }
    /** Something that is laid over the table. */
    const sheet = async (screen: string, open: () => Promise<void>): Promise<void> => {
      await open()
      await page.locator('dialog[open]').waitFor()
      await check(screen)
      await page.keyboard.press('Escape')
      await page.locator('dialog[open]').waitFor({ state: 'detached' })
      await page.mouse.move(0, 0)
    }
    /** Every kind of question takes an answer of the mouse. */
    const answer = async (screen: string): Promise<void> => {
      await dress(page, '')
      await resize(USUAL)
      await drawn(page)
      const seen = await ready(page)
      await mouse(page, prefer(1)(seen.offers.filter(({ id }) => id !== 'draft')))
      const { refused } = await next(page, seen)
      await dress(page, UNREAD)
      if (refused !== null) note(screen, `refused: ${refused}`, USUAL)
    }

    await page.locator('.window').first().waitFor()
    if (half === 0) await check('home')
    for (const [game, moments] of own) {
      await at(`setup/${game}`, '.setup .key.main')
      await check(`${game}, set-up`)
      await at(`rules/${game}`, '.rulebook .page')
      await check(`${game}, rules`)
      let isRead = false
      for (const {
        name,
        card: { id },
      } of moments) {
        await at(`table/${id}`, '.table')
        await check(`${game}, ${name}`)
        const card = page.locator('.people [aria-haspopup="dialog"]').first()
        if (!isRead && (await card.isVisible())) {
          isRead = true
          await sheet(`${game}, ${name}, a card`, () => card.click())
        }
        if (name === 'middle') {
          if (game !== SMALL)
            for (const [what, key] of Object.entries({ goal: 'g', record: 'l' }))
              await sheet(`${game}, ${what}`, () => page.keyboard.press(key))
          // The same at every table.
          if (game === ALIKE) {
            await sheet('settings', () => page.keyboard.press('?'))
            const menu = page.locator('.bar').getByRole('button', { name: say('tool.menu', sizing.language()) })
            await sheet('menu', () => menu.click())
          }
          await page.keyboard.press('t')
          await page.locator('.twin').waitFor()
          await check(`${game}, as text`)
          await page.keyboard.press('t')
        }
        if (name !== 'ending') await answer(`${game}, ${name}`)
        if (name !== 'middle' && name !== 'ending') continue
        await at(`replay/${id}`, '.replay .tag')
        await check(`${game}, ${name}, replay`)
      }
    }
    expect(sizing.found()).toEqual([])
    await leave(sitting)
  })
})
