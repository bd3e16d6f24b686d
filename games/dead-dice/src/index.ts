import { houseBot } from './bots/index.js'
import { lookahead } from './bots/lookahead.js'
import module from './module.js'

export { ledger } from './ledger/index.js'
export { type DeadDiceOptions, optionsSchema, stagedBy, variantsOf } from './options.js'
export { text } from './text/index.js'

/** The whole game, with its bots: for hosts and the command line. A page does without them. */
const game: typeof module = { ...module, bots: { house: houseBot }, lookahead }
export default game
