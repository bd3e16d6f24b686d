import type { OddsResult, Seat } from '@shamble/kernel'
import { ATTACK, attackDice } from '../data/difficulty.js'
import { isOverloaded } from '../rules/carrying.js'
import { isHeld, standOf } from '../seats.js'
import type { DeadDice } from '../state.js'

const SIDES = 6

/** [DD-8.29] [DD-8.30] What the dead at a survivor's throat may do in the next dead round, if nothing else changes. */
export function nextDeadRound(s: DeadDice, seat: Seat, defends: boolean): OddsResult[] {
  const scene = s.scene!
  const stand = standOf(scene, seat)
  if (stand === null || stand.gone !== '') return []
  let zombies = 0
  for (const { size, engaged, target } of scene.hordes) if (engaged && target === seat) zombies += size
  if (zombies === 0) return []
  const survivor = s.survivors[seat]!
  const helpless = !defends || stand.defenceless || survivor.down || isOverloaded(survivor) || isHeld(scene, seat)
  // [DD-15.22] One for each zombie, without dice.
  if (helpless) return [{ key: 'dead.defenceless', ways: 1, of: 1, params: { count: zombies } }]
  const dice = attackDice(zombies)
  const of = SIDES ** dice
  const exactly = (sixes: number): number => choose(dice, sixes) * (SIDES - 1) ** (dice - sixes)
  const results: OddsResult[] = [{ key: 'dead.nothing', ways: exactly(0), of }]
  let eaten = of - exactly(0)
  for (let sixes = 1; sixes < ATTACK.eatenAt && sixes <= dice; sixes++) {
    results.push({ key: 'dead.hurt', ways: exactly(sixes), of, params: { count: sixes } })
    eaten -= exactly(sixes)
  }
  if (dice >= ATTACK.eatenAt) results.push({ key: 'dead.eaten', ways: eaten, of })
  return results
}

function choose(n: number, k: number): number {
  let result = 1
  for (let i = 1; i <= k; i++) result = (result * (n - k + i)) / i
  return result
}
