import { type Play, type RuleId, when } from '@shamble/kernel'
import { DARKNESS, DIFFICULTIES } from '../data/difficulty.js'
import { PROTECTIONS } from '../data/equipment.js'
import { BAND_FROM } from '../data/ladder.js'
import { PAIR, PRECISE, RUNS_DRY_ON, STRUNG, WEAPON_TABLE, type Weapon, type WeaponId } from '../data/weapons.js'
import { narrate } from '../events.js'
import type { DeadDice, Scene, Survivor, Thing } from '../state.js'
import { isWeapon, thingsInHand } from './carrying.js'
import { hearLoud } from './own-acts.js'
import type { PoolPart } from './pool.js'
import { isEmpty, lower } from './reserves.js'

export const weaponOf = ({ item }: Thing): Weapon => WEAPON_TABLE[item as WeaponId]

const shoots = (thing: Thing): boolean => {
  const { abilities } = weaponOf(thing)
  return abilities.includes('firearm') || abilities.includes('primitive')
}

export const isArtillery = (thing: Thing): boolean =>
  isWeapon(thing.item) && weaponOf(thing).abilities.includes('artillery')

/** What is in hand to shoot with: two handguns are one weapon [DD-15.13]. */
export const gunsInHand = (survivor: Survivor): Thing[] => gunsAmong(thingsInHand(survivor))
export const gunsAmong = (things: readonly Thing[]): Thing[] => things.filter(shoots)

/** What is in hand to throw [DD-3.11], or to throw although it is not made for it [DD-8.11]. */
export const throwable = (survivor: Survivor): Thing | null => throwableAmong(thingsInHand(survivor))
export const throwableAmong = (things: readonly Thing[]): Thing | null => things.find((thing) => !shoots(thing)) ?? null

export const isMadeForThrowing = (thing: Thing): boolean => weaponOf(thing).abilities.includes('thrown')

/** Why a survivor cannot shoot with what is in hand. */
export function whyNotShoot(s: DeadDice, survivor: Survivor): RuleId | null {
  const guns = gunsInHand(survivor)
  if (when('DD-3.7', guns.length === 0)) return 'DD-3.7'
  const gun = guns[0]!
  if (isArtillery(gun)) {
    if (when('DD-12.27', !gun.setUp)) return 'DD-12.27'
    return when('DD-12.28', gun.dry) ? 'DD-12.28' : null
  }
  return usesReserve(s, gun) && when('DD-2.9', isEmpty(s, 'ammunition')) ? 'DD-2.9' : null
}

/** [DD-12.31] [DD-14.4] [DD-15.61] Whether an Empty reserve of Ammunition stops it. */
function usesReserve(s: DeadDice, gun: Thing): boolean {
  if (when('DD-12.31', weaponOf(gun).abilities.includes('primitive'))) return false
  // [DD-12.32] Bows and crossbows are handled as firearms.
  const strung = when('DD-12.32', STRUNG.includes(gun.item as WeaponId))
  return !(strung && when('DD-14.4', !s.options.emptyAmmoBlocksBows))
}

/** [DD-8.12] [DD-3.12] [DD-15.13] Dice that the guns in hand add. @param at what is shot at, so far away */
export function gunDice(s: DeadDice, guns: readonly Thing[], at: 'dead' | 'living', distance: number): PoolPart[] {
  const parts: PoolPart[] = []
  const paired = when('DD-15.13', guns.length > 1)
  const bonus = paired ? PAIR.bonus : weaponOf(guns[0]!).bonus
  if (bonus > 0) parts.push({ rule: at === 'dead' ? 'DD-8.12' : 'DD-15.46', value: bonus, why: 'weapon' })
  if (weaponOf(guns[0]!).abilities.includes('precise') && isPrecise(s, at, distance))
    parts.push({ rule: 'DD-3.12', value: PRECISE.bonus, why: 'precise' })
  return parts
}

/** [DD-15.17] Against zombies only, unless players agreed otherwise, and not at contact. */
const isPrecise = (s: DeadDice, at: 'dead' | 'living', distance: number): boolean =>
  when('DD-3.12', when('DD-15.17', distance >= PRECISE.from && (at === 'dead' || s.options.preciseVsLiving)))

