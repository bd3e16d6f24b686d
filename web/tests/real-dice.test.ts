import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openPlace, PHONE, type Sitting, visit, WIDE } from './browser.js'
import { ready } from './look.js'
import { finger, mouse, playOn, prefer, untilDice } from './play.js'
import { barriers, leave, scrolls } from './sound.js'
import { say } from './words.js'

const place = await openPlace()

type Game = 'dawn' | 'zombies'

const MODES = { dawn: 'solitaire', zombies: 'duel' } as const

/** Sets a table up at which people roll their own dice; the seed decides the rest. */
async function begin(game: Game, size: typeof WIDE | typeof PHONE): Promise<Sitting> {
  const sitting = await visit(place, `#/setup/${game}`, { size })
  const { page } = sitting
  const narrow = size === PHONE
  await page.locator('.mode', { hasText: say(`setup.mode.${MODES[game]}`) }).click()
  await page.getByLabel(say(narrow ? 'setup.dice.own.short' : 'setup.dice.own')).check()
  if (narrow) await page.locator('.small-rows .line').click()
  await page.locator('input.seed').fill('own dice')
  if (narrow) await page.keyboard.press('Escape')
  await page.locator('.setup .key.main').click()
  await page.waitForURL(/#\/table\//)
  return sitting
}

/** A die as it is typed: its digit, Tab and Enter, or a finger on its face. */
type Typing = (page: Page, face: number) => Promise<void>

const face = (page: Page, number: number) =>
  page.locator('.realdice').getByRole('button', { name: String(number), exact: true })

const digit: Typing = (page, number) => page.keyboard.press(String(number))

const tabAndEnter: Typing = async (page, number) => {
  for (let i = 0; i < 200; i++) {
    await page.keyboard.press('Tab')
    const reached = await face(page, number).evaluate((key) => key === document.activeElement)
    if (reached) return page.keyboard.press('Enter')
  }
  throw new Error(`no number of tabs leads to the face ${number}`)
}

const touch: Typing = async (page, number) => {
  const { x, y, width, height } = (await face(page, number).boundingBox())!
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  await page.touchscreen.tap(x + width / 2, y + height / 2)
}

/** What is asked for, and by which rule. */
async function asked(page: Page, rule: string): Promise<{ blanks: number; ask: string }> {
  await page.locator('.realdice .rule', { hasText: new RegExp(`^${rule}$`) }).waitFor()
  return page.locator('.realdice').evaluate((prompt) => ({
    blanks: prompt.querySelectorAll('.blank').length,
    ask: prompt.querySelector('.ask')?.textContent ?? '',
  }))
}

/** The dice in the record, in their order. */
const written = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.record .line .die')].map((die) => Number(die.getAttribute('aria-label'))),
  )

const sentence = (count: number, rule: string): string => `${say('table.realdice', 'en', { count, sides: 6 })} ${rule}`

describe('real dice', () => {
  it('are asked for in Dawn and typed in with the keyboard', async () => {
    const sitting = await begin('dawn', WIDE)
    const { page } = sitting
    const toDice = () => untilDice(page, mouse, /^none/, /^auto/, /^hold/, /^pass/)
    await toDice()
    expect(await asked(page, '15.2.a')).toEqual({ blanks: 1, ask: sentence(1, '15.2.a') })
    expect(await barriers(page)).toEqual([])
    expect(await scrolls(page)).toBe(false)
    // There is no such face; nothing comes of it, as the record shows in the end.
    for (const wrong of ['7', '0', '9']) await page.keyboard.press(wrong)
    // Two tens of a table, one after the other.
    await digit(page, 4)
    // What was typed is above the faces, which make room for it.
    await page.locator('.realdice .typed').waitFor()
    await digit(page, 5)
    await page.locator('.realdice').waitFor({ state: 'detached' })
    expect(await written(page)).toEqual([4, 5])
    await toDice()
    await asked(page, '10.0.a')
    await page.locator('.realdice .rule').click()
    expect(await page.locator('dialog.sheet.beside').textContent()).toContain('10.0.a')
    await page.keyboard.press('Escape')
    await digit(page, 6)
    await asked(page, '7.0.c')
    await tabAndEnter(page, 2)
    await toDice()
    expect(await asked(page, '13.0.a')).toEqual({ blanks: 2, ask: sentence(2, '13.0.a') })
    await tabAndEnter(page, 3)
    expect((await asked(page, '13.0.a')).blanks).toBe(1)
    expect(await page.locator('.realdice .waiting .die').getAttribute('aria-label')).toBe('3')
    await digit(page, 5)
    await page.locator('.realdice').waitFor({ state: 'detached' })
    await ready(page)
    expect(await written(page)).toEqual([4, 5, 6, 2, 3, 5])
    expect(await page.locator('.trouble').count()).toBe(0)
    await leave(sitting)
  })

  it('are asked for in Zombies!!! and typed in with a finger on a phone', async () => {
    const sitting = await begin('zombies', PHONE)
    const { page } = sitting
    const toDice = () => untilDice(page, finger, /^auto/, /^finish/, /^stop/, /^pass/)
    // Around one screen everybody is asked whether they respond.
    const toQuestion = () => playOn(page, { choose: prefer(42), until: ({ at }) => at === 'you' })
    await toDice()
    expect(await asked(page, '1.3.4.a')).toEqual({ blanks: 1, ask: sentence(1, '1.3.4.a') })
    expect(await barriers(page)).toEqual([])
    expect(await scrolls(page)).toBe(false)
    for (const wrong of ['7', '0', '9']) await page.keyboard.press(wrong)
    await touch(page, 3)
    await page.locator('.realdice').waitFor({ state: 'detached' })
    await toQuestion()
    expect(await written(page)).toEqual([3])
    expect(await page.locator('.prompt').textContent()).toContain('3 of 3')
    await toDice()
    await asked(page, '1.3.6.a')
    await touch(page, 1)
    await toDice()
    // The other player's turn by now.
    await asked(page, '1.3.4.a')
    await touch(page, 6)
    await page.locator('.realdice').waitFor({ state: 'detached' })
    await toQuestion()
    expect(await written(page)).toEqual([3, 1, 6])
    expect(await page.locator('.trouble').count()).toBe(0)
    await leave(sitting)
  })
})
