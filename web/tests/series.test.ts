import { readFile } from 'node:fs/promises'
import type { Language } from '@shamble/module'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openPlace, PHONE, type Sitting, visit, WIDE } from './browser.js'
import { ready } from './look.js'
import { barriers, leave, scrolls } from './sound.js'
import { say } from './words.js'

const place = await openPlace()

const startKey = (page: Page): Locator => page.locator('.setup .key.main')
const button = (within: Page | Locator, words: string, language: Language = 'en'): Locator =>
  within.getByRole('button', { name: say(words, language) })

/** Begins what is set up, and gives it up at once. */
async function resigned(page: Page, language: Language = 'en'): Promise<void> {
  await startKey(page).click()
  await page.waitForURL(/#\/table\//)
  await ready(page)
  await page.keyboard.press('m')
  await button(page, 'menu.resign', language).click()
  await button(page, 'menu.resign.yes', language).click()
  await page.locator('.prompt.over').waitFor()
}

const next = (page: Page, language: Language = 'en'): Promise<void> =>
  button(page.locator('.prompt.over'), 'over.next', language).click()

/** What the set-up says of the options that cannot be chosen. */
const handed = (page: Page): Promise<string[]> => page.locator('.opt:has(.handed)').allTextContents()

async function saved(sitting: Sitting): Promise<Locator> {
  await sitting.page.goto(`${place.address}#/`)
  await sitting.page.locator('.strip [data-to=saved]').click()
  await sitting.page.locator('dialog.sheet').waitFor()
  return sitting.page.locator('.table-row')
}

const opened = (page: Page, record: string): Promise<void> =>
  page
    .locator('.elsewhere input[type=file]')
    .setInputFiles({ name: 'feud.match', mimeType: 'application/jsonl', buffer: Buffer.from(record) })

describe('matches that go on from each other', () => {
  it.each([
    ['wide', WIDE, 'en'],
    ['on a phone', PHONE, 'fr'],
  ] as const)('are set up one after another, with what stands locked: %s', async (_where, size, language) => {
    const sitting = await visit(place, '#/setup/rooftop-duel', { size, settings: { language } })
    const { page } = sitting
    await startKey(page).waitFor()
    expect(await handed(page)).toEqual([])
    await resigned(page, language)
    await page.reload()
    await page.locator('.prompt.over').waitFor()
    await next(page, language)
    await startKey(page).waitFor()
    const rows = await handed(page)
    expect(rows).toHaveLength(5)
    for (const row of rows) expect(row).toContain(say('setup.handed', language))
    expect(rows.join()).toContain('200')
    expect(await page.locator('.opt:has(.handed) :is(input, button:not(.rule))').count()).toBe(0)
    if (size === WIDE) expect(await scrolls(page)).toBe(false)
    expect(await barriers(page)).toEqual([])
    // After a reload the sheet is still that of the next game.
    await page.reload()
    await startKey(page).waitFor()
    expect(await handed(page)).toHaveLength(5)
    await resigned(page, language)
    await next(page, language)
    await resigned(page, language)
    // Three won duels win the feud: nothing goes on.
    await page.waitForTimeout(200)
    expect(await button(page.locator('.prompt.over'), 'over.next', language).count()).toBe(0)
    await leave(sitting)
  })

  it('are one row of the saved tables; a copy is marked; all of it is deleted as one', async () => {
    const sitting = await visit(place, '#/setup/rooftop-duel')
    const { page } = sitting
    await resigned(page)
    const first = page.url()
    await next(page)
    await startKey(page).click()
    await page.waitForURL(/#\/table\//)
    await ready(page)
    const second = page.url()
    const rows = await saved(sitting)
    expect(await rows.count()).toBe(1)
    expect(await rows.locator('.table-facts').textContent()).toContain(say('home.tables.series', 'en', { number: 2 }))
    await button(rows, 'home.tables.earlier').click()
    await rows.getByRole('button', { name: say('home.tables.game', 'en', { number: 1 }) }).click()
    await page.waitForURL(first)
    await button(page.locator('.prompt.over'), 'over.onward').click()
    await page.waitForURL(second)
    await page.goto(first)
    await button(page.locator('.prompt.over'), 'over.copy').click()
    await page.getByText(say('setup.copy')).waitFor()
    await startKey(page).click()
    await page.waitForURL(/#\/table\//)
    await ready(page)
    expect([first, second]).not.toContain(page.url())
    await saved(sitting)
    expect(await rows.count()).toBe(2)
    expect(await rows.first().locator('.table-facts').textContent()).toContain(say('home.tables.copy'))
    expect(await rows.last().locator('.table-facts').textContent()).not.toContain(say('home.tables.copy'))
    for (const left of [1, 0]) {
      await button(rows.last(), 'home.tables.delete').click()
      await rows
        .last()
        .getByRole('button', { name: say('home.tables.delete.yes') })
        .click()
      await page.waitForFunction((count) => document.querySelectorAll('.table-row').length === count, left)
    }
    await leave(sitting)
  })

  it('are saved as one file and come back from it; a file that was changed says where, and changes nothing', async () => {
    const sitting = await visit(place, '#/setup/rooftop-duel')
    const { page } = sitting
    await resigned(page)
    await next(page)
    await resigned(page)
    const rows = await saved(sitting)
    const [download] = await Promise.all([page.waitForEvent('download'), button(rows, 'home.tables.export').click()])
    const record = await readFile(await download.path(), 'utf8')
    const [one, two] = record.split(/(?<=\n)(?=\{"shamble)/) as [string, string]
    const fault = page.locator('.elsewhere .fault')
    await opened(page, two)
    await fault.getByText(say('home.open.series')).waitFor()
    await opened(page, one + two.replace('"reedWins":1', '"reedWins":0'))
    await fault.getByText(say('home.open.damaged.series', 'en', { match: 2, line: 1 })).waitFor()
    expect(await rows.count()).toBe(1)
    await button(rows, 'home.tables.delete').click()
    await rows.getByText(say('home.tables.delete.series', 'en', { count: 2 })).waitFor()
    await rows.getByRole('button', { name: say('home.tables.delete.yes') }).click()
    await page.getByText(say('home.tables.empty')).waitFor()
    await opened(page, record)
    await page.locator('.prompt.over').waitFor()
    await saved(sitting)
    expect(await rows.count()).toBe(1)
    await button(rows, 'home.tables.next').click()
    await startKey(page).waitFor()
    expect(await handed(page)).toHaveLength(5)
    await leave(sitting)
  })

  it('lead nowhere from a match that is not there, or not over', async () => {
    const sitting = await visit(place, '#/setup/rooftop-duel?after=nowhere')
    const { page } = sitting
    await page.getByRole('heading', { name: say('fault.noNext') }).waitFor()
    await page.goto(`${place.address}#/setup/rooftop-duel`)
    await startKey(page).click()
    await page.waitForURL(/#\/table\//)
    await ready(page)
    const match = page.url().split('/').at(-1)!
    await page.goto(`${place.address}#/setup/rooftop-duel?after=${match}`)
    await page.getByRole('heading', { name: say('fault.noNext') }).waitFor()
    await leave(sitting)
  })
})
