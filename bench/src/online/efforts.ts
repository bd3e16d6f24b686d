/** How much is played at a server that is measured. */
export interface OnlineEffort {
  readonly rounds: number
  /** Matches at once. */
  readonly matches: number
  /** For how long answers are given by the clock. */
  readonly seconds: number
  /** Matches of Zombies!!! at once, and answers of them that are counted. */
  readonly tables: number
  readonly answers: number
  /** Matches that are opened, and put down again. */
  readonly open: number
  /** Matches that a server finds when it starts. */
  readonly kept: number
}

export const ONLINE_EFFORTS = {
  full: { rounds: 3, matches: 200, seconds: 10, tables: 40, answers: 8_000, open: 20, kept: 10_000 },
  quick: { rounds: 1, matches: 200, seconds: 3, tables: 40, answers: 2_000, open: 8, kept: 10_000 },
} as const satisfies Record<string, OnlineEffort>
