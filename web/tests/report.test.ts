import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import shamble from '../../package.json' with { type: 'json' }
import { NOWHERE, openPlace, visit, WIDE } from './browser.js'
import { look, ready } from './look.js'
import { playOn, prefer } from './play.js'
import { barriers, leave } from './sound.js'
import { start } from './start.js'
import { say } from './words.js'

const place = await openPlace()

/** The parts of a report that this looks at. */
interface Report {
  readonly shamble: string
  readonly version: string
  readonly said: string
  readonly game: string
  readonly page: { readonly width: number; readonly height: number }
  readonly screen: {
    readonly viewer: number
    readonly seq: number
    readonly questions: readonly { readonly seat: number }[]
    readonly choices: readonly unknown[]
    readonly picked: readonly string[]
    readonly curtain: number | null
  }
  readonly record: string
}

describe('a problem', () => {
  it('is reported as a file with the record, the version and the screen', async () => {
    const sitting = await visit(place, NOWHERE)
    const { page } = sitting
    await start(sitting, 'zombies', { seats: 2, seed: 'report' })
    let given = 0
    await playOn(page, { choose: prefer(71, /^auto/), until: () => given++ > 4 })
    const seen = await look(page)
    await page.getByRole('button', { name: say('tool.menu') }).click()
    const menu = page.locator('dialog.sheet', { has: page.locator('.menu') })
    // The other file of the menu is asked about first: it holds what people hide from each other.
    await menu.getByRole('button', { name: say('menu.export') }).click()
    expect(await menu.locator('.ask').textContent()).toBe(say('menu.export.sure'))
    expect(await barriers(page)).toEqual([])
    await menu.getByRole('button', { name: say('menu.no') }).click()
    await menu.getByRole('button', { name: say('menu.report') }).click()
    expect(await menu.locator('.ask').textContent()).toBe(say('menu.report.sure'))
    await menu.getByLabel(say('menu.report.words')).fill('Nothing happened. 1 and 2')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      menu.getByRole('button', { name: say('menu.report.yes') }).click(),
    ])
    expect(await menu.getByRole('status').textContent()).toBe(say('menu.reported'))
    expect(download.suggestedFilename()).toMatch(/^shamble-problem-.*\.json$/)
    const report = JSON.parse(await readFile(await download.path(), 'utf8')) as Report
    const [seq] = seen.moment.split(' ')
    expect(report).toMatchObject({
      shamble: 'problem',
      version: shamble.version,
      said: 'Nothing happened. 1 and 2',
      game: 'zombies',
      page: WIDE,
      screen: { viewer: 0, seq: Number(seq), curtain: null },
    })
    expect(report.screen.questions.some(({ seat }) => seat === report.screen.viewer)).toBe(true)
    expect(report.screen.choices.length).toBeGreaterThan(0)
    // The record in it is the whole match.
    const other = await visit(place)
    await other.page.locator('.strip [data-to=saved]').click()
    await other.page
      .locator('.elsewhere input[type=file]')
      .setInputFiles({ name: 'problem.match', mimeType: 'application/jsonl', buffer: Buffer.from(report.record) })
    await other.page.waitForURL(/#\/table\//)
    expect((await ready(other.page)).moment.split(' ')[0]).toBe(seq)
    await leave(other)
    await leave(sitting)
  })
})
