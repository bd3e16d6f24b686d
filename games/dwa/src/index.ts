import module from './module.js'

/** The whole game, with its bots: for hosts and the command line. A page does without them. */
const game: typeof module = { ...module }
export default game
