import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPlace, type Place, type Sitting, visit } from './browser.js'
import { look, ready } from './look.js'
import { mouse, playOn, prefer } from './play.js'
import { barriers, leave } from './sound.js'
import { start } from './start.js'
import { say } from './words.js'

let place: Place
beforeAll(async () => {
  place = await openPlace()
})
afterAll(() => place.close())

/** A browser refuses at once, or a little later; the second is made here from the refusal of an older version. */
const BLOCKED = {
  throws: `IDBFactory.prototype.open = () => { throw new DOMException('denied', 'SecurityError') };`,
  fails: `{
    const { open } = IDBFactory.prototype
    IDBFactory.prototype.open = function (name, version) {
      open.call(this, name, version + 1)
      return open.call(this, name, version)
    }
  };`,
}

/** A disk without room is noticed when a change is completed. */
const FULL = `{
  let room = 'some'
  new BroadcastChannel('room').onmessage = ({ data }) => { room = data }
  const error = { get: () => new DOMException('no room on this disk', 'QuotaExceededError') }
  const { put } = IDBObjectStore.prototype
  IDBObjectStore.prototype.put = function (...given) {
    const request = put.apply(this, given)
    if (room === 'some' || this.name !== 'cards') return request
    Object.defineProperty(this.transaction, 'error', error)
    request.addEventListener('success', () => this.transaction.abort())
    return request
  }
};`

/** A visitor whose browser is like this where the matches are kept: in the worker, before its own first line. */
async function visitWith(before: string): Promise<Sitting> {
  const sitting = await visit(place, 'icon.svg')
  await sitting.context.route(/\/worker-[^/]*\.js$/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: before + (await response.text()) })
  })
  await sitting.page.goto(place.address)
  await sitting.page.locator('.window').first().waitFor()
  sitting.faults.length = 0
  return sitting
}

const trouble = (page: Page) => page.locator('.trouble[role=alert]')

async function answers(page: Page, count: number): Promise<void> {
  let given = 0
  await playOn(page, {
    choose: prefer(31, /^auto/),
    until: ({ moment }) => given++ >= count && !/ [a-z]+:/.test(moment),
  })
}

const shown = (page: Page): Promise<unknown[]> =>
  page.evaluate(() => [
    ...['.bar .turn', '.prompt .ask', '.people', '.goal'].map((part) => document.querySelector(part)?.textContent),
    document.querySelectorAll('.record .line').length,
  ])

/** The file that the message offers is this very table, for somebody else in another browser. */
async function fileHolds(page: Page, moment: string): Promise<void> {
  const save = trouble(page).getByRole('button', { name: say('menu.export') })
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()])
  const record = await readFile(await download.path())
  const other = await visit(place)
  await other.page.locator('.strip [data-to=saved]').click()
  await other.page
    .locator('.elsewhere input[type=file]')
    .setInputFiles({ name: download.suggestedFilename(), mimeType: 'application/jsonl', buffer: record })
  await other.page.waitForURL(/#\/table\//)
  expect((await ready(other.page)).moment).toBe(moment)
  expect(await shown(other.page)).toEqual(await shown(page))
  expect(await trouble(other.page).count()).toBe(0)
  await answers(other.page, 2)
  await leave(other)
}

describe('a browser that keeps nothing', () => {
  it.each([
    ['throws', 'dawn', { mode: 'solitaire', seed: 'nothing' }],
    ['fails', 'zombies', { seats: 2, seed: 'nothing' }],
  ] as const)('(it %s) is told of; %s is played on, and a file keeps it', async (how, game, wishes) => {
    const sitting = await visitWith(BLOCKED[how])
    const { page } = sitting
    await start(sitting, game, wishes)
    expect(await trouble(page).textContent()).toContain(say('table.unkept'))
    await answers(page, 6)
    if (game === 'zombies') expect(await barriers(page)).toEqual([])
    await fileHolds(page, (await look(page)).moment)
    await page.keyboard.press('m')
    await page.getByText(say('menu.unsaved')).waitFor()
    await page.keyboard.press('Escape')
    await trouble(page)
      .getByRole('button', { name: say('sheet.close') })
      .click()
    await trouble(page).waitFor({ state: 'detached' })
    await answers(page, 3)
    expect(await trouble(page).count()).toBe(0)
    await leave(sitting)
  })
})

describe('a disk that is full', () => {
  it('in the middle of a match takes no answer; what was shown is kept, and a file keeps it elsewhere', async () => {
    const sitting = await visitWith(FULL)
    const { page } = sitting
    await start(sitting, 'dawn', { mode: 'solitaire', seed: 'full' })
    await answers(page, 4)
    expect(await trouble(page).count()).toBe(0)
    const saved = await ready(page)
    await page.evaluate(() => new BroadcastChannel('room').postMessage('none'))
    await mouse(page, saved.offers.find(({ id }) => id !== 'back')!)
    await trouble(page).waitFor()
    expect(await barriers(page)).toEqual([])
    await fileHolds(page, saved.moment)
    await page.evaluate(() => new BroadcastChannel('room').postMessage('some'))
    await answers(page, 3)
    expect(await trouble(page).count()).toBe(0)
    const { moment } = await look(page)
    // Nothing that was shown is lost.
    await page.reload()
    expect((await ready(page)).moment).toBe(moment)
    await leave(sitting)
  })
})
