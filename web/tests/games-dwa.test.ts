import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { drawn, NOWHERE, openPlace, PHONE, visit } from './browser.js'
import { next, ready } from './look.js'
import { leave, unspoken } from './sound.js'
import { start } from './start.js'
import { say } from './words.js'

const place = await openPlace()

const key = (page: Page, id: string) => page.locator(`.prompt .key[data-action^="${id}"]`)
const zombie = (page: Page, number: number) => page.locator(`.controls [data-spot="z:${number}"]`)

/** Presses a key, and waits for what comes of it. */
async function press(page: Page, id: string): Promise<void> {
  const before = await ready(page)
  await key(page, id).first().click()
  const { refused } = await next(page, before)
  expect(refused, id).toBeNull()
}

/** Takes a handle by the mouse and brings it somewhere. */
async function drag(page: Page, handle: string, across: number, down: number): Promise<void> {
  const grip = page.locator(`[data-handle="${handle}"] .knob`).first()
  const { x, y, width, height } = (await grip.boundingBox())!
  const [fromX, fromY] = [x + width / 2, y + height / 2]
  await page.mouse.move(fromX, fromY)
  await page.mouse.down()
  await page.mouse.move(fromX + across / 2, fromY + down / 2)
  await page.mouse.move(fromX + across, fromY + down)
  await page.mouse.up()
}

/** Figures that the small map or the legend lies on. */
const hidden = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const over = [...document.querySelectorAll('.overview, .board-legend')].filter(
      (element) => getComputedStyle(element).visibility !== 'hidden',
    )
    const boxes = over.map((element) => element.getBoundingClientRect())
    return [...document.querySelectorAll('.dwa-table .piece')].filter((piece) => {
      const { x, y, width, height } = piece.getBoundingClientRect()
      const [across, down] = [x + width / 2, y + height / 2]
      return boxes.some((box) => across > box.left && across < box.right && down > box.top && down < box.bottom)
    }).length
  })

/** Takes something with a finger and brings it elsewhere. */
async function dragByFinger(page: Page, grip: string, across: number, down: number): Promise<void> {
  const { x, y, width, height } = (await page.locator(grip).boundingBox())!
  const from = { x: x + width / 2, y: y + height / 2 }
  const hand = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove', share: number) =>
    hand.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: from.x + across * share, y: from.y + down * share }],
    })
  await touch('touchStart', 0)
  for (const share of [0.25, 0.5, 0.75, 1]) await touch('touchMove', share)
  await hand.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await hand.detach()
}

