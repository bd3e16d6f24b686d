/** Variants of chapter 12 that a scenario may bring along [DD-16.54]. */
export const VARIANTS = [
  'aloneInTheWorld',
  'enraged',
  'fastInfection',
  'healthyCarriers',
  'divineCurse',
  'specialZombies',
  'specialForces',
  'heavyWeapons',
  'swords',
  'withoutZombies',
] as const
export type Variant = (typeof VARIANTS)[number]

/** [DD-12.1] Pairs that make no sense together. */
export const EXCLUDING: readonly (readonly [Variant, Variant])[] = [
  ['fastInfection', 'divineCurse'],
  ['fastInfection', 'withoutZombies'],
  ['healthyCarriers', 'divineCurse'],
  ['healthyCarriers', 'withoutZombies'],
  ['divineCurse', 'withoutZombies'],
]
