import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openPlace, visit } from './browser.js'
import { misfits } from './fits.js'
import { ready } from './look.js'
import { barriers, leave } from './sound.js'
import { say } from './words.js'

const place = await openPlace()

const field = (page: Page, label: string, params?: Readonly<Record<string, number>>) =>
  page.getByLabel(say(label, 'en', params), { exact: true })
const key = (page: Page, label: string) => page.getByRole('button', { name: say(label) })
const tab = (page: Page, name: string) => key(page, `dse.tab.${name}`).click()

/** Opens every part of a tab that may be left out. */
async function writeOwn(page: Page): Promise<void> {
  const parts = key(page, 'dse.own')
  while ((await parts.count()) > 0) await parts.first().click()
}

describe('the form for scenarios of Dead Dice', () => {
  it('[DD-16.68] keeps what is typed where it is, comes back from a file beside what is open, and is played', async () => {
    const sitting = await visit(place, '#/own/dead-dice/editor')
    const { page } = sitting
    await field(page, 'dse.title').fill('The lighthouse')
    await field(page, 'dse.word.hook').pressSequentially('The lamp is out.\nNobody came down.')
    await tab(page, 'start')
    await writeOwn(page)
    await field(page, 'dse.item').selectOption(say('item.knife'))
    await tab(page, 'people')
    await writeOwn(page)
    await key(page, 'dse.add.foe').click()
    const status = page.locator('.dse-fault')
    expect(await status.textContent()).toContain(say('dse.blank'))
    expect(await key(page, 'dse.try').getAttribute('aria-disabled')).toBe('true')
    const [first, second] = [1, 2].map((number) => field(page, 'dse.trait', { number }))
    await second!.fill('Alone too long')
    expect(await first!.inputValue()).toBe('')
    expect(await second!.inputValue()).toBe('Alone too long')
    await field(page, 'dse.name').first().fill('the keeper')
    await page.getByText(say('dse.fine')).waitFor()
    expect(await barriers(page)).toEqual([])
    expect(await misfits(page)).toEqual([])
    const [download] = await Promise.all([page.waitForEvent('download'), key(page, 'dse.export').click()])
    const file = await readFile(await download.path())
    expect(JSON.parse(file.toString())).toMatchObject({
      title: 'The lighthouse',
      kit: ['knife'],
      roster: [{ name: 'the keeper', traits: ['Alone too long'] }],
      words: { hook: 'The lamp is out. Nobody came down.' },
    })

    await tab(page, 'story')
    await field(page, 'dse.title').fill('Half written')
    await page.locator('input[type=file]').setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: file })
    await page.waitForURL(/thing=/)
    await page.locator('.dse-side .ask', { hasText: 'The lighthouse' }).waitFor()
    await page.goBack()
    await page.locator('.dse-side .ask', { hasText: 'Half written' }).waitFor()
    await page.goForward()
    await page.locator('.dse-side .ask', { hasText: 'The lighthouse' }).waitFor()
    await key(page, 'dse.try').click()
    await page.waitForURL(/#\/table\//)
    await ready(page)
    await page.locator('.gear-dd').waitFor()
    expect(await page.locator('.gear-dd').textContent()).toContain(say('item.knife'))
    await leave(sitting)
  })
})
