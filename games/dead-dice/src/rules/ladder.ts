import type { Seat } from '@shamble/kernel'
import { REACHES, type Reach } from '../data/ladder.js'
import type { Person } from '../frames/kinds-fight.js'
import { isPresent, standOf } from '../seats.js'
import type { DeadDice, Foe, Horde, Scene, Stand } from '../state.js'
import { COMPANION_TARGET } from './purchases.js'

/** [DD-15.4] */
export const reachOf = (s: DeadDice): Reach => REACHES[s.options.engagementReach]

/** [DD-15.4] The first: in one reading survivors may fall back behind the cell where they start. */
export const firstCell = (s: DeadDice): number => -reachOf(s).behind

export const distance = (a: { readonly cell: number }, b: { readonly cell: number }): number =>
  Math.abs(a.cell - b.cell)

/** One step from a cell towards another. */
export const towards = (from: number, to: number): number => from + Math.sign(to - from)

export const foeNumber = (place: number): Person => -1 - place
export const isFoe = (person: Person): boolean => person < 0
export const foeOf = (scene: Scene, person: Person): Foe => scene.foes[-1 - person]!

export const companionNumber = (id: number): Person => COMPANION_TARGET + id
export const isCompanion = (person: Person): boolean => person >= COMPANION_TARGET
export const companionOf = (person: Person): number => person - COMPANION_TARGET

/** Whether a group can be after this person: in the scene, and alive. */
export function isThere(s: DeadDice, person: Person): boolean {
  const scene = s.scene!
  if (isFoe(person)) return foeOf(scene, person).state === 'fighting'
  if (isCompanion(person)) {
    const id = companionOf(person)
    return !scene.companionsGone.includes(id) && s.group.companions.some((one) => one.id === id && one.alive)
  }
  const stand = standOf(scene, person)
  return stand !== null && isPresent(s, stand)
}

/** Where a person is; companions are beside whatever holds them [DD-15.78]. */
export function cellOf(scene: Scene, person: Person, beside: number): number {
  if (isCompanion(person)) return beside
  return isFoe(person) ? foeOf(scene, person).cell : standOf(scene, person)!.cell
}

/** [DD-15.6] The dead that are engaged with a survivor. */
export function isEngagedByDead(scene: Scene, person: Person): boolean {
  for (const horde of scene.hordes) if (horde.engaged && horde.target === person) return true
  return false
}

/** [DD-15.49] The living that are. */
export function isEngagedByLiving(scene: Scene, seat: Seat): boolean {
  for (const foe of scene.foes) if (foe.state === 'fighting' && foe.engaged.includes(seat)) return true
  return false
}

export const isEngaged = (scene: Scene, seat: Seat): boolean =>
  isEngagedByDead(scene, seat) || isEngagedByLiving(scene, seat)

/** Everybody lets go of a survivor. */
export function releaseFrom(scene: Scene, person: Person): void {
  for (const horde of scene.hordes) if (horde.target === person) release(horde)
  for (const foe of scene.foes)
    if (foe.engaged.includes(person)) foe.engaged = foe.engaged.filter((other) => other !== person)
}

export function release(horde: Horde): void {
  horde.target = null
  horde.engaged = false
}

/** [DD-15.4] Whether zombies are near enough for a blow, and to be defenceless against while shooting [DD-15.74]. */
export function deadWithin(scene: Scene, cell: number, cells: number): boolean {
  for (const horde of scene.hordes) if (Math.abs(horde.cell - cell) <= cells) return true
  return false
}

export const foesFight = (scene: Scene): boolean => scene.foes.some(({ state }) => state === 'fighting')

/** [DD-15.41] Enemies that are not dead, out of action or beaten. */
export const enemiesLeft = (scene: Scene): boolean => scene.hordes.length > 0 || foesFight(scene)

export function hordeById(scene: Scene, id: number): Horde | null {
  for (const horde of scene.hordes) if (horde.id === id) return horde
  return null
}

/** Survivors in the scene, on their feet or not. */
export function presentStands(s: DeadDice): Stand[] {
  return s.scene!.stands.filter((stand) => isPresent(s, stand))
}
