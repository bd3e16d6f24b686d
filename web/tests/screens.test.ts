import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPlace, PHONE, type Place, visit, WIDE } from './browser.js'
import { start } from './start.js'
import { ready } from './play.js'

let place: Place
beforeAll(async () => {
  place = await openPlace()
})
afterAll(() => place.close())

async function violations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.flatMap((found) => found.nodes.map((node) => `${found.id}: ${node.target.join(' ')}`))
}

/** No page scrolls: board, question and pieces fit. */
const scrolls = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollHeight > innerHeight + 1 || document.documentElement.scrollWidth > innerWidth + 1)

const SCREENS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  home: async (page) => page.getByRole('heading', { level: 1 }).waitFor(),
  'set-up of Dawn': async (page) => {
    await page.goto(`${place.address}#/setup/dawn`)
    await page.getByRole('button', { name: /^.?\s*Start/ }).waitFor()
  },
  'set-up of Zombies!!!': async (page) => {
    await page.goto(`${place.address}#/setup/zombies`)
    await page.getByRole('button', { name: /^.?\s*Start/ }).waitFor()
  },
  'rules of Dawn': async (page) => {
    await page.goto(`${place.address}#/rules/dawn/DAWN-6.7.c`)
    await page.locator('.article.on').waitFor()
  },
  'a table of Dawn': async (page) => {
    await start(page, place, 'dawn')
    await ready(page)
  },
  'a table of Zombies!!!': async (page) => {
    await start(page, place, 'zombies')
    await ready(page)
  },
  'the menu': async (page) => {
    await start(page, place, 'zombies')
    await ready(page)
    await page.keyboard.press('m')
    await page.getByRole('dialog').waitFor()
  },
  'the text twin of Dawn': async (page) => {
    await start(page, place, 'dawn')
    await ready(page)
    await page.keyboard.press('t')
    await page.locator('.twin').waitFor()
  },
  'the text twin of Zombies!!!': async (page) => {
    await start(page, place, 'zombies')
    await ready(page)
    await page.keyboard.press('t')
    await page.locator('.twin').waitFor()
  },
  'the replay': async (page) => {
    await start(page, place, 'zombies')
    await ready(page)
    await page.evaluate(() => {
      location.hash = location.hash.replace('table', 'replay')
    })
    await page.locator('.replay .tag').waitFor()
  },
}

describe.each(Object.keys(SCREENS))('%s', (name) => {
  it.each([
    ['a laptop', WIDE, 'dark', 'en'],
    ['a phone', PHONE, 'light', 'fr'],
  ] as const)('shows without fault or barrier on %s', async (_what, size, theme, language) => {
    const { page, context, faults } = await visit(place, '', { size, settings: { theme, language: 'en' } })
    await SCREENS[name]!(page)
    if (language === 'fr') {
      await page.evaluate(() => {
        const kept = JSON.parse(localStorage.getItem('shamble.settings')!)
        localStorage.setItem('shamble.settings', JSON.stringify({ ...kept, language: 'fr' }))
      })
      await page.reload()
      await page.locator('#app > *').first().waitFor()
    }
    expect(await violations(page)).toEqual([])
    expect(await scrolls(page)).toBe(false)
    expect(faults).toEqual([])
    await context.close()
  })
})
