import type { OddsResult } from '@shamble/kernel'
import type { DeadDiceAction } from '../actions.js'
import { DOUBLE_KILL } from '../data/difficulty.js'
import { PROTECTION_TABLE } from '../data/equipment.js'
import { RUNS_DRY_ON } from '../data/weapons.js'
import type { Test } from '../frames/kinds.js'
import { gunsInHand, isArtillery, weaponOf } from '../rules/arms.js'
import { wearingArms } from '../rules/harm.js'
import { diceOf, waysToReach } from '../rules/pool.js'
import type { DeadDice, Survivor } from '../state.js'

const SIDES = 6
const CERTAIN = { ways: 1, of: 1 } as const

/** What a hit or a miss leads to besides the test itself: kills, their price, ammunition, no defence. */
export function consequences(s: DeadDice, test: Test, action: DeadDiceAction): OddsResult[] {
  if (action.type === 'melee' && action.on === 'horde') return ofBlow(s, test)
  if (action.type === 'shoot') return ofShot(s, test)
  return []
}

/** [DD-8.8] [DD-8.9] */
function ofBlow(s: DeadDice, test: Test): OddsResult[] {
  const dice = diceOf(test.parts)
  const two = waysToReach(dice, DOUBLE_KILL.successes)
  return [
    { key: `price.${priceOf(s, s.survivors[test.leader]!)}`, ...CERTAIN },
    ...(two.ways > 0 ? [{ key: 'two', ...two, detail: true as const }] : []),
  ]
}

/** [DD-3.2] [DD-1.4] [DD-1.5] What the first kill hand to hand takes. */
function priceOf(s: DeadDice, survivor: Survivor): 'wear' | 'survival' | 'bitten' | 'down' | 'eaten' | 'unknown' {
  if (wearingArms(survivor).length > 0) return 'wear'
  const { survival, armour, carrier } = survivor
  // Another survivor's Survival is not known exactly.
  if ((survival as number | null) === null) return 'unknown'
  if (survival > 1) return 'survival'
  if (survival < 1) return 'eaten'
  const covered = armour !== null && PROTECTION_TABLE[armour].stopsInfection
  const harmless = s.variants.includes('divineCurse') || s.variants.includes('withoutZombies')
  return covered || harmless ? 'down' : carrier ? 'survival' : 'bitten'
}

/** [DD-8.13] [DD-3.9] [DD-3.10] */
function ofShot(s: DeadDice, test: Test): OddsResult[] {
  const gun = gunsInHand(s.survivors[test.leader]!)[0]
  if (gun === undefined) return []
  const { abilities } = weaponOf(gun)
  return [
    ...(abilities.includes('area') ? [{ key: 'area', ...CERTAIN, detail: true as const }] : []),
    ...(abilities.includes('explosive') ? [{ key: 'explosive', ...CERTAIN, detail: true as const }] : []),
    ...(abilities.includes('firearm') && !isArtillery(gun)
      ? [{ key: 'ammunition', ways: RUNS_DRY_ON.ammunition, of: SIDES }]
      : []),
  ]
}
