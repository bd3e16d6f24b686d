// npm run pictures: the screenshots of the README, taken from the running page with fixed seeds.
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { findGames } from './games.mjs'
import { ensurePage } from './page.mjs'
import { prepare, root } from './prepare.mjs'

await prepare()
ensurePage()
const executablePath = ensureBrowser()
if (executablePath === null) {
  console.error('No Chromium was found and none may be installed here; set CHROME_PATH to one.')
  process.exit(2)
}
const { Host, isAmong, MemoryStore } = await import('../host/dist/index.js')
const { resolveOptions } = await import('../module/dist/index.js')
const { serve } = await import('../cli/dist/commands/serve.js')
const { chromium } = await import('playwright-core')

const folder = join(root, 'docs', 'pictures')
mkdirSync(folder, { recursive: true })

const NAMES = ['Ada', 'Bo', 'Cleo', 'Dex']
const MOST_ANSWERS = 6000

/**
 * A match that the house plays for everybody: its record up to the moment that the game wants to be seen in, and the
 * whole of it. Without a wish, the moment in which most could be answered.
 */
async function recordsOf(module, { turn = 5, question = null, seed = module.game.id, options: wished = {} }) {
  const { game, unattended } = module
  const options = { ...unattended, ...('seats' in game.options.specs ? { seats: NAMES.length } : {}), ...wished }
  const words = game.seats(resolveOptions(game.options, options))
  const port = new Host({ games: [module], store: new MemoryStore() }).connect()
  const ok = async (request) => {
    const reply = await port.request(request)
    if (!reply.ok) throw new Error(JSON.stringify(reply))
    return reply.value
  }
  const seats = words.map((_, seat) => ({ by: 'person', name: words.length > 2 ? NAMES[seat] : '' }))
  const { match } = await ok({ type: 'create', game: game.id, options, seats, seed })
  const record = async () => (await ok({ type: 'export', match })).record
  let middle = { most: 0, record: '' }
  for (let i = 0; i < MOST_ANSWERS; i++) {
    const looks = await Promise.all(words.map((_, seat) => ok({ type: 'look', match, seat })))
    const seat = looks.findIndex((look) => look.choices.asked)
    if (seat < 0) break
    const { view, seq, choices, questions } = looks[seat]
    const isWished = questions.some((asked) => asked.seat === seat && asked.kind === question)
    const worth = view.turn < turn ? 0 : isWished ? Number.POSITIVE_INFINITY : choices.actions.length
    if (worth > middle.most) middle = { most: worth, record: await record() }
    const { action } = await ok({ type: 'hint', match, seat })
    // Advice may look past a window that nothing is to be done in.
    const behind = choices.pass !== null && !isAmong(choices, action)
    await ok({ type: 'answer', match, seat, seq, answer: action, behind })
  }
  return { middle: middle.record, over: await record() }
}

const onPage = (id, file) => join(root, 'web', 'src', 'games', id, file)
/** Games with a table of their own. */
const games = findGames(root).filter(({ id, kind }) => kind === 'game' && existsSync(onPage(id, 'game.ts')))
const records = {}
for (const { id, folder: of } of games) {
  const { default: module } = await import(join(of, 'dist', 'index.js'))
  const wish = onPage(id, 'picture.json')
  records[id] = await recordsOf(module, existsSync(wish) ? JSON.parse(readFileSync(wish, 'utf8')) : {})
}

const server = await serve({ port: 0, host: '127.0.0.1', data: ':memory:' }, { colour: false, out() {}, err() {} })
const address = server.addresses.at(-1)
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
const SIZES = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }

async function visit(size, settings) {
  const context = await browser.newContext({
    viewport: SIZES[size],
    hasTouch: size === 'phone',
    deviceScaleFactor: size === 'phone' ? 2 : 1,
    reducedMotion: 'reduce',
  })
  await context.addInitScript(
    (kept) => localStorage.setItem('shamble.settings', kept),
    JSON.stringify({ language: 'en', pace: 0, motion: 'less', curtain: 'never', suggest: 'off', ...settings }),
  )
  return context.newPage()
}

/** Opens a match file as a visitor would. */
async function openRecord(page, text) {
  await page.goto(address)
  await page.locator('[data-to=saved]').first().click()
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'a.match', mimeType: 'text/plain', buffer: Buffer.from(text) })
  await page.waitForURL(/#\/(table|replay)\//)
  await page.locator('.table, .replay').first().waitFor()
}

async function picture(name, size, settings, go) {
  const page = await visit(size, settings)
  await go(page)
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(600)
  await page.screenshot({ path: join(folder, `${name}.png`) })
  await page.context().close()
  console.log(`docs/pictures/${name}.png`)
}

const at = (path) => async (page) => {
  await page.goto(address + path)
  await page.waitForLoadState('networkidle')
}
const table = (game) => (page) => openRecord(page, records[game].middle)
const ending = (game) => (page) => openRecord(page, records[game].over)
const replay = (game) => async (page) => {
  await openRecord(page, records[game].over)
  await page.evaluate(() => {
    location.hash = location.hash.replace('table', 'replay')
  })
  const race = page.locator('.race svg')
  await race.waitFor()
  // To the middle of the match, and on to the first dice after it.
  await race.click()
  for (let i = 0; i < 40 && (await page.locator('.happened .face').count()) < 6; i++)
    await page.keyboard.press('ArrowRight')
}
/** From a roll in the record to its rule. */
const rule = (game) => async (page) => {
  await openRecord(page, records[game].middle)
  await page.locator('.record li:has(.die) .rule').last().click()
  await page.keyboard.press('r')
  await page.locator('.rulebook .plate, .beside-rule svg').first().waitFor()
}

for (const size of Object.keys(SIZES)) {
  await picture(`home-${size}`, size, {}, at(''))
  for (const { id } of games) await picture(`${id}-${size}`, size, {}, table(id))
}
/** What is shown of one game only, by turns. */
const ONCE = [
  ['light', { theme: 'light' }, table],
  ['french', { language: 'fr' }, table],
  ['rules', {}, rule],
  ['replay', {}, replay],
  ['text-twin', { twin: true }, table],
  ['ending', {}, ending],
  ['setup', {}, (game) => at(`#/setup/${game}`)],
]
for (const [i, [name, settings, go]] of ONCE.entries())
  await picture(name, 'wide', settings, go(games[i % games.length].id))

await browser.close()
await server.close()
