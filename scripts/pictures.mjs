// npm run pictures: the screenshots of the README, taken from the running page with fixed seeds.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { ensurePage } from './page.mjs'
import { prepare, root } from './prepare.mjs'

await prepare()
ensurePage()
const executablePath = ensureBrowser()
if (executablePath === null) {
  console.error('No Chromium was found and none may be installed here; set CHROME_PATH to one.')
  process.exit(2)
}
const { Host, MemoryStore } = await import('../host/dist/index.js')
const { serve } = await import('../cli/dist/commands/serve.js')
const { chromium } = await import('playwright-core')

const folder = join(root, 'docs', 'pictures')
mkdirSync(folder, { recursive: true })

/** A match played by the house for everybody, up to the moment that the picture wants. */
async function record(module, create, wanted) {
  const port = new Host({ games: [module], store: new MemoryStore() }).connect()
  const ok = async (request) => {
    const reply = await port.request(request)
    if (!reply.ok) throw new Error(JSON.stringify(reply))
    return reply.value
  }
  const { match } = await ok({ type: 'create', game: module.game.id, ...create })
  const seats = [...create.seats.keys()]
  for (let i = 0; i < 6000; i++) {
    const looks = await Promise.all(seats.map((seat) => ok({ type: 'look', match, seat })))
    const seat = looks.findIndex((look) => look.choices.asked)
    if (seat < 0) break
    const { view, seq, questions } = looks[seat]
    if (
      wanted(
        view,
        questions.find((question) => question.seat === seat),
      )
    )
      break
    const { action } = await ok({ type: 'hint', match, seat })
    const reply = await port.request({ type: 'answer', match, seat, seq, answer: action })
    // Advice may look past a window that nothing is to be done in: then that one passes first.
    if (!reply.ok) await ok({ type: 'answer', match, seat, seq, answer: { type: 'pass' } })
  }
  return (await ok({ type: 'export', match })).record
}

const person = (name) => ({ by: 'person', name })
const { default: dawn } = await import('../games/dawn/dist/index.js')
const { default: zombies } = await import('../games/zombies/dist/index.js')
const records = {
  dawn: await record(
    dawn,
    { options: { mode: 'solitaire' }, seats: [person('')], seed: 'mall' },
    (view, question) =>
      view.turn >= 5 && view.frames.at(-1)?.kind === 'activation' && view.spent < view.allowance && question,
  ),
  zombies: await record(
    zombies,
    {
      options: { seats: 4, interruptMode: 'polled' },
      seats: ['Ada', 'Bo', 'Cleo', 'Dex'].map(person),
      seed: 'town',
    },
    (view, question) => view.turn >= 20 && question?.kind === 'place',
  ),
  over: await record(
    zombies,
    {
      options: { seats: 4, interruptMode: 'polled', winZombies: 10 },
      seats: ['Dex', 'Ada', 'Bo', 'Cleo'].map(person),
      seed: 'race',
    },
    () => false,
  ),
}

const server = await serve({ port: 0, host: '127.0.0.1' }, { colour: false, out() {}, err() {} })
const address = `http://127.0.0.1:${server.address().port}/`
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
    JSON.stringify({ language: 'en', pace: 0, motion: 'less', curtain: 'never', ...settings }),
  )
  return context.newPage()
}

/** Opens a match file as a visitor would. */
async function openRecord(page, text) {
  await page.goto(address)
  await page
    .getByRole('button', { name: /saved|gardées/i })
    .first()
    .click()
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
const table = (game) => (page) => openRecord(page, records[game])
const replay = (game) => async (page) => {
  await openRecord(page, records[game])
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
/** From a shot in the record to its rule. */
const rule = (game) => async (page) => {
  await openRecord(page, records[game])
  await page.locator('.record li', { hasText: 'shoots at' }).first().locator('.rule').click()
  await page.keyboard.press('r')
  await page.locator('.rulebook .plate, .beside-rule svg').first().waitFor()
}

for (const size of Object.keys(SIZES)) {
  await picture(`home-${size}`, size, {}, at(''))
  await picture(`dawn-${size}`, size, {}, table('dawn'))
  await picture(`zombies-${size}`, size, {}, table('zombies'))
}
await picture('dawn-light', 'wide', { theme: 'light' }, table('dawn'))
await picture('zombies-french', 'wide', { language: 'fr' }, table('zombies'))
await picture('text-twin', 'wide', { twin: true }, table('dawn'))
await picture('replay', 'wide', {}, replay('over'))
await picture('ending', 'wide', {}, table('over'))
await picture('setup', 'wide', {}, at('#/setup/dawn'))
await picture('rules', 'wide', {}, rule('dawn'))

await browser.close()
server.closeAllConnections()
server.close()
