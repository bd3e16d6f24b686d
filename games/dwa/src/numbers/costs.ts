/** What actions cost [DWA-9.1]. House numbers may replace any of them. */
export const COSTS = {
  move: 1,
  cross: 1,
  climb: 2,
  jump: 3,
  longJump: 4,
  takeCover: 1,
  getUp: 2,
  difficult: 1,
  door: 2,
  handle: 2,
  changeWeapon: 2,
  treat: 4,
  search: 4,
  hotWire: 4,
  startWithKeys: 2,
  board: 2,
  fitBattery: 4,
  aim: 2,
  sustained: 1,
  reload: 2,
  reloadMachineGun: 4,
  setUp: 4,
  clearJam: 3,
  attack: 2,
  pin: 1,
  throw: 2,
  restart: 3,
  recruit: 2,
} as const
export type CostId = keyof typeof COSTS

/** Distances in millimetres; `scaleFactor` rescales them all [DWA-7.1.b]. */
export const DISTANCES = {
  step: 50,
  climb: 50,
  jump: 50,
  longJump: 100,
  fear: 100,
  pointBlank: 100,
  short: 200,
  smell: 200,
  sight: 400,
  charge: 50,
  throw: 150,
  spawn: 200,
  shift: 200,
  /** Zombies are not placed nearer to a human than this. */
  keepOff: 100,
  /** This near a radio that plays, a human is heard with it. */
  radio: 100,
} as const
export type DistanceId = keyof typeof DISTANCES

/** Least scores of dice that belong to no weapon. */
export const SCORES = {
  /** [DWA-15.1.4.a] */
  charge: 5,
  /** [DWA-15.1.5.c] */
  zombieAttack: 6,
  /** [DWA-15.1.3.3.c] */
  breakIn: 6,
  /** [DWA-15.1.3.1.B] [DWA-15.1.3.1.C] */
  arrivalByEdge: 6,
  arrivalInRoom: 5,
  /** [DWA-12.7.e] */
  armedZombie: 6,
  /** [DWA-12.3.c] A chainsaw goes on to somebody else. */
  chainsawGoesOn: 6,
  /** [DWA-12.3.d] Below it a mishap hurts, below the next it stalls the saw, otherwise the tank is empty. */
  chainsawStalls: 2,
  chainsawEmpty: 5,
} as const
export type ScoreId = keyof typeof SCORES

/** How many it takes [DWA-15.1.3.3.a] [DWA-15.1.3.3.b]. */
export const COUNTS = {
  /** Zombies that break in, and turns that they need. */
  breakIn: 2,
  breakInTurns: 2,
  /** So many need one turn. */
  breakInAtOnce: 4,
  /** Enemies from whom nobody breaks away [DWA-12.4.d]. */
  surrounded: 6,
} as const
export type CountId = keyof typeof COUNTS
