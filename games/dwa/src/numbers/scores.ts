/** The least score of a die, which has six sides [DWA-7.3.a], with which something succeeds, or happens. House numbers may replace any of them. */
export const SCORES = {
  /** [DWA-9.1.e] */
  longJump: 3,
  /** */
  extinguish: 2,
  /** [DWA-16.3.b] */
  start: 3,
  /** [DWA-16.3.g] */
  control: 3,
  /** [DWA-16.2.b] */
  zombiesFound: 4,
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
  /** [DWA-12.3.c] A chainsaw goes on to another figure. */
  chainsawGoesOn: 6,
  /** [DWA-12.3.d] Below it a mishap hurts, below the next it stalls the saw, otherwise the tank is empty. */
  chainsawStalls: 2,
  chainsawEmpty: 5,
  /** [DWA-11.2.7.3.d] A grenade is on target; from the next it strays less. */
  grenadeOnTarget: 6,
  grenadeNear: 3,
  /** [DWA-11.3.a] The second die after a natural 1: from this score nothing happens. */
  jamHolds: 3,
  grenadeHolds: 2,
  /** [DWA-11.3.d] Below it a launcher explodes, below the next it jams. */
  launcherJams: 2,
  launcherHolds: 4,
  /** [DWA-11.2.7.4.c] [DWA-11.2.7.4.d] */
  fuelHolds: 3,
  tankHolds: 3,
  /** [DWA-11.2.7.3.g] [DWA-11.2.7.4.b] In the turn in which a figure catches fire. */
  burns: 5,
  /** [DWA-11.2.7.3.h] [DWA-11.2.7.4.e] */
  fireSpreads: 4,
} as const
export type ScoreId = keyof typeof SCORES
