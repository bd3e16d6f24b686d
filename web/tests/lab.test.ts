import ticTacToe from '@shamble/example-tic-tac-toe'
import { keyOf, openStudy, readStudyFile } from '@shamble/lab'
import type { GameModule } from '@shamble/module'
import { describe, expect, it } from 'vitest'
import en from '../src/text/lab.en.js'
import { openPlace, PHONE, visit } from './browser.js'
import { barriers, leave, scrolls, unspoken } from './sound.js'

const place = await openPlace()

/** A study that any machine has played in a moment. */
const key = keyOf(
  openStudy(
    readStudyFile({
      id: 'marks',
      game: 'tic-tac-toe',
      question: { en: 'Does it end at the limit?', fr: 'Se termine-t-elle à la limite ?' },
      bots: 'random',
      sweep: { options: { turnLimit: [4, 0] } },
      count: { reason: 'turn-limit' },
      said: { en: 'end at the limit', fr: 'se terminent à la limite' },
      stop: { points: 5, most: 20, look: 10, turns: 50 },
      seed: '1',
    }),
    ticTacToe as unknown as GameModule,
  ),
)

describe('the lab', () => {
  it('lists studies, runs the one of a key, answers, and reads as text', async () => {
    const sitting = await visit(place, '#/lab/', { size: PHONE, after: 'nobody' })
    const { page } = sitting
    await page.locator('.lab-list .key').first().waitFor()
    expect(await barriers(page)).toEqual([])
    await page.getByLabel(en['lab.studies.key']!).fill(key)
    await page.getByRole('button', { name: en['lab.studies.open']! }).click()
    await page.getByRole('button', { name: en['lab.run']! }).click()
    await page.locator('.lab[data-phase=read]').waitFor()
    expect(await page.locator('.lab-end p').textContent()).toMatch(/^Games end at the limit more often with 4 \(100%/)
    expect(await page.locator('.plot svg').count()).toBe(3)
    expect(await barriers(page)).toEqual([])
    expect(await unspoken(page)).toEqual([])
    expect(await scrolls(page)).toBe(false)
    await page.keyboard.press('t')
    expect(await page.locator('.lab-table tbody tr').count()).toBe(2)
    // What was played is still there when the page is opened again.
    await page.reload()
    await page.locator('.lab[data-phase=read]').waitFor()
    await leave(sitting)
  })
})
