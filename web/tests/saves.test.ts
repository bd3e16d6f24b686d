import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { playedOnce } from './again.js'
import { NOWHERE, openPlace, type Sitting, visit } from './browser.js'
import { look, ready } from './look.js'
import { playOn, prefer } from './play.js'
import { leave, unspoken } from './sound.js'
import { start } from './start.js'
import { say } from './words.js'

const place = await openPlace()

const again = playedOnce()

const key = (page: Page, words: string, params = {}) =>
  page.getByRole('button', { name: say(words, 'en', params), exact: true })

/** Everything of a table that a reload must bring back; of the record only its length, for some games forget values. */
const shown = (page: Page): Promise<unknown[]> =>
  page.evaluate(() => [
    ...['.bar .turn', '.prompt .ask', '.people', '.goal'].map((part) => document.querySelector(part)?.textContent),
    document.querySelectorAll('.record .line').length,
  ])

/** A few answers into a game. */
async function begun(sitting: Sitting, game: 'dawn' | 'zombies'): Promise<void> {
  await again(sitting, game, async () => {
    await start(sitting, game, game === 'dawn' ? { mode: 'solitaire', seed: 'saved' } : { seats: 2, seed: 'saved' })
    await answers(sitting.page, 6)
  })
}

/** So many answers, and as many more as it takes until nothing is picked. */
async function answers(page: Page, count: number): Promise<void> {
  let given = 0
  await playOn(page, {
    choose: prefer(8, /^auto/),
    until: ({ moment }) => given++ >= count && !/ [a-z]+:/.test(moment),
  })
}

async function goesOnAfterReload(page: Page): Promise<void> {
  const before = { moment: (await look(page)).moment, shown: await shown(page) }
  await page.reload()
  const { moment } = await ready(page)
  expect({ moment, shown: await shown(page) }).toEqual(before)
  await answers(page, 1)
  expect((await look(page)).moment).not.toBe(moment)
}

async function openSaved(page: Page): Promise<void> {
  await page.goto(`${place.address}#/`)
  await page.locator('.window').first().waitFor()
  await page.locator('.strip [data-to=saved]').click()
  await page.locator('dialog.sheet').waitFor()
}

const opened = async (page: Page, name: string, text: string): Promise<void> =>
  page
    .locator('.elsewhere input[type=file]')
    .setInputFiles({ name, mimeType: 'application/jsonl', buffer: Buffer.from(text) })

/** Saves the running match as a file and reads it. */
async function exported(page: Page): Promise<string> {
  await page.keyboard.press('m')
  await key(page, 'menu.export').click()
  expect(await page.locator('.sheet .ask').textContent()).toBe(say('menu.export.sure'))
  const [download] = await Promise.all([page.waitForEvent('download'), key(page, 'menu.export.yes').click()])
  expect(download.suggestedFilename()).toMatch(/^shamble-.*\.match$/)
  return readFile(await download.path(), 'utf8')
}

