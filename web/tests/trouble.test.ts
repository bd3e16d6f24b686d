import { describe, expect, it } from 'vitest'
import { NOWHERE, openPlace, visit } from './browser.js'
import { leave } from './sound.js'
import { start } from './start.js'
import { say } from './words.js'

const place = await openPlace()

describe('what a newcomer can stumble over', () => {
  it('which game? is answered with its number, and Escape gives the focus back', async () => {
    const sitting = await visit(place)
    const { page } = sitting
    const rules = page.getByRole('button', { name: say('home.rules'), exact: true })
    await rules.click()
    await page.keyboard.press('Escape')
    expect(await rules.evaluate((key) => key === document.activeElement)).toBe(true)
    await rules.click()
    await page.keyboard.press('2')
    await page.waitForURL(/#\/rules\/zombies/)
    await leave(sitting)
  })

  it('one player alone gets an end, and is told in words when they take it away', async () => {
    const sitting = await visit(place, '#/setup/zombies', { settings: { language: 'fr' } })
    const { page } = sitting
    await page.locator('.players').getByLabel('1', { exact: true }).click()
    const rounds = page.getByRole('spinbutton', { name: say('option.maxRounds', 'fr') })
    expect(await rounds.inputValue()).toBe('20')
    await rounds.fill('0')
    await page.keyboard.press('Tab')
    await page
      .getByRole('alert')
      .getByText(/^En solitaire, réglez/i)
      .waitFor()
    await page.keyboard.press('Enter')
    expect(page.url()).toContain('#/setup/zombies')
    await leave(sitting)
  })

  it('the menu of a table does what its keys say, and a seat comes back with its name', async () => {
    const sitting = await visit(place, NOWHERE, { settings: { names: ['Ada', 'Bo'], curtain: 'never' } })
    const { page } = sitting
    await start(sitting, 'dawn', { people: [1] })
    await page.keyboard.press('m')
    const seats = page.locator('.seats-now')
    await seats.getByRole('button').nth(1).click()
    await seats.getByText(say('menu.toPerson')).click()
    await seats.getByText('Bo', { exact: false }).waitFor()
    await page.getByText(say('menu.resign'), { exact: true }).waitFor()
    await page.keyboard.press('2')
    await page.waitForURL(/#\/rules\/dawn/)
    await leave(sitting)
  })
})
