import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { NOWHERE, openPlace, visit } from './browser.js'
import { type Look, next, ready } from './look.js'
import { mouse, playOn, prefer } from './play.js'
import { leave } from './sound.js'
import { start } from './start.js'
import { say } from './words.js'

const place = await openPlace()

/** The cards in hand that the page holds anywhere, shown or not. */
const cards = (page: Page): Promise<string[]> => page.locator('.hand .title').allTextContents()

describe('people at one screen', () => {
  it('do not see each other’s hands: between them the page holds none', async () => {
    const sitting = await visit(place, NOWHERE)
    const { page } = sitting
    const [one, other] = [1, 2].map((number) => say('seat.number', 'en', { number })) as [string, string]
    await start(sitting, 'zombies', { mode: 'duel', preset: 'short', seed: 'secret', numbers: { turnLimit: 3 } })
    const hands = new Map<string, readonly string[]>()
    let curtains = 0
    await playOn(page, {
      choose: prefer(14, /^auto/),
      seen: async ({ at }) => {
        if (at === 'curtain') {
          curtains++
          expect(await cards(page)).toEqual([])
          const text = (await page.locator('body').textContent()) ?? ''
          for (const card of [...hands.values()].flat()) expect(text).not.toContain(card)
          expect(await page.title()).toBe('Shamble')
        } else if (at === 'you') {
          const who = (await page.locator('.prompt .caps span').first().textContent()) ?? ''
          const name = [one, other].find((known) => who.includes(known))
          if (name !== undefined) hands.set(name, await cards(page))
        }
      },
    })
    expect(curtains).toBeGreaterThan(2)
    expect([...hands.keys()].sort()).toEqual([one, other])
    expect(hands.get(one)).not.toEqual(hands.get(other))
    await leave(sitting)
  })

  it('find the curtain down after a reload', async () => {
    const sitting = await visit(place, NOWHERE)
    const { page } = sitting
    await start(sitting, 'zombies', { mode: 'duel', seed: 'secret' })
    await playOn(page, { choose: prefer(15, /^auto/), until: ({ at }) => at === 'you' })
    await page.reload()
    expect((await ready(page)).at).toBe('curtain')
    expect(await cards(page)).toEqual([])
    await leave(sitting)
  })

  it('are asked “Anyone?” all at once; one of them may come forward, or nobody', async () => {
    const sitting = await visit(place, NOWHERE)
    const { page } = sitting
    await start(sitting, 'zombies', { mode: 'duel', seed: 'anyone' })
    const hold = page.getByRole('button', { name: say('stops.hold') })
    await playOn(page, { choose: prefer(16, /^auto/), until: () => hold.isVisible() })
    await hold.click()
    const asked = () => playOn(page, { choose: prefer(17, /^auto/, /^pass/), until: ({ at }) => at === 'anyone' })
    await asked()
    const said = (await page.locator('.curtain').textContent()) ?? ''
    expect(said).toContain(say('table.anyone.nobody'))
    for (const number of [1, 2]) expect(said).toContain(say('seat.number', 'en', { number }))
    const nobody = await ready(page)
    await mouse(page, nobody.offers[0]!)
    await next(page, nobody)
    // The next time someone comes forward: they get their own table once they are asked. Anyone who is not asked in this
    // window has nothing to respond with, and it goes by.
    const canPass = ({ offers }: Look): boolean => offers.some(({ id }) => id === 'pass')
    let seen = await ready(page)
    for (const digit of ['1', '2', '1', '2', '1', '2']) {
      await asked()
      const before = await ready(page)
      await page.keyboard.press(digit)
      seen = await next(page, before)
      if (seen.at === 'you' && canPass(seen)) break
    }
    expect(seen.at).toBe('you')
    expect(canPass(seen)).toBe(true)
    await leave(sitting)
  })

  it('may never be asked again this turn', async () => {
    const sitting = await visit(place, NOWHERE)
    const { page } = sitting
    await start(sitting, 'zombies', { mode: 'duel', seed: 'anyone' })
    const never = page.getByRole('button', { name: say('stops.never') })
    await playOn(page, { choose: prefer(16, /^auto/), until: () => never.isVisible() })
    await never.click()
    expect(await never.getAttribute('aria-pressed')).toBe('true')
    await playOn(page, {
      choose: prefer(18, /^auto/, /^pass/),
      until: ({ at }) => at === 'curtain',
      seen: ({ at }) => expect(at).not.toBe('anyone'),
    })
    await leave(sitting)
  })
})
