import type { Page } from 'playwright-core'
import type { Place } from './browser.js'

interface Wishes {
  /** The words on the mode's card. */
  readonly mode?: string
  readonly preset?: string
  readonly seed?: string
}

/** Sets a table up as a visitor does, with a fixed seed. */
export async function start(page: Page, place: Place, game: 'dawn' | 'zombies', wishes: Wishes = {}): Promise<void> {
  await page.goto(`${place.address}#/setup/${game}`)
  await page.getByRole('button', { name: /^.?\s*Start/ }).waitFor()
  if (wishes.mode !== undefined) await page.getByRole('radio', { name: wishes.mode }).or(page.getByText(wishes.mode, { exact: true })).first().click()
  if (wishes.preset !== undefined) await page.getByRole('button', { name: wishes.preset }).click()
  await page.getByLabel(/seed/i).first().fill(wishes.seed ?? 'test')
  await page.getByRole('button', { name: /^.?\s*Start/ }).click()
  await page.waitForURL(/#\/table\//)
}
