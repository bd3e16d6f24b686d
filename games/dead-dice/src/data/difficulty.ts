import type { RuleId } from '@shamble/kernel'

/** [DD-7.5] From average to very hard. */
export const DIFFICULTY_RANGE = { min: 1, max: 4 } as const

/** [DD-7.2] */
export const isSuccess = (face: number): boolean => face % 2 === 0

/** [DD-7.3] [DD-7.4] [DD-10.6] Dice that one of each adds. */
export const HELP_DICE = { trait: 2, companion: 1 } as const

interface Fixed {
  readonly difficulty: number
  readonly rule: RuleId
}

/** Tests whose difficulty the rules fix. */
export const DIFFICULTIES = {
  melee: { difficulty: 1, rule: 'DD-8.7' },
  ranged: { difficulty: 1, rule: 'DD-8.10' },
  rangedLong: { difficulty: 2, rule: 'DD-8.11' },
  rangedUnsuitable: { difficulty: 2, rule: 'DD-8.11' },
  disengage: { difficulty: 3, rule: 'DD-8.17' },
  haulEngaged: { difficulty: 3, rule: 'DD-15.25' },
  ultimateSacrifice: { difficulty: 1, rule: 'DD-8.20' },
  dodge: { difficulty: 1, rule: 'DD-15.19' },
  trap: { difficulty: 1, rule: 'DD-15.21' },
  flee: { difficulty: 1, rule: 'DD-15.21' },
  prepare: { difficulty: 1, rule: 'DD-15.21' },
  search: { difficulty: 1, rule: 'DD-16.37' },
  pit: { difficulty: 1, rule: 'DD-16.16' },
  climbOut: { difficulty: 1, rule: 'DD-16.16' },
  resistLasher: { difficulty: 1, rule: 'DD-12.24' },
  cure: { difficulty: 2, rule: 'DD-16.45' },
  livingMelee: { difficulty: 1, rule: 'DD-10.9' },
  livingRanged: { difficulty: 2, rule: 'DD-10.10' },
  livingRangedLong: { difficulty: 3, rule: 'DD-10.10' },
} as const satisfies Readonly<Record<string, Fixed>>

/** [DD-15.21] Rules that name a test and no difficulty: flight, trap, dodge. A person as game master states it before the roll. */
export const LEFT_OPEN: readonly RuleId[] = ['DD-8.24', 'DD-8.23', 'DD-15.19']

/** [DD-8.22] [DD-15.38] In the dark, beyond this distance, a ranged test is harder. */
export const DARKNESS = { reach: 2, harder: 1 } as const

/** [DD-8.21] */
export const PANIC_DIFFICULTY = { min: 1, max: 3 } as const

/** [DD-8.8] Successes that kill two in melee, and how many die at the most. */
export const DOUBLE_KILL = { successes: 5, kills: 2 } as const

/** [DD-8.29] [DD-8.30] Zombies to an attack die; sixes that eat a survivor alive. */
export const ATTACK = { zombiesPerDie: 2, hitsOn: 6, eatenAt: 3 } as const

export const attackDice = (zombies: number): number => Math.ceil(zombies / ATTACK.zombiesPerDie)

/** [DD-8.16] */
export const runOverDifficulty = (zombies: number): number => Math.ceil(zombies / 2)

/** [DD-9.1] [DD-9.2] [DD-15.42] Rounds that people last in fire, gas or water. */
export const EXPOSURE = { companion: 2, beyondBase: 1 } as const
export const roundsUnharmed = (baseSurvival: number): number => EXPOSURE.beyondBase + baseSurvival
