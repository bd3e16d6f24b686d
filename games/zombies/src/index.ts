import { houseBot } from './bots/index.js'
import { lookahead } from './bots/lookahead.js'
import module from './module.js'

/** The whole game, with its bots: for hosts and the command line. A page does without them. */
const game: typeof module = { ...module, bots: { house: houseBot }, lookahead }
export default game
