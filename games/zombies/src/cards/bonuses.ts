import { type Modifier, type Seat, when } from '@shamble/kernel'
import type { Zombies } from '../state.js'
import { adrenalineRush } from './adrenaline-rush.js'
import type { CardTitle } from './card.js'
import { chainsaw } from './chainsaw.js'
import { fireAxe } from './fire-axe.js'
import { heyLookAShotgun } from './hey-look-a-shotgun.js'
import { iSeeTheHelicopter } from './i-see-the-helicopter.js'
import { molotovCocktail } from './molotov-cocktail.js'
import { skateboard } from './skateboard.js'

const toCombat = ({ rule, combat }: CardTitle): Modifier => ({ rule, value: combat!.value })
const toMovement = ({ rule, movement }: CardTitle): Modifier => ({ rule, value: movement!.value })

/** [ZMB-1.3.2.d] Added to a combat roll. */
export const COMBAT_BONUSES = {
  fireAxe: toCombat(fireAxe),
  chainsaw: toCombat(chainsaw),
  molotov: toCombat(molotovCocktail),
  shotgun: toCombat(heyLookAShotgun),
  adrenaline: toCombat(adrenalineRush),
}

/** [ZMB-1.3.4.a] Added to the movement die, before anything doubles it. */
export const MOVEMENT_BONUSES = {
  skateboard: toMovement(skateboard),
  helicopter: toMovement(iSeeTheHelicopter),
}

/** Weapons of which by option only the best counts [ZMB-R.06]; the shotgun always counts beside it. */
const RIVALS = [fireAxe, chainsaw, molotovCocktail]
const BESIDE = [heyLookAShotgun, adrenalineRush]
export const ON_MOVEMENT = [skateboard, iSeeTheHelicopter]

/** [ZMB-1.3.2.d] Every bonus to a combat roll that has taken effect by now; after the die only bullets count. */
export function combatBonuses(s: Zombies, seat: Seat): Modifier[] {
  const counted: Modifier[] = []
  for (const title of RIVALS) if (when('ZMB-1.3.2.d', title.combat!.counts(s, seat))) counted.push(toCombat(title))
  if (when('ZMB-R.06', s.options.weaponsPerCombat === 'one')) counted.sort((a, b) => b.value - a.value).splice(1)
  for (const title of BESIDE) if (when('ZMB-1.3.2.d', title.combat!.counts(s, seat))) counted.push(toCombat(title))
  return counted
}
