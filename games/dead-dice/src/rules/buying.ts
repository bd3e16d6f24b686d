import type { Play } from '@shamble/kernel'
import { SPECIALS, type Special } from '../data/specials.js'
import { stagedOf } from '../scenario/staged.js'
import type { DeadDice } from '../state.js'
import { bring, type Purchase, priceOf } from './purchases.js'
import { show } from './showing.js'

/** Buys one element: paid, put into the scene, seen, and counted for what comes next [DD-16.10] to [DD-16.21]. */
export function buyOne(s: DeadDice, purchase: Purchase, play: Play, why: string): void {
  const { plan } = s.master
  const before = s.scene!.hordes.length
  bring(s, purchase, play, why)
  show(s, purchase, s.scene!.hordes.slice(before), play)
  plan.left = Math.max(0, plan.left - priceOf(purchase))
  if (purchase.element === 'obstacle') plan.obstacles++
  else if (purchase.element === 'hazard') plan.hazards++
  else if (purchase.element === 'special') countSpecial(s, purchase.special)
}

/** [DD-16.21] The next one follows the one that came, whatever was skipped; [DD-16.69] a Queen is outside the turn. */
function countSpecial(s: DeadDice, special: Special): void {
  const { plan } = s.master
  if (special === 'tank' && stagedOf(s)?.scenario.features.queen === true) plan.queenCame = true
  else plan.specials = SPECIALS.indexOf(special) + 1
}
