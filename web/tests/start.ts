import type { Language } from '@shamble/module'
import type { Page } from 'playwright-core'
import type { Sitting } from './browser.js'
import { type Look, ready } from './look.js'
import { say } from './words.js'

interface Wishes {
  readonly language?: Language
  readonly mode?: string
  readonly preset?: string
  readonly seed?: string
  /** How many sit down, where that can be chosen. */
  readonly seats?: number
  /** Seats besides the mode's own that a person takes. */
  readonly people?: readonly number[]
  /** Numbers among the rules, by their option. */
  readonly numbers?: Readonly<Record<string, number>>
}

const startKey = (page: Page) => page.locator('.setup .key.main')

/** Sets a table up as a visitor does, and waits for the first question. */
export async function start(
  sitting: Sitting,
  game: 'dawn' | 'zombies' | 'dwa' | 'dead-dice',
  wishes: Wishes = {},
): Promise<Look> {
  const { page, place } = sitting
  const { language = 'en', mode, preset, seats, people = [], numbers = {}, seed } = wishes
  await page.goto(`${place.address}#/setup/${game}`)
  await startKey(page).waitFor()
  if (mode !== undefined) await page.locator('.mode', { hasText: say(`setup.mode.${mode}`, language) }).click()
  if (preset !== undefined) await page.getByRole('button', { name: say(`setup.preset.${preset}`, language) }).click()
  if (seats !== undefined) await page.locator('.players').getByLabel(String(seats), { exact: true }).click()
  for (const seat of people) await page.locator('.seat').nth(seat).locator('.pick label').first().click()
  // Most numbers lie in chapters that are shut.
  await page.evaluate(() => {
    for (const chapter of document.querySelectorAll('details.chapter')) chapter.setAttribute('open', '')
  })
  for (const [name, value] of Object.entries(numbers)) {
    await page.getByRole('spinbutton', { name: say(`option.${name}`, language) }).fill(String(value))
    await page.keyboard.press('Tab')
  }
  if (seed !== undefined) await sow(page, seed)
  await startKey(page).click()
  await page.waitForURL(/#\/table\//)
  return ready(page)
}

/** On a narrow screen the seed is on a sheet of its own. */
async function sow(page: Page, seed: string): Promise<void> {
  const narrow = (await page.locator('.setup.narrow').count()) > 0
  if (narrow) await page.locator('.small-rows .line').click()
  await page.locator('input.seed').fill(seed)
  if (narrow) await page.keyboard.press('Escape')
}
