import type { PlayModule } from '@shamble/module'
import type { DwaAction } from './actions.js'
import type { DwaFrame } from './frames/kinds.js'
import { hasDriving, hasTeams } from './frames/late.js'
import { label, ruleOf } from './labels.js'
import { notation } from './notation.js'
import { running } from './running.js'
import { fetchScenario } from './scenario/fetch.js'
import type { Dwa } from './state.js'
import type { DwaView } from './view.js'

/** What a table in a page needs: the rest of the game comes with set-up, reference, drawer and editor. */
const play: PlayModule<Dwa, DwaFrame, DwaAction, DwaView> = {
  game: running,
  notation,
  rule: ruleOf,
  label,
  chaptersOf: (view) => [...(hasTeams(view) ? ['teams'] : []), ...(hasDriving(view) ? ['vehicles'] : [])],
  async ready(view) {
    await Promise.all([
      fetchScenario(view.options),
      hasTeams(view) && import('./frames/teams.js'),
      hasDriving(view) && import('./frames/vehicles.js'),
    ])
  },
}
export default play
