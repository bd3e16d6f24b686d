import type { CDPSession, Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openPlace, PHONE, type Sitting, visit } from './browser.js'

const place = await openPlace()

interface Wishes {
  readonly size?: { readonly width: number; readonly height: number }
  readonly settings?: Readonly<Record<string, unknown>>
}

/** A small game against the house, its first question asked. */
async function sitDown(game: string, wishes: Wishes = {}): Promise<Sitting> {
  const sitting = await visit(place, `#/setup/${game}`, wishes)
  await sitting.page.locator('.setup .key.main').click()
  await turn(sitting.page)
  return sitting
}

/** Waits until this person is asked again, or the match is over; says which. */
async function turn(page: Page): Promise<string> {
  await page.waitForSelector('.table[data-waits="you"], .table[data-waits="over"]')
  return (await page.locator('.table').getAttribute('data-waits'))!
}

const momentOf = (page: Page): Promise<string | null> => page.locator('.table').getAttribute('data-moment')

/** Does something, and waits for what comes of it. */
async function andThen(page: Page, act: () => Promise<void>): Promise<string> {
  const before = await momentOf(page)
  await act()
  await page.waitForFunction((was) => document.querySelector<HTMLElement>('.table')?.dataset['moment'] !== was, before)
  return turn(page)
}

const handle = (page: Page): Locator => page.locator('.draft-handle')
const sendKey = (page: Page): Locator => page.locator('.composer button[type="submit"]')
const key = (page: Page, action: string): Locator => page.locator(`.prompt .keys button[data-action="${action}"]`)
const placed = (page: Page): Promise<string | null> => handle(page).getAttribute('aria-valuetext')

/** Where a point of the board, in millimetres, is on the screen. */
const onScreen = (page: Page, x: number, y: number): Promise<{ x: number; y: number }> =>
  page.evaluate(
    ([bx, by]) => {
      const layer = document.querySelector<SVGGElement>('g.draft')!
      const { x, y } = new DOMPoint(bx, by).matrixTransform(layer.getScreenCTM()!)
      return { x, y }
    },
    [x, y] as const,
  )

