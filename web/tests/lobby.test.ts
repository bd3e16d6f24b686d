import { expect, it } from 'vitest'
import { openPlace, visit } from './browser.js'
import { barriers } from './sound.js'
import { say } from './words.js'

const place = await openPlace()

it('a game is opened from the lobby, its players are reminded, and those who find it full watch it', async () => {
  const ada = await visit(place, '#/online', { after: 'nobody' })
  await ada.page.getByRole('button', { name: say('lobby.new') }).click()
  await ada.page
    .getByRole('group', { name: say('lobby.new.which') })
    .getByText('Zombies!!!')
    .click()
  await ada.page.locator('.online-switch[aria-pressed="true"]').waitFor()
  await ada.page.locator('.players').getByLabel('2', { exact: true }).click()
  await ada.page.locator('.setup .key.main').click()
  await ada.page.getByLabel(say('terms.open'), { exact: true }).selectOption('listed')
  await ada.page.getByLabel(say('terms.watch'), { exact: true }).selectOption('listed')
  await ada.page.getByLabel(say('terms.clock'), { exact: true }).selectOption('days-3')

  const ben = await visit(place, '#/online', { after: 'nobody' })
  await ben.page.locator('.open-tables li').getByText(say('lobby.sit'), { exact: true }).click()
  await ben.page.getByLabel(say('online.join.name')).fill('Ben')
  await ben.page.getByRole('button', { name: say('online.join.sit') }).click()
  await ben.page.locator('.room-people').waitFor()

  await ada.page.getByRole('button', { name: say('online.remind') }).click()
  await ada.page.getByRole('button', { name: say('online.reminded') }).waitFor()
  await ben.page.locator('.talk').getByText(say('talk.ready')).waitFor()
  expect(await barriers(ada.page)).toEqual([])

  await ben.page.getByRole('button', { name: say('online.imReady') }).click()
  await ada.page.locator('.room-keys .key.main:not([aria-disabled])').click()
  for (const { page } of [ada, ben]) await page.locator('.online .table').waitFor()

  const cleo = await visit(place, '#/online', { after: 'nobody' })
  await cleo.page.locator('.open-tables li').getByText(say('lobby.watch'), { exact: true }).click()
  await cleo.page.getByRole('button', { name: say('online.join.watch') }).click()
  await cleo.page.locator('.online .table').waitFor()

  // Whoever is asked reads the question and the time in the list; the other reads who is awaited, and how long.
  for (const { page } of [ada, ben]) {
    await page.goto(`${place.address}#/online`)
    await page.locator('.mine .time-left').waitFor()
  }
  expect(await ada.page.locator('.mine .key.main').count()).not.toBe(await ben.page.locator('.mine .key.main').count())
  const asked = (await ada.page.locator('.mine .key.main').count()) > 0 ? ada : ben
  expect(await barriers(asked.page)).toEqual([])
  await asked.page.locator('.mine .key.main').press('Enter')
  await asked.page.locator('.online .table').waitFor()
  const people = [ada, ben, cleo]
  expect(people.flatMap(({ faults }) => faults)).toEqual([])
  for (const one of people) await one.end()
})
