import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { drawn, openPlace, PHONE, visit } from './browser.js'
import { misfits } from './fits.js'
import { barriers, leave, scrolls } from './sound.js'
import { say } from './words.js'

const place = await openPlace()

/** Where a place of the table is on the screen. */
const at = (page: Page, x: number, y: number): Promise<{ x: number; y: number }> =>
  page.evaluate(
    ([east, south]) => {
      const sheet = document.querySelector<SVGGElement>('.editor-sheet')!
      const { x, y } = new DOMPoint(east, south).matrixTransform(sheet.getScreenCTM()!)
      return { x, y }
    },
    [x, y] as const,
  )

async function drag(page: Page, from: readonly [number, number], to: readonly [number, number]): Promise<void> {
  await drawn(page)
  const [a, b] = [await at(page, ...from), await at(page, ...to)]
  await page.mouse.move(a.x, a.y)
  await page.mouse.down()
  await page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2)
  await page.mouse.move(b.x, b.y)
  await page.mouse.up()
}

const headline = (page: Page): Promise<string | null> => page.locator('.editor-side .headline').textContent()
const faults = (page: Page) => page.locator('.editor .faults li:not([data-remark])')

async function drawnFile(page: Page): Promise<Record<string, never[]> & { walls: unknown[]; rooms: unknown[] }> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('e')])
  return JSON.parse(await readFile(await download.path(), 'utf8'))
}

describe('the editor of scenarios', () => {
  it('draws by mouse, shows what is wrong where it is, mends it, saves it and lets it be played', async () => {
    const sitting = await visit(place, '#/own/dwa/editor')
    const { page } = sitting
    await page.locator('.editor-sheet').waitFor()
    await page.keyboard.press('=')
    await page.locator('.editor-sheet').waitFor()
    await page.keyboard.press('r')
    await drag(page, [500, 500], [630, 600])
    await faults(page).first().waitFor()
    expect(await faults(page).first().textContent()).toContain('rooms[0]')
    expect(await page.locator('.editor-side .last .key').first().getAttribute('aria-disabled')).toBe('true')
    expect(await barriers(page)).toEqual([])
    expect(await misfits(page)).toEqual([])
    expect(await scrolls(page)).toBe(false)
    // What is drawn survives the end of the page.
    await page.reload()
    await faults(page).first().waitFor()
    await page.keyboard.press('1')
    await page.getByText(say('editor.sound')).waitFor()
    // A room goes with its walls and its door.
    await page.keyboard.press('=')
    await page.keyboard.press('v')
    await drag(page, [550, 560], [650, 660])
    await page.getByText(say('editor.sound')).waitFor()
    const { rooms } = (await drawnFile(page)) as { rooms: { outline: number[][] }[] }
    expect(rooms[0]!.outline[0]).toEqual([600, 600])
    await page.keyboard.press('s')
    await page.getByText(say('drawer.kept', 'en', { name: say('editor.new') })).waitFor()
    await page.keyboard.press('q')
    await page.waitForURL(/#\/table\//)
    await page.locator('.table[data-waits=you]').waitFor()
    await leave(sitting)
  })

  it('is led by keys alone: a tool by its letter, the pen by arrows, pieces by Tab, one step back by U', async () => {
    const sitting = await visit(place, '#/own/dwa/editor', { settings: { language: 'fr' } })
    const { page } = sitting
    await page.locator('.editor-sheet').waitFor()
    await page.keyboard.press('w')
    await page.keyboard.press('Enter')
    for (let i = 0; i < 4; i++) await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('Enter')
    expect((await drawnFile(page)).walls).toEqual([{ from: [600, 600], to: [800, 600] }])
    await page.keyboard.press('Escape')
    await page.keyboard.press('d')
    await page.keyboard.press('Enter')
    const { openings } = (await drawnFile(page)) as unknown as { openings: { from: number[] }[] }
    expect(openings).toHaveLength(1)
    await page.keyboard.press('Escape')
    await page.keyboard.press('u')
    await page.keyboard.press('u')
    expect((await drawnFile(page)).walls).toEqual([])
    await page.keyboard.press('Shift+U')
    expect((await drawnFile(page)).walls).toHaveLength(1)
    await page.locator('.editor-board svg').first().focus()
    await page.keyboard.press('t')
    await page.locator('.editor-twin button').last().click()
    await page.keyboard.press('t')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press(']')
    expect((await drawnFile(page)).walls).not.toEqual([{ from: [600, 600], to: [800, 600] }])
    await page.keyboard.press('Delete')
    expect((await drawnFile(page)).walls).toEqual([])
    expect(await misfits(page)).toEqual([])
    await leave(sitting)
  })

  it('takes a file with faults and one of the game; refuses what is no scenario and keeps what it has', async () => {
    const sitting = await visit(place, '#/own/dwa/editor')
    const { page } = sitting
    await page.locator('.editor-sheet').waitFor()
    const input = page.locator('.bar input[type=file]')
    const give = (text: string): Promise<void> =>
      input.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(text) })
    const scenario = await drawnFile(page)
    const stray = { kind: 'door', from: [300, 300], to: [340, 300], state: 'closed' }
    await give(JSON.stringify({ ...scenario, name: 'Stray', openings: [stray] }))
    await page.locator('.editor-side .headline', { hasText: /stray/i }).waitFor()
    expect(await faults(page).first().textContent()).toContain('openings[0]')
    for (const bad of ['{', JSON.stringify({ ...scenario, rooms: 3 }), ' '.repeat(10_000_000)]) {
      await give(bad)
      await page.locator('.editor-said', { hasText: /\S/ }).waitFor()
      expect(await headline(page)).toBe('Stray')
      await page.keyboard.press('n')
    }
    await page.keyboard.press('o')
    await page.locator('.begin-from button').nth(1).click()
    await page.getByText(say('editor.sound')).or(faults(page).first()).first().waitFor()
    expect(await faults(page).count()).toBe(0)
    await leave(sitting)
  })

  it('on a phone shows a scenario, chooses and plays it', async () => {
    const sitting = await visit(place, '#/own/dwa/editor', { size: PHONE })
    const { page } = sitting
    await page.locator('.editor.narrow .choices button').nth(2).tap()
    expect(await page.locator('.choices [aria-pressed=true]').count()).toBe(1)
    expect(await misfits(page)).toEqual([])
    await page.locator('.editor .key.main').tap()
    await page.waitForURL(/#\/table\//)
    await leave(sitting)
  })
})

