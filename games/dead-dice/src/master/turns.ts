import { when } from '@shamble/kernel'
import type { DeadDiceAction } from '../actions.js'
import { ADVERSITY_OF_MENACE, adversityOf } from '../data/adversaries.js'
import { ADDITIONS, CATASTROPHE_WHEN } from '../data/game-master.js'
import type { LivingTurnFrame, NegotiationFrame, SceneFrame } from '../frames/kinds-turns.js'
import { missing, stakeOf, stakePrice } from '../rules/bargain.js'
import { EMPTY_CART } from '../rules/cart.js'
import { mayBegin, strikesFirst, turningNow } from '../rules/catastrophes.js'
import { sceneBudget } from '../rules/legs.js'
import { rosterLeft } from '../rules/roster.js'
import type { DeadDice } from '../state.js'

/** [DD-16.50] A talk that the players ask for, where its stake fits the budget of the scene. */
export function grantParley(s: DeadDice, { leg, parley }: SceneFrame): DeadDiceAction {
  const budget = leg === 'catastrophe' ? 0 : sceneBudget(s, leg)
  return { type: when('DD-16.50', stakePrice(stakeOf(s, parley!)) <= budget) ? 'grant' : 'deny' }
}

/** [DD-16.17] Once in a scene: the way out is still to be found, and more of the dead come. */
export function addDead(s: DeadDice, _f: SceneFrame): DeadDiceAction {
  const { added } = s.scene!.master
  const more = when('DD-16.17', !added && s.master.plan.left >= ADDITIONS.zombies)
  return more ? { type: 'add', ...EMPTY_CART, zombies: 1 } : { type: 'wait' }
}

/** [DD-16.28] [DD-16.29] Nearly is enough, at a price; not one success may mean a fight. */
export function judgeTalk(s: DeadDice, f: NegotiationFrame): DeadDiceAction {
  if (when('DD-16.28', missing(f) === 1)) return { type: 'verdict', how: 'dear' }
  const points = stakePrice(f.stake!) * ADVERSITY_OF_MENACE
  const fights = s.options.mexicanStandoff && f.successes === 0
  const affordable = (): boolean => rosterLeft(s).some((who) => adversityOf(who) <= points)
  return { type: 'verdict', how: when('DD-16.29', fights && affordable()) ? 'standoff' : 'refused' }
}

/** [DD-16.33] [DD-16.35] After the first counted scene: the bitten turn; or, once in a game, what is left over is spent. */
export function reactToScene(s: DeadDice, f: LivingTurnFrame): DeadDiceAction {
  if (when('DD-16.35', turningNow(s).length > 0)) return { type: 'turn' }
  const { plan, menace } = s.master
  const wanted = when(
    'DD-16.33',
    f.counted === 1 &&
      s.livingTurn >= CATASTROPHE_WHEN.livingTurn &&
      plan.left >= CATASTROPHE_WHEN.left &&
      menace >= CATASTROPHE_WHEN.menace &&
      plan.catastrophes < CATASTROPHE_WHEN.perGame,
  )
  return { type: wanted && mayBegin(s, 'gameMaster') ? 'catastrophe' : 'wait' }
}

/** [DD-16.34] */
export const strikeReserves = (s: DeadDice): DeadDiceAction => ({ type: 'strike', ...strikesFirst(s) })
