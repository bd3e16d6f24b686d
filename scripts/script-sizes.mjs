// What a visitor's browser fetches of script, as it comes over the line: before a game is chosen, and for each game
// between the home page and a match of it that is opened.
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { findGames } from './games.mjs'
import { root } from './prepare.mjs'

const LANGUAGES = ['en', 'fr']

const size = (paths) => paths.reduce((sum, path) => sum + statSync(join(root, 'web', 'dist', `${path}.gz`)).size, 0)

/** The scripts that a page or a worker has fetched so far. */
async function fetchedBy(there) {
  const urls = await there.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  return urls.map((url) => new URL(url).pathname).filter((path) => path.endsWith('.js'))
}

async function fetchedSoFar(page) {
  await page.waitForLoadState('networkidle')
  const workers = await Promise.all(page.workers().map(fetchedBy))
  return { page: await fetchedBy(page), worker: workers.flat() }
}

/** Begins a match as a visitor does, with everything as it is proposed, and leaves it. */
async function beginMatch(context, address, game) {
  const page = await context.newPage()
  await page.goto(`${address}#/setup/${game}`)
  await page.locator('.setup .key.main').click()
  await page.waitForURL(/#\/table\//)
  await page.locator('.table').first().waitFor()
  const { hash } = new URL(page.url())
  await page.close()
  return hash
}

/** What a visitor fetches who comes back to a match of this game: on the home page, and from there to the table. */
async function comeBack(browser, address, game, language) {
  // What a service worker fetches for later is not needed to begin.
  const context = await browser.newContext({ locale: language, serviceWorkers: 'block' })
  const hash = await beginMatch(context, address, game)
  const page = await context.newPage()
  await page.goto(address)
  await page.locator('.home').waitFor()
  const home = await fetchedSoFar(page)
  await page.evaluate((to) => {
    globalThis.location.hash = to
  }, hash)
  await page.locator('.table').first().waitFor()
  const table = await fetchedSoFar(page)
  await context.close()
  const since = (part) => table[part].filter((path) => !home[part].includes(path))
  return { home: [...home.page, ...home.worker], page: since('page'), worker: since('worker') }
}

/**
 * Bytes, gzip. `before`: up to the choice of a game. `tables`: what the tables of all games have in common. `games`: what
 * each has of its own, on the page and in the worker, in the language that takes more.
 */
export async function scriptSizes(chrome, address) {
  const { chromium } = await import('playwright-core')
  const browser = await chromium.launch({ executablePath: chrome, args: ['--no-sandbox'] })
  const visits = []
  for (const { id } of findGames(root))
    for (const language of LANGUAGES) visits.push({ id, ...(await comeBack(browser, address, id, language)) })
  await browser.close()
  const common = visits[0].page.filter((path) => visits.every(({ page }) => page.includes(path)))
  const most = (id, bytes) => Math.max(...visits.filter((visit) => visit.id === id).map(bytes))
  const games = findGames(root).map(({ id }) => ({
    id,
    page: most(id, ({ page }) => size(page.filter((path) => !common.includes(path)))),
    worker: most(id, ({ worker }) => size(worker)),
  }))
  return { before: Math.max(...visits.map(({ home }) => size([...new Set(home)]))), tables: size(common), games }
}
