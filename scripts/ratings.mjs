// npm run ratings -- <game>: makes ready, then measures how often a rating of the analysis holds under a longer look.
import { prepare } from './prepare.mjs'

await prepare()
const { main } = await import('../bench/dist/ratings/index.js')
const { loadGame } = await import('../cli/dist/catalogue.js')
const [game = 'zombies', ...args] = process.argv.slice(2)
process.exitCode = main(args, await loadGame(game))
