// npm run ladder -- <game>: makes ready, then plays the levels of its rivals against each other.
import { prepare } from './prepare.mjs'

await prepare()
const { main } = await import('../bench/dist/ladder/index.js')
process.exitCode = await main(process.argv.slice(2))