const middleOf = async (thing: Locator): Promise<{ x: number; y: number }> => {
  const box = (await thing.boundingBox())!
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Waits until something stays where it is from one picture to the next, and to the one after that. */
const standsStill = (thing: Locator): Promise<void> =>
  thing.evaluate(async (element) => {
    let before = ''
    for (let still = 0; still < 3; ) {
      const now = JSON.stringify(element.getBoundingClientRect())
      still = now === before ? still + 1 : 0
      before = now
      await new Promise(requestAnimationFrame)
      await new Promise((go) => setTimeout(go))
    }
  })

/** Straight up the left edge of the roof, to where the other figure comes into sight. */
const WAY = [420, 240, 60]

/** Shoots where it can, takes aim where it cannot, and ends the turn where neither goes: to the end, or to a shot. */
async function shootOut(
  page: Page,
  press: (action: string) => Promise<void>,
  until: 'over' | 'shoot' = 'over',
): Promise<void> {
  for (let i = 0; i < 150; i++) {
    if ((await turn(page)) === 'over') return
    const offered = await page
      .locator('.prompt .keys button[data-action]')
      .evaluateAll((keys) => keys.map((each) => (each as HTMLElement).dataset['action']!))
    const next = ['shoot', 'aim', 'end'].find((action) => offered.includes(action))!
    await andThen(page, () => press(next))
    if (next === until) return
  }
  throw new Error('the duel does not end')
}

describe('rooftop duel', () => {
  it('is played to the end by mouse: a hand sets the point, and its key sends it', async () => {
    const { page, faults, end } = await sitDown('rooftop-duel')
    const drag = async (x: number, y: number): Promise<void> => {
      const from = await middleOf(handle(page).locator('.knob').first())
      const to = await onScreen(page, x, y)
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2)
      await page.mouse.move(to.x, to.y)
      await page.mouse.up()
    }
    const before = await momentOf(page)
    // Too far: said beside the hand with its rule, and nothing can be sent.
    await drag(600, 600)
    expect(await page.locator('.draft-said').textContent()).toContain('RD-2.1')
    expect(await page.locator('g.draft.wrong').count()).toBe(1)
    expect(await sendKey(page).getAttribute('aria-disabled')).toBe('true')
    await sendKey(page).click({ force: true })
    expect(await momentOf(page)).toBe(before)
    // The board itself has not moved under the hand.
    for (const y of WAY) {
      await drag(150, y)
      expect(await page.locator('.draft-said').textContent()).toContain('180 of 200 mm')
      expect(await sendKey(page).getAttribute('aria-disabled')).toBeNull()
      await andThen(page, () => sendKey(page).click())
    }
    await shootOut(page, (action) => key(page, action).click())
    expect(faults).toEqual([])
    await end()
  })

  it('is played by the keyboard alone, to the millimetre', async () => {
    const { page, faults, end } = await sitDown('rooftop-duel')
    const reach = async (): Promise<void> => {
      for (let i = 0; i < 40; i++) {
        if (await handle(page).evaluate((element) => element === document.activeElement)) return
        await page.keyboard.press('Tab')
      }
      throw new Error('no number of tabs leads to the handle')
    }
    await reach()
    for (let i = 0; i < 18; i++) await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('Shift+ArrowRight')
    expect(await placed(page)).toBe('152 420, 181 mm north')
    await andThen(page, () => page.keyboard.press('Enter'))
    expect(await page.locator('.record').textContent()).toContain('152 420')
    for (let leg = 0; leg < 2; leg++) {
      await reach()
      for (let i = 0; i < 18; i++) await page.keyboard.press('ArrowUp')
      await andThen(page, () => page.keyboard.press('Enter'))
    }
    const digit = async (action: string): Promise<void> =>
      page.keyboard.press((await key(page, action).locator('b').textContent())!)
    await shootOut(page, digit, 'shoot')
    expect(faults).toEqual([])
    await end()
  })

  it.each(['full', 'less'] as const)('a figure walks to where it stands, with motion %s', async (motion) => {
    const { page, faults, end } = await sitDown('rooftop-duel', { settings: { motion } })
    await page.evaluate(() => {
      const { animate } = Element.prototype
      const walked: unknown[] = []
      Object.assign(window, { walked })
      Element.prototype.animate = function (frames, setting) {
        if (this.matches('.plan-figure')) walked.push((frames as Keyframe[]).map(({ transform }) => transform))
        return animate.call(this, frames, setting)
      }
    })
    await handle(page).focus()
    for (let i = 0; i < 18; i++) await page.keyboard.press('ArrowUp')
    await andThen(page, () => page.keyboard.press('Enter'))
    const walked = await page.evaluate(() => (window as unknown as { walked: unknown[] }).walked)
    expect(walked[0]).toEqual(motion === 'full' ? ['translate(0px, 180px)', 'translate(0px, 0px)'] : undefined)
    expect(faults).toEqual([])
    await end()
  })

  it('is played by touch on a phone, and a finger never hides what it places', async () => {
    const { page, context, faults, end } = await sitDown('rooftop-duel', { size: PHONE })
    const finger = await context.newCDPSession(page)
    const stem = handle(page).locator('.draft-stem .knob')
    for (const y of WAY) {
      await standsStill(stem)
      const grip = await middleOf(stem)
      const ghost = await middleOf(handle(page).locator('.knob').first())
      expect(grip.y - ghost.y).toBeGreaterThan(50)
      const to = await onScreen(page, 150, y)
      await swipe(finger, grip, { x: grip.x, y: grip.y + to.y - ghost.y })
      // The board shows the place that was meant, within what a finger can do.
      await page.locator('.draft-handle[aria-valuetext$=" mm north"]').waitFor()
      // What is under the board grows by a line.
      await standsStill(stem)
      expect(await placed(page)).toMatch(/, 1\d\d mm north$/)
      expect(await sendKey(page).getAttribute('aria-disabled')).toBeNull()
      await andThen(page, () => sendKey(page).tap())
    }
    await shootOut(page, (action) => key(page, action).tap(), 'shoot')
    expect(faults).toEqual([])
    await end()
  })

  it('takes typed orders in the text, in both languages, and sends nothing before its key', async () => {
    for (const [language, order] of [
      ['en', 'walk 10 cm north-east'],
      ['fr', 'marcher 10 cm nord-est'],
    ] as const) {
      const { page, faults, end } = await sitDown('rooftop-duel', { settings: { twin: true, language } })
      const before = await momentOf(page)
      const field = page.locator('.order-field input')
      await field.fill('walk somewhere else')
      await field.press('Enter')
      expect(await page.locator('.order-field p').textContent()).not.toBe('')
      await field.fill(order)
      await field.press('Enter')
      expect(
        await page
          .locator('.composer .number-field input')
          .evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value)),
      ).toEqual(['220', '530'])
      expect(await page.locator('.composer .facts').textContent()).toContain('99')
      expect(await momentOf(page)).toBe(before)
      await andThen(page, () => sendKey(page).press('Enter'))
      expect(await page.locator('.twin').textContent()).toContain('220 530')
      expect(faults).toEqual([])
      await end()
    }
  })
})

