/** What a team sets its mind on, against the house's own: how much the way counts, what waits at its end, and shots. */
export interface Manner {
  readonly hurry: number
  readonly fear: number
  readonly fire: number
}

export const HOUSE: Manner = { hurry: 1, fear: 1, fire: 1 }

/** The greedy run for their goal, the timid keep away from everything. */
export const GREEDY: Manner = { hurry: 3, fear: 0.1, fire: 0.2 }
export const TIMID: Manner = { hurry: 0.1, fear: 3, fire: 0.6 }

/** Plans that are worth a look, the most promising first. */
export const MANNERS: readonly Manner[] = [
  { hurry: 1.7, fear: 0.8, fire: 0.8 },
  { hurry: 1, fear: 0.8, fire: 2.5 },
  { hurry: 1, fear: 2, fire: 1.2 },
  { hurry: 1.2, fear: 0.4, fire: 1 },
  { hurry: 1, fear: 1, fire: 0.3 },
  { hurry: 0.5, fear: 1.5, fire: 1.8 },
]
