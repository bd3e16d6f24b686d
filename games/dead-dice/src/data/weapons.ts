import type { RuleId } from '@shamble/kernel'

/** [DD-3.7] to [DD-3.12], [DD-12.27] to [DD-12.31] */
export const ABILITIES = [
  'firearm',
  'fuel',
  'area',
  'explosive',
  'thrown',
  'precise',
  'artillery',
  'leftHand',
  'primitive',
] as const
export type Ability = (typeof ABILITIES)[number]

/** The rule of each ability. */
export const ABILITY_RULES: Readonly<Record<Ability, RuleId>> = {
  firearm: 'DD-3.7',
  fuel: 'DD-3.8',
  area: 'DD-3.9',
  explosive: 'DD-3.10',
  thrown: 'DD-3.11',
  precise: 'DD-3.12',
  artillery: 'DD-12.27',
  leftHand: 'DD-12.30',
  primitive: 'DD-12.31',
}

export const WEAPONS = [
  'improvised',
  'bat',
  'fireAxe',
  'chainsaw',
  'handgun',
  'submachineGun',
  'huntingGun',
  'shoulderArm',
  'scopedRifle',
  'molotov',
  'heavyMachineGun',
  'mortar',
  'knife',
  'shield',
  'mace',
  'battleAxe',
  'sling',
  'bow',
  'crossbow',
  'greekFire',
] as const
export type WeaponId = (typeof WEAPONS)[number]

/** [DD-3.1] */
export interface Weapon {
  /** [DD-3.2] 0 for what is not a melee weapon. */
  readonly wear: number
  /** [DD-3.5] */
  readonly bonus: number
  readonly abilities: readonly Ability[]
  /** [DD-15.60] Goes with an arm for the left hand. */
  readonly oneHanded: boolean
  /** [DD-15.44] In the inventory. */
  readonly lines: number
  /** [DD-4.6] [DD-15.60] [DD-15.83] Whether a shot is heard: always, never, or in the Swords variant alone. */
  readonly heard: 'always' | 'never' | 'swords'
  readonly rule: RuleId
}

const USUAL = { wear: 0, bonus: 0, abilities: [], oneHanded: false, lines: 1, heard: 'never' } as const
const modern = { ...USUAL, rule: 'DD-3.13' } as const
const heavy = { ...USUAL, rule: 'DD-12.26', lines: 3, heard: 'always' } as const
const old = { ...USUAL, rule: 'DD-12.29' } as const

/** [DD-3.13] [DD-12.26] [DD-12.29] */
export const WEAPON_TABLE: Readonly<Record<WeaponId, Weapon>> = {
  improvised: { ...modern, wear: 1, oneHanded: true },
  bat: { ...modern, wear: 2 },
  fireAxe: { ...modern, wear: 3, bonus: 1 },
  chainsaw: { ...modern, wear: 2, bonus: 2, abilities: ['fuel'] },
  handgun: { ...modern, bonus: 1, abilities: ['firearm'], heard: 'always' },
  submachineGun: { ...modern, bonus: 1, abilities: ['firearm', 'area'], heard: 'always' },
  huntingGun: { ...modern, bonus: 2, abilities: ['firearm', 'area'], heard: 'always' },
  shoulderArm: { ...modern, bonus: 3, abilities: ['firearm', 'area'], heard: 'always' },
  scopedRifle: { ...modern, bonus: 2, abilities: ['firearm', 'precise'], heard: 'always' },
  molotov: { ...modern, abilities: ['thrown', 'explosive'] },
  heavyMachineGun: { ...heavy, bonus: 4, abilities: ['firearm', 'area', 'artillery'] },
  mortar: { ...heavy, bonus: 5, abilities: ['firearm', 'explosive', 'artillery'] },
  knife: { ...old, wear: 1, abilities: ['leftHand'], oneHanded: true },
  shield: { ...old, wear: 2, abilities: ['leftHand'], oneHanded: true },
  mace: { ...old, wear: 2, oneHanded: true },
  battleAxe: { ...old, wear: 3, bonus: 1 },
  sling: { ...old, bonus: 1, abilities: ['primitive'], oneHanded: true },
  bow: { ...old, bonus: 1, abilities: ['firearm', 'area'], heard: 'swords' },
  crossbow: { ...old, bonus: 2, abilities: ['firearm', 'precise'], heard: 'swords' },
  greekFire: { ...old, abilities: ['thrown', 'explosive'] },
}

/** [DD-14.4] Shot with a string: an Empty reserve stops them only by the main text. */
export const STRUNG: readonly WeaponId[] = ['bow', 'crossbow']

/** [DD-15.13] The one weapon that is used in pairs, and what the pair adds. */
export const PAIR = { weapon: 'handgun', bonus: 2 } as const

/** [DD-15.17] Against zombies, at this distance or more. */
export const PRECISE = { bonus: 2, from: 2 } as const

/** [DD-3.8] [DD-8.13] [DD-12.28] The highest face of its die on which a weapon runs dry or a reserve falls. */
export const RUNS_DRY_ON = { fuel: 1, ammunition: 1, artillery: 2 } as const

/** [DD-16.46] What a find becomes in the Swords variant. */
export const IN_SWORDS: Readonly<Partial<Record<WeaponId, WeaponId>>> = {
  handgun: 'crossbow',
  submachineGun: 'bow',
  bat: 'mace',
  fireAxe: 'battleAxe',
  chainsaw: 'battleAxe',
  molotov: 'greekFire',
}
