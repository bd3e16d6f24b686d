/** How much thought goes into one answer. Without a clock the same effort always gives the same answer. */
export interface Effort {
  /** Answers that are looked at besides the house's own. */
  readonly candidates: number
  /** Rollouts of each over the first stretch. */
  readonly screen: number
  /** Those that are looked at again, and pairs of longer rollouts for each of them. */
  readonly finalists: number
  readonly check: number
  /** By so many standard errors an answer must be better before the house's own is left for it. */
  readonly doubt: number
  /** The time for one answer where people wait; no limit when absent. */
  readonly milliseconds?: number
}

/** For the analysis of a match: more of everything, and no clock. */
export const ANALYSIS: Effort = { candidates: 6, screen: 24, finalists: 2, check: 24, doubt: 1 }
