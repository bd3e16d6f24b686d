import { when } from '@shamble/kernel'
import { type Item, LINES, PROTECTIONS, type Protection } from '../data/equipment.js'
import { PAIR, WEAPON_TABLE, WEAPONS, type WeaponId } from '../data/weapons.js'
import type { DeadDice, Survivor, Thing } from '../state.js'

const WEAPON_IDS: ReadonlySet<string> = new Set(WEAPONS)

export const isWeapon = (item: Item): item is WeaponId => WEAPON_IDS.has(item)
export const isProtection = (item: Item): item is Protection => (PROTECTIONS as readonly string[]).includes(item)

/** [DD-15.44] Lines that a thing takes; what is worn, and the bag itself, take none. */
export const linesOf = (item: Item): number => (isWeapon(item) ? WEAPON_TABLE[item].lines : 1)

export function linesUsed({ things, loads }: Pick<Survivor, 'things' | 'loads'>): number {
  return loads.ammunition + loads.provisions + linesOfAll(things)
}

function linesOfAll(things: readonly Thing[]): number {
  let lines = 0
  for (const { item } of things) lines += linesOf(item)
  return lines
}

/** [DD-3.17] The lines in the bag need a bag. */
export const linesFor = ({ bag }: Pick<Survivor, 'bag'>): number => LINES.body + (bag ? LINES.bag : 0)

export const linesFree = (survivor: Survivor): number => linesFor(survivor) - linesUsed(survivor)

/** [DD-3.18] Carries too much: cannot fight, and is defenceless against the dead. */
export const isOverloaded = (survivor: Survivor): boolean => when('DD-3.18', linesUsed(survivor) > linesFor(survivor))

/** What is in the bag: on the body is first what is in hand, then what was taken first. */
export function bagOf(survivor: Survivor): Thing[] {
  if (!survivor.bag || linesOfAll(survivor.things) <= LINES.body) return []
  const inOrder = [...survivor.things].sort(
    (a, b) => Number(survivor.hand.includes(b.id)) - Number(survivor.hand.includes(a.id)),
  )
  let room: number = LINES.body
  return inOrder.filter(({ item }) => {
    const lines = linesOf(item)
    if (lines > room) return true
    room -= lines
    return false
  })
}

/** A new thing, at full Wear. */
export function newThing(s: Pick<DeadDice, 'nextThing'>, item: Item): Thing {
  return { id: s.nextThing++, item, wear: isWeapon(item) ? WEAPON_TABLE[item].wear : 0, dry: false, setUp: false }
}

export const thingBy = (survivor: Survivor, id: number): Thing | null =>
  survivor.things.find((thing) => thing.id === id) ?? null

/** Takes a thing away for good. */
export function drop(survivor: Survivor, id: number): void {
  survivor.things = survivor.things.filter((thing) => thing.id !== id)
  survivor.hand = survivor.hand.filter((held) => held !== id)
}

/** Takes a thing in: a bag and protection are put on at once where there is none yet. */
export function receive(survivor: Survivor, thing: Thing): void {
  const { item } = thing
  if (item === 'backpack' && !survivor.bag) survivor.bag = true
  else if (isProtection(item) && survivor.armour === null) survivor.armour = item
  else survivor.things = [...survivor.things, thing]
}

/** Whether taking this in would be too much [DD-3.17]. */
export function wouldOverload(survivor: Survivor, { item }: Thing): boolean {
  if (item === 'backpack' && !survivor.bag) return false
  if (isProtection(item) && survivor.armour === null) return false
  return when('DD-3.17', linesFree(survivor) < linesOf(item))
}

export function thingsInHand(survivor: Survivor): Thing[] {
  const held: Thing[] = []
  for (const id of survivor.hand) for (const thing of survivor.things) if (thing.id === id) held.push(thing)
  return held
}

/** Everything that could be in hand: nothing, one weapon, or a pair that goes together [DD-3.6]. */
export function handsOf(survivor: Survivor): number[][] {
  const weapons = survivor.things.filter(({ item }) => isWeapon(item))
  const hands: number[][] = [[]]
  for (const { id } of weapons) hands.push([id])
  for (let i = 0; i < weapons.length; i++)
    for (let j = i + 1; j < weapons.length; j++)
      if (goTogether(weapons[i]!, weapons[j]!)) hands.push([weapons[i]!.id, weapons[j]!.id])
  return hands
}

/** [DD-15.13] Two handguns; [DD-12.30] [DD-15.60] an arm for the left hand with one that is held in one hand. */
export function goTogether(one: Thing, other: Thing): boolean {
  const a = one.item as WeaponId
  const b = other.item as WeaponId
  if (when('DD-15.13', a === PAIR.weapon && b === PAIR.weapon)) return true
  if (!when('DD-12.30', isLeftHand(a) || isLeftHand(b))) return false
  return when('DD-15.60', WEAPON_TABLE[a].oneHanded && WEAPON_TABLE[b].oneHanded)
}

const isLeftHand = (item: WeaponId): boolean => WEAPON_TABLE[item].abilities.includes('leftHand')

/** What a survivor takes in hand who has not said: the weapon with the most Wear and dice, the first of equals. */
export function readyHand({ things }: Survivor): number[] {
  let best: Thing | null = null
  for (const thing of things)
    if (isWeapon(thing.item) && (best === null || worth(thing.item) > worth(best.item as WeaponId))) best = thing
  return best === null ? [] : [best.id]
}

const worth = (item: WeaponId): number => WEAPON_TABLE[item].wear + WEAPON_TABLE[item].bonus
