import { when } from '@shamble/kernel'
import { numbersOf } from '../numbers/house-numbers.js'
import type { FirearmId } from '../numbers/weapons.js'
import type { Human, Table } from '../state.js'
import type { Weapon } from '../teams/sheet.js'

/** Whether the dead hear a weapon. A silencer stays on its pistol. */
export function isNoisy({ options }: Pick<Table, 'options'>, { id, silenced }: Weapon): boolean {
  if (when('R-104', silenced)) return false
  return when('R-56', numbersOf(options).weapons[id as FirearmId].noisy)
}

/** The human is heard until the turn ends. */
export function makeNoise(human: Human): void {
  if (when('R-56', !human.now.noisy)) human.now.noisy = true
}

/** Whether the dead come after it as well: not to a flamethrower, though they hear it. */
export function callsTheDead(s: Pick<Table, 'options'>, weapon: Weapon): boolean {
  return isNoisy(s, weapon) && !when('R-34', weapon.id === 'flamethrower')
}
