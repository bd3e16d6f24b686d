import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openPlace, type Sitting, visit } from './browser.js'
import { look, next, ready } from './look.js'
import { mouse, playOn, prefer } from './play.js'
import { barriers, leave } from './sound.js'
import { start } from './start.js'
import { say } from './words.js'

const place = await openPlace()

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

/**
 * A disk without room is noticed when a change is completed, or at what is put already: the second is made here from
 * the refusal of a card that is there.
 */
const FULL = `{
  let room = 'some'
  new BroadcastChannel('room').onmessage = ({ data }) => { room = data }
  const error = { get: () => new DOMException('no room on this disk', 'QuotaExceededError') }
  const { add, put } = IDBObjectStore.prototype
  IDBObjectStore.prototype.put = function (...given) {
    const full = room !== 'some' && this.name === 'cards'
    const request = (full && room === 'none at once' ? add : put).apply(this, given)
    if (!full) return request
    Object.defineProperty(this.transaction, 'error', error)
    if (room === 'none at once') Object.defineProperty(request, 'error', error)
    else request.addEventListener('success', () => this.transaction.abort())
    return request
  }
};`

type Room = 'some' | 'none at once' | 'none at the end'
const make = (page: Page, room: Room): Promise<void> =>
  page.evaluate((how) => new BroadcastChannel('room').postMessage(how), room)

/** A visitor whose browser is like this where the matches are kept: in the worker, before its own first line. */
async function visitWith(before: string): Promise<Sitting> {
  const sitting = await visit(place, 'icon.svg', { after: 'nobody' })
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

/** The file that the message offers is this very table, for someone else in another browser. */
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
    await answers(page, 3)
    if (game === 'zombies') expect(await barriers(page)).toEqual([])
    await fileHolds(page, (await look(page)).moment)
    await page.keyboard.press('m')
    await page.getByText(say('menu.unsaved')).waitFor()
    await page.keyboard.press('Escape')
    await trouble(page)
      .getByRole('button', { name: say('sheet.close') })
      .click()
    await trouble(page).waitFor({ state: 'detached' })
    await answers(page, 2)
    expect(await trouble(page).count()).toBe(0)
    await leave(sitting)
  })
})

describe('a disk that is full', () => {
  it('in the middle of a match takes no answer; what was shown is kept, and a file keeps it elsewhere', async () => {
    const sitting = await visitWith(FULL)
    const { page } = sitting
    await start(sitting, 'dawn', { mode: 'solitaire', seed: 'full' })
    await answers(page, 3)
    expect(await trouble(page).count()).toBe(0)
    const saved = await ready(page)
    await make(page, 'none at the end')
    await mouse(page, saved.offers.find(({ id }) => id !== 'back')!)
    await trouble(page).waitFor()
    expect(await trouble(page).textContent()).toContain('no space left')
    expect(await barriers(page)).toEqual([])
    expect((await ready(page)).moment).toBe(saved.moment)
    await fileHolds(page, saved.moment)
    await make(page, 'some')
    await answers(page, 2)
    expect(await trouble(page).count()).toBe(0)
    const { moment } = await look(page)
    // Nothing that was shown is lost.
    await page.reload()
    expect((await ready(page)).moment).toBe(moment)
    await leave(sitting)
  })

  it('takes the same answer as soon as there is room again, and nobody speaks of it any longer', async () => {
    const sitting = await visitWith(FULL)
    const { page } = sitting
    const seen = await start(sitting, 'zombies', { seats: 2, seed: 'full' })
    await make(page, 'none at once')
    const offer = seen.offers.find(({ id }) => id !== 'back')!
    await mouse(page, offer)
    await trouble(page).waitFor()
    expect(await trouble(page).textContent()).toContain('no space left')
    const again = await ready(page)
    expect(again.moment).toBe(seen.moment)
    await make(page, 'some')
    await mouse(page, again.offers.find(({ id }) => id === offer.id)!)
    await next(page, again)
    await trouble(page).waitFor({ state: 'detached' })
    await leave(sitting)
  })
})
