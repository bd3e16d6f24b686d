import { describe, expect, it } from 'vitest'
import { openPlace, visit } from './browser.js'
import { next, ready } from './look.js'
import { leave } from './sound.js'
import { say } from './words.js'

const place = await openPlace()

describe('a night with a game master', () => {
  it('has a desk for the game master, no curtain between one person’s seats, and a window for all', async () => {
    const sitting = await visit(place)
    const { page, context } = sitting
    await page.goto(`${place.address}#/setup/night-shift`)
    await page.locator('.setup .key.main').waitFor()
    for (const seat of [0, 1, 2]) await page.locator('.seat').nth(seat).locator('.pick label').first().click()
    for (const seat of [0, 1, 2]) await page.locator('.seat input[type="text"]').nth(seat).fill('Max')
    await page.locator('.setup .key.main').click()
    await page.waitForURL(/#\/table\//)
    const prompt = page.locator('.prompt')
    // Ana and Ben choose, and then it is the game master's turn: all of them are Max.
    for (const role of ['porter', 'guard']) {
      const seen = await ready(page)
      await prompt.locator('.key', { hasText: role }).click()
      await next(page, seen)
    }
    await page.locator('.ns-desk').waitFor()
    expect(await page.locator('.curtain').count()).toBe(0)

    const match = page.url().split('/').at(-1)!
    const watching = await context.newPage()
    await watching.goto(`${place.address}#/watch/${match}`)
    const shared = watching.locator('.ns-shared')
    await shared.waitFor()
    expect(await watching.locator('.prompt, .ns-desk, .keys').count()).toBe(0)

    await prompt.locator('.key', { hasText: 'buy 1 zombie for 1 Menace' }).first().click()
    await shared.getByText('A zombie arrives').waitFor()
    // Unasked: the game master makes a noise while Ana thinks.
    await prompt
      .getByRole('button', { name: say('table.stepIn.seat').replace('{{seat}}', 'Game master') })
      .first()
      .waitFor()
    await prompt.locator('.step-in .key').first().click()
    await page.locator('.ns-desk').waitFor()
    await prompt.locator('.key', { hasText: 'make a noise' }).click()
    await shared.getByText('A noise!').waitFor()

    // Where nobody plays it any longer, the window waits.
    await page.goto(`${place.address}#/`)
    await watching.getByText(say('watch.waiting')).waitFor()
    await watching.close()
    await leave(sitting)
  })
})
