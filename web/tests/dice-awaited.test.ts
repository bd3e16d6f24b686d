import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openPlace, type Sitting, visit } from './browser.js'
import { look, ready } from './look.js'
import { mouse, playOn, prefer, untilDice } from './play.js'
import { leave } from './sound.js'
import { say } from './words.js'

const place = await openPlace()

/** What leads to a die soonest. */
const HASTE = [/^auto/, /^none/, /^finish/, /^stop/, /^pass/]

/** A table at which people roll their own dice, as far as the first die. */
async function toDice(game: 'dawn' | 'zombies'): Promise<Sitting> {
  const sitting = await visit(place, `#/setup/${game}`)
  const { page } = sitting
  await page.locator('.mode', { hasText: say(`setup.mode.${game === 'dawn' ? 'solitaire' : 'duel'}`) }).click()
  await page.getByLabel(say('setup.dice.own')).check()
  await page.locator('input.seed').fill('own dice')
  await page.locator('.setup .key.main').click()
  await page.waitForURL(/#\/table\//)
  await untilDice(page, mouse, ...HASTE)
  return sitting
}

const trouble = (page: Page) => page.locator('.trouble')

describe('the viewer’s own dice', () => {
  it('light nothing on the board while they are waited for, and are typed by any digit, in the text twin too', async () => {
    const sitting = await toDice('dawn')
    const { page } = sitting
    expect((await look(page)).offers).toEqual([])
    await page.keyboard.press('t')
    await page.locator('.twin').waitFor()
    expect(await page.locator('.realdice').count()).toBe(1)
    // Digits that were keys of the question before.
    await page.keyboard.press('1')
    await page.keyboard.press('2')
    await page.locator('.realdice .typed .die, .realdice .typed svg, .trouble').nth(1).waitFor()
    expect(await trouble(page).allTextContents()).toEqual([])
    await leave(sitting)
  })

  it('are not asked for once the step is taken back, and again after a reload, nobody’s hand being shown', async () => {
    const sitting = await toDice('zombies')
    const { page } = sitting
    await page.keyboard.press('u')
    // Who has let the window pass is nobody's business: the other is asked in any case.
    await page.locator('dialog.consent').waitFor()
    await page.keyboard.press('1')
    await page.locator('.table[data-waits=you]').waitFor()
    expect(await page.locator('.realdice').count()).toBe(0)
    await page.keyboard.press('2')
    await page.locator('.trouble, .table[data-waits=you]').first().waitFor()
    await untilDice(page, mouse, ...HASTE)
    await page.reload()
    // Nobody has passed yet: the pass that led to the dice waited for them.
    expect((await ready(page)).at).toBe('anyone')
    await page.keyboard.press('0')
    await page.locator('.realdice').waitFor()
    expect(await page.locator('.hand .title').allTextContents()).toEqual([])
    await page.keyboard.press('4')
    await playOn(page, { choose: prefer(41), until: ({ at }) => at === 'you' })
    expect(await trouble(page).allTextContents()).toEqual([])
    await leave(sitting)
  })
})
