import type { Play } from '@shamble/kernel'
import { use } from '../abilities/ability.js'
import type { AbilityChoice } from '../actions.js'
import { chosen } from '../rules/declaration.js'
import type { Doer } from './order.js'

/** A declaration of fire is made: abilities that serve it are spent, and Mental Block takes note. */
export function declare({ s, f, human }: Doer, helps: readonly AbilityChoice[], play: Play): void {
  f.did.push('fire')
  for (const ability of chosen(helps)) use(s, human, ability, play)
}