describe('night shift', () => {
  /** The game master's night, or so many rulings of it: each is a form. */
  async function night(
    page: Page,
    rule: () => Promise<void>,
    press: (key: Locator) => Promise<void>,
    most = Number.POSITIVE_INFINITY,
  ): Promise<number> {
    let rulings = 0
    for (let i = 0; i < 120; i++) {
      if ((await turn(page)) === 'over' || rulings === most) return rulings
      if ((await page.locator('.composer').count()) === 0) {
        await andThen(page, () => press(page.locator('.prompt .keys button[data-action]').last()))
        continue
      }
      rulings++
      await andThen(page, rule)
    }
    throw new Error('the night does not end')
  }

  it('is played to dawn by mouse: difficulty and consequence in a form, with price and odds', async () => {
    const { page, faults, end } = await sitDown('night-shift')
    let isFirst = true
    const rulings = await night(
      page,
      async () => {
        const composer = page.locator('.composer')
        if (isFirst) {
          isFirst = false
          const price = (await composer.locator('.facts').textContent())!
          expect(price).toMatch(/^Costs 0 of \d+ Menace/)
          await composer.getByRole('radio', { name: 'an alarm' }).check()
          expect(await composer.locator('.facts').textContent()).toMatch(/^Costs 1 of/)
          // More than the dice can reach is refused beside the field, with its rule.
          for (let i = 0; i < 3; i++) {
            const more = composer.getByRole('button', { name: 'Raise by one: Difficulty' })
            if (await more.isEnabled()) await more.click()
          }
          expect(await composer.locator('.why').textContent()).toMatch(/NS-(4\.2|2\.1|2\.4)$/)
          expect(await sendKey(page).getAttribute('aria-disabled')).toBe('true')
          await composer.getByRole('button', { name: 'Start over' }).click()
        }
        await sendKey(page).click()
      },
      (button) => button.click(),
    )
    expect(rulings).toBeGreaterThan(2)
    expect(faults).toEqual([])
    await end()
  })

  it('is ruled by the keyboard alone: digits are typed, arrows choose, Enter sends', async () => {
    const { page, faults, end } = await sitDown('night-shift')
    const rulings = await night(
      page,
      async () => {
        const difficulty = page.getByRole('spinbutton', { name: 'Difficulty' })
        for (let i = 0; i < 40; i++) {
          if (await difficulty.evaluate((element) => element === document.activeElement)) break
          await page.keyboard.press('Tab')
        }
        await page.keyboard.press('Control+A')
        await page.keyboard.type('1')
        await page.keyboard.press('Tab')
        await page.keyboard.press('Tab')
        expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).type)).toBe('radio')
        await page.keyboard.press('Enter')
      },
      async (button) => {
        const digit = await button.locator('b').textContent()
        if (digit === '') await button.press('Enter')
        else await page.keyboard.press(digit!)
      },
      3,
    )
    expect(rulings).toBe(3)
    expect(faults).toEqual([])
    await end()
  })
})

async function swipe(finger: CDPSession, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: { x: number; y: number } | null) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: at === null ? [] : [at] })
  await send('touchStart', from)
  for (const share of [0.3, 0.6, 0.9, 1])
    await send('touchMove', { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share })
  // Held still before it is lifted: a finger that lets go in full flight would have to stop that first.
  await new Promise((rest) => setTimeout(rest, 150))
  await send('touchMove', to)
  await send('touchEnd', null)
}
