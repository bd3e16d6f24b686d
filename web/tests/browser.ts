import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { serve } from '../../cli/src/commands/serve.js'

/** A browser and the server of the built page. */
export interface Place {
  readonly address: string
  readonly browser: Browser
  close(): Promise<void>
}

export async function openPlace(): Promise<Place> {
  const silent = { colour: false, out() {}, err() {} }
  // A copy that nobody builds anew in the meantime, where one is named.
  const page = process.env['SHAMBLE_PAGE']
  const server: Server = await serve({ port: 0, host: '127.0.0.1', ...(page === undefined ? {} : { page }) }, silent)
  const browser = await chromium.launch({
    executablePath: process.env['SHAMBLE_BROWSER']!,
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  })
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}/`,
    browser,
    async close() {
      await browser.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export const WIDE = { width: 1440, height: 900 } as const
export const PHONE = { width: 390, height: 844 } as const

/** What the page would remember: nothing moves, nothing waits. */
const QUIET = { language: 'en', pace: 0, motion: 'less', sound: false }

interface Wishes {
  readonly size?: { readonly width: number; readonly height: number }
  readonly settings?: Readonly<Record<string, unknown>>
  /** All that another browser kept, as it tells it. */
  readonly kept?: string
}

export interface Sitting {
  readonly place: Place
  readonly page: Page
  readonly context: BrowserContext
  /** Everything that went wrong in any tab: none in a sound page. */
  readonly faults: string[]
}

/** A fresh visitor with a finger where the screen is small, and a mouse where it is not. */
export async function visit(
  place: Place,
  path = '',
  { size = WIDE, settings = {}, kept }: Wishes = {},
): Promise<Sitting> {
  const small = size.width < 700
  const context = await place.browser.newContext({
    ...(kept === undefined ? {} : { storageState: JSON.parse(kept) }),
    viewport: size,
    hasTouch: small,
    isMobile: small,
    reducedMotion: settings['motion'] === 'full' ? 'no-preference' : 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  context.setDefaultTimeout(60_000)
  await context.addInitScript(
    (text) => {
      // The blank page before the first one has no storage.
      if (!location.protocol.startsWith('http')) return
      if (localStorage.getItem('shamble.settings') === null) localStorage.setItem('shamble.settings', text)
    },
    JSON.stringify({ ...QUIET, ...settings }),
  )
  const faults: string[] = []
  context.on('weberror', (fault) => faults.push(fault.error().message))
  // A breach of the content-security policy is an error of the console too.
  context.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== new URL(place.address).origin)
      faults.push(`asked ${url.href}`)
  })
  const page = await context.newPage()
  await page.goto(place.address + path)
  return { place, page, context, faults }
}
