import { decision } from './frames/decision.js'
import { game } from './frames/game.js'
import { fightProcedures } from './frames/procedures-fight.js'
import { masterProcedures } from './frames/procedures-master.js'
import { peopleProcedures } from './frames/procedures-people.js'
import { turnProcedures } from './frames/procedures-turns.js'
import { test } from './frames/test.js'
import { aloud } from './rules/aloud.js'

/** Every procedure by the kind of its frame. */
export const procedures = aloud({
  game,
  test,
  decision,
  ...peopleProcedures,
  ...fightProcedures,
  ...turnProcedures,
  ...masterProcedures,
})