/** [DD-3.5] [DD-3.14] [DD-15.14] [DD-15.15] Dice of what is in hand in melee: a gun gives none, nor does a dry saw. */
export function meleeDice(survivor: Survivor, at: 'dead' | 'living'): PoolPart[] {
  let bonus = 0
  for (const thing of thingsInHand(survivor))
    if (when('DD-3.14', !shoots(thing)) && !when('DD-15.15', thing.dry)) bonus += weaponOf(thing).bonus
  return bonus === 0 ? [] : [{ rule: at === 'dead' ? 'DD-3.5' : 'DD-15.46', value: bonus, why: 'weapon' }]
}

/** [DD-8.10] [DD-8.11] [DD-8.22] What a shot or a throw at the dead must reach. */
export function rangedDifficulty(scene: Scene, distance: number, unsuitable: boolean): number {
  const isLong = when('DD-8.11', when('DD-8.3', distance >= BAND_FROM.long))
  // [DD-15.20] Together they are no harder than one of them.
  const base = when('DD-15.20', isLong || unsuitable) ? DIFFICULTIES.rangedLong : DIFFICULTIES.ranged
  return base.difficulty + inTheDark(scene, distance)
}

/** [DD-10.10] [DD-15.47] [DD-15.84] The same at the living. */
export function livingRangedDifficulty(scene: Scene, distance: number, unsuitable: boolean): number {
  const far = when('DD-15.47', when('DD-8.3', distance >= BAND_FROM.long)) || when('DD-15.84', unsuitable)
  const base = far ? DIFFICULTIES.livingRangedLong : DIFFICULTIES.livingRanged
  return base.difficulty + inTheDark(scene, distance)
}

/** [DD-8.22] [DD-15.38] */
const inTheDark = (scene: Scene, distance: number): number =>
  when('DD-8.22', scene.hazards.includes('darkness')) && when('DD-15.38', distance > DARKNESS.reach)
    ? DARKNESS.harder
    : 0

/** [DD-8.13] [DD-15.16] One die for each attack, hit or miss; [DD-12.28] artillery has shells of its own. */
export function rollAmmunition(s: DeadDice, gun: Thing, seat: number, play: Play): void {
  if (isArtillery(gun)) {
    if (!s.scene!.artillery.includes(seat)) s.scene!.artillery.push(seat)
    return
  }
  if (!weaponOf(gun).abilities.includes('firearm')) return
  const face = play.chance.die(6, 'DD-8.13')
  const short = when('DD-15.16', face <= RUNS_DRY_ON.ammunition)
  play.emit?.({ kind: short ? 'ammunition-short' : 'ammunition-holds', rule: 'DD-8.13', seat, dice: [face] })
  if (!short || isEmpty(s, 'ammunition')) return
  lower(s, 'ammunition', 'DD-8.13', play)
  narrate(s, play, isEmpty(s, 'ammunition') ? 'ammunitionEmpty' : 'ammunitionLow')
}

/** [DD-4.6] [DD-15.60] [DD-15.83] Whether a shot is heard. */
export function isHeard(s: DeadDice, gun: Thing): boolean {
  const { heard } = weaponOf(gun)
  if (heard !== 'swords') return when('DD-4.6', heard === 'always')
  return when('DD-15.83', s.variants.includes('swords')) && when('DD-15.60', s.options.bowsRaiseNoise)
}

/** [DD-3.8] [DD-15.15] After each attack with it. @returns what has run dry: dice and Wear still count for that attack */
export function rollFuel(s: DeadDice, seat: number, play: Play): number[] {
  const dry: number[] = []
  for (const thing of thingsInHand(s.survivors[seat]!)) {
    if (!weaponOf(thing).abilities.includes('fuel') || thing.dry) continue
    hearLoud(s, play)
    const face = play.chance.die(6, 'DD-3.8')
    const out = when('DD-15.15', face <= RUNS_DRY_ON.fuel)
    if (out) dry.push(thing.id)
    const weapon = { word: `weapon.${thing.item}` }
    play.emit?.({
      kind: out ? 'fuel-out' : 'fuel-holds',
      rule: 'DD-3.8',
      seat,
      dice: [face],
      data: { weapon },
      about: { thing: thing.id },
    })
  }
  return dry
}

/** [DD-15.15] Kept as an object, and of no use until it is refuelled. */
export function runDry(survivor: Survivor, things: readonly number[]): void {
  for (const thing of survivor.things) if (things.includes(thing.id)) thing.dry = true
}

/** The catalogue's word for anything that is carried. */
export function itemWord({ item }: Thing): { readonly word: string } {
  if (isWeapon(item)) return { word: `weapon.${item}` }
  return { word: (PROTECTIONS as readonly string[]).includes(item) ? `protection.${item}` : `object.${item}` }
}
