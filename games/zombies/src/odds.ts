import type { Odds, OddsResult, Seat, WindowFrame } from '@shamble/kernel'
import { waysAtLeast } from '@shamble/module'
import type { ZombiesAction } from './actions.js'
import { combatBonuses } from './cards/bonuses.js'
import { titleOf } from './cards/card.js'
import { REPAIR_ODDS } from './cards/i-dont-think-theyre-dead.js'
import { AMMO_BULLETS, lotsOfAmmo } from './cards/lots-of-ammo.js'
import type { FightFrame, ZombiesFrame } from './frames/kinds.js'
import { killNumber } from './rules/combat.js'
import { publicState, type ZombiesView } from './view.js'

/** What can be known before the dice: of a combat roll, and of the cards that throw dice. Hands play no part. */
export function oddsOf(view: ZombiesView, action: ZombiesAction): Odds | null {
  const top = view.frames[view.frames.length - 1] as ZombiesFrame | undefined
  switch (action.type) {
    case 'pass':
      return top?.kind === 'window' ? passOdds(view, top) : null
    case 'pay':
      return top?.kind === 'fight' ? priceOdds(view, top, action.with) : null
    case 'play':
      return titleOf(action.card).odds
    case 'repair':
      return action.with === 'life' ? REPAIR_ODDS : null
    default:
      return null
  }
}

/** A player who fights lets the window pass: the die is next. */
function passOdds(view: ZombiesView, f: WindowFrame): Odds | null {
  return f.of === 'combat' && f.by === view.viewer ? combatOdds(view, f.by) : null
}

/** A life or a kit buys another roll, unless the life was the last. */
function priceOdds(view: ZombiesView, f: FightFrame, price: string): Odds | null {
  const rollsAgain = price === 'kit' || (price === 'life' && view.lives[f.seat]! > 1)
  return rollsAgain ? combatOdds(view, f.seat) : null
}

/** [ZMB-1.3.2.b] [ZMB-1.3.2.c] One die, its bonuses, and what bullets can make up for. */
function combatOdds(view: ZombiesView, seat: Seat): Odds {
  const s = publicState(view)
  const modifiers = combatBonuses(s, seat)
  const bonus = modifiers.reduce((sum, modifier) => sum + modifier.value, 0)
  const need = killNumber(s, s.position[seat]!)
  const bullets = s.bullets[seat]!
  /** Dice that kill when so many bullets may be added. */
  const ways = (added: number): number => waysAtLeast(1, 6, need - bonus - added)
  const results: OddsResult[] = [{ key: 'kill', ways: ways(0), of: 6 }]
  const bought = ways(bullets) - ways(0)
  // The dearest of those dice is a 1, or the lowest that the bullets reach.
  if (bought > 0) {
    const count = Math.min(bullets, need - bonus - 1)
    results.push({ key: 'kill-bullets', ways: bought, of: 6, params: { count } })
  }
  const opened = s.inPlay[seat]!.includes(lotsOfAmmo.card) ? ways(bullets + AMMO_BULLETS) : ways(bullets)
  if (opened > ways(bullets)) results.push({ key: 'kill-ammo', ways: opened - ways(bullets), of: 6 })
  results.push({ key: 'short', ways: 6 - opened, of: 6 })
  return { rule: 'ZMB-1.3.2.b', need, modifiers, results }
}
