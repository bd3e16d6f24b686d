import { expect, it } from 'vitest'
import { openPlace, visit } from './browser.js'
import { say } from './words.js'

const place = await openPlace()

it('a part of the page that was wanted while the server was away comes when the server is back', async () => {
  const { page, context, end } = await visit(place, '', { after: 'nobody' })
  await page.getByRole('button', { name: say('home.rules'), exact: true }).waitFor()
  await context.setOffline(true)
  await page.evaluate(() => {
    location.hash = '#/lab'
  })
  await page.getByText(say('fault.unloaded')).waitFor()
  await context.setOffline(false)
  await page.locator('.lab').first().waitFor()
  expect(await page.getByText(say('fault.unloaded')).count()).toBe(0)
  await end()
})
