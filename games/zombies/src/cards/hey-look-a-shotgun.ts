import { defineCard } from './card.js'
import { player } from './targets.js'

const CHARGES = 3

/**
 * [ZMB-card.hey-look-a-shotgun] Laid in front of a player, loaded: one more on each of their next three combat rolls.
 */
export const heyLookAShotgun = defineCard({
  id: 'hey-look-a-shotgun',
  set: 'base',
  copies: 2,
  target: player((s, _by, other) => !s.inPlay[other]!.includes(heyLookAShotgun.card)),
  effect({ s, card, seat }) {
    s.inPlay[seat]!.push(card)
    s.charges[seat] = CHARGES
  },
  kept: { weapon: 'always' },
  combat: { value: 1, counts: (s, seat) => s.inPlay[seat]!.includes(heyLookAShotgun.card) },
})
