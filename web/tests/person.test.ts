import { describe, expect, it } from 'vitest'
import history from '../src/text/history.en.js'
import home from '../src/text/home.en.js'
import en from '../src/text/person.en.js'
import { openPlace, PHONE, visit } from './browser.js'
import { barriers, leave, scrolls, unspoken } from './sound.js'

const place = await openPlace()

const played = (day: number, looked?: object) => ({
  match: `m${day}`,
  game: 'zombies',
  set: 'short',
  ended: Date.UTC(2026, 0, day),
  turns: 20,
  result: day % 2 === 0 ? 'won' : 'lost',
  place: null,
  people: ['Ada'],
  rivals: ['Ida'],
  ...(looked === undefined ? {} : { looked }),
})

describe('the page of a person', () => {
  it('is found from the history, shows what analyses have said over time, and reads as text', async () => {
    const sitting = await visit(place, '', { size: PHONE, after: 'nobody' })
    const { page } = sitting
    const games = [
      played(1, { decisions: 100, cost: 50, luck: 12 }),
      played(2, { decisions: 300, cost: 30, luck: -4 }),
      played(3),
    ]
    await page.evaluate((kept) => localStorage.setItem('shamble.history', kept), JSON.stringify(games))
    await page.reload()
    await page.getByRole('button', { name: home['home.more']! }).click()
    await page.getByRole('button', { name: home['home.history']!, exact: true }).click()
    await page.getByRole('button', { name: history['history.person'] }).click()
    await page.locator('.time-chart').waitFor()
    expect(await page.locator('.person .lead').textContent()).toBe(
      '2 games analysed: 0.2 points lost per decision, +4.0 points per game from the dice',
    )
    expect(await page.locator('.person tbody tr').allTextContents()).toEqual([
      'Jan 2, 2026Won0.1300−4.0',
      'Jan 1, 2026Lost0.5100+12.0',
    ])
    expect(await page.getByRole('button', { name: en['person.analyse']!, exact: true }).count()).toBe(1)
    expect(await barriers(page)).toEqual([])
    expect(await unspoken(page)).toEqual([])
    expect(await scrolls(page)).toBe(false)
    await page.keyboard.press('t')
    await page.locator('.time-chart').waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
    await page.locator('.window').first().waitFor()
    await leave(sitting)
  })
})
