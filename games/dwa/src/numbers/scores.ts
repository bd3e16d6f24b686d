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
} as const
export type ScoreId = keyof typeof SCORES
