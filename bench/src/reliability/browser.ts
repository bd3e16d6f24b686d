import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serve } from '@shamble/cli/serve'
import { type BrowserContext, chromium, type Page } from 'playwright-core'

const ROOT = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))))

/** The built page on a server of its own, and a browser for it. */
export interface Place {
  readonly address: string
  /** Where the host of the page is found. */
  readonly worker: string
  /** A browser that keeps its data in a folder. */
  launch(folder: string): Promise<BrowserContext>
}

/** @param page the built page; another copy of it in tests */
export async function withPlace<T>(
  run: (place: Place) => Promise<T>,
  page = process.env['SHAMBLE_PAGE'] ?? join(ROOT, 'web', 'dist'),
): Promise<T> {
  const executablePath = process.env['SHAMBLE_BROWSER']
  if (!executablePath) throw new Error('SHAMBLE_BROWSER names no browser')
  const where = { port: 0, host: '127.0.0.1', data: ':memory:', page }
  const server = await serve(where, { colour: false, out() {}, err() {} })
  const worker = readdirSync(join(page, 'assets')).find((name) => /^worker-.*\.js$/.test(name))!
  try {
    return await run({
      address: server.addresses.at(-1)!,
      worker: `/assets/${worker}`,
      launch: (folder) =>
        chromium.launchPersistentContext(folder, {
          executablePath,
          args: ['--no-sandbox', '--disable-dev-shm-usage'],
          serviceWorkers: 'block',
        }),
    })
  } finally {
    await server.close()
  }
}

/** A folder for what a browser keeps, gone afterwards. */
export async function withProfile<T>(run: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'shamble-browser-'))
  try {
    return await run(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** A page of the same origin on which nothing of ours runs. */
export async function blankPage(context: BrowserContext, { address }: Place): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${address}icon.svg`)
  return page
}
