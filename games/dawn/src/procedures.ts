import { activation } from './frames/activation.js'
import { attack } from './frames/attack.js'
import { attackPhase } from './frames/attack-phase.js'
import { berserkPhase } from './frames/berserk-phase.js'
import { freePhase } from './frames/free-phase.js'
import { gameTurn } from './frames/game-turn.js'
import { generationPhase } from './frames/generation-phase.js'
import { hiddenTable } from './frames/hidden-table.js'
import { hide } from './frames/hide.js'
import { humanTurn } from './frames/human-turn.js'
import { place } from './frames/place.js'
import { reactionPhase } from './frames/reaction-phase.js'

/** One for each procedure of the rulebook; the tables that they use [DAWN-2.2.a] are beside them. */
export const procedures = {
  hide,
  place,
  'game-turn': gameTurn,
  'human-turn': humanTurn,
  activation,
  'hidden-table': hiddenTable,
  'berserk-phase': berserkPhase,
  'reaction-phase': reactionPhase,
  'free-phase': freePhase,
  'attack-phase': attackPhase,
  attack,
  'generation-phase': generationPhase,
} as const
