import { type Play, when } from '@shamble/kernel'
import { deed, tell } from '../events.js'
import { numbersOf } from '../numbers/house-numbers.js'
import { isFirearm, type WeaponId } from '../numbers/weapons.js'
import type { Dwa, Human, Table } from '../state.js'

/** Whether a weapon can jam in this match, and how [DWA-11.3.b]. */
export function jamsHow(
  { options }: Pick<Table, 'options'>,
  id: WeaponId,
): 'never' | 'usual' | 'machineGun' | 'launcher' {
  if (!when('DWA-11.3.a', options.jams) || !isFirearm(id)) return 'never'
  const { jams } = numbersOf(options).weapons[id]
  return when('DWA-11.3.b', jams === 'never') ? 'never' : jams
}

/**
 * The jam checks of one shot, after its effect dice [DICE-4]: one for each natural 1. They only check: a 1 stays
 * a miss [DWA-11.3.g].
 * @returns whether the weapon is jammed now
 */
export function checkJam(s: Dwa, human: Human, at: number, dice: readonly number[], play: Play): boolean {
  const weapon = human.weapons[at]!
  const how = jamsHow(s, weapon.id)
  if (how === 'never' || how === 'launcher') return false
  const ones = dice.filter((die) => die === 1).length
  if (how === 'machineGun') {
    if (when('DWA-11.3.e', ones >= numbersOf(s.options).counts.machineGunOnes)) jam(s, human, at, [], play)
    return weapon.jammed
  }
  if (!when('R-37', ones > 0)) return false
  const checks = play.chance.dice(ones, 6, 'DWA-11.3.a')
  if (
    when(
      'DWA-11.3.g',
      checks.some((check) => check < numbersOf(s.options).scores.jamHolds),
    )
  )
    jam(s, human, at, checks, play)
  else {
    const said = { weapon: { word: `weapon.${weapon.id}` } }
    tell(s, play, { ...deed('no-jam', 'DWA-11.3.a', human, said, { weapon: at }), dice: checks }, ['scores.jamHolds'])
  }
  return weapon.jammed
}

const JAM_RULES = {
  never: 'DWA-11.3.b',
  usual: 'DWA-11.3.a',
  machineGun: 'DWA-11.3.e',
  launcher: 'DWA-11.3.d',
} as const

export function jam(s: Dwa, human: Human, at: number, checks: readonly number[], play: Play): void {
  const weapon = human.weapons[at]!
  weapon.jammed = true
  tell(
    s,
    play,
    {
      ...deed(
        'jammed',
        JAM_RULES[jamsHow(s, weapon.id)],
        human,
        { weapon: { word: `weapon.${weapon.id}` } },
        { weapon: at },
      ),
      dice: checks,
    },
    ['scores.jamHolds', 'counts.machineGunOnes', 'scores.launcherHolds'],
  )
}
