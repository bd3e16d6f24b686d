import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { serve } from '../../cli/src/commands/serve.js'

/** A page and its server, for tests in a real browser. */
export interface Place {
  readonly address: string
  readonly browser: Browser
  close(): Promise<void>
}

export async function openPlace(): Promise<Place> {
  const silent = { colour: false, out() {}, err() {} }
  const server: Server = await serve({ port: 0, host: '127.0.0.1' }, silent)
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
}

export interface Sitting {
  readonly page: Page
  readonly context: BrowserContext
  /** Everything that went wrong in the page: none in a sound one. */
  readonly faults: string[]
}

/** A fresh visitor. */
export async function visit(place: Place, path = '', { size = WIDE, settings = {} }: Wishes = {}): Promise<Sitting> {
  const touch = size.width < 700
  const context = await place.browser.newContext({ viewport: size, hasTouch: touch, reducedMotion: 'reduce' })
  const kept = JSON.stringify({ ...QUIET, ...settings })
  await context.addInitScript((text) => {
    if (localStorage.getItem('shamble.settings') === null) localStorage.setItem('shamble.settings', text)
  }, kept)
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && !place.address.startsWith(url.origin)) faults.push(`asked ${url.href}`)
  })
  await page.goto(place.address + path)
  return { page, context, faults }
}
