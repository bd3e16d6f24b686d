import type { Page } from 'playwright-core'
import type { Sitting } from './browser.js'
import { ready } from './look.js'

interface Wishes {
  /** The words on the mode's card. */
  readonly mode?: string | RegExp
  readonly preset?: string
  readonly seed?: string
  /** Numbers among the rules, by what they are called. */
  readonly numbers?: Readonly<Record<string, number>>
  /** Who sits on the second seat, and so on, by the words on the strip. */
  readonly people?: readonly number[]
}

export const startKey = (page: Page) => page.locator('.setup .key.main')

/** Sets a table up as a visitor does, with a fixed seed, and waits for the first question. */
export async function start(sitting: Sitting, game: 'dawn' | 'zombies', wishes: Wishes = {}): Promise<void> {
  const { page, place } = sitting
  await page.goto(`${place.address}#/setup/${game}`)
  await startKey(page).waitFor()
  if (wishes.mode !== undefined) await page.locator('.mode', { hasText: wishes.mode }).click()
  if (wishes.preset !== undefined) await page.getByRole('button', { name: wishes.preset }).click()
  for (const seat of wishes.people ?? [])
    await page.locator('.seat').nth(seat).locator('.pick label').first().click()
  for (const [name, value] of Object.entries(wishes.numbers ?? {})) {
    await page.getByRole('spinbutton', { name }).fill(String(value))
    await page.keyboard.press('Tab')
  }
  if (wishes.seed !== undefined) await page.locator('input.seed').fill(wishes.seed)
  await startKey(page).click()
  await page.waitForURL(/#\/table\//)
  await ready(page)
}