describe('a saved match', () => {
  it('going on is the filled key of a home page that was just opened', async () => {
    const sitting = await visit(place, NOWHERE)
    const { page } = sitting
    await begun(sitting, 'zombies')
    await page.mouse.move(-1, -1)
    await page.goto('about:blank')
    await page.goto(place.address)
    const filled = page.locator('.window .main')
    await filled.filter({ hasText: say('home.key.resume-turn', 'en', { turn: '' }).trim() }).waitFor()
    expect(await filled.count()).toBe(1)
    await leave(sitting)
  })

  it('of Zombies!!! goes on at the same moment after a reload, and from the file that it is saved as', async () => {
    const sitting = await visit(place, NOWHERE)
    const { page } = sitting
    await begun(sitting, 'zombies')
    await goesOnAfterReload(page)
    const before = await shown(page)
    const record = await exported(page)
    const address = page.url()
    await openSaved(page)
    expect(await page.locator('.table-row').count()).toBe(1)
    await opened(page, 'mine.match', record)
    await page.waitForURL(/#\/table\//)
    await ready(page)
    expect(page.url()).not.toBe(address)
    expect(await shown(page)).toEqual(before)
    await leave(sitting)
  })

  it('of Dawn goes on after a reload, and from a file that breaks off at the last whole move', async () => {
    const sitting = await visit(place, NOWHERE)
    const { page } = sitting
    await begun(sitting, 'dawn')
    await goesOnAfterReload(page)
    const record = await exported(page)
    const lines = record.trimEnd().split('\n')
    const cut = lines.slice(0, -2).join('\n') + lines.at(-2)!.slice(0, 12)
    await openSaved(page)
    await opened(page, 'cut.match', cut)
    await key(page, 'home.open.recover').click()
    const resume = page.locator('.elsewhere .fault .key')
    await page.getByText(say('home.open.recovered')).waitFor()
    expect(await page.locator('.table-row').count()).toBe(2)
    await resume.click()
    await answers(page, 3)
    await leave(sitting)
  })

  it('is not touched by files that are none, and is renamed, resumed and deleted from the home page', async () => {
    const sitting = await visit(place, NOWHERE)
    const { page } = sitting
    await begun(sitting, 'dawn')
    const { moment } = await look(page)
    for (const text of ['', 'not a match', '{"shamble":1}\n', '\u0000\u0001\u0002']) {
      await openSaved(page)
      await opened(page, 'broken.match', text)
      const fault = page.locator('.elsewhere .fault')
      await fault.waitFor()
      expect(await fault.textContent()).toContain(say('home.open.safe'))
      expect(await page.locator('.table-row').count()).toBe(1)
      await page.keyboard.press('Escape')
    }
    await openSaved(page)
    const row = page.locator('.table-row')
    await row.getByRole('button', { name: say('home.tables.rename') }).click()
    await row.getByRole('textbox').fill('The long night')
    await page.keyboard.press('Enter')
    await row.getByRole('heading', { name: 'The long night' }).waitFor()
    await row.locator('.go-on').click()
    expect((await ready(page)).moment).toBe(moment)
    await openSaved(page)
    await row.getByRole('button', { name: say('home.tables.delete') }).click()
    await row.getByRole('button', { name: say('home.tables.delete.yes') }).click()
    await page.getByText(say('home.tables.empty')).waitFor()
    await leave(sitting)
  })

  it('of the same name in two tabs is played in one; the other says so', async () => {
    const sitting = await visit(place, NOWHERE, { after: 'nobody' })
    const { page, context } = sitting
    await begun(sitting, 'zombies')
    const { moment } = await look(page)
    const second = await context.newPage()
    await second.goto(page.url())
    await second.getByText(say('table.otherTab')).waitFor()
    expect(await second.locator('.table').count()).toBe(0)
    await page.close()
    await second.getByRole('button', { name: say('fault.reload') }).click()
    expect((await ready(second)).moment).toBe(moment)
    await leave({ ...sitting, page: second })
  })

  it('can be copied as a position and opened from its text', async () => {
    const sitting = await visit(place)
    const { page } = sitting
    const copied = async (): Promise<string> => {
      await page.keyboard.press('m')
      await key(page, 'menu.position').click()
      await page.getByText(say('menu.copied')).waitFor()
      await page.keyboard.press('Escape')
      return page.evaluate(() => navigator.clipboard.readText())
    }
    for (const game of ['dawn', 'zombies'] as const) {
      await start(sitting, game, { seed: 'position' })
      // Where a turn begins: in the middle of a procedure there is no text for it.
      if (game === 'dawn')
        await playOn(page, {
          choose: prefer(11, /^auto/),
          until: ({ offers }) => offers.some(({ id }) => id === 'pass'),
        })
      const text = await copied()
      await openSaved(page)
      await key(page, 'home.open.position').click()
      await page
        .locator('.position')
        .getByLabel(say(`home.${game}.name`))
        .click()
      await page.locator('textarea').fill('nonsense')
      await key(page, 'home.open.position.go').click()
      await page.locator('.position .fault').waitFor()
      await page.locator('textarea').fill(text)
      await key(page, 'home.open.position.go').click()
      await page.waitForURL(/#\/table\//)
      await ready(page)
      expect(await copied()).toBe(text)
    }
    await leave(sitting)
  })

  it('can be played on from a position that was opened to be watched', async () => {
    const sitting = await visit(place)
    const { page } = sitting
    await key(page, 'home.replay').click()
    await key(page, 'home.open.position').click()
    await page.locator('.position').getByLabel(say('home.dawn.name')).click()
    const people = ['peter', 'roger', 'steve', 'fran'].map((who) => `${who} 063`)
    await page.locator('textarea').fill(['turn 3 attack', ...people, 'zombies 063=3'].join('\n'))
    await key(page, 'home.open.position.go').click()
    await page.locator('.replay .tag').waitFor()
    await page.getByRole('button', { name: say('replay.fork') }).click()
    await page.waitForURL(/#\/table\//)
    await leave(sitting)
  })

  it('can be gone through again, and played on from any move', async () => {
    const sitting = await visit(place, NOWHERE)
    const { page } = sitting
    await begun(sitting, 'dawn')
    const address = page.url()
    await page.keyboard.press('m')
    await key(page, 'menu.replay').click()
    await page.locator('.replay .tag').waitFor()
    await page.keyboard.press('End')
    const [, last] = ((await page.getByText(/^\d+ \/ \d+$/).textContent()) ?? '').split(' / ')
    for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowLeft')
    await page.getByText(`${Number(last) - 4} / ${last}`).waitFor()
    await page.getByRole('button', { name: say('replay.fork') }).click()
    await page.waitForURL(/#\/table\//)
    expect(page.url()).not.toBe(address)
    await answers(page, 3)
    await page.goto(address)
    expect((await ready(page)).at).toBe('you')
    await leave(sitting)
  })
})

describe('without a network', () => {
  it('the page plays on after one visit', async () => {
    const sitting = await visit(place, '', { offline: 'ready', after: 'nobody' })
    const { page, context, faults, end } = sitting
    await page.evaluate(() => navigator.serviceWorker.ready)
    await context.setOffline(true)
    await page.reload()
    for (const game of ['dawn', 'zombies'] as const) {
      await start(sitting, game, game === 'dawn' ? { mode: 'solitaire', seed: 'off' } : { seats: 2, seed: 'off' })
      await answers(page, 4)
    }
    await page.reload()
    await ready(page)
    // Another language and the rulebook are fetched when they are wanted: from what was kept.
    await page.getByRole('button', { name: 'EN', exact: true }).click()
    await page.locator('html[lang=fr]').waitFor()
    expect(await unspoken(page)).toEqual([])
    await page.keyboard.press('l')
    await page.locator('dialog[open] .rule').last().click()
    await expect.poll(() => page.locator('dialog.beside .rule-text').textContent()).toMatch(/\p{L}{3}/u)
    // Whether there is a newer page cannot be asked now.
    expect(faults.filter((fault) => !/ERR_INTERNET_DISCONNECTED/.test(fault))).toEqual([])
    await end()
  })
})
