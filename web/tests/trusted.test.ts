import { expect, it } from 'vitest'
import { openPlace, visit } from './browser.js'
import { start } from './start.js'

const place = await openPlace()

it('the page runs under a policy for markup and scripts: its workers, its drawings, what keeps it offline', async () => {
  const sitting = await visit(place, '', { offline: 'ready', after: 'nobody' })
  const { page, faults } = sitting
  const policy = (await fetch(place.address)).headers.get('content-security-policy') ?? ''
  expect(policy).toContain("require-trusted-types-for 'script'")
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await start(sitting, 'zombies', { seats: 2 })
  await start(sitting, 'dwa')
  expect(faults).toEqual([])
  const refused = await page.evaluate(() => {
    try {
      document.createElement('div').innerHTML = '<img src="x" onerror="1">'
      return 'taken'
    } catch (error) {
      return (error as Error).name
    }
  })
  expect(refused).toBe('TypeError')
  await sitting.end()
})