describe('pages to print', () => {
  it('have templates at true size on A4 and Letter, and every page fits its paper', async () => {
    const sitting = await visit(place, '#/own/dwa/print')
    const { page } = sitting
    await page.locator('.paper').first().waitFor()
    const spill = (): Promise<number[]> =>
      page
        .locator('.paper')
        .evaluateAll((all) =>
          all.flatMap((one) => [one.scrollHeight - one.clientHeight, one.scrollWidth - one.clientWidth]),
        )
    for (const paper of ['a4', 'letter'])
      for (const part of ['team', 'reference', 'templates']) {
        await page.getByRole('button', { name: say(`print.paper.${paper}`), exact: true }).click()
        await page.getByRole('button', { name: say(`print.part.${part}`), exact: true }).click()
        expect((await spill()).every((over) => over <= 0)).toBe(true)
      }
    const sizes = await page.locator('figure[data-template] svg').evaluateAll((all) =>
      all.map((one) => {
        const { width, height } = one.getBoundingClientRect()
        // A millimetre of the paper is 96/25.4 pixels; half a line's width stands over on each side.
        const mm = (pixels: number): number => Math.round((pixels * 25.4) / 96 - 1)
        return [(one.parentElement as HTMLElement).dataset['template'], mm(width), mm(height)]
      }),
    )
    expect(sizes).toEqual([
      ['check', 100, 14],
      ['shotgun', 150, 50],
      ['sawnOff', 100, 100],
      ['flame', 150, 50],
      ['spray', 100, 100],
      ['blast', 80, 80],
      ['base', 25, 25],
      ['dial', 80, 80],
      ['ruler', 150, 14],
      ['car', 50, 100],
      ['truck', 60, 200],
      ['bus', 60, 200],
    ])
    await leave(sitting)
  })
})
