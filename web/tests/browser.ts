import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { serve } from '../../cli/src/commands/serve.js'

/** A browser and the server of the built page. */
export interface Place {
  readonly address: string
  readonly browser: Browser
}

let place: Promise<Place> | null = null

/** One browser and one server for all the files that a worker runs; they end with it. */
export const openPlace = (): Promise<Place> => (place ??= opened())

async function opened(): Promise<Place> {
  const silent = { colour: false, out() {}, err() {} }
  // A copy that nobody builds anew in the meantime, where one is named.
  const page = process.env['SHAMBLE_PAGE']
  const where = { port: 0, host: '127.0.0.1', data: ':memory:' }
  const server = await serve({ ...where, ...(page === undefined ? {} : { page }) }, silent)
  const browser = await chromium.launch({
    executablePath: process.env['SHAMBLE_BROWSER']!,
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  })
  return { address: server.addresses.at(-1)!, browser }
}

/** Longer than anything takes, on a busy machine too. */
export const PATIENCE = 180_000

export const WIDE = { width: 1440, height: 900 } as const
export const PHONE = { width: 390, height: 844 } as const

/** What the page would remember: nothing moves, nothing waits. */
const QUIET = { language: 'en', pace: 0, motion: 'less', sound: false, suggest: 'off' }

interface Wishes {
  readonly size?: { readonly width: number; readonly height: number }
  readonly settings?: Readonly<Record<string, unknown>>
  /** All that another browser kept, as it tells it. */
  readonly kept?: string
  /** Whether the page may keep itself for when there is no network: that is a second load of everything. */
  readonly offline?: 'ready' | 'never'
  /**
   * Who comes next: another visitor in the same browser, emptied, which is quicker than a new one; or nobody, where a
   * test does more to the browser than a visitor does.
   */
  readonly after?: 'another' | 'nobody'
}

export interface Sitting {
  readonly place: Place
  readonly page: Page
  readonly context: BrowserContext
  /** Everything that went wrong in any tab: none in a sound page. */
  readonly faults: string[]
  /** Makes room for anyone who comes next. */
  end(): Promise<void>
}

/** Browsers without a visitor, by what they are like. */
const free = new Map<string, Chair[]>()

type Like = Required<Omit<Wishes, 'after'>>

interface Chair {
  readonly like: Like
  readonly context: BrowserContext
  readonly page: Page
  faults: string[]
}

/** A visitor who is on no page yet. */
export const NOWHERE = null

/** A fresh visitor with a finger where the screen is small, and a mouse where it is not. */
export async function visit(
  place: Place,
  path: string | typeof NOWHERE = '',
  { size = WIDE, settings = {}, kept = '', offline = 'never', after = 'another' }: Wishes = {},
): Promise<Sitting> {
  const like: Like = { size, settings, kept, offline }
  const kind = place.address + JSON.stringify(like)
  const chair = free.get(kind)?.pop() ?? (await seat(place, like))
  const { context, page } = chair
  const faults: string[] = []
  chair.faults = faults
  if (path !== NOWHERE) await page.goto(place.address + path)
  const end = async (): Promise<void> => {
    if (after === 'nobody' || kept !== '') return context.close()
    await clear(place, chair)
    free.set(kind, [...(free.get(kind) ?? []), chair])
  }
  return { place, page, context, faults, end }
}

/** A browser of its own. */
async function seat(place: Place, like: Like): Promise<Chair> {
  const { size, settings, kept, offline } = like
  const small = size.width < 700
  const context = await place.browser.newContext({
    ...(kept === '' ? {} : { storageState: JSON.parse(kept) }),
    serviceWorkers: offline === 'ready' ? 'allow' : 'block',
    viewport: size,
    hasTouch: small,
    isMobile: small,
    reducedMotion: settings['motion'] === 'full' ? 'no-preference' : 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  context.setDefaultTimeout(PATIENCE)
  await context.addInitScript(
    (text) => {
      // The blank page before the first one has no storage.
      if (!location.protocol.startsWith('http')) return
      if (localStorage.getItem('shamble.settings') === null) localStorage.setItem('shamble.settings', text)
    },
    JSON.stringify({ ...QUIET, ...settings }),
  )
  // Of all that nobody looks at here, the grain of the paper costs the most to paint.
  await context.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('.grain { display: none }')
    document.adoptedStyleSheets = [sheet]
  })
  await context.addInitScript(countedTokens, SEED)
  const chair: Chair = { like, context, page: await context.newPage(), faults: [] }
  context.on('weberror', (fault) => chair.faults.push(fault.error().message))
  // A breach of the content-security policy is an error of the console too.
  context.on('console', (message) => {
    if (message.type() === 'error') chair.faults.push(message.text())
  })
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== new URL(place.address).origin)
      chair.faults.push(`asked ${url.href}`)
  })
  return chair
}

/** Another number plays other matches in every test. */
const SEED = Number(process.env['SHAMBLE_SEED'] ?? 1)

/** Seeds and ids of this browser are counted instead of drawn: the same test plays the same matches in every run. */
function countedTokens(seed: number): void {
  const TOKEN_BYTES = 16
  const draw = crypto.getRandomValues.bind(crypto)
  crypto.getRandomValues = (array) => {
    if (!(array instanceof Uint8Array) || array.length !== TOKEN_BYTES) return draw(array)
    const count = Number(localStorage.getItem('counted.tokens')) + 1
    localStorage.setItem('counted.tokens', String(count))
    const numbers = new DataView(array.fill(0).buffer)
    numbers.setUint32(0, seed)
    numbers.setUint32(4, count)
    return array
  }
}

/** What is measured in the page, such as the room for a board, is drawn anew in the frame after the next. */
export const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

/** Takes away what a visitor has left: the page, everything that it kept, and where the mouse was. */
async function clear(place: Place, { like, context, page }: Chair): Promise<void> {
  await page.goto('about:blank')
  await page.setViewportSize(like.size)
  await page.mouse.move(-1, -1)
  const browser = await context.newCDPSession(page)
  await browser.send('Storage.clearDataForOrigin', { origin: new URL(place.address).origin, storageTypes: 'all' })
  await browser.detach()
}
