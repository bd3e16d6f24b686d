import { describe, expect, it } from 'vitest'
import { NOWHERE, openPlace, PHONE, visit } from './browser.js'
import { finger, fingerAndKey, playOn, prefer } from './play.js'
import { leave, unspoken } from './sound.js'
import { start } from './start.js'
import { say } from './words.js'

const place = await openPlace()

const outcome = '.prompt.over .ask'

describe('whole games of Zombies!!! through the page', () => {
  it('alone against the house, with the mouse', async () => {
    const sitting = await visit(place, NOWHERE)
    const { page } = sitting
    await start(sitting, 'zombies', { preset: 'short', seats: 2, seed: 'short', numbers: { turnLimit: 6 } })
    expect(await playOn(page, { choose: prefer(2, /^auto/) })).toBeGreaterThan(10)
    const reason = say('reason.turn-limit')
    expect(await page.locator(outcome).textContent()).toBe(say('over.nobody', 'en', { reason }))
    await leave(sitting)
  })

  it('two people at one screen, in French', async () => {
    const sitting = await visit(place, NOWHERE, { settings: { language: 'fr' } })
    const { page } = sitting
    await start(sitting, 'zombies', {
      language: 'fr',
      mode: 'duel',
      preset: 'short',
      seed: 'two',
      numbers: { turnLimit: 6 },
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
    const sitting = await visit(place, NOWHERE, { size: PHONE })
    const { page } = sitting
    await start(sitting, 'zombies', { seats: 2, seed: 'finger' })
    let made = 0
    await playOn(page, {
      choose: prefer(6, /^auto/),
      by: (_, offer) => (made % 2 === 0 ? finger : fingerAndKey)(page, offer),
      until: () => made++ > 16,
    })
    await leave(sitting)
  })
})
