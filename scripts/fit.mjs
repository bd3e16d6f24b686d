// npm run fit -- <game>: makes ready, then fits the evaluation by which bots look ahead. `npm run fit` says how.
import { prepare } from './prepare.mjs'

await prepare()
const { main } = await import('../bench/dist/fit/index.js')
process.exitCode = await main(process.argv.slice(2))
