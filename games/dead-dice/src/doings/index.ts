import type { DeadDiceAction } from '../actions.js'
import { dismantle, setUp } from './artillery.js'
import { attract } from './attract.js'
import { handOver, letGo, pickUp } from './carry.js'
import { disengage } from './disengage.js'
import type { Doing } from './doing.js'
import { runOver, takeWheel } from './drive.js'
import { flee } from './flee.js'
import { haul } from './haul.js'
import { help } from './help.js'
import { sendOut, walkOut } from './leaving.js'
import { melee } from './melee.js'
import { own } from './own.js'
import { climbOut } from './pit.js'
import { shoot } from './shoot.js'
import { stay } from './stay.js'
import { tackle } from './tackle.js'
import { toss } from './throw.js'
import { layTrap } from './trap.js'
import { cure, treat } from './treat.js'
import { walk } from './walk.js'
import { wield } from './wield.js'

/** Everything that a survivor can do in a turn [DD-8.5], in the order in which it is offered. */
export const DOINGS = [
  melee,
  shoot,
  toss,
  runOver,
  stay,
  walk,
  disengage,
  tackle,
  flee,
  attract,
  layTrap,
  help,
  haul,
  climbOut,
  treat,
  cure,
  pickUp,
  handOver,
  letGo,
  takeWheel,
  setUp,
  dismantle,
  wield,
  sendOut,
  walkOut,
  own,
] as unknown as readonly Doing[]

const BY_TYPE = new Map<string, Doing>(DOINGS.map((doing) => [doing.type, doing]))

export const doingOf = (action: DeadDiceAction): Doing | undefined => BY_TYPE.get(action.type)
