import { cite, type Refusal, type Seat, when } from '@shamble/kernel'
import { SPECIAL_FORCES_SURVIVAL } from '../data/characteristics.js'
import { type Item, START_KIT } from '../data/equipment.js'
import { IN_SWORDS } from '../data/weapons.js'
import { stagedOf } from '../scenario/staged.js'
import type { DeadDice, Survivor } from '../state.js'
import { isOverloaded, isWeapon, newThing, readyHand, receive } from './carrying.js'

/** [DD-15.65] What a survivor starts with. */
export function kitOf(s: Pick<DeadDice, 'options' | 'staged'>): readonly Item[] {
  const { startKit } = s.options
  if (startKit !== 'scenario') return START_KIT[startKit]
  return stagedOf(s)?.scenario.kit ?? START_KIT.improvised
}

/** [DD-16.46] What a thing is in this game: in the Swords variant old arms take the place of new ones. */
export const inPeriod = (s: Pick<DeadDice, 'variants'>, item: Item): Item =>
  s.variants.includes('swords') && isWeapon(item) ? (IN_SWORDS[item] ?? item) : item

/** Gives a survivor these things and no others, the best weapon in hand. */
export function equip(s: DeadDice, seat: Seat, items: readonly Item[]): void {
  const survivor = s.survivors[seat]!
  survivor.things = []
  survivor.hand = []
  cite('DD-15.65')
  survivor.bag = false
  survivor.armour = null
  for (const item of items) receive(survivor, newThing(s, inPeriod(s, item)))
  survivor.hand = readyHand(survivor)
}

/** [DD-3.17] A survivor starts with what fits. */
export function whyNotEquip(s: DeadDice, seat: Seat, items: readonly Item[]): Refusal | null {
  const survivor = s.survivors[seat]
  if (survivor === undefined) return { rule: 'DD-15.65', key: 'equip.nobody', at: 'seat' }
  const tried = { ...s, survivors: [{ ...survivor }] } as DeadDice
  equip(tried, 0, items)
  return when('DD-3.17', isOverloaded(tried.survivors[0]!))
    ? { rule: 'DD-3.17', key: 'equip.lines', at: 'items' }
    : null
}

/** [DD-12.25] On top of what was made in the normal way. */
export function trainSpecialForces(s: Pick<DeadDice, 'variants'>, survivor: Survivor): void {
  if (!when('DD-12.25', s.variants.includes('specialForces'))) return
  survivor.base += SPECIAL_FORCES_SURVIVAL
  survivor.survival += SPECIAL_FORCES_SURVIVAL
}
