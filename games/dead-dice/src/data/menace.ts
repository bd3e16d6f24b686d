import type { RuleId } from '@shamble/kernel'

/** [DD-4.3] */
export const PLAYERS = { min: 1, max: 5 } as const
export interface MenaceAtStart {
  readonly least: number
  /** For each player. */
  readonly each: number
}
export const MENACE: MenaceAtStart = { least: 10, each: 4 }
export const menaceAtStart = (players: number, { least, each } = MENACE): number => least + each * players

/** [DD-4.4] [DD-4.5] */
export const GAUGE_RANGE = { min: 1, max: 3 } as const

/** [DD-4.6] [DD-4.7] What moves Noise by itself. */
export const NOISE_STEPS = { shotsFired: 1, newPlace: -1 } as const

/** [DD-4.9] A group as bought. */
export const groupSize = (die: number, noise: number): number => Math.max(die, noise)

/** [DD-5.6] [DD-12.11] How many groups one purchase brings. */
export const groupsBought = (horde: number, enraged: boolean): number => (enraged ? 1 : horde)

export interface Price {
  readonly menace: number
  readonly rule: RuleId
}

/** [DD-5.5] Everything that can stand in a scene, and what else Menace buys; the example [DD-5.16] comes to 4. */
export const PRICES = {
  zombies: { menace: 1, rule: 'DD-5.6' },
  /** On top of zombies, special ones and adversaries. */
  ambush: { menace: 1, rule: 'DD-5.7' },
  obstacle: { menace: 1, rule: 'DD-5.8' },
  hazard: { menace: 1, rule: 'DD-5.19' },
  /** At difficulty 1; see `threatPrice`. */
  threat: { menace: 1, rule: 'DD-5.9' },
  lowerReserve: { menace: 2, rule: 'DD-5.10' },
  noise: { menace: 1, rule: 'DD-5.11' },
  horde: { menace: 3, rule: 'DD-5.12' },
  panic: { menace: 2, rule: 'DD-5.13' },
  special: { menace: 1, rule: 'DD-5.14' },
  tank: { menace: 3, rule: 'DD-5.14' },
  raiseDead: { menace: 1, rule: 'DD-11.16' },
  tension: { menace: 1, rule: 'DD-6.9' },
} as const satisfies Readonly<Record<string, Price>>
export type PricedElement = keyof typeof PRICES

/** [DD-5.9] Each further point adds 1 to the difficulty. */
export const threatPrice = (difficulty: number): number => PRICES.threat.menace + difficulty - 1

/** Who starts a catastrophe. */
export const CATASTROPHE_CAUSES = ['gameMaster', 'players', 'infection'] as const
export type CatastropheCause = (typeof CATASTROPHE_CAUSES)[number]

/** [DD-14.1] [DD-14.2] [DD-14.11] By the option for it: the main text, or the summary at the back of the book. */
export const CATASTROPHE_PRICES: Readonly<Record<'main' | 'cheat', Readonly<Record<CatastropheCause, number>>>> = {
  main: { gameMaster: 1, players: 1, infection: 1 },
  cheat: { gameMaster: 2, players: 1, infection: 0 },
}

/** [DD-8.26] [DD-15.41] */
export const refund = (spent: number, rounding: 'down' | 'up'): number =>
  rounding === 'down' ? Math.floor(spent / 2) : Math.ceil(spent / 2)

/** [DD-5.19] [DD-16.16] */
export const HAZARDS = ['darkness', 'fire', 'gas', 'flood', 'pit'] as const
export type Hazard = (typeof HAZARDS)[number]

/** [DD-16.16] Those that hurt people who stay [DD-9.1]. */
export const EXPOSING: readonly Hazard[] = ['fire', 'gas', 'flood']

/** Scenes of the dead turn [DD-5.1], then of the living turn [DD-6.5] [DD-6.7] [DD-6.8] [DD-6.12]. */
export const SCENE_KINDS = [
  'danger',
  'negotiation',
  'confrontation',
  'preparation',
  'atmosphere',
  'tension',
  'catastrophe',
] as const
export type SceneKind = (typeof SCENE_KINDS)[number]

/** [DD-6.5] [DD-6.7] [DD-6.8] Respite: each test of a preparation; the others are free. */
export const RESPITE_OF_TEST = 1

/** [DD-5.4] */
export const RESPITE_OF_OBJECTIVE = 1
