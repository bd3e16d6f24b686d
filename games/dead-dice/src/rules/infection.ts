import type { Play, RuleId, Seat } from '@shamble/kernel'
import { nameOf, narrate } from '../events.js'
import { standOf } from '../seats.js'
import type { DeadDice } from '../state.js'
import { die } from './harm.js'
import { newHorde } from './purchases.js'

/** [DD-12.12] [DD-15.58] A bitten survivor turns: one zombie more, where they stood. */
export function turnInto(s: DeadDice, seat: Seat, rule: RuleId, play: Play): void {
  const scene = s.scene!
  const { cell } = standOf(scene, seat)!
  die(s, seat, 'turned', rule, play)
  narrate(s, play, 'turning', { who: nameOf(s, seat) })
  // It has not died for good: nobody rises twice [DD-11.16].
  scene.bodies.pop()
  s.survivors[seat]!.walks = true
  scene.hordes.push(newHorde(s, { size: 1, cell, was: seat }))
}
