import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { NOWHERE, openPlace, PHONE, visit } from './browser.js'
import { next, ready } from './look.js'
import { finger, playOn, prefer } from './play.js'
import { barriers, leave, scrolls } from './sound.js'
import { start } from './start.js'
import { say } from './words.js'

const place = await openPlace()

const NAMES = [1, 2, 3, 4].map((number) => say('seat.number', 'en', { number }))

/** What the screen says: the question, and one key for nobody and for each of the four. */
const anyone = (page: Page): Promise<{ ask: string; keys: string[]; focused: string }> =>
  page.evaluate(() => {
    const text = (from: ParentNode | null, part: string): string => from?.querySelector(part)?.textContent?.trim() ?? ''
    const curtain = document.querySelector('.curtain')
    const keys = [...(curtain?.querySelectorAll('.keys button') ?? [])]
    return {
      ask: text(curtain, '#anyone-ask'),
      keys: keys.map((key) => `${text(key, 'b')} ${text(key, 'span')}`),
      focused: text(document.activeElement, 'span'),
    }
  })

describe('“Anyone?” for four people at one screen', () => {
  it('is one screen that is the same for all, says nothing of what anybody holds, and goes by keys', async () => {
    const sitting = await visit(place, NOWHERE)
    const { page } = sitting
    await start(sitting, 'zombies', { mode: 'screen', preset: 'short', seed: 'everybody' })
    const choose = prefer(61, /^auto/, /^finish/, /^pass/)
    const held = new Map<string, readonly string[]>()
    const toAnyone = () =>
      playOn(page, {
        choose,
        seen: async ({ at }) => {
          if (at !== 'you') return
          const who = (await page.locator('.prompt .caps span').first().textContent()) ?? ''
          held.set(NAMES.find((name) => who.includes(name)) ?? '', await page.locator('.hand .title').allTextContents())
        },
        until: ({ at }) => at === 'anyone',
      })
    const nobody = say('table.anyone.nobody')
    for (let times = 0; times < 3; times++) {
      await toAnyone()
      const { ask, keys, focused } = await anyone(page)
      expect({ keys, focused }).toEqual({
        keys: [`0 ${nobody}`, ...NAMES.map((name, i) => `${i + 1} ${name}`)],
        focused: nobody,
      })
      expect(ask).not.toBe('')
      expect(await page.locator('.table').count()).toBe(0)
      // What has been announced to everybody is no longer a secret.
      const announced = (await page.locator('.heard-last').textContent()) ?? ''
      const shown = ((await page.locator('body').textContent()) ?? '') + (await page.title())
      const all = shown.replace(announced, '')
      for (const card of [...held.values()].flat()) expect(all).not.toContain(card)
      if (times === 0) expect(await barriers(page)).toEqual([])
      const before = await ready(page)
      await page.keyboard.press('0')
      // One screen for all of them: nobody is asked again in the same window.
      expect((await next(page, before)).moment).not.toBe(before.moment)
    }
    expect(held.size).toBeGreaterThan(0)
    // Anyone who comes forward gets their own table, unless the window is not for them: then it goes by.
    const came: string[] = []
    for (const [i, name] of NAMES.entries()) {
      await toAnyone()
      const before = await ready(page)
      await page.keyboard.press(String(i + 1))
      const seen = await next(page, before)
      const isAsked = seen.at === 'you' && seen.offers.some(({ id }) => id === 'pass')
      if (!isAsked) continue
      expect(await page.locator('.prompt .caps').textContent()).toContain(name)
      came.push(name)
      break
    }
    expect(came).not.toEqual([])
    await leave(sitting)
  })

  it('has room on a phone, and a finger is enough', async () => {
    const sitting = await visit(place, NOWHERE, { size: PHONE })
    const { page } = sitting
    await start(sitting, 'zombies', { mode: 'screen', seed: 'everybody' })
    await playOn(page, { choose: prefer(62, /^auto/), by: finger, until: ({ at }) => at === 'anyone' })
    const seen = await ready(page)
    expect(seen.offers.length).toBe(5)
    expect(await scrolls(page)).toBe(false)
    expect(await barriers(page)).toEqual([])
    await finger(page, seen.offers[0]!)
    expect((await next(page, seen)).at).not.toBe('nowhere')
    await leave(sitting)
  })
})
