import { allot } from './allot.js'
import { attract } from './attract.js'
import { deadRound } from './dead-round.js'
import { explosion } from './explosion.js'
import { fight } from './fight.js'
import { foeHarm } from './foe-harm.js'
import { foeTurn } from './foe-turn.js'
import { harm } from './harm.js'
import { leave } from './leave.js'
import { onslaught } from './onslaught.js'
import { opposed } from './opposed.js'
import { pit } from './pit.js'
import { rising } from './rising.js'
import { second } from './second.js'
import { turn } from './turn.js'

/** Procedures of the frames in kinds-fight.ts. */
export const fightProcedures = {
  fight,
  turn,
  attract,
  allot,
  second,
  explosion,
  deadRound,
  onslaught,
  harm,
  foeHarm,
  foeTurn,
  opposed,
  pit,
  rising,
  leave,
}
