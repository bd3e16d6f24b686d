import { readFile } from 'node:fs/promises'
import type { Language } from '@shamble/module'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openPlace, PHONE, visit, WIDE } from './browser.js'
import { misfits } from './fits.js'
import { ready } from './look.js'
import { barriers, leave } from './sound.js'
import { say } from './words.js'

const place = await openPlace()

const ROOF = {
  width: 1000,
  depth: 800,
  walls: [[500, 200, 500, 600]],
  starts: [
    [100, 100],
    [900, 700],
  ],
}

const sheet = (page: Page): Locator => page.locator('dialog.drawer')
const rows = (page: Page): Locator => sheet(page).locator('.table-row')
const button = (within: Page | Locator, words: string, language: Language = 'en'): Locator =>
  within.getByRole('button', { name: say(words, language) })

const give = (within: Locator, name: string, text: string): Promise<void> =>
  within.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })

/** The row of the option that takes a roof; on a narrow screen it is on a sheet. */
async function roofRow(page: Page): Promise<Locator> {
  await page.locator('.setup .key.main').waitFor()
  if ((await page.locator('.setup.narrow').count()) > 0) await page.locator('.rules > .line').click()
  return page.locator('.opt:has(.things)').last()
}

async function openDrawer(page: Page): Promise<void> {
  await page.goto(`${place.address}#/`)
  await page.locator('.strip').waitFor()
  await button(page.locator('.strip'), 'home.drawer').click()
  // Several games have one.
  await page.locator('dialog.sheet .keys .key', { hasText: 'Rooftop' }).click()
  await sheet(page).waitFor()
}

