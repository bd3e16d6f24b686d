import { describe, expect, it } from 'vitest'
import { openPlace, PHONE, visit, WIDE } from './browser.js'
import { say } from './words.js'

const place = await openPlace()

describe('rivals of different strength', () => {
  it.each([WIDE, PHONE])('are chosen in the set-up by keyboard, with name and face: %o', async (size) => {
    const { page, faults, end } = await visit(place, '#/setup/zombies', { size })
    const seat = page.locator('.seat').nth(1)
    const level = seat.getByRole('radiogroup', { name: say('setup.seat.level', 'en', { seat: 'B' }) })
    await level.getByLabel(say('level.house'), { exact: true }).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    expect(await level.getByLabel(say('level.master'), { exact: true }).isChecked()).toBe(true)
    await seat.locator('.seat-name b', { hasText: 'Ida' }).waitFor()
    expect(faults).toEqual([])
    await end()
  })

  it('that look ahead take their turn', async () => {
    const { page, faults, end } = await visit(place, '#/setup/zombies')
    await page.locator('.mode', { hasText: say('setup.mode.duel') }).click()
    const first = page.locator('.seat').first()
    await first.getByLabel(say('setup.bot.house'), { exact: true }).click()
    await first.locator('.level').getByLabel(say('level.master'), { exact: true }).click()
    await page.locator('.seat').nth(1).getByLabel(say('setup.bot.house'), { exact: true }).click()
    await page.locator('input.seed').fill('rivals')
    await page.locator('.setup .key.main').click()
    await page.waitForURL(/#\/table\//)
    // The first turn and what follows it: one has looked ahead, and the other has had a say.
    await page.waitForFunction(
      (answers) =>
        Number.parseInt(document.querySelector<HTMLElement>('.table')?.dataset['moment'] ?? '0', 10) > answers,
      16,
    )
    expect(faults).toEqual([])
    await end()
  })
})
