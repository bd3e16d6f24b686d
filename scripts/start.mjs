// npm start: makes ready, builds the page, serves it on this machine and prints its address.
import { ensurePage } from './page.mjs'
import { prepare } from './prepare.mjs'

await prepare()
ensurePage()
const { main } = await import('../cli/dist/index.js')
process.exitCode = await main(['serve', ...process.argv.slice(2)])
