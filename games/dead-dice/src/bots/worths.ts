import type { Level, Reserve } from '../data/reserves.js'
import { WEAPON_TABLE } from '../data/weapons.js'
import { isWeapon } from '../rules/carrying.js'
import type { DeadDice, Thing } from '../state.js'

/** [DD-2.6] to [DD-2.13] What one more step of a reserve is worth, by the level it has. */
const STEP: Readonly<Record<Reserve, Readonly<Record<Level, number>>>> = {
  /** [DD-2.7] An unsafe refuge ends the rest. */
  shelter: { empty: 10, low: 2, sufficient: 0 },
  ammunition: { empty: 5, low: 2, sufficient: 0 },
  /** [DD-2.10] [DD-2.11] Nobody recovers before it is Sufficient. */
  provisions: { empty: 9, low: 9, sufficient: 0 },
  /** [DD-2.12] [DD-2.13] */
  survivors: { empty: 3, low: 4, sufficient: 0 },
}

/** Without anything to shoot with Ammunition is of little use; without anybody who helps so are Survivors. */
const IDLE = 0.3

export function worthOfStep(s: DeadDice, reserve: Reserve, level: Level = s.group.reserves[reserve]): number {
  const idle =
    (reserve === 'ammunition' && !hasGuns(s)) ||
    (reserve === 'survivors' && level !== 'empty' && !s.group.companions.some(({ alive }) => alive))
  return STEP[reserve][level] * (idle ? IDLE : 1)
}

const LOWER: Readonly<Record<Level, Level>> = { sufficient: 'low', low: 'empty', empty: 'empty' }

/** What the loss of a step would cost. */
export const costOfStep = (s: DeadDice, reserve: Reserve): number =>
  worthOfStep(s, reserve, LOWER[s.group.reserves[reserve]])

function hasGuns(s: DeadDice): boolean {
  const all = [...s.survivors.flatMap(({ fate, things }) => (fate === 'alive' ? things : [])), ...s.group.stash]
  return all.some(({ item }) => isWeapon(item) && WEAPON_TABLE[item].abilities.includes('firearm'))
}

/** What a thing is worth in a fight. */
export function worthOfThing({ item, dry }: Pick<Thing, 'item' | 'dry'>): number {
  if (!isWeapon(item)) return item === 'backpack' ? 1 : 3
  if (dry) return 0.5
  const { wear, bonus, abilities } = WEAPON_TABLE[item]
  const special = abilities.includes('explosive') ? 3 : abilities.includes('firearm') ? 2 : 0
  return wear + bonus + special + (abilities.includes('area') ? 2 : 0)
}
