import { LANGUAGES, type Language } from '@shamble/module'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { drawn, openPlace, visit } from './browser.js'
import { misfits, PHONE_SIZE as PHONE, SIZES, type Size, USUAL } from './fits.js'
import { next, ready } from './look.js'
import { endingOf, type KeptMoment, keepIn, moduleOf, momentsOf } from './moments.js'
import { mouse, prefer } from './play.js'
import { leave, unspoken } from './sound.js'
import { say } from './words.js'

/** Small games share one table: this one stands for all of them. */
const SMALL = 'graveyard-brawl'

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

/** What is looked at by nobody costs the most to paint, at nine sizes. */
const UNPAINTED = '.panzoom > svg > * { display: none }'
const dress = (page: Page, rules: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets.slice(0, 1), sheet]
  }, rules)

describe('every screen fits every size', () => {
  it.concurrent.each(LANGUAGES)('in %s', async (language: Language) => {
    const sitting = await visit(place, 'icon.svg', { settings: { language, curtain: 'never' } })
    const { page, context, faults } = sitting
    await keepIn(page, [...games.values()].flat())
    await page.goto(place.address)
    faults.length = 0
    await dress(page, UNPAINTED)
    const window = await context.newCDPSession(page)
    /** Without the frame of a window, which is drawn as well. */
    const resize = ([width, height]: Size) =>
      window.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false })
    const found = new Map<string, string[]>()
    const note = (screen: string, fault: string, size: Size): void => {
      found.set(`${screen}: ${fault}`, [...(found.get(`${screen}: ${fault}`) ?? []), size.join('×')])
    }
    const check = async (screen: string): Promise<void> => {
      for (const size of SIZES) {
        await resize(size)
        await drawn(page)
        for (const fault of await misfits(page)) note(screen, fault, size)
        if (size !== USUAL && size !== PHONE) continue
        for (const key of await unspoken(page)) note(screen, `unspoken: ${key}`, size)
        const spoken = await page.evaluate(() => document.documentElement.lang)
        if (spoken !== language) note(screen, `in ${spoken}`, size)
      }
    }
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
      await dress(page, UNPAINTED)
      if (refused !== null) note(screen, `refused: ${refused}`, USUAL)
    }

    await page.locator('.window').first().waitFor()
    await check('home')
    for (const [game, moments] of games) {
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
          if (game !== SMALL) {
            for (const [what, key] of Object.entries({ goal: 'g', record: 'l', settings: '?' }))
              await sheet(`${game}, ${what}`, () => page.keyboard.press(key))
            // Its letter may be the game's own.
            const menu = page.locator('.bar').getByRole('button', { name: say('tool.menu', language) })
            await sheet(`${game}, menu`, () => menu.click())
          }
          await page.keyboard.press('t')
          await page.locator('.twin').waitFor()
          await check(`${game}, as text`)
          await page.keyboard.press('t')
        }
        // Once is enough: hands do not care for the language.
        if (name !== 'ending' && language === 'en') await answer(`${game}, ${name}`)
        if (name !== 'middle' && name !== 'ending') continue
        await at(`replay/${id}`, '.replay .tag')
        await check(`${game}, ${name}, replay`)
      }
    }
    expect(games.size).toBeGreaterThan(1)
    expect([...found].map(([fault, sizes]) => `${fault} at ${sizes.join(', ')}`)).toEqual([])
    await leave(sitting)
  })
})
