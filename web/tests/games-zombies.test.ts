import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPlace, PHONE, type Place, visit } from './browser.js'
import { finger, fingerAndKey, playOn, prefer } from './play.js'
import { leave, unspoken } from './sound.js'
import { start } from './start.js'

let place: Place
beforeAll(async () => {
  place = await openPlace()
})
afterAll(() => place.close())

const outcome = '.prompt.over .ask'

describe('whole games of Zombies!!! through the page', () => {
  it('alone against the house, with the mouse', async () => {
    const sitting = await visit(place)
    const { page } = sitting
    await start(sitting, 'zombies', { preset: 'short', seats: 2, seed: 'short', numbers: { maxRounds: 6 } })
    expect(await playOn(page, { choose: prefer(2, /^auto/) })).toBeGreaterThan(20)
    expect(await page.locator(outcome).textContent()).toMatch(/won/)
    await leave(sitting)
  })

  it('two people at one screen, in French', async () => {
    const sitting = await visit(place, '', { settings: { language: 'fr' } })
    const { page } = sitting
    await start(sitting, 'zombies', {
      language: 'fr',
      mode: 'duel',
      preset: 'short',
      seed: 'two',
      numbers: { turnLimit: 8 },
    })
    let curtains = 0
    const missing = new Set<string>()
    await playOn(page, {
      choose: prefer(3, /^auto/),
      seen: async ({ at }) => {
        if (at === 'curtain') curtains++
        for (const key of await unspoken(page)) missing.add(key)
      },
    })
    expect(curtains).toBeGreaterThan(4)
    expect([...missing]).toEqual([])
    await leave(sitting)
  })

  it('on a phone, with a finger: touched twice, or touched and then the key', async () => {
    const sitting = await visit(place, '', { size: PHONE })
    const { page } = sitting
    await start(sitting, 'zombies', { seats: 2, seed: 'finger' })
    let made = 0
    await playOn(page, {
      choose: prefer(6, /^auto/),
      by: (_, offer) => (made % 2 === 0 ? finger : fingerAndKey)(page, offer),
      until: () => made++ > 30,
    })
    await leave(sitting)
  })
})
