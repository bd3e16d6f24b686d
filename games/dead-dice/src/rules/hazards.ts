import { type Play, when } from '@shamble/kernel'
import { EXPOSURE, roundsUnharmed } from '../data/difficulty.js'
import { isPresent } from '../seats.js'
import type { CompanionState, DeadDice } from '../state.js'
import { isExposing } from './fight-end.js'
import { die, loseCompanion } from './harm.js'
import { companionOf, isCompanion } from './ladder.js'

/** [DD-9.1] [DD-9.2] [DD-15.42] What the round did to those in fire, gas or water; and to whom a Stalker holds [DD-15.33]. */
export function sufferHazards(s: DeadDice, play: Play): void {
  const scene = s.scene!
  stalk(s, play)
  if (!isExposing(scene)) return
  for (const stand of scene.stands) {
    if (!isPresent(s, stand)) continue
    stand.exposed++
    // [DD-15.42] Base Survival counts, not what is left of it, nor what is in hand.
    const lasts = roundsUnharmed(s.survivors[stand.seat]!.base)
    if (when('DD-15.42', stand.exposed > lasts)) die(s, stand.seat, 'burnt', 'DD-9.1', play)
    else if (when('DD-9.1', stand.exposed === lasts)) {
      stand.unconscious = true
      play.emit?.({ kind: 'unconscious', rule: 'DD-9.1', seat: stand.seat })
    }
  }
  const companions = companionsHere(s)
  if (companions.length === 0) return
  scene.companionRounds++
  if (when('DD-9.2', scene.companionRounds > EXPOSURE.companion))
    for (const { id } of companions) loseCompanion(s, id, 'DD-9.2', play)
}

/** [DD-15.78] Those who came along and were not sent out. */
export const companionsHere = (s: DeadDice): CompanionState[] =>
  s.group.companions.filter(
    ({ id, alive, onRaid }) => alive && (onRaid || s.phase !== 'dead') && !s.scene!.companionsGone.includes(id),
  )

/** [DD-15.33] A companion whom a Stalker holds dies at the end of the third round. */
function stalk(s: DeadDice, play: Play): void {
  for (const horde of s.scene!.hordes) {
    if (horde.target === null || !isCompanion(horde.target)) continue
    horde.rounds++
    if (!when('DD-15.33', when('DD-9.2', horde.rounds > EXPOSURE.companion))) continue
    loseCompanion(s, companionOf(horde.target), 'DD-15.33', play)
    horde.target = null
    horde.engaged = false
    horde.rounds = 0
  }
}