describe('the drawer', () => {
  it('keeps what comes from a file: used, renamed, saved, deleted, there after a reload', async () => {
    const { page, ...sitting } = await visit(place)
    await openDrawer(page)
    await sheet(page).getByText(say('drawer.empty')).waitFor()
    expect(await barriers(page)).toEqual([])
    await give(sheet(page), 'Attic.json', JSON.stringify(ROOF))
    await rows(page).getByRole('heading', { name: 'Attic' }).waitFor()
    // The same once more is no second one; another of the same name has a number.
    await give(sheet(page), 'Attic.json', JSON.stringify(ROOF))
    await give(sheet(page), 'Attic.json', JSON.stringify({ ...ROOF, walls: [] }))
    await rows(page).getByRole('heading', { name: 'Attic 2' }).waitFor()
    expect(await rows(page).count()).toBe(2)
    await page.reload()
    await openDrawer(page)
    const second = rows(page).last()
    await button(second, 'drawer.rename').click()
    await second.getByRole('textbox').fill('Open roof')
    await page.keyboard.press('Enter')
    await rows(page).getByRole('heading', { name: 'Open roof' }).waitFor()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button(rows(page).first(), 'drawer.export').click(),
    ])
    expect(download.suggestedFilename()).toBe('attic.json')
    expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject(ROOF)
    await button(rows(page).last(), 'drawer.delete').click()
    await rows(page)
      .last()
      .getByRole('button', { name: say('drawer.delete.yes') })
      .click()
    await page.waitForFunction(() => document.querySelectorAll('dialog.drawer .table-row').length === 1)
    expect(await misfits(page)).toEqual([])
    await leave({ page, ...sitting })
  })

  it.each([
    ['wide', WIDE, 'en'],
    ['on a phone', PHONE, 'fr'],
  ] as const)('lends its things to a table that is set up, and the match holds them: %s', async (_, size, language) => {
    const sitting = await visit(place, '#/setup/rooftop-duel', { size, settings: { language } })
    const { page } = sitting
    const row = await roofRow(page)
    await give(row, 'Attic.json', JSON.stringify(ROOF))
    await page.waitForFunction(() => {
      const all = [...document.querySelectorAll<HTMLSelectElement>('.things')]
      return all.some((one) => one.selectedOptions[0]?.textContent === 'Attic')
    })
    expect(await misfits(page)).toEqual([])
    await row.locator('.things').selectOption('supplied')
    await row.getByRole('button', { name: say('drawer.title', language) }).click()
    await sheet(page).waitFor()
    expect(await misfits(page)).toEqual([])
    await button(rows(page), 'drawer.use', language).click()
    await sheet(page).waitFor({ state: 'detached' })
    expect(await row.locator('.things option:checked').textContent()).toBe('Attic')
    if (size === PHONE) await page.keyboard.press('Escape')
    await page.locator('.setup .key.main').click()
    await page.waitForURL(/#\/table\//)
    await ready(page)
    // What was lent may go: the match has it.
    const match = page.url()
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          indexedDB.open('shamble').onsuccess = ({ target }) => {
            const change = (target as IDBOpenDBRequest).result.transaction('things', 'readwrite')
            change.objectStore('things').clear()
            change.oncomplete = () => resolve()
          }
        }),
    )
    await page.goto('about:blank')
    await page.goto(match)
    await ready(page)
    await page.keyboard.press('t')
    await page.getByText('900 700').first().waitFor()
    await leave(sitting)
  })

  it('says in French what is wrong with a file, and keeps nothing of it', async () => {
    const language = 'fr'
    const sitting = await visit(place, '#/setup/rooftop-duel', { settings: { language } })
    const { page } = sitting
    const row = await roofRow(page)
    const said = row.locator('[role=alert]')
    const text = JSON.stringify(ROOF)
    await give(row, 'half.json', text.slice(0, 50))
    await said.getByText(say('drawer.text', language)).waitFor()
    await give(row, 'wrong.json', text.replace('800', '80'))
    await said.getByText(/^.*depth\s: .*200.*$/).waitFor()
    await give(row, 'huge.json', ' '.repeat(2_000_000) + text)
    await said.getByText(/1000000/).waitFor()
    expect(await row.locator('.things option').count()).toBe(1)
    await row.getByRole('button', { name: say('drawer.title', language) }).click()
    await give(sheet(page), 'huge.json', ' '.repeat(2_000_000) + text)
    await sheet(page)
      .getByText(/1000000/)
      .waitFor()
    await sheet(page).getByText(say('drawer.empty', language)).waitFor()
    await leave(sitting)
  })

  it('comes to a browser that has matches already, and they stay', async () => {
    const sitting = await visit(place, '#/setup/rooftop-duel')
    const { page } = sitting
    await page.locator('.setup .key.main').click()
    await page.waitForURL(/#\/table\//)
    await ready(page)
    const match = page.url()
    // The page's database as the first version had it.
    await page.goto(`${place.address}icon.svg`)
    const versions = await page.evaluate(async () => {
      const done = <T>(request: IDBRequest<T>): Promise<T> =>
        new Promise((resolve, reject) => {
          request.onsuccess = () => resolve(request.result)
          request.onerror = () => reject(request.error)
        })
      const now = await done(indexedDB.open('shamble'))
      const read = now.transaction(['cards', 'pieces'])
      const [cards, keys, pieces] = await Promise.all([
        done(read.objectStore('cards').getAll()),
        done(read.objectStore('pieces').getAllKeys()),
        done(read.objectStore('pieces').getAll()),
      ])
      const version = now.version
      now.close()
      await done(indexedDB.deleteDatabase('shamble'))
      const opening = indexedDB.open('shamble', 1)
      opening.onupgradeneeded = () => {
        opening.result.createObjectStore('cards', { keyPath: 'id' })
        opening.result.createObjectStore('pieces')
      }
      const old = await done(opening)
      const write = old.transaction(['cards', 'pieces'], 'readwrite')
      // Cards of that time did not say what they go on from.
      for (const { after: _after, copy: _copy, ...card } of cards) write.objectStore('cards').put(card)
      for (const [i, key] of keys.entries()) write.objectStore('pieces').put(pieces[i], key)
      await new Promise((resolve) => {
        write.oncomplete = resolve
      })
      old.close()
      return [version, old.version]
    })
    expect(versions).toEqual([2, 1])
    await page.goto(match)
    await ready(page)
    // The picture by itself asked for another one that is not there.
    sitting.faults.length = 0
    await openDrawer(page)
    await give(sheet(page), 'Attic.json', JSON.stringify(ROOF))
    await rows(page).getByRole('heading', { name: 'Attic' }).waitFor()
    await page.goto(match)
    await ready(page)
    await leave(sitting)
  })
})
