import { catastrophe } from './catastrophe.js'
import { deadTurn } from './dead-turn.js'
import { epilogue } from './epilogue.js'
import { livingTurn } from './living-turn.js'
import { negotiation } from './negotiation.js'
import { preparation } from './preparation.js'
import { scene } from './scene.js'
import { trust } from './trust.js'

/** Procedures of the frames in kinds-turns.ts. */
export const turnProcedures = { deadTurn, scene, negotiation, livingTurn, preparation, trust, catastrophe, epilogue }
