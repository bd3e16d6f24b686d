import { describe, expect, it } from 'vitest'
import { NOWHERE, openPlace, visit } from './browser.js'
import { type Look, look, next, ready } from './look.js'
import { mouse, playOn, prefer } from './play.js'
import { leave } from './sound.js'
import { start } from './start.js'
import { say } from './words.js'

const place = await openPlace()

describe('the guided first turn', () => {
  it.each(['dawn', 'zombies'] as const)(
    'of %s is finished by doing what it says, and gives a hint then',
    async (game) => {
      const sitting = await visit(place, `#/guide/${game}`)
      const { page } = sitting
      const told = new Set<string>()
      for (let i = 0; i < 60; i++) {
        const seen = await ready(page)
        const [guide = ''] = await page.locator('.prompt .guide').allTextContents()
        if (guide === say(`guide.${game}.done`)) break
        told.add(guide)
        const meant = await page.evaluate(
          () => document.querySelector('[data-meant]')?.getAttribute('data-spot') ?? null,
        )
        // The thing in the frame, else the filled key, else whatever comes first.
        const filled = await page.evaluate(
          () => document.querySelector('.prompt .key.main')?.getAttribute('data-action') ?? null,
        )
        const step =
          seen.offers.find(({ id }) => id === meant) ??
          seen.offers.find(({ id }) => id === filled) ??
          seen.offers.find(({ kind }) => kind === 'key')
        if (step === undefined) throw new Error(`nothing to follow: ${guide} ${JSON.stringify(seen)}`)
        await mouse(page, step)
        await next(page, seen)
      }
      expect(await page.locator('.prompt .guide').textContent()).toBe(say(`guide.${game}.done`))
      expect(told.size).toBeGreaterThan(5)
      await page.keyboard.press('h')
      await page.locator('.hint').waitFor()
      expect(await page.locator('.hint').textContent()).toContain(say('table.hint', 'en', { action: '' }).slice(0, 5))
      await leave(sitting)
    },
  )
})

describe('acting', () => {
  it('can be undone to the last die, and no farther, and names the rule of what cannot be picked', async () => {
    const sitting = await visit(place, '#/guide/dawn')
    const { page } = sitting
    const undo = page.locator('.tools').getByRole('button', { name: say('tool.undo') })
    const pick = async (id: string): Promise<void> => {
      const seen = await ready(page)
      const offer = seen.offers.find((other) => other.id === id)
      expect(offer, `${id} at ${seen.moment}`).toBeDefined()
      await mouse(page, offer!)
      await next(page, seen)
    }
    const ids = ({ offers }: Look): string[] => offers.map(({ id }) => id)
    await ready(page)
    expect(await undo.getAttribute('aria-disabled')).toBe('true')
    await pick('p:0')
    const before = await ready(page)
    await pick('s:110')
    const walked = await ready(page)
    expect(ids(walked)).not.toEqual(ids(before))
    await undo.click()
    await next(page, walked)
    expect(ids(await ready(page))).toEqual(ids(before))
    await pick('s:110')
    await ready(page)
    await page.locator('.control.barred').first().click({ force: true })
    const refused = page.locator('.refused')
    expect(await refused.textContent()).toMatch(/\w.+DAWN-\d/)
    await refused.locator('.rule').click()
    await page.locator('dialog.sheet.beside').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('dialog.sheet.beside').waitFor({ state: 'detached' })
    await pick('z:112')
    const shot = await ready(page)
    expect(await undo.getAttribute('aria-disabled')).toBe('true')
    expect(await undo.getAttribute('title')).toBe(say('tool.undo.cannot'))
    await page.keyboard.press('u')
    expect(ids(await ready(page))).toEqual(ids(shot))
    await leave(sitting)
  })

  it('is dragging too: the one who moves is put down where they should go', async () => {
    const sitting = await visit(place, '#/guide/dawn')
    const { page } = sitting
    const first = await ready(page)
    await mouse(page, first.offers.find(({ id }) => id === 'p:0')!)
    await next(page, first)
    const seen = await ready(page)
    const handle = (await page.locator('.handle').boundingBox())!
    const target = seen.offers.find(({ id }) => id === 's:110')!
    const drag = async (to: { x: number; y: number }): Promise<void> => {
      await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2)
      await page.mouse.down()
      await page.mouse.move(to.x, to.y, { steps: 6 })
      // The badge goes with the hand.
      const carried = (await page.locator('.carried').boundingBox())!
      expect(Math.abs(carried.x + carried.width / 2 - to.x)).toBeLessThan(carried.width)
      await page.mouse.up()
      expect(await page.locator('.carried').count()).toBe(0)
    }
    const square = target.x - (handle.x + handle.width / 2)
    // Nine squares to the west: farther than anybody walks, and the page says so.
    await drag({ x: target.x - 9 * square, y: target.y })
    expect(await page.locator('.refused').textContent()).toContain('DAWN-5.1.a')
    await drag(target)
    await page.waitForFunction(
      (moment) => document.querySelector<HTMLElement>('.table')!.dataset['moment'] !== moment,
      seen.moment.replace(/ you$/, ''),
    )
    await page.locator('.record .now', { hasText: '110' }).waitFor()
    // Nothing can be picked there, and a click tells the rule all the same.
    await page.mouse.click(target.x - 9 * square, target.y)
    expect(await page.locator('.refused').textContent()).toContain('DAWN-')
    // Anyone who reads up on a rule comes back to where they were, and practice is not among the saved tables.
    await page.keyboard.press('r')
    await page.locator('.rulebook .page').waitFor()
    await page.keyboard.press('Escape')
    await ready(page)
    await page.locator('.record .now', { hasText: '110' }).waitFor()
    await page.goto(page.url().replace(/#.*/, '#/'))
    await page.locator('.home').waitFor()
    expect(await page.locator('.home').textContent()).not.toContain('practice')
    await leave(sitting)
  })

  it('shows what a line of the record led to, and its rule', async () => {
    const sitting = await visit(place, NOWHERE)
    const { page } = sitting
    await start(sitting, 'dawn', { mode: 'solitaire', seed: 'lines' })
    await playOn(page, { choose: prefer(6, /^auto/), until: ({ moment }) => Number(moment.split(' ')[0]) > 5 })
    await page.locator('.record .line').first().click()
    await page.locator('.table[data-past]').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('.table:not([data-past])').waitFor()
    await page.locator('.record .rule').last().click()
    await page.locator('dialog.sheet.beside').waitFor()
    await leave(sitting)
  })

  it('works in the text twin with the keyboard alone', async () => {
    const sitting = await visit(place, NOWHERE)
    const { page } = sitting
    await start(sitting, 'zombies', { preset: 'short', seats: 2, seed: 'twin' })
    await page.keyboard.press('t')
    await page.locator('.twin').waitFor()
    for (let i = 0; i < 8; i++) {
      const seen = await look(page)
      // From heading to heading until the choices are reached, then the first of them.
      for (let steps = 0; steps < 20; steps++) {
        await page.keyboard.press('h')
        if (await page.evaluate(() => document.activeElement?.id === 'twin-choices')) break
      }
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('.choices li') !== null)).toBe(true)
      await page.keyboard.press('Enter')
      await page.waitForFunction((moment) => {
        const { dataset } = document.querySelector<HTMLElement>('.table')!
        return dataset['waits'] === 'you' && `${dataset['moment']} you ${dataset['composed']}` !== moment
      }, seen.moment)
    }
    expect(await page.locator('.heard').count()).toBe(1)
    await leave(sitting)
  })
})
