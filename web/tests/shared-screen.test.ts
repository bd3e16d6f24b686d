import { describe, expect, it } from 'vitest'
import { NOWHERE, openPlace, visit } from './browser.js'
import { next, ready } from './look.js'
import { playOn, prefer } from './play.js'
import { leave } from './sound.js'
import { start } from './start.js'
import { say } from './words.js'

const place = await openPlace()

describe('people at one screen', () => {
  it('find the table again after a reload where someone might respond', async () => {
    const sitting = await visit(place, NOWHERE)
    const { page } = sitting
    await start(sitting, 'zombies', { mode: 'duel', seed: 'own dice' })
    await playOn(page, {
      choose: prefer(40, /^auto/),
      until: ({ offers }) => offers.some(({ id, name }) => id === 'pass' && /roll for movement/.test(name)),
    })
    await page.reload()
    await page.locator('.curtain').waitFor()
    await leave(sitting)
  })

  it('do not see the hand of the one who is on turn when they come forward in vain', async () => {
    const sitting = await visit(place, NOWHERE)
    const { page } = sitting
    await start(sitting, 'zombies', { mode: 'screen', preset: 'short', seed: 'everybody' })
    const choose = prefer(61, /^auto/, /^finish/, /^pass/)
    const names = [1, 2, 3, 4].map((number) => say('seat.number', 'en', { number }))
    for (let i = 0; i < 6; i++) {
      await playOn(page, { choose, until: ({ at }) => at === 'anyone' })
      const before = await ready(page)
      await page.keyboard.press(i < 2 ? '0' : String((i % 4) + 1))
      const seen = await next(page, before)
      if (seen.at === 'you' && i > 1)
        expect(await page.locator('.prompt .caps').textContent(), `after ${names[i % 4]} came`).toContain(names[i % 4])
    }
    await leave(sitting)
  })

  it('see no hand behind the question whether to end the match, cannot make it vanish, and can be asked again', async () => {
    const sitting = await visit(place)
    const { page } = sitting
    const consent = page.locator('.consent')
    const propose = async (): Promise<void> => {
      await page.keyboard.press('m')
      await page.getByRole('button', { name: say('menu.end') }).click()
      await page.getByRole('button', { name: say('menu.end.yes') }).click()
    }
    await start(sitting, 'zombies', { mode: 'duel', preset: 'short', seed: 'leaves' })
    await playOn(page, { choose: prefer(51, /^auto/), until: ({ at }) => at === 'you' })
    await propose()
    await consent.waitFor()
    expect(await page.locator('.hand .title').allTextContents()).toEqual([])
    for (let i = 0; i < 4; i++) await page.keyboard.press('Escape')
    // The browser closes it at the second Escape; the page opens it again.
    await page.locator('.consent[open]').waitFor()
    await page.keyboard.press('2')
    await consent.waitFor({ state: 'detached' })
    await propose()
    await consent.waitFor()
    await leave(sitting)
  })

  it('find a curtain when the one who sits there leaves their seat to the house', async () => {
    const sitting = await visit(place, NOWHERE)
    const { page } = sitting
    await start(sitting, 'zombies', { mode: 'screen', preset: 'short', seed: 'leaves' })
    await playOn(page, { choose: prefer(51, /^auto/), until: ({ at }) => at === 'you' })
    const caps = (await page.locator('.prompt .caps span').first().textContent())!
    const who = [1, 2, 3, 4].map((number) => say('seat.number', 'en', { number })).find((name) => caps.includes(name))!
    await page.keyboard.press('m')
    const row = page.locator('.seats-now li', { hasText: who })
    await row.getByRole('button', { name: say('menu.toBot') }).click()
    await page
      .locator('.curtain')
      .or(row.getByRole('button', { name: say('menu.toPerson') }))
      .first()
      .waitFor()
    expect(await page.locator('.hand .title').allTextContents()).toEqual([])
    await leave(sitting)
  })
})
