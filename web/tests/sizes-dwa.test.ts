import { LANGUAGES, type Language } from '@shamble/module'
import { describe, expect, it } from 'vitest'
import { drawn, openPlace, visit } from './browser.js'
import { betweenGames } from './dwa-screens.js'
import { misfits, SIZES, type Size, USUAL } from './fits.js'
import { keepIn } from './moments.js'
import { leave, unspoken } from './sound.js'

const place = await openPlace()

describe('what is shown between games fits every size', () => {
  it.each(LANGUAGES)('in %s', async (language: Language) => {
    const sitting = await visit(place, 'icon.svg', { settings: { language, curtain: 'never' } })
    const { page, context, faults } = sitting
    const moments = await betweenGames()
    await keepIn(page, moments)
    const window = await context.newCDPSession(page)
    const resize = ([width, height]: Size) =>
      window.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false })
    const found: string[] = []
    const check = async (screen: string): Promise<void> => {
      for (const size of SIZES) {
        await resize(size)
        await drawn(page)
        for (const fault of await misfits(page)) found.push(`${screen} at ${size.join('×')}: ${fault}`)
        for (const key of await unspoken(page)) found.push(`${screen} at ${size.join('×')}: unspoken ${key}`)
      }
      await resize(USUAL)
    }
    await page.goto(place.address)
    await page.locator('.window').first().waitFor()
    // The picture on which the visit began asked for another one that is not there.
    faults.length = 0
    for (const { name, card } of moments) {
      await page.goto(`${place.address}#/table/${card.id}`)
      await page.locator('.screen').first().waitFor()
      await check(name)
    }
    await page.goto(`${place.address}#/own/dwa/editor`)
    await page.locator('.editor').waitFor()
    const tabs = page.locator('.editor-tabs button')
    for (let i = 0; i < (await tabs.count()); i++) {
      await tabs.nth(i).click()
      await check(`editor, ${await tabs.nth(i).textContent()}`)
    }
    expect(found).toEqual([])
    await leave(sitting)
  })
})
