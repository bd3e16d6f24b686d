import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { playedOnce } from './again.js'
import { NOWHERE, openPlace, PHONE, type Sitting, visit, WIDE } from './browser.js'
import { ready } from './look.js'
import { finger, mouse, playOn, prefer } from './play.js'
import { leave } from './sound.js'
import { start } from './start.js'
import { say } from './words.js'

const place = await openPlace()

const again = playedOnce()

const reader = (page: Page) => page.locator('dialog.reader')
const momentOf = (page: Page): Promise<string | null> => page.locator('.table').getAttribute('data-moment')

/** A table of Zombies!!! at a moment in which a card of the hand can be played. */
async function withCard(size: { readonly width: number; readonly height: number } = WIDE): Promise<Sitting> {
  const sitting = await visit(place, NOWHERE, { size })
  const { page } = sitting
  await again(sitting, 'a card is lit', async () => {
    await start(sitting, 'zombies', { preset: 'short', seats: 2, seed: 'cards' })
    await playOn(page, {
      choose: prefer(3, /^auto/, /^pass/, /^s:/, /^t:/),
      by: size.width < 700 ? finger : mouse,
      until: async () => (await page.locator('.card.lit').count()) > 0,
    })
  })
  return sitting
}

const begin = (sitting: Sitting): Promise<void> =>
  again(sitting, 'begun', () => start(sitting, 'zombies', { preset: 'short', seats: 2, seed: 'cards' }))

const lit = (page: Page) => page.locator('.card.lit .over').first()

/** The sheet is on the screen with all that it says, and nothing of it has to be scrolled for. */
const isWhole = (page: Page): Promise<boolean> =>
  reader(page).evaluate((sheet) => {
    const { left, top, right, bottom } = sheet.getBoundingClientRect()
    const body = sheet.querySelector('.sheet-body')!
    return (
      left >= 0 &&
      top >= 0 &&
      right <= innerWidth &&
      bottom <= innerHeight &&
      body.scrollHeight <= body.clientHeight + 1
    )
  })

describe('a card of the hand', () => {
  it('is read by hovering and by a first click, and played by a key', async () => {
    const sitting = await withCard()
    const { page } = sitting
    const before = await momentOf(page)
    await lit(page).hover()
    const said = (await page.locator('.peek .reading-text').textContent())!
    expect(said.length).toBeGreaterThan(10)
    await lit(page).click()
    expect(await reader(page).locator('.reading-text').textContent()).toBe(said)
    expect(await page.locator('.peek').count()).toBe(0)
    await page.keyboard.press('Escape')
    await reader(page).waitFor({ state: 'detached' })
    await lit(page).click()
    await page.mouse.click(5, 5)
    await reader(page).waitFor({ state: 'detached' })
    expect(await momentOf(page)).toBe(before)
    await lit(page).click()
    await reader(page).locator('.keys .key').first().click()
    await reader(page).waitFor({ state: 'detached' })
    await page.waitForFunction((was) => document.querySelector('.table')!.getAttribute('data-moment') !== was, before)
    await leave(sitting)
  })

  it('is read and played with a finger', async () => {
    const sitting = await withCard(PHONE)
    const { page } = sitting
    const before = await momentOf(page)
    await lit(page).tap()
    await reader(page).waitFor()
    expect(await momentOf(page)).toBe(before)
    await reader(page).locator('.keys .key').first().tap()
    await page.waitForFunction((was) => document.querySelector('.table')!.getAttribute('data-moment') !== was, before)
    await leave(sitting)
  })

  it('is read and played with the keyboard, and the focus comes back', async () => {
    const sitting = await withCard()
    const { page } = sitting
    const before = await momentOf(page)
    for (let i = 0; i < 100; i++) {
      await page.keyboard.press('Tab')
      if (await page.evaluate(() => document.activeElement?.matches('.card.lit .over') ?? false)) break
    }
    await page.locator('.peek').waitFor()
    await page.keyboard.press('Enter')
    await reader(page).waitFor()
    await page.keyboard.press('Escape')
    await reader(page).waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.matches('.card.lit .over'))).toBe(true)
    expect(await momentOf(page)).toBe(before)
    await page.keyboard.press('Enter')
    await reader(page).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForFunction((was) => document.querySelector('.table')!.getAttribute('data-moment') !== was, before)
    await leave(sitting)
  })

  it('is read first in the text twin, too', async () => {
    const sitting = await withCard()
    const { page } = sitting
    await page.keyboard.press('t')
    await page.locator('.twin').waitFor()
    const before = await momentOf(page)
    const play = page.locator('.choices li > button', { hasText: /^\d+play /i }).first()
    await play.focus()
    await page.keyboard.press('Enter')
    await reader(page).waitFor()
    expect(await momentOf(page)).toBe(before)
    await page.keyboard.press('Enter')
    await page.waitForFunction((was) => document.querySelector('.table')!.getAttribute('data-moment') !== was, before)
    await leave(sitting)
  })
})

describe('a card that cannot be played', () => {
  it('says why not now, with the rule, and is read from the record once everybody has seen it', async () => {
    const sitting = await visit(place, NOWHERE)
    const { page } = sitting
    await begin(sitting)
    const before = await momentOf(page)
    await page.locator('.card.no .over').first().click()
    expect(await reader(page).locator('.keys').count()).toBe(0)
    expect(await reader(page).locator('.reading-no').textContent()).toMatch(/can’t play/)
    await reader(page).locator('.reading-no .rule').click()
    await reader(page).waitFor({ state: 'detached' })
    expect(await page.locator('dialog.sheet.beside h2').textContent()).toMatch(/^ZMB-/)
    expect(await momentOf(page)).toBe(before)
    await page.keyboard.press('Escape')
    await page.locator('dialog.sheet.beside').waitFor({ state: 'detached' })
    const named = page.locator('.record .shown .rule', { hasText: say('table.rule.card') })
    await playOn(page, { choose: prefer(3, /^auto/, /^pass/, /^s:/), until: async () => (await named.count()) > 0 })
    await named.last().click()
    await reader(page).waitFor()
    expect(await reader(page).locator('.keys').count()).toBe(0)
    await leave(sitting)
  })
})

it.each([
  {
    on: 'wide screens',
    sizes: [
      { width: 1280, height: 720 },
      { width: 1366, height: 768 },
      { width: 844, height: 390 },
    ],
  },
  { on: 'a phone', sizes: [PHONE] },
])('a card that is read is whole on $on', async ({ sizes }) => {
  const sitting = await visit(place, NOWHERE, { size: sizes[0]! })
  const { page } = sitting
  await begin(sitting)
  for (const size of sizes) {
    await page.setViewportSize(size)
    await ready(page)
    for (const card of await page.locator('.hand .card .over').all()) {
      await card.click()
      await reader(page).waitFor()
      expect(await isWhole(page), JSON.stringify(size)).toBe(true)
      await page.keyboard.press('Escape')
      await reader(page).waitFor({ state: 'detached' })
    }
  }
  await leave(sitting)
})