describe('Dead Walk Again through the page', () => {
  it('the guided first turn with the mouse, and then the ways of the dead one by one', async () => {
    const sitting = await visit(place, '#/guide/dwa')
    const { page } = sitting
    const told = (): Promise<string | null> => page.locator('.prompt .guide').textContent()
    await press(page, 'activate h0')
    expect(await told()).toBe(say('guide.dwa.fire'))
    // Who is out of reach is no target, and the page says why.
    await zombie(page, 4).hover()
    expect(await page.locator('.dwa-barred .rule').count()).toBe(1)
    // Pointing at someone else shows what would come of it, a click aims, and nothing is rolled before the filled key.
    await zombie(page, 1).hover()
    await page.locator('.dwa-fire').waitFor()
    await zombie(page, 1).click()
    expect(await page.locator('.faces6 tbody tr').count()).toBeGreaterThan(1)
    await press(page, 'send')
    expect(await told()).toBe(say('guide.dwa.walk'))
    await drag(page, 'path.0', -90, 20)
    expect(await key(page, 'send').textContent()).toContain('2 of 2 AP')
    await press(page, 'send')
    expect(await told()).toBe(say('guide.dwa.next'))
    await press(page, 'activate h1')
    await press(page, 'takeCover')
    expect(await told()).toBe(say('guide.dwa.shoot'))
    await press(page, 'shoot')
    await zombie(page, 4).click()
    expect(await page.locator('.dwa-fire .mods tr').count()).toBeGreaterThan(1)
    await press(page, 'send')
    while ((await key(page, 'rest').count()) > 0) await press(page, 'rest')
    for (let i = 0; i < 9 && (await told()) !== say('guide.dwa.goal'); i++) await press(page, 'fear')
    await press(page, 'read')
    expect(await told()).toBe(say('guide.dwa.done'))
    expect(await hidden(page)).toBe(0)
    await page.locator('.panzoom > svg').focus()
    // Moved about, the board brings figures under every corner.
    for (const way of ['ArrowUp', 'ArrowUp', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowLeft']) {
      await page.keyboard.press(way)
      await drawn(page)
      expect(await hidden(page)).toBe(0)
    }
    await page.keyboard.press('w')
    const way = page.locator('.dwa-ways p')
    expect(await way.textContent()).toMatch(/^1 of \d+ Zombie \d+ (sees|smells|hears) /)
    await page.getByRole('button', { name: say('dwa.ways.next') }).click()
    expect(await way.textContent()).toMatch(/^2 of /)
    await leave(sitting)
  })

  it('a whole short game by the keyboard, as text and in French, with typed orders', async () => {
    const sitting = await visit(place, NOWHERE, { settings: { language: 'fr', twin: true } })
    const { page } = sitting
    await start(sitting, 'dwa', { language: 'fr', seed: 'text', numbers: { turnLimit: 1 } })
    const missing = new Set<string>()
    let walked = 0
    for (let made = 0; made < 60 && (await waits(page)) !== 'over'; made++) {
      for (const word of await unspoken(page)) missing.add(word)
      const before = await page.locator('.table').getAttribute('data-moment')
      if (await orderWalk(page)) walked++
      else await page.keyboard.press(await digitOf(page, say('action.rest', 'fr')))
      await page.waitForFunction((was) => document.querySelector('.table')!.getAttribute('data-moment') !== was, before)
    }
    expect(await waits(page)).toBe('over')
    expect(walked).toBeGreaterThan(2)
    expect([...missing]).toEqual([])
    await leave(sitting)
  })

  it('holds the board still under a finger that draws a walk, and keeps room for what is suggested', async () => {
    const sitting = await visit(place, NOWHERE, { size: PHONE, settings: { suggest: 'on', rolls: 'self' } })
    const { page } = sitting
    await start(sitting, 'dwa', { seed: 'phase' })
    await press(page, 'deployRest')
    while ((await key(page, 'fear').count()) > 0) await press(page, 'fearAll')
    await press(page, 'activate h3')
    // Eight centimetres at 1.25 pixels a millimetre.
    await dragByFinger(page, '[data-handle="path.0"] .draft-stem .knob', 100, 0)
    expect(await key(page, 'send').textContent()).toContain('8 cm east')
    await page.locator('.prompt > .hint').waitFor()
    const overlap = await page.evaluate(() => {
      const keys = document.querySelector('.prompt .keys')!
      for (let i = 0; i < 7; i++) keys.append(keys.lastElementChild!.cloneNode(true))
      const [hint, people] = ['.prompt > .hint', '.people'].map((one) => document.querySelector(one)!)
      const over = (element: Element): number =>
        element.getBoundingClientRect().bottom - people!.getBoundingClientRect().top
      const suggested = over(hint!)
      // A long list scrolls above the people where nothing is suggested, too.
      hint!.remove()
      return [suggested, over(keys)]
    })
    for (const over of overlap) expect(over).toBeLessThanOrEqual(0)
    await leave(sitting)
  })

  it('walks the dead along their ways and comes to the next question, at once for anyone who skips', async () => {
    const sitting = await visit(place, NOWHERE, { settings: { pace: 1, motion: 'full', rolls: 'self' } })
    const { page } = sitting
    await start(sitting, 'dwa', { seed: 'phase' })
    await press(page, 'deployRest')
    while ((await key(page, 'fear').count()) > 0) await press(page, 'fearAll')
    await key(page, 'endPhase').click()
    await page.locator('.piece.walks').first().waitFor()
    await ready(page)
    while ((await key(page, 'fear').count()) > 0) await press(page, 'fear')
    await key(page, 'endPhase').click()
    await page.locator('.piece.walks').first().waitFor()
    await page.keyboard.press(' ')
    await ready(page)
    await leave(sitting)
  })
})

async function waits(page: Page): Promise<string> {
  await page.waitForFunction(
    () => (document.querySelector<HTMLElement>('.table')?.dataset['waits'] ?? 'others') !== 'others',
  )
  return (await page.locator('.table').getAttribute('data-waits'))!
}

/** Types the order to walk to the east, where someone can; says whether that was done. */
async function orderWalk(page: Page): Promise<boolean> {
  if ((await page.locator('.order-field input[placeholder^="marcher"]').count()) === 0) return false
  await page.keyboard.press('/')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('marcher 5 cm est')
  await page.keyboard.press('Enter')
  const isBarred = (await page.locator('[data-action="draft"][aria-disabled]').count()) > 0
  // Out of the field, or once more.
  await page.keyboard.press(isBarred ? 'Tab' : 'Enter')
  return !isBarred
}

/** The digit of an answer, or of the first where that one is not there. */
async function digitOf(page: Page, label: string): Promise<string> {
  const labels = await page.locator('.choices ol > li > button > span').allTextContents()
  return String(Math.max(0, labels.indexOf(label)) + 1)
}
