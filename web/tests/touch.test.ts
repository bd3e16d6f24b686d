import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { NOWHERE, openPlace, PHONE, visit } from './browser.js'
import { start } from './start.js'
import { say } from './words.js'

const place = await openPlace()

/** Where a finger has less than it needs: measured from the middle of each thing, as far as it is what one touches. */
async function tooSmall(page: Page): Promise<readonly string[]> {
  return await page.evaluate(() => {
    const top = document.querySelector('dialog:modal') ?? document.body
    const things = [...top.querySelectorAll<HTMLElement>('button, a[href], input, select, summary, label')]
    return things.flatMap((thing) => {
      const inLabel = thing.matches('input') && thing.closest('label') !== null
      const shown = thing.checkVisibility({ visibilityProperty: true }) && thing.closest('.unseen') === null
      if (!shown || inLabel || thing.matches(':disabled, .unseen') || thing.closest('svg') !== null) return []
      thing.scrollIntoView({ block: 'center', behavior: 'instant' })
      const box = thing.getClientRects()[0]!
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
      const isHit = (dx: number, dy: number): boolean => {
        const hit = document.elementFromPoint(x + dx, y + dy)
        return hit !== null && thing.contains(hit)
      }
      const reach = (dx: number, dy: number): number => {
        let far = 0
        while (far < 44 && isHit(dx * (far + 1), dy * (far + 1))) far++
        return far
      }
      const across = reach(-1, 0) + reach(1, 0) + 1
      const down = reach(0, -1) + reach(0, 1) + 1
      // The id of a rule is in a sentence; enough of a line to be hit is all it can have.
      const [wide, high] = thing.matches('.rule') ? [34, 24] : [43, 43]
      const name = thing.textContent.trim() || thing.getAttribute('aria-label') || thing.className
      return across < wide || down < high ? [`${name}: ${across} × ${down}`] : []
    })
  })
}

const newestIsSeen = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const list = document.querySelector('dialog[open] .log')!
    const line = list.lastElementChild!.getBoundingClientRect()
    const room = list.getBoundingClientRect()
    return list.scrollHeight > list.clientHeight && line.top >= room.top && line.bottom <= room.bottom + 1
  })

describe('on a phone', () => {
  it.each(['dawn', 'zombies', 'dwa'] as const)('whatever can be pressed is as large as a finger: %s', async (game) => {
    const sitting = await visit(place, '', { size: PHONE })
    const { page, end } = sitting
    const found: Record<string, readonly string[]> = {}
    const check = async (name: string): Promise<void> => {
      const small = await tooSmall(page)
      if (small.length > 0) found[name] = small
    }
    const onSheet = async (name: string, open: () => Promise<void>): Promise<void> => {
      await open()
      await page.locator('dialog[open]').waitFor()
      await check(name)
      await page.keyboard.press('Escape')
      await page.locator('dialog[open]').waitFor({ state: 'detached' })
    }
    await page.locator('.window').first().waitFor()
    await check('home')
    await page.goto(`${place.address}#/setup/${game}`)
    await page.locator('.setup .key.main').waitFor()
    await check('set-up')
    await onSheet('all rules of the set-up', () => page.locator('.rules .line').click())
    await onSheet('seed, language, curtain', () => page.locator('.small-rows .line').click())
    await start(sitting, game, { seed: 'fingers' })
    await check('table')
    await onSheet('record', () => page.locator('.sheet-keys .key').last().click())
    await onSheet('goal', () => page.locator('.sheet-keys .key').first().click())
    await onSheet('menu', () =>
      page
        .locator('.bar')
        .getByRole('button', { name: say('tool.menu') })
        .click(),
    )
    await onSheet('settings', () => page.keyboard.press('?'))
    expect(found).toEqual({})
    await end()
  })

  it('no button shows a digit of the keyboard, and the record opens at its newest line', async () => {
    const sitting = await visit(place, NOWHERE, { size: PHONE })
    const { page } = sitting
    const digits = () => page.locator('.key > b:visible, kbd:visible, [data-shortcut]:visible').count()
    await start(sitting, 'zombies', { seed: 'newest', seats: 6 })
    await page.locator('.sheet-keys .key').last().waitFor()
    expect(await digits()).toBe(0)
    await page.locator('.sheet-keys .key').last().click()
    await page.locator('dialog[open] .log').waitFor()
    expect(await newestIsSeen(page)).toBe(true)
    await page.keyboard.press('Escape')
    await page.locator('dialog[open]').waitFor({ state: 'detached' })
    await page.keyboard.press('m')
    await page.locator('dialog[open] .menu').waitFor()
    expect(await digits()).toBe(0)
    await sitting.end()
  })
})
