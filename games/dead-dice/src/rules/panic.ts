import type { Offers, Refusal } from '@shamble/kernel'
import type { DeadDiceAction } from '../actions.js'
import { PANIC_DIFFICULTY } from '../data/difficulty.js'
import { PRICES } from '../data/menace.js'
import { isAble, standOf } from '../seats.js'
import type { DeadDice } from '../state.js'

/** [DD-8.21] [DD-15.37] Why a survivor cannot be panicked; outside of fights it has no use. */
export function refusalOfPanic(s: DeadDice, seat: number, difficulty: number): Refusal | null {
  const { scene } = s
  if (scene === null || !scene.fighting) return { rule: 'DD-15.37', key: 'panic.fight' }
  const stand = standOf(scene, seat)
  if (stand === null || !isAble(s, stand)) return { rule: 'DD-8.21', key: 'panic.whom', at: 'seat' }
  const { min, max } = PANIC_DIFFICULTY
  if (difficulty < min || difficulty > max)
    return { rule: 'DD-8.21', key: 'difficulty', params: { min, max }, at: 'difficulty' }
  const price = PRICES.panic.menace
  if (price > s.master.menace)
    return { rule: PRICES.panic.rule, key: 'menace', params: { price, menace: s.master.menace } }
  return null
}

/** [DD-15.37] Everybody in the scene, at every difficulty. */
export function offerPanic(s: DeadDice, to: Offers<DeadDiceAction>): void {
  for (const { seat } of s.scene!.stands)
    for (let difficulty = PANIC_DIFFICULTY.min; difficulty <= PANIC_DIFFICULTY.max; difficulty++) {
      const refusal = refusalOfPanic(s, seat, difficulty)
      if (refusal === null) to.legal({ type: 'panic', seat, difficulty })
      else to.refuse({ type: 'panic', seat, difficulty }, refusal.rule, refusal.params, refusal.key)
    }
}
