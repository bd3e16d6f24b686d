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
  /** [DWA-11.2.6.e] On top of the shot. */
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
  /** Each 5 cm of speed more or less. */
  changeSpeed: 1,
} as const
export type CostId = keyof typeof COSTS

/** Distances in millimetres; `scaleFactor` rescales them all [DWA-7.1.b]. */
export const DISTANCES = {
  step: 50,
  climb: 50,
  jump: 50,
  longJump: 100,
  fall: 50,
  fear: 100,
  terror: 300,
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
  /** To either side of the line of automatic fire. */
  corridor: 50,
  /** Radius of a machine gun's circle and of a grenade's [GEO-11] [DWA-11.2.7.3.a]. */
  spray: 50,
  blast: 40,
  /** What each point of a scatter die is worth [DWA-11.2.7.3.d]. */
  scatter: 10,
  /** A vehicle above this speed is fast [DWA-16.3.d]. */
  slow: 200,
  fast: 400,
  /** What one action point changes of it, and how much a turn changes at the most [DWA-16.3.e]. */
  speedStep: 50,
  speedChange: 200,
  /**
   * What each point of a slide's dice is worth [DWA-16.3.g], and how far the figure that is run over is thrown
   * [DWA-16.3.j].
   */
  slide: 10,
  thrown: 50,
} as const
export type DistanceId = keyof typeof DISTANCES

/** How many it takes [DWA-15.1.3.3.a] [DWA-15.1.3.3.b]. */
export const COUNTS = {
  /** Zombies that break in, and turns that they need. */
  breakIn: 2,
  breakInTurns: 2,
  /** So many need one turn. */
  breakInAtOnce: 4,
  /** Enemies from whom nobody breaks away [DWA-12.4.d]. */
  surrounded: 6,
  /** [DWA-11.3.e] So many ones jam a machine gun. */
  machineGunOnes: 3,
  /** [DWA-11.2.7.3.d] Dice by which a grenade strays. */
  scatterNear: 2,
  scatterFar: 3,
  /** [DWA-11.2.7.3.g] What each later turn of burning adds to the die. */
  burnsMore: 2,
} as const
export type CountId = keyof typeof COUNTS
