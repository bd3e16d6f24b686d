// npm run golden: makes ready, then keeps matches by which later rules are judged. `npm run golden` says how.
import { prepare } from './prepare.mjs'

await prepare()
const { main } = await import('../bench/dist/golden/index.js')
process.exitCode = await main(process.argv.slice(2))
