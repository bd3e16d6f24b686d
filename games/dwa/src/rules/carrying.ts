import type { Refusal } from '@shamble/kernel'
import type { Human, Table, Thing } from '../state.js'
import { limitsOf, whyNotCarry } from '../teams/bearing.js'
import { giveTo } from './gear.js'

/** [DWA-11.1.c] Why a figure may not carry one more thing: only weapons are counted. */
export function whyNotCarryThing({ options }: Pick<Table, 'options'>, human: Human, thing: Thing): Refusal | null {
  if (thing.kind !== 'weapon') return null
  return whyNotCarry(
    human.name,
    human.weapons.map(({ id }) => id),
    thing.weapon.id,
    limitsOf(options),
  )
}

/** Takes a thing over; empty hands close around a weapon. */
export function receive(human: Human, thing: Thing): void {
  giveTo(human, thing)
  if (thing.kind === 'weapon' && human.hands.length === 0) human.hands = [human.weapons.length - 1]
}
