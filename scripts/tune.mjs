// npm run tune -- <game>: makes ready, then tunes the numbers by which strong bots judge. `npm run tune` says how.
import { prepare } from './prepare.mjs'

await prepare()
const { main } = await import('../bench/dist/tune/index.js')
process.exitCode = await main(process.argv.slice(2))
