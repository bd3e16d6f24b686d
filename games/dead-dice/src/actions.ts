import { type ActionsOf, actionReader } from '@shamble/module'
import { CORE_ACTIONS } from './actions/core.js'
import { FIGHT_ACTIONS } from './actions/fight.js'
import { MASTER_ACTIONS } from './actions/master.js'
import { PEOPLE_ACTIONS } from './actions/people.js'
import { TURN_ACTIONS } from './actions/turns.js'

export const readAction = actionReader({
  ...CORE_ACTIONS,
  ...PEOPLE_ACTIONS,
  ...FIGHT_ACTIONS,
  ...TURN_ACTIONS,
  ...MASTER_ACTIONS,
})

export type DeadDiceAction = ActionsOf<typeof readAction>
