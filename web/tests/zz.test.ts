import { afterAll, beforeAll, it } from 'vitest'
import { openPlace, type Place, visit } from './browser.js'
import { look, ready } from './look.js'
import { playOn, prefer } from './play.js'
import { start } from './start.js'
let place: Place
beforeAll(async () => { place = await openPlace() })
afterAll(() => place.close())
it('anyone', async () => {
  const sitting = await visit(place)
  const { page } = sitting
  await start(sitting, 'zombies', { mode: 'duel', preset: 'short', seed: 'two' })
  let n = 0
  await playOn(page, { choose: prefer(3, /^auto/), until: async ({ at }) => { if (at === 'anyone') { console.log(n, await page.locator('.curtain').textContent()); await page.screenshot({ path: '/tmp/anyone.png' }); return true } ; n++; return false } })
  for (const i of [1, 2]) {
    await page.keyboard.press(String(i))
    await new Promise((r) => setTimeout(r, 400))
    console.log(i, JSON.stringify((await look(page)).moment), (await page.locator('.prompt').textContent())?.slice(0, 200))
    await page.screenshot({ path: `/tmp/anyone${i}.png` })
  }
})
it.each([['dawn', { mode: 'solitaire' }], ['zombies', { mode: 'duel' }], ['zombies', { mode: 'alone' }]] as const)('position %s', async (game, w) => {
  const sitting = await visit(place)
  const { page } = sitting
  await start(sitting, game, { ...w, seed: 'position' })
  if (game === 'dawn') await playOn(page, { choose: prefer(11, /^auto/), until: ({ offers }) => offers.some(({ id }) => id === 'pass') })
  else if ((await look(page)).at === 'curtain') { await page.keyboard.press('Enter'); await ready(page) }
  await page.keyboard.press('m')
  await page.getByRole('button', { name: 'Copy the position' }).click()
  await page.getByText('clipboard').waitFor()
  const text = await page.evaluate(() => navigator.clipboard.readText())
  console.log(text)
  await page.goto(place.address)
  await page.locator('.strip button').nth(1).click()
  await page.getByRole('button', { name: 'Open a position' }).click()
  await page.locator('.position').getByLabel(game === 'dawn' ? 'Dawn of the Dead' : 'Zombies!!!').click()
  await page.locator('textarea').fill(text)
  await page.getByRole('button', { name: 'Open this position' }).click()
  await new Promise((r) => setTimeout(r, 1500))
  console.log(page.url(), await page.locator('.position .fault').textContent({ timeout: 300 }).catch(() => ''), await page.locator('.prompt').textContent({ timeout: 300 }).catch(() => ''))
})
