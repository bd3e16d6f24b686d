import { when } from '@shamble/kernel'
import { numbersOf } from '../numbers/house-numbers.js'
import { type Firearm, type FirearmId, isFirearm } from '../numbers/weapons.js'
import type { Human, Table } from '../state.js'
import { FULL, type Pouch, type Weapon } from '../teams/sheet.js'

/**
 * A load that a figure could put into a weapon: where it is in the pouch, and how many rounds the weapon then holds.
 */
interface Load {
  readonly load: number
  readonly rounds: number
}

/** What a launcher may be loaded with, by its number. */
export const ROUNDS_OF_LAUNCHERS = ['fragmentation', 'flash'] as const

export const rowOf = ({ options }: Pick<Table, 'options'>, weapon: Weapon): Firearm =>
  numbersOf(options).weapons[weapon.id as FirearmId]

/** The loads in a pouch that fit a weapon and change what is in it, each kind once. */
export function loadsFor(s: Pick<Table, 'options'>, { pouch }: Pick<Human, 'pouch'>, weapon: Weapon): Load[] {
  if (!isFirearm(weapon.id)) return []
  const row = rowOf(s, weapon)
  switch (row.ammunition) {
    case 'bullets':
      return magazines(pouch.bullets, row, weapon)
    case 'belts':
      return magazines(pouch.belts, row, weapon)
    case 'cartridges':
      return loose(pouch.cartridges, row, weapon)
    case 'arrows':
      return loose(pouch.arrows, row, weapon)
    case 'grenades':
      return ROUNDS_OF_LAUNCHERS.flatMap((kind, load) =>
        when('R-102', pouch.grenades[kind] > 0) && (weapon.rounds < row.mag || weapon.load !== kind)
          ? [{ load, rounds: row.mag }]
          : [],
      )
    default:
      // A flamethrower is not refuelled in play; throwing weapons are counted one by one.
      return []
  }
}

/** A magazine serves any weapon of its kind, as far as that holds so many. */
const roundsOf = (magazine: number, { mag }: Firearm): number =>
  when('R-75', magazine === FULL) ? mag : Math.min(magazine, mag)

function magazines(pouch: readonly number[], row: Firearm, weapon: Weapon): Load[] {
  const found: Load[] = []
  pouch.forEach((magazine, load) => {
    const rounds = roundsOf(magazine, row)
    if (rounds !== weapon.rounds && !found.some((other) => other.rounds === rounds)) found.push({ load, rounds })
  })
  return found
}

/** Cartridges and arrows fill a weapon up. */
function loose(count: number, { mag }: Firearm, { rounds }: Weapon): Load[] {
  return when('R-75', count > 0 && rounds < mag) ? [{ load: 0, rounds: Math.min(mag, rounds + count) }] : []
}

/** Puts a load into a weapon; what was in it goes back into the pouch. */
export function putIn(s: Pick<Table, 'options'>, human: Human, weapon: Weapon, load: number): void {
  const row = rowOf(s, weapon)
  const { pouch } = human
  switch (row.ammunition) {
    case 'bullets':
      exchange(pouch.bullets, row, weapon, load)
      break
    case 'belts':
      exchange(pouch.belts, row, weapon, load)
      break
    case 'cartridges':
    case 'arrows':
      fill(pouch, row.ammunition, row, weapon)
      break
    case 'grenades':
      if (weapon.rounds > 0) pouch.grenades[weapon.load]++
      weapon.load = ROUNDS_OF_LAUNCHERS[load]!
      pouch.grenades[weapon.load]--
      weapon.rounds = row.mag
      break
    default:
  }
}

function exchange(pouch: number[], row: Firearm, weapon: Weapon, load: number): void {
  const magazine = pouch.splice(load, 1)[0]!
  const rounds = roundsOf(magazine, row)
  // A partly used magazine keeps its rounds.
  if (when('R-86', weapon.rounds > 0)) pouch.push(weapon.rounds)
  if (magazine > rounds) pouch.push(magazine - rounds)
  weapon.rounds = rounds
}

function fill(pouch: Pouch, kind: 'cartridges' | 'arrows', { mag }: Firearm, weapon: Weapon): void {
  const more = Math.min(mag - weapon.rounds, pouch[kind])
  pouch[kind] -= more
  weapon.rounds += more
}

/** Whether a weapon is loaded from the pouch at all. */
export function isReloaded(s: Pick<Table, 'options'>, weapon: Weapon): boolean {
  const { ammunition } = rowOf(s, weapon)
  return ammunition !== 'thrown' && ammunition !== 'fuel'
}

/** Puts a load for a weapon into the pouch. */
export function addLoad(s: Pick<Table, 'options'>, { pouch }: Human, weapon: Weapon, rounds: number): void {
  switch (rowOf(s, weapon).ammunition) {
    case 'bullets':
      pouch.bullets.push(rounds)
      break
    case 'belts':
      pouch.belts.push(rounds)
      break
    case 'cartridges':
      pouch.cartridges += rounds
      break
    case 'arrows':
      pouch.arrows += rounds
      break
    case 'grenades':
      pouch.grenades[weapon.load] += rounds
      break
    default:
  }
}
