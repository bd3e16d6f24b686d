// npm start: makes ready, then plays in the terminal.
import { prepare } from './prepare.mjs'

await prepare()
const { main } = await import('../cli/dist/index.js')
process.exitCode = await main(['play', ...process.argv.slice(2)])
