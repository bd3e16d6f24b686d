import { when } from '@shamble/kernel'
import { discardKept } from '../rules/event-cards.js'
import { defineCard } from './card.js'
import { opponent } from './targets.js'

/**
 * [ZMB-card.weekend-pass-denied] An opponent discards their hand: [ZMB-R.19] by option what is in front of them too.
 */
export const weekendPassDenied = defineCard({
  id: 'weekend-pass-denied',
  set: 'expansion',
  copies: 2,
  target: opponent((s, _by, other) => s.hands[other]!.length > 0),
  effect({ s, seat, play }) {
    const hand = s.hands[seat]!
    play.reveal?.('all')
    s.discarded.push(...hand)
    hand.length = 0
    if (when('ZMB-R.19', s.options.weekendPassScope === 'handAndKept'))
      for (const card of [...s.inPlay[seat]!]) discardKept(s, seat, card)
    play.emit?.({ kind: 'hand-lost', rule: weekendPassDenied.rule, seat })
  },
})
