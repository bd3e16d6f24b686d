import type { Language } from '@shamble/module'
import { describe, expect, it } from 'vitest'
import { openPlace, PHONE, type Sitting, visit, WIDE } from './browser.js'
import { ready } from './look.js'
import { playOn, prefer } from './play.js'
import { barriers, scrolls, unspoken } from './sound.js'
import { start } from './start.js'
import { say } from './words.js'

const place = await openPlace()

type Check = (name: string) => Promise<void>

/** From one screen to the next, as someone might who wants to see everything. */
async function tour(sitting: Sitting, language: Language, check: Check): Promise<void> {
  const { page } = sitting
  const item = (key: string) => page.getByRole('button', { name: say(key, language) })
  const at = async (path: string, found: string): Promise<void> => {
    await page.goto(`${place.address}#/${path}`)
    await page.locator(found).first().waitFor()
  }
  const closed = async (): Promise<void> => {
    await page.keyboard.press('Escape')
    await page.locator('dialog[open]').waitFor({ state: 'detached' })
  }
  await page.locator('.window').first().waitFor()
  await check('home')

  await at('setup/dawn', '.setup .key.main')
  await check('set-up of Dawn')
  await start(sitting, 'dawn', { language, mode: 'solitaire', seed: 'tour' })
  await playOn(page, { choose: prefer(20), until: ({ offers }) => offers.some(({ id }) => id === 'pass') })
  await check('table of Dawn')
  await page.keyboard.press('t')
  await page.locator('.twin').waitFor()
  await check('text twin of Dawn')
  await page.keyboard.press('t')
  await page.keyboard.press('m')
  await item('menu.resign').click()
  await check('a question of the menu')
  await item('menu.resign.yes').click()
  await page.locator('.prompt.over').waitFor()
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
  await check('the end')

  await at('setup/zombies', '.setup .key.main')
  await check('set-up of Zombies!!!')
  await start(sitting, 'zombies', { language, mode: 'duel', seed: 'tour' })
  await check('curtain')
  await playOn(page, {
    choose: prefer(21, /^auto/),
    until: async () => (await page.locator('.card.lit').count()) > 0,
  })
  await check('table of Zombies!!!')
  await page.keyboard.press('t')
  await page.locator('.twin').waitFor()
  await check('text twin of Zombies!!!')
  await page.keyboard.press('t')
  await page.locator('.record .log').waitFor({ state: 'attached' })
  await page.keyboard.press('m')
  await page.locator('dialog[open]').waitFor()
  await check('menu')
  await closed()
  await page.keyboard.press('?')
  await page.locator('dialog[open]').waitFor()
  await check('settings')
  await closed()
  await page.keyboard.press('l')
  await page.locator('dialog[open] .rule').last().click()
  await page.locator('dialog.beside').waitFor()
  await check('a rule beside the board')
  const match = page.url().split('/').at(-1)!
  await at(`replay/${match}`, '.replay .tag')
  await page.getByText(/^\d+ \/ \d+$/).waitFor()
  await check('replay')
  await at(`rules/zombies?match=${match}`, '.rulebook .page')
  await check('rules of Zombies!!!')
  await at('rules/dawn/DAWN-6.7.c', '.article.on')
  await check('a rule of Dawn')

  await at('', '.window')
  await page.locator('.strip [data-to=saved]').click()
  await page.locator('.saved-picture[data-drawn]').first().waitFor()
  await check('saved tables')
  await closed()
  await at('table/none', '.fault h1')
  await check('a match that is not there')
  await at('guide/zombies', '.table')
  await ready(page)
  await check('guided turn')
}

// The other language on either is looked at by the test of sizes.
const PASSES: readonly [string, { width: number; height: number }, 'dark' | 'light', Language][] = [
  ['a laptop, dark, in English', WIDE, 'dark', 'en'],
  ['a phone, light, in French', PHONE, 'light', 'fr'],
]

describe('every screen', () => {
  it.each(PASSES)('is sound on %s', async (_what, size, theme, language) => {
    const sitting = await visit(place, '', { size, settings: { theme, language } })
    const { page, faults, end } = sitting
    const found: Record<string, unknown> = {}
    await tour(sitting, language, async (name) => {
      const wrong = {
        barriers: await barriers(page),
        unspoken: await unspoken(page),
        scrolls: (await scrolls(page)) ? ['the page'] : [],
        language: (await page.evaluate(() => document.documentElement.lang)) === language ? [] : ['another'],
        faults: faults.splice(0),
      }
      const some = Object.entries(wrong).filter(([, what]) => what.length > 0)
      if (some.length > 0) found[name] = Object.fromEntries(some)
    })
    expect(found).toEqual({})
    await end()
  })
})
