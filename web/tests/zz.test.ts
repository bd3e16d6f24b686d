import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPlace, PHONE, type Place, visit } from './browser.js'
import { look } from './look.js'
import { playOn, prefer, finger } from './play.js'
import { unspoken } from './sound.js'
import { start } from './start.js'
let place: Place
beforeAll(async () => { place = await openPlace() })
afterAll(() => place.close())
it('keyboard', async () => {
  const sitting = await visit(place)
  const { page } = sitting
  await start(sitting, 'dawn', { mode: 'solitaire', seed: 'keys' })
  await playOn(page, { choose: prefer(4, /^auto/), until: (l) => l.moment.startsWith('4 ') })
  const l = await look(page)
  console.log(JSON.stringify(l))
  await page.screenshot({ path: '/tmp/kb.png' })
  const out: string[] = []
  for (let i = 0; i < 60; i++) { await page.keyboard.press('Tab'); out.push(await page.evaluate(() => { const e = document.activeElement!; return `${e.tagName}.${e.getAttribute('class')} ${(e as HTMLElement).dataset['spot'] ?? ''}` })) }
  console.log(out.join('\n'))
})
