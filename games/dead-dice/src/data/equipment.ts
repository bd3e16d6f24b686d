import type { RuleId } from '@shamble/kernel'
import { WEAPONS } from './weapons.js'

/** Worn, and of no line [DD-15.44]. */
export const PROTECTIONS = ['vest', 'fullBody'] as const
export type Protection = (typeof PROTECTIONS)[number]

export interface ProtectionRow {
  /** [DD-3.15] [DD-3.16] Keeps a bite out. */
  readonly stopsInfection: boolean
  /** [DD-10.15] [DD-15.50] Attacks of the living that it takes in one fight. */
  readonly lossesIgnored: number
  readonly rule: RuleId
}

export const PROTECTION_TABLE: Readonly<Record<Protection, ProtectionRow>> = {
  vest: { stopsInfection: false, lossesIgnored: 1, rule: 'DD-10.15' },
  fullBody: { stopsInfection: true, lossesIgnored: 1, rule: 'DD-3.15' },
}

/** What is neither a weapon nor worn. The backpack takes no line and gives lines. */
export const OBJECTS = ['backpack', 'medicine'] as const

export const ITEMS = [...WEAPONS, ...PROTECTIONS, ...OBJECTS] as const
export type Item = (typeof ITEMS)[number]

/** [DD-3.17] Lines of a survivor. */
export const LINES = { body: 2, bag: 3 } as const

/** [DD-16.46] Survival that medicine heals, once. */
export const MEDICINE_HEALS = 1

/** [DD-15.65] What a survivor starts with, by the option for it. */
export const START_KIT: Readonly<Record<'improvised' | 'none', readonly Item[]>> = {
  improvised: ['backpack', 'improvised'],
  none: [],
}

/** [DD-16.46] What a search finds, by the kind of place, in order. */
export const FINDS = {
  security: ['handgun', 'fullBody', 'submachineGun'],
  hunting: ['huntingGun', 'scopedRifle'],
  sport: ['bat', 'backpack'],
  kitchen: ['improvised', 'molotov'],
  works: ['chainsaw', 'molotov'],
  pharmacy: ['medicine'],
  other: ['improvised'],
} as const satisfies Readonly<Record<string, readonly Item[]>>
