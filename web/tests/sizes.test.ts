import { LANGUAGES, type Language } from '@shamble/module'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPlace, type Place, visit } from './browser.js'
import { misfits } from './fits.js'
import { endingOf, type Kept, moduleOf, momentsOf } from './moments.js'

const SIZES: readonly (readonly [number, number])[] = [
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1536, 864],
  [1920, 1080],
  [2560, 1440],
  [1024, 768],
  [844, 390],
  [390, 844],
]

let place: Place
/** Every game that the page offers, with the moments of it that are looked at. */
const games = new Map<string, readonly Laid[]>()
/** A browser that keeps all of them. */
let kept: string

/** A moment as the page keeps it. */
interface Laid {
  readonly name: string
  readonly match: string
}

beforeAll(async () => {
  place = await openPlace()
  const { page, context } = await visit(place)
  const windows = page.locator('.windows [data-game]')
  await windows.first().waitFor()
  for (const id of new Set(await windows.evaluateAll((all) => all.map((one) => one.dataset['game']!)))) {
    const module = await moduleOf(id)
    const laid: Laid[] = []
    for (const moment of [...(await momentsOf(module)), await endingOf(module)])
      laid.push({ name: moment.name, match: await lay(page, moment) })
    games.set(id, laid)
  }
  const { origins } = await context.storageState({ indexedDB: true })
  // The matches, not the settings: each visitor has a language.
  kept = JSON.stringify({ cookies: [], origins: origins.map((origin) => ({ ...origin, localStorage: [] })) })
  await context.close()
})
afterAll(() => place.close())

/** Lays a match on the table that was played elsewhere. */
async function lay(page: Page, { record }: Kept): Promise<string> {
  await page.goto(`${place.address}#/`)
  await page.locator('.strip [data-to=saved]').click()
  const file = { name: 'a.match', mimeType: 'text/plain', buffer: Buffer.from(record) }
  await page.locator('input[type=file]').first().setInputFiles(file)
  await page.waitForURL(/#\/table\//)
  await page.locator('.table, .curtain').first().waitFor()
  return page.url().split('/').at(-1)!
}

/** What is looked at by nobody costs the most to paint, at nine sizes. */
const unpainted = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('.grain { display: none } .panzoom > svg { visibility: hidden }')
    document.adoptedStyleSheets = [sheet]
  })

describe('every screen fits every size', () => {
  it.concurrent.each(LANGUAGES)('in %s', async (language: Language) => {
    const { page, context } = await visit(place, '', { settings: { language, curtain: 'never' }, kept })
    await unpainted(page)
    const found = new Map<string, string[]>()
    const check = async (screen: string): Promise<void> => {
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height })
        // What is measured in the page is drawn anew in the frame after the next.
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
        for (const fault of await misfits(page)) {
          const sizes = found.get(`${screen}: ${fault}`) ?? []
          found.set(`${screen}: ${fault}`, [...sizes, `${width}×${height}`])
        }
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

    await page.locator('.window').first().waitFor()
    await check('home')
    for (const [game, moments] of games) {
      await at(`setup/${game}`, '.setup .key.main')
      await check(`${game}, set-up`)
      await at(`rules/${game}`, '.rulebook .page')
      await check(`${game}, rules`)
      let isRead = false
      for (const { name, match } of moments) {
        await at(`table/${match}`, '.table')
        await check(`${game}, ${name}`)
        const card = page.locator('.people [aria-haspopup="dialog"]').first()
        if (!isRead && (await card.isVisible())) {
          isRead = true
          await sheet(`${game}, ${name}, a card`, () => card.click())
        }
        if (name === 'middle') {
          for (const [what, key] of Object.entries({ goal: 'g', record: 'l', menu: 'm', settings: '?' }))
            await sheet(`${game}, ${what}`, () => page.keyboard.press(key))
          await page.keyboard.press('t')
          await page.locator('.twin').waitFor()
          await check(`${game}, as text`)
          await page.keyboard.press('t')
        }
        if (name !== 'middle' && name !== 'ending') continue
        await at(`replay/${match}`, '.replay .tag')
        await check(`${game}, ${name}, replay`)
      }
    }
    await context.close()
    expect(games.size).toBeGreaterThan(0)
    expect([...found].map(([fault, sizes]) => `${fault} at ${sizes.join(', ')}`)).toEqual([])
  })
})
