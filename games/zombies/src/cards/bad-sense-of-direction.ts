import { when } from '@shamble/kernel'
import { loseLives } from '../rules/lives.js'
import { putPawn, TOWN_SQUARE } from '../rules/pawns.js'
import { defineCard } from './card.js'
import { player } from './targets.js'

/** [ZMB-card.bad-sense-of-direction] To the town square with a player: [ZMB-R.29] to its middle, as after a death. */
export const badSenseOfDirection = defineCard({
  id: 'bad-sense-of-direction',
  set: 'base',
  copies: 1,
  target: player(),
  effect({ s, seat, play }) {
    if (!when('ZMB-R.29', s.position[seat] === TOWN_SQUARE)) putPawn(s, seat, TOWN_SQUARE, play)
    if (s.outcome !== null) return
    if (s.options.badSenseCost > 0) loseLives(s, seat, s.options.badSenseCost, badSenseOfDirection.rule, play)
  },
})
