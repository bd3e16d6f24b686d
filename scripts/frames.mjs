// How long the page takes to draw while a hand moves something: 150 zombies on the table, a slow processor.
import { HORDE, TEMPLATES } from '../bench/dist/skirmish.js'
import { Host, MemoryStore } from '../host/dist/index.js'

const SLOWER = 4
const MOVES = 60
/** Pixels around the first place of a handle. */
const RADIUS = 90
/** The number of the zombie for whom templates are laid. */
const [TARGET] = TEMPLATES[0].match(/(?<=z)\d+/)

/** A match of Dead Walk Again in which the first of 30 people is about to act among 150 zombies. */
async function crowdedRecord() {
  const { default: module } = await import('../games/dwa/dist/index.js')
  const port = new Host({ games: [module], store: new MemoryStore() }).connect()
  const ok = async (request) => {
    const reply = await port.request(request)
    if (!reply.ok) throw new Error(JSON.stringify(reply))
    return reply.value
  }
  const seats = [{ by: 'person', name: 'Ada' }]
  const { match } = await ok({ type: 'create', game: 'dwa', ...HORDE, seats, seed: 'frames' })
  await ok({ type: 'answer', match, seat: 0, seq: 0, answer: module.notation.read('activate h0') })
  return (await ok({ type: 'export', match })).record
}

/**
 * What the page does for one move of a hand, from the event to the picture, while the last handle of a draft is dragged
 * in a circle: time in which nothing happens between two moves does not count.
 */
async function dragged(page, session) {
  const handle = page.locator('[data-handle]').last()
  await handle.waitFor()
  const { x, y, width, height } = await handle.boundingBox()
  const [left, top] = [x + width / 2, y + height / 2]
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1000 * metrics.find(({ name }) => name === 'TaskDuration').value
  }
  const frame = () => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
  await page.mouse.move(left, top)
  await page.mouse.down()
  const times = []
  for (let i = 1; i <= MOVES; i++) {
    const turn = (2 * Math.PI * i) / MOVES
    const before = await busy()
    await page.mouse.move(left + RADIUS * Math.sin(turn), top + RADIUS * (1 - Math.cos(turn)))
    await frame()
    times.push((await busy()) - before)
  }
  await page.mouse.up()
  return times.sort((a, b) => a - b)[Math.floor(MOVES / 2)]
}

/** Milliseconds for a frame while a walk and while a template is dragged. */
export async function frameTimes(chrome, address) {
  const { chromium } = await import('playwright-core')
  const browser = await chromium.launch({ executablePath: chrome, args: ['--no-sandbox'] })
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(address)
  await page.getByRole('button', { name: /saved/i }).first().click()
  const file = { name: 'a.match', mimeType: 'text/plain', buffer: Buffer.from(await crowdedRecord()) }
  await page.locator('input[type=file]').first().setInputFiles(file)
  await page.locator('.table').first().waitFor()
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const walk = await dragged(page, session)
  await page.keyboard.press('Escape')
  await page.locator('[data-action^="blast"]').click()
  await page.locator(`[data-spot="z:${TARGET}"]`).click()
  const template = await dragged(page, session)
  await browser.close()
  return { walk, template }
}
