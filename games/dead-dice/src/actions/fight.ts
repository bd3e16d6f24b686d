import { int, list, oneOf } from '@shamble/module'

const id = int(-1, 999)
const helpers = list(id)
const cell = int(-99, 99)
/** Whom an attack is meant for: a group, an adversary by its place, a survivor by seat. */
const on = oneOf(['horde', 'foe', 'survivor'])
/** [DD-10.6] The place of an adversary's own trait, 9 for the group's, -1 for none. */
const trait = int(-1, 9)

/** Answers of the chapters that frames/kinds-fight.ts names. */
export const FIGHT_ACTIONS = {
  /** [DD-15.70] */
  letOthers: {},
  /** The turn is over. */
  done: {},
  walk: { cell },
  melee: { on, id, helpers },
  shoot: { on, id, helpers },
  throw: { on, id, helpers },
  disengage: { helpers },
  /** [DD-15.36] The first group to attract; others are named after it, then `call` rolls. */
  attract: { horde: id },
  name: { horde: id },
  call: { helpers },
  layTrap: { helpers },
  flee: { helpers },
  tackle: { obstacle: id, helpers },
  help: { whom: id },
  haul: { whom: id, cell, helpers },
  pickUp: { thing: id },
  takeWheel: {},
  runOver: { cell, zombies: int(1, 99), helpers },
  setUp: { thing: id },
  dismantle: { thing: id },
  climbOut: { helpers },
  /** [DD-16.45] */
  cure: { whom: id, helpers },
  /** [DD-8.20] */
  stay: {},
  /** [DD-16.49] */
  walkOut: {},
  /** [DD-15.78] */
  sendOut: { companion: id },
  /** [DD-15.39] Where a trap made at home is laid. */
  placeTrap: { cell },
  /** [DD-15.9] [DD-15.18] The next group that an attack strikes, or none. */
  hit: { horde: id },
  enough: {},
  /** [DD-15.60] Which of two arms takes a loss. */
  spend: { thing: id },
  /** [DD-15.50] */
  protect: {},
  /** [DD-10.17] */
  finishOff: {},
  spare: {},
  /** [DD-15.79] */
  leave: {},
  remain: {},
  /** The game master's: whom a group engages [DD-8.28], by the number of a person. */
  target: { horde: id, at: int(-99, 999) },
  /** [DD-15.81] */
  seize: { whom: id },
  advance: {},
  foeWalk: { cell },
  foeMelee: { whom: id, trait },
  foeShoot: { whom: id, trait },
  foeStrike: { horde: id, trait },
  foeDisengage: { trait },
  foeFlee: { trait },
  foeWait: {},
  invoke: { trait },
  surrender: {},
  fightOn: {},
  raiseDead: {},
  letLie: {},
} as const
