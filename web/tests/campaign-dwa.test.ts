import type { Language } from '@shamble/module'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openPlace, PHONE, visit, WIDE } from './browser.js'
import { campaignAt, SHORT } from './dwa-screens.js'
import { misfits } from './fits.js'
import { next, ready } from './look.js'
import { keepIn } from './moments.js'
import { barriers, leave } from './sound.js'
import { say } from './words.js'

const place = await openPlace()

const startKey = (page: Page): Locator => page.locator('.setup .key.main')
const key = (page: Page, id: string): Locator => page.locator(`.prompt .keys [data-action="${id}"]`)

/** The row of an option; on a narrow screen rows stand on a sheet, and most chapters are shut. */
async function option(page: Page, name: string, language: Language): Promise<Locator> {
  if ((await page.locator('.setup.narrow').count()) > 0 && (await page.locator('.setup-sheet').count()) === 0)
    await page.locator('.rules > .line').click()
  await page.evaluate(() => {
    for (const chapter of document.querySelectorAll('details.chapter')) chapter.setAttribute('open', '')
  })
  return page.locator('.opt', { hasText: say(`option.${name}`, language) }).last()
}

const give = async (row: Locator, name: string, value: unknown): Promise<void> =>
  row
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(value)) })

async function begin(page: Page): Promise<void> {
  if ((await page.locator('dialog.setup-sheet').count()) > 0) await page.keyboard.press('Escape')
  await startKey(page).click()
  await page.waitForURL(/#\/table\//)
}

/** Everybody is placed and the only turn passes. */
async function playOut(page: Page): Promise<void> {
  const quiet = ['deployRest', 'fearAll', 'endPhase']
  for (let i = 0; i < 12; i++) {
    const next = page.locator(quiet.map((id) => `.prompt .keys [data-action^="${id}"]`).join(', ')).first()
    await page.locator('.campaign').or(next).first().waitFor()
    if ((await page.locator('.campaign').count()) > 0) return
    const moment = await page.locator('.table').getAttribute('data-moment')
    await next.click()
    await page.waitForFunction(
      (before) =>
        document.querySelector('.campaign') !== null ||
        document.querySelector<HTMLElement>('.table')?.dataset['moment'] !== before,
      moment,
    )
  }
  throw new Error('the only turn does not end')
}

describe('a campaign of Dead Walk Again', () => {
  it('goes from making a team over its first game to the next, with a reload in each', async () => {
    const sitting = await visit(place, '#/setup/dwa')
    const { page } = sitting
    await startKey(page).waitFor()
    await page.getByRole('button', { name: new RegExp(`^${say('setup.preset.campaign')}`) }).click()
    await give(await option(page, 'ownScenario', 'en'), 'short.json', SHORT)
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLSelectElement>('.things')].some(
        (one) => one.selectedOptions[0]?.textContent === 'Dead end',
      ),
    )
    await begin(page)
    await page.locator('.muster').waitFor()
    await key(page, 'rest').click()
    await page.locator('.muster .mate h3:not(.blank)').first().waitFor()
    await page.reload()
    await page.locator('.muster').waitFor()
    expect(await barriers(page)).toEqual([])
    await key(page, 'ready').click()
    await page.locator('.ready-ones .mate').first().click()
    await key(page, 'toSign').click()
    await page.locator('.team-name input').fill('Harbour')
    await key(page, 'sign').click()
    await playOut(page)
    await page.locator('.campaign-head', { hasText: say('campaign.result.major') }).waitFor()
    await page.reload()
    await page.locator('.campaign').waitFor()
    expect(await barriers(page)).toEqual([])
    expect(await misfits(page)).toEqual([])
    for (let seen = await ready(page); seen.at !== 'over'; seen = await next(page, seen))
      await page.locator('.prompt .keys .key:not([aria-disabled])').last().click()
    await page.locator('.onward li button:not([aria-disabled])').first().click()
    await startKey(page).waitFor()
    await page.reload()
    await startKey(page).waitFor()
    await begin(page)
    await page.locator('.table[data-waits]').waitFor()
    await page.getByText('Harbour').first().waitFor()
    await leave(sitting)
  })

  it.each([
    ['wide', WIDE, 'en'],
    ['on a phone', PHONE, 'fr'],
  ] as const)(
    'a survivor of level 2 learns, and the team that is kept is a copy: %s',
    async (_where, size, language) => {
      const sitting = await visit(place, 'icon.svg', { size, settings: { language } })
      const { page, faults } = sitting
      const kept = await campaignAt('learn')
      await keepIn(page, [kept])
      // A picture by itself asks for another one that is not there.
      faults.length = 0
      await page.goto(`${place.address}#/table/${kept.card.id}`)
      const screen = page.locator('.campaign')
      await screen
        .getByText(say('muster.level', language, { level: 2 }))
        .first()
        .waitFor()
      expect(await misfits(page)).toEqual([])
      await page.locator('.campaign[data-learning]').waitFor()
      await page.locator('.plate[data-state=open]').first().click()
      await page.locator('.prompt .keys .key.main:not([aria-disabled])').click()
      await page.locator('.campaign:not([data-learning])').waitFor()
      expect(await misfits(page)).toEqual([])
      await page.reload()
      await screen.waitFor()
      await page.keyboard.press('o')
      await page.locator('dialog.drawer .key.main').click()
      // What is taken out of a campaign is a copy, and says so.
      await page
        .locator('dialog.drawer .table-row')
        .getByText(say('drawer.copyOf', language, { team: 'Harbour' }))
        .waitFor()
      await page.keyboard.press('Escape')
      await leave(sitting)
    },
  )

  it('takes several teams on together', async () => {
    const sitting = await visit(place, 'icon.svg', { settings: { curtain: 'never' } })
    const { page, faults } = sitting
    const kept = await campaignAt('over', ['Harbour', 'Quarry'])
    await keepIn(page, [kept])
    await page.goto(`${place.address}#/table/${kept.card.id}`)
    await page.locator('.campaign').waitFor()
    faults.length = 0
    await page.locator('.onward li button:not([aria-disabled])').first().click()
    await startKey(page).waitFor()
    expect(await page.locator('.setup .seat').count()).toBe(2)
    await begin(page)
    await page.locator('.table[data-waits]').waitFor()
    await leave(sitting)
  })
})
