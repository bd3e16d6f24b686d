import { describe, expect, it } from 'vitest'
import en from '../src/text/analysis.en.js'
import faults from '../src/text/fault.en.js'
import { openPlace, PHONE, visit } from './browser.js'
import { endingOf, keepIn, moduleOf, momentsOf } from './moments.js'
import { barriers, leave, unspoken } from './sound.js'

const place = await openPlace()
const zombies = await moduleOf('zombies')

describe('the analysis of a match', () => {
  it('fills as the computer looks, rates decisions, adds up, and is there again', async () => {
    const sitting = await visit(place, '', { after: 'nobody' })
    const { page } = sitting
    const ending = await endingOf(zombies)
    const [start] = await momentsOf(zombies)
    await keepIn(page, [ending, start!])
    await page.goto(`${place.address}#/replay/${ending.card.id}`)
    await page.locator('.replay').waitFor()
    await page.keyboard.press('a')
    await page.locator('.win-chart').waitFor()
    // Whole: nothing is left to stop or to start.
    const goOn = page.getByRole('button', { name: new RegExp(`^(${en['analysis.go']}|Stop)`) })
    await goOn.waitFor({ state: 'detached', timeout: 110_000 })
    for (const row of await page.locator('.analysis-ledger tbody tr').all()) {
      const [begun, dice, choices, others, end] = (await row.locator('td:not(.bridge)').allTextContents()).map((text) =>
        Math.round(10 * Number(text.replace('−', '-'))),
      )
      expect(begun! + dice! + choices! + others!).toBe(end)
    }
    // The chart in words ends as the ledger does.
    const ends = await page.locator('.analysis-ledger tbody td:last-child').allTextContents()
    const told = await page.locator('.analysis-chart tbody tr:last-child td').allTextContents()
    expect(told).toEqual(ends.map((points) => `${points}%`))
    expect(await barriers(page)).toEqual([])
    expect(await unspoken(page)).toEqual([])
    await page.reload()
    await page.locator('.win-chart').waitFor()
    expect(await goOn.count()).toBe(0)
    await page.setViewportSize(PHONE)
    expect(await barriers(page)).toEqual([])
    // A match that is still running keeps its secrets.
    await page.goto(`${place.address}#/analysis/${start!.card.id}`)
    await page.getByText(faults['analysis.running']!).waitFor()
    await leave(sitting)
  })
})
