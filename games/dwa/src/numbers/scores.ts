/** The least score of a die with which something succeeds, or happens. House numbers may replace any of them. */
export const SCORES = {
  /** [DWA-9.1.e] */
  longJump: 3,
  /** */
  extinguish: 2,
  /** [DWA-16.3.b] */
  start: 3,
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
  /** [DWA-12.3.c] A chainsaw goes on to somebody else. */
  chainsawGoesOn: 6,
  /** [DWA-12.3.d] Below it a mishap hurts, below the next it stalls the saw, otherwise the tank is empty. */
  chainsawStalls: 2,
  chainsawEmpty: 5,
} as const
export type ScoreId = keyof typeof SCORES
