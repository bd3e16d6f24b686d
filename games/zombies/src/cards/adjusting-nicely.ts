import { defineCard } from './card.js'

/** [ZMB-card.adjusting-nicely] Discarded at the death of its owner it saves the collection, and nothing else. */
export const adjustingNicely = defineCard({
  id: 'adjusting-nicely',
  set: 'expansion',
  copies: 2,
  kept: {
    weapon: 'never',
    // Once down it stays, even if the collection shrinks.
    mayLayDown: (s, seat) => (s.options.adjustingThreshold === 'reserve' ? s.reserve : s.kills)[seat]! >= 13,
  },
})
