import type { Modifier } from '@shamble/kernel'

// The numbers that players ask for, each with its rule: the procedures play by them and the reference shows them.

/** [ZMB-1.2.f] [ZMB-1.3.2.f] At the start and after a death. */
export const START_LIVES = 3
export const START_BULLETS = 3

/** [ZMB-1.3.2.b] What a combat roll must reach. */
export const KILL_NUMBER = 4
/** [ZMB-1.3.1.r] Against a glowing zombie, and against all under GOVT. ENHANCED ZOMBIES ! */
export const ENHANCED_KILL_NUMBER = 5

/** [ZMB-1.3.2.d] Added to a combat roll. */
export const COMBAT_BONUSES = {
  fireAxe: { rule: 'ZMB-card.fire-axe', value: 1 },
  chainsaw: { rule: 'ZMB-card.chainsaw', value: 2 },
  molotov: { rule: 'ZMB-card.molotov-cocktail', value: 2 },
  shotgun: { rule: 'ZMB-card.hey-look-a-shotgun', value: 1 },
  adrenaline: { rule: 'ZMB-card.adrenaline-rush', value: 2 },
} as const satisfies Readonly<Record<string, Modifier>>

/** [ZMB-1.3.4.a] Added to the movement die, before anything doubles it. */
export const MOVEMENT_BONUSES = {
  skateboard: { rule: 'ZMB-card.skateboard', value: 2 },
  helicopter: { rule: 'ZMB-card.i-see-the-helicopter', value: 1 },
} as const satisfies Readonly<Record<string, Modifier>>

/** [ZMB-1.3.4.b] THE KEYS ARE STILL IN IT ! */
export const KEYS_MOVEMENT = 10
