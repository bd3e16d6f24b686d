// npm run bench: makes ready, then measures. `npm run bench -- --help` says what can be chosen.
import { prepare } from './prepare.mjs'

await prepare()
const { main } = await import('../bench/dist/index.js')
process.exitCode = await main(process.argv.slice(2))
