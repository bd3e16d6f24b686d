import { window } from './cards/announce.js'
import { card, redirect } from './frames/card.js'
import { discard } from './frames/discard.js'
import { death, fight } from './frames/fight.js'
import { horde } from './frames/horde.js'
import { move, walk } from './frames/move.js'
import { tile } from './frames/tile.js'
import { turn } from './frames/turn.js'

/** One for each procedure of the rules. */
export const procedures = { window, turn, tile, fight, death, move, walk, horde, discard, card, redirect } as const
