import { templateAfter } from '../data/game-master.js'
import type { Purchase } from '../rules/purchases.js'
import { stagedOf } from '../scenario/staged.js'
import { hasHumanMaster } from '../seats.js'
import type { DeadDice } from '../state.js'

/** [DD-16.4] Why the automatic game master buys this, before it has paid: the catalogue's `reason.<key>`. */
export function reasonFor(s: DeadDice, purchase: Purchase): string {
  if (hasHumanMaster(s)) return ''
  const { plan } = s.master
  if (purchase.element === 'horde') return 'horde'
  if (purchase.element === 'special' && purchase.special === 'tank' && stagedOf(s)?.scenario.features.queen)
    return 'queen'
  if (s.scene?.cause === 'infection') return 'turning'
  if (s.scene?.cause != null) return 'catastrophe'
  if (plan.twistDue && stagedOf(s)?.scenario.twist.element === purchase.element) return 'twist'
  if (s.route !== null) return 'exit'
  return `template.${templateAfter(plan.scenes - 1)}`
}
