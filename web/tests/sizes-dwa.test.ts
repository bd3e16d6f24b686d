import { expect, it } from 'vitest'
import { openPlace, visit } from './browser.js'
import { betweenGames } from './dwa-screens.js'
import { USUAL } from './fits.js'
import { keepIn } from './moments.js'
import { sizingOf } from './sizing.js'
import { leave } from './sound.js'

const place = await openPlace()

it('what is shown between games fits every size, in both languages', async () => {
  const sitting = await visit(place, 'icon.svg', { settings: { curtain: 'never' }, after: 'nobody' })
  const { page, faults } = sitting
  const moments = await betweenGames()
  await keepIn(page, moments)
  const { check, resize, found } = await sizingOf(sitting)
  await page.goto(place.address)
  await page.locator('.window').first().waitFor()
  // The picture on which the visit began asked for another one that is not there.
  faults.length = 0
  for (const { name, card } of moments) {
    await resize(USUAL)
    await page.goto(`${place.address}#/table/${card.id}`)
    await page.locator('.screen').first().waitFor()
    await check(name)
  }
  await resize(USUAL)
  await page.goto(`${place.address}#/own/dwa/editor`)
  await page.locator('.editor').waitFor()
  const tabs = page.locator('.editor-tabs button')
  for (let i = 0; i < (await tabs.count()); i++) {
    await resize(USUAL)
    await tabs.nth(i).click()
    await check(`editor, ${await tabs.nth(i).textContent()}`)
  }
  expect(found()).toEqual([])
  await leave(sitting)
})
