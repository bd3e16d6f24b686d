import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { serve } from '../../cli/src/commands/serve.js'
import { openPlace, PHONE, type Place, type Sitting, visit } from './browser.js'
import { barriers } from './sound.js'
import { say } from './words.js'

const { browser } = await openPlace()

/** A server of its own, which can be stopped and started again with what it kept. */
async function serverWith(data: string, port: number) {
  const page = process.env['SHAMBLE_PAGE']
  const where = { port, host: '127.0.0.1', data, ...(page === undefined ? {} : { page }) }
  return serve(where, { colour: false, out() {}, err() {} })
}

const guest = (place: Place, path: string, phone = false): Promise<Sitting> =>
  visit(place, path, { after: 'nobody', ...(phone ? { size: PHONE } : {}) })

it('friends join by code, and are at their table again after a reload, and after the server was stopped', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'shamble-online-'))
  const data = join(folder, 'tables.db')
  let server = await serverWith(data, 0)
  const address = server.addresses.at(-1)!
  const place = { address, browser }
  const ada = await guest(place, '#/setup/zombies')
  await ada.page.locator('.players').getByLabel('2', { exact: true }).click()
  await ada.page.getByRole('button', { name: say('setup.preset.short') }).click()
  await ada.page.locator('.online-switch').click()
  await ada.page.locator('.setup .key.main').click()
  await ada.page.locator('.room').waitFor()
  expect(await barriers(ada.page)).toEqual([])
  const code = (await ada.page.locator('.handbill .code b').textContent())!.replace(/\s/g, '')

  const ben = await guest(place, `#/join/${code}`, true)
  await ben.page.getByLabel(say('online.join.name')).fill('Ben')
  await ben.page.getByRole('button', { name: say('online.join.sit') }).click()
  await ben.page.getByRole('button', { name: say('online.imReady') }).click()
  await ada.page.locator('.room-keys .key.main:not([aria-disabled])').click()
  const people = [ada, ben]
  for (const { page } of people) await page.locator('.online .table[data-waits]').waitFor()
  await ben.page.reload()
  await ben.page.locator('.online .table[data-waits]').waitFor()

  // What both pages have added by themselves is part of the dice.
  await ben.page.locator('.online-people > button').click()
  await ben.page.getByRole('button', { name: say('online.dice.check') }).click()
  await ben.page.getByText(say('proof.own.part')).waitFor()
  expect(await barriers(ben.page)).toEqual([])
  for (const _ of ['check', 'players']) await ben.page.keyboard.press('Escape')

  const { port } = new URL(address)
  await server.close()
  for (const { page } of people) await page.locator('.line-note').waitFor()
  server = await serverWith(data, Number(port))
  for (const { page } of people) await page.locator('.line-note').waitFor({ state: 'detached' })
  for (const { page } of people) expect(await page.locator('.online .table[data-waits]').isVisible()).toBe(true)
  const faults = people.flatMap(({ faults }) => faults).filter((fault) => !fault.includes('WebSocket'))
  expect(faults).toEqual([])
  for (const one of people) await one.end()
  await server.close()
  rmSync(folder, { recursive: true })
})
