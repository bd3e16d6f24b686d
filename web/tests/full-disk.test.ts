import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPlace, type Place, visit } from './browser.js'
import { next, ready } from './look.js'
import { mouse } from './play.js'
import { leave } from './sound.js'
import { start } from './start.js'

let place: Place
beforeAll(async () => {
  place = await openPlace()
})
afterAll(() => place.close())

/** A disk without room that is noticed at what is put already: made here from the refusal of a card that is there. */
const FULL = `{
  let room = 'some'
  new BroadcastChannel('room').onmessage = ({ data }) => { room = data }
  const error = { get: () => new DOMException('no room on this disk', 'QuotaExceededError') }
  const { add, put } = IDBObjectStore.prototype
  IDBObjectStore.prototype.put = function (...given) {
    const full = room !== 'some' && this.name === 'cards'
    const request = (full && room === 'at once' ? add : put).apply(this, given)
    if (!full) return request
    Object.defineProperty(this.transaction, 'error', error)
    if (room === 'at once') Object.defineProperty(request, 'error', error)
    else request.addEventListener('success', () => this.transaction.abort())
    return request
  }
};`

describe('a disk that is full', () => {
  it.each(['at once', 'at the end'])('(noticed %s) is told of in words; the answer is not given', async (room) => {
    const sitting = await visit(place, 'icon.svg')
    const { page } = sitting
    await sitting.context.route(/\/worker-[^/]*\.js$/, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: FULL + (await response.text()) })
    })
    await page.goto(place.address)
    sitting.faults.length = 0
    await start(sitting, 'zombies', { seats: 2, seed: 'full' })
    const seen = await ready(page)
    const disk = (state: string) => page.evaluate((how) => new BroadcastChannel('room').postMessage(how), state)
    await disk(room)
    const offer = seen.offers.find(({ id }) => id !== 'back')!
    await mouse(page, offer)
    const trouble = page.locator('.trouble[role=alert]')
    await trouble.waitFor()
    expect(await trouble.textContent()).toContain('no space left')
    expect((await ready(page)).moment).toBe(seen.moment)
    // As soon as there is room again the same answer goes, and nobody speaks of it any longer.
    await disk('some')
    await mouse(page, offer)
    await next(page, seen)
    await trouble.waitFor({ state: 'detached' })
    await leave(sitting)
  })
})
