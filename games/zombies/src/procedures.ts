import { card } from './frames/card.js'
import { death } from './frames/death.js'
import { discard } from './frames/discard.js'
import { fight } from './frames/fight.js'
import { horde } from './frames/horde.js'
import { move } from './frames/move.js'
import { redirect } from './frames/redirect.js'
import { tile } from './frames/tile.js'
import { turn } from './frames/turn.js'
import { walk } from './frames/walk.js'
import { window } from './frames/window.js'

/** One for each procedure of the rules. */
export const procedures = { window, turn, tile, fight, death, move, walk, horde, discard, card, redirect } as const
