import { type Params, type Refusal, type RuleId, when } from '@shamble/kernel'
import { type Numbers, numbersOf } from '../numbers/house-numbers.js'
import { isFirearm, MELEE, type MeleeId, ONE_HANDED, WEAPON_TABLE, type WeaponId } from '../numbers/weapons.js'
import type { DwaOptions } from '../options.js'

/** The options that bear on what a character may be and carry. */
export interface SheetLimits extends Pick<DwaOptions, 'archetypeLimits' | 'weaponCategories' | 'carryLimit'> {
  /** The numbers of the match; `null` where nobody knows them yet. */
  readonly numbers: Numbers | null
}

export const limitsOf = (options: DwaOptions): SheetLimits => ({
  archetypeLimits: options.archetypeLimits,
  weaponCategories: options.weaponCategories,
  carryLimit: options.carryLimit,
  numbers: numbersOf(options),
})

const MOST_WEAPONS = 2

/** A refusal of something on a sheet. */
export const no = (rule: RuleId, key: string, params: Params = {}, at?: string): Refusal => ({
  rule,
  key: `sheet.${key}`,
  params,
  ...(at === undefined ? {} : { at }),
})

/** The row of the weapon table: rifle and carbine share one [DWA-11.1.m]. */
const typeOf = (id: WeaponId): WeaponId => (id === 'carbine' ? 'rifle' : id)

/**
 * Why a figure who carries these weapons may not carry one more [DWA-11.1.c]. Grenades and objects do not count.
 */
export function whyNotCarry(
  who: string,
  carried: readonly WeaponId[],
  weapon: WeaponId,
  { weaponCategories, carryLimit }: SheetLimits,
): Refusal | null {
  const params = { who, weapon: { word: `weapon.${weapon}` } }
  const guns = carried.filter(isFirearm)
  const isGun = isFirearm(weapon)
  if (when('R-98', carryLimit === 'twoTotal')) {
    if (carried.length >= MOST_WEAPONS) return no('R-98', 'twoInAll', params)
  } else if (when('DWA-11.1.c', isGun && guns.length >= MOST_WEAPONS)) return no('DWA-11.1.c', 'twoWeapons', params)
  if (!isGun && carried.length > guns.length) return no('R-98', 'oneMelee', params)
  if (weaponCategories === 'different' && isGun && guns.some((gun) => typeOf(gun) === typeOf(weapon)))
    return no('R-98', 'sameType', params)
  return null
}

/** Whether a weapon needs both hands. */
export const isTwoHanded = (id: WeaponId): boolean =>
  isFirearm(id) ? !WEAPON_TABLE[id].oneHanded : !ONE_HANDED.includes(id as MeleeId)

/** Why these weapons cannot be in hand together [DWA-11.1.c]: two one-handed ones, not both to strike with. */
export function whyNotHold(who: string, held: readonly WeaponId[]): Refusal | null {
  if (held.length <= 1) return null
  const isPair =
    held.length === 2 && !held.some(isTwoHanded) && held.filter((id) => Object.hasOwn(MELEE, id)).length <= 1
  return when('DWA-11.1.c', isPair) ? null : no('DWA-11.1.c', 'hands', { who })
}
