import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPlace, PATIENCE } from './browser.js'

// Kinds of drafts that no game of the page asks for yet, composed in the page's own parts.

let server: ViteDevServer
const { browser } = await openPlace()
const cacheDir = mkdtempSync(join(tmpdir(), 'shamble-drafting-'))

beforeAll(async () => {
  server = await createServer({
    configFile: false,
    root: join(import.meta.dirname, 'drafting-table'),
    cacheDir,
    logLevel: 'error',
    // Of the page's own games none is needed here.
    plugins: [
      {
        name: 'no-games',
        resolveId: (id) => (id === 'virtual:games' ? `\0${id}` : null),
        load: (id) => (id === '\0virtual:games' ? 'export default []' : null),
      },
    ],
    resolve: { conditions: ['shamble-source', 'module', 'browser', 'development'] },
    oxc: { jsx: { runtime: 'automatic' } },
    server: { port: 0, host: '127.0.0.1', watch: null, hmr: false, fs: { strict: false } },
  })
  await server.listen()
})
afterAll(async () => {
  await server.close()
  rmSync(cacheDir, { recursive: true, force: true })
})

async function sitDown(touch = false): Promise<Page> {
  const size = touch ? { width: 390, height: 844 } : { width: 900, height: 1200 }
  const context = await browser.newContext({ viewport: size, hasTouch: touch, isMobile: touch })
  context.setDefaultTimeout(PATIENCE)
  const page = await context.newPage()
  await page.goto(server.resolvedUrls!.local[0]!)
  await page.locator('.composer').waitFor()
  return page
}

const handle = (page: Page, name: string): Locator => page.locator(`[data-handle="${name}"]`)
const send = (page: Page): Locator => page.locator('.composer button[type="submit"]')
const sent = async (page: Page): Promise<unknown> => JSON.parse((await page.locator('#sent').textContent())!)

const onScreen = (page: Page, x: number, y: number): Promise<{ x: number; y: number }> =>
  page.evaluate(
    ([bx, by]) => {
      const layer = document.querySelector<SVGGElement>('g.draft')!
      const { x, y } = new DOMPoint(bx, by).matrixTransform(layer.getScreenCTM()!)
      return { x, y }
    },
    [x, y] as const,
  )

async function drag(page: Page, name: string, x: number, y: number): Promise<void> {
  const box = (await handle(page, name).locator('.knob').first().boundingBox())!
  const to = await onScreen(page, x, y)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x - 3, to.y)
  await page.mouse.move(to.x, to.y)
  await page.mouse.up()
}

describe('an answer with everything in it', () => {
  it('is composed by mouse: legs, a direction, things of the board, lists, words', async () => {
    const page = await sitDown()
    await drag(page, 'path.0', 180, 200)
    await drag(page, 'path.1', 180, 260)
    await drag(page, 'facing', 200, 200)
    await page.getByRole('button', { name: 'Add: Targets' }).click()
    await page.locator('.draft-thing').nth(2).click()
    await page.getByRole('checkbox', { name: 'Cat' }).check()
    await page.getByRole('checkbox', { name: 'Quiet' }).check()
    await page.getByRole('textbox', { name: 'Call' }).fill('over here')
    await page.getByRole('button', { name: 'Raise by one: Shots' }).click()
    expect(await page.locator('.composer .facts').textContent()).toMatch(/^1[34]\d of 300 mm$/)
    await send(page).click()
    const plan = (await sent(page)) as { path: { x: number; y: number }[]; facing: number }
    expect(plan).toMatchObject({
      type: 'patrol',
      weapon: 'rifle',
      targets: [{ target: 2, shots: 2 }],
      crew: ['cat'],
      quiet: true,
      call: 'over here',
    })
    for (const [i, [x, y]] of [
      [180, 200],
      [180, 260],
    ].entries()) {
      expect(Math.abs(plan.path[i]!.x - x!)).toBeLessThan(4)
      expect(Math.abs(plan.path[i]!.y - y!)).toBeLessThan(4)
    }
    expect(Math.abs(plan.facing - 90)).toBeLessThan(3)
    await page.context().close()
  })

  it('is composed by the keyboard alone, to the millimetre and the degree', async () => {
    const page = await sitDown()
    const reach = async (thing: Locator): Promise<void> => {
      for (let i = 0; i < 60; i++) {
        if (await thing.evaluate((element) => element === document.activeElement)) return
        await page.keyboard.press('Tab')
      }
      throw new Error(`no number of tabs leads to ${thing}`)
    }
    await reach(handle(page, 'path.0'))
    for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Shift+ArrowDown')
    await reach(handle(page, 'path.1'))
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Delete')
    await reach(handle(page, 'facing'))
    for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Shift+ArrowRight')
    await reach(page.getByRole('button', { name: 'Add: Targets' }))
    await page.keyboard.press('Enter')
    // Through the whole page once more, to the first of what may be named on the board.
    await reach(page.locator('.draft-thing').first())
    await page.keyboard.press('Enter')
    await reach(
      page
        .getByRole('radio', { name: 'a flare' })
        .or(page.getByRole('radio', { name: 'a rifle' }))
        .first(),
    )
    await page.keyboard.press('ArrowRight')
    // A flare has no target: the reason is there, and nothing is sent.
    expect(await page.locator('.composer .why').textContent()).toContain('PATROL-3')
    await page.keyboard.press('Enter')
    expect(await page.locator('#sent').textContent()).toBe('')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    expect(await sent(page)).toMatchObject({
      path: [{ x: 150, y: 201 }],
      facing: 41,
      weapon: 'rifle',
      targets: [{ target: 0, shots: 1 }],
    })
    await page.context().close()
  })

  it('is composed by finger', async () => {
    const page = await sitDown(true)
    const tapAt = async (x: number, y: number): Promise<void> => {
      const at = await onScreen(page, x, y)
      await page.touchscreen.tap(at.x, at.y)
    }
    await tapAt(160, 180)
    await page.getByRole('button', { name: 'Raise by one: Facing' }).tap()
    await page.getByRole('button', { name: 'Add: Targets' }).tap()
    await page.getByRole('radio', { name: 'ghoul 1' }).tap()
    await page.getByRole('checkbox', { name: 'Ann' }).tap()
    await page.getByRole('checkbox', { name: 'Quiet' }).tap()
    await send(page).tap()
    expect(await sent(page)).toMatchObject({
      facing: 0,
      targets: [{ target: 0, shots: 1 }],
      crew: ['ann'],
      quiet: true,
    })
    await page.context().close()
  })
})
