import type { PlayModule } from '@shamble/module'
import type { DeadDiceAction } from './actions.js'
import { ruleOf } from './answer-rules.js'
import type { DeadDiceFrame } from './frames/kinds.js'
import { label } from './labels.js'
import { notation } from './notation.js'
import { running } from './running.js'
import { fetchScenario } from './scenario/fetch.js'
import type { DeadDice } from './state.js'
import type { DeadDiceView } from './view.js'

/** What a table in a page needs: the rest of the game comes with set-up, reference and drawer. */
const play: PlayModule<DeadDice, DeadDiceFrame, DeadDiceAction, DeadDiceView> = {
  game: running,
  notation,
  rule: ruleOf,
  label,
  // [DD-16.68] What a scenario of people's own leaves out, or one that is still to come, is that of Brains on sale.
  chaptersOf: ({ staged, options }) => [
    typeof staged === 'string' ? staged : 'brainsOnSale',
    ...(options.gameMaster === 'human' ? ['desk'] : []),
  ],
  async ready(view) {
    await Promise.all([fetchScenario(view), view.options.gameMaster === 'human' && import('./frames/at-desk.js')])
  },
}
export default play
