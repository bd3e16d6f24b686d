import { expect, it } from 'vitest'
import { openPlace, visit } from './browser.js'
import { start } from './start.js'
import { say } from './words.js'

const place = await openPlace()

it('a game of this browser goes on with friends online, when they have agreed', async () => {
  const ada = await visit(place, '', { after: 'nobody' })
  await start(ada, 'zombies', { seats: 2 })
  await ada.page.goto(place.address)
  await ada.page.getByRole('button', { name: new RegExp(`^${say('home.tables.title')}`) }).click()
  await ada.page.locator('.table-tools').getByText(say('home.tables.online'), { exact: true }).click()
  await ada.page.getByRole('button', { name: say('home.tables.online.yes') }).click()
  await ada.page.getByText(say('online.elsewhere')).waitFor()
  const code = (await ada.page.locator('.handbill .code b').textContent())!.replace(/\s/g, '')

  const ben = await visit(place, `#/join/${code}`, { after: 'nobody' })
  await ben.page.getByLabel(say('online.join.name')).fill('Ben')
  await ben.page.getByRole('button', { name: say('online.join.sit') }).click()
  await ben.page.getByText(say('online.elsewhere')).waitFor()
  await ben.page.getByRole('button', { name: say('online.imReady') }).click()
  await ada.page.locator('.room-keys .key.main:not([aria-disabled])').click()
  for (const { page } of [ada, ben]) await page.locator('.online .table[data-waits]').waitFor()
  // Where the rows of the game say who is here, too.
  await ben.page.locator('.side').getByText(say('online.dice.elsewhere')).waitFor()
  expect([...ada.faults, ...ben.faults]).toEqual([])
  for (const one of [ada, ben]) await one.end()
})
