import { describe, expect, it } from 'vitest'
import { NOWHERE, openPlace, PHONE, visit } from './browser.js'
import { next, ready } from './look.js'
import { type Choose, finger, keys, playOn, prefer } from './play.js'
import { leave, unspoken } from './sound.js'
import { start } from './start.js'
import { say } from './words.js'

const place = await openPlace()

const outcome = '.prompt.over .ask'

/** So many answers as they come; then the one who is alive stands still, which the dead bring to an end. */
function soon(answers: number, choose: Choose): Choose {
  const still = prefer(1, /^auto/, /^pass/, /^hold/, /^done/, /^none/)
  let given = 0
  return (offers) => (given++ < answers ? choose : still)(offers)
}

describe('whole games of Dawn of the Dead through the page', () => {
  it('alone, with the mouse', async () => {
    const sitting = await visit(place, NOWHERE)
    const { page } = sitting
    await start(sitting, 'dawn', { mode: 'solitaire', seed: 'mall' })
    expect(await playOn(page, { choose: soon(16, prefer(1, /^auto/)) })).toBeGreaterThan(16)
    expect(await page.locator(outcome).textContent()).toMatch(/^The dead win/)
    expect(await page.locator('.ending h2').first().textContent()).toBe(say('ending.lost'))
    expect(await page.locator('.standings li').count()).toBe(4)
    await page.getByRole('button', { name: say('ending.board') }).click()
    expect(await page.locator('.ending').count()).toBe(0)
    const played = page.url()
    await page.getByRole('button', { name: say('over.rematch') }).click()
    await page.waitForURL((url) => url.href !== played)
    expect((await ready(page)).at).toBe('you')
    await leave(sitting)
  })

  it('two people at one screen, in French', async () => {
    const sitting = await visit(place, NOWHERE, { settings: { language: 'fr' } })
    const { page } = sitting
    await start(sitting, 'dawn', {
      language: 'fr',
      mode: 'two-player',
      people: [1],
      seed: 'mall',
      numbers: { turnLimit: 2 },
    })
    let curtains = 0
    const missing = new Set<string>()
    await playOn(page, {
      choose: prefer(2, /^auto/),
      seen: async ({ at }) => {
        if (at === 'curtain') curtains++
        for (const key of await unspoken(page)) missing.add(key)
      },
    })
    expect(curtains).toBeGreaterThan(2)
    expect([...missing]).toEqual([])
    const reason = say('reason.turn-limit', 'fr')
    expect(await page.locator(outcome).textContent()).toBe(say('over.nobody', 'fr', { reason }))
    await leave(sitting)
  })

  it('from the home page to the end, with the keyboard only', async () => {
    const sitting = await visit(place)
    const { page } = sitting
    const { keyboard } = page
    const tabTo = async (found: string): Promise<void> => {
      for (let i = 0; i < 60; i++) {
        await keyboard.press('Tab')
        if (await page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, found)) return
      }
      throw new Error(`no number of tabs leads to ${found}`)
    }
    await page.locator('.window').first().waitFor()
    await keyboard.press('n')
    await page.locator('.setup').waitFor()
    await tabTo('.mode input')
    await keyboard.press('ArrowRight')
    await tabTo('input.seed')
    await keyboard.type('keys')
    await keyboard.press('Tab')
    await keyboard.press('Enter')
    await ready(page)
    expect(await playOn(page, { choose: soon(12, prefer(4, /^auto/)), by: keys })).toBeGreaterThan(12)
    await keyboard.press('1')
    await page.waitForURL(/#\/replay\//)
    await page.locator('.replay .tag').waitFor()
    await leave(sitting)
  })

  it('with hints, which the board shows to anyone who points at their button', async () => {
    const sitting = await visit(place, NOWHERE, { settings: { suggest: 'on' } })
    const { page } = sitting
    await start(sitting, 'dawn', { mode: 'solitaire', seed: 'hints' })
    const follow = page.locator('.hint button')
    while (!/^Hint: walk to/.test((await page.locator('.hint').textContent())!)) {
      const seen = await ready(page)
      await follow.click()
      await next(page, seen)
      await follow.waitFor()
    }
    const title = page.locator('.readout-facts h2')
    await page.mouse.move(0, 0)
    const before = (await title.textContent())!
    await follow.hover()
    await title.filter({ hasText: / walks? to / }).waitFor()
    await page.mouse.move(0, 0)
    await title.filter({ hasText: before }).waitFor()
    await leave(sitting)
  })

  it('on a phone, with a finger', async () => {
    const sitting = await visit(place, NOWHERE, { size: PHONE, settings: { suggest: 'on' } })
    const { page } = sitting
    await start(sitting, 'dawn', { mode: 'solitaire', seed: 'phone' })
    expect(await playOn(page, { choose: soon(12, prefer(5, /^auto/)), by: finger })).toBeGreaterThan(12)
    await leave(sitting)
  })
})
