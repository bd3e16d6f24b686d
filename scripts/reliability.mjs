// npm run reliability: makes ready, then attacks. `npm run reliability -- --help` says what can be chosen.
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { ensurePage } from './page.mjs'
import { prepare, root } from './prepare.mjs'

await prepare()
// Some rows are about the page, in a real browser.
ensurePage()
process.env.SHAMBLE_BROWSER ??= ensureBrowser() ?? ''
const { main } = await import('../bench/dist/reliability/index.js')
process.exitCode = await main(process.argv.slice(2), console.log, join(root, '.shamble', 'reliability.jsonl'))
