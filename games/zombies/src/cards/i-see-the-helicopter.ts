import { isOnTable, kindAt } from '../board/board.js'
import { defineCard } from './card.js'

/** [ZMB-card.i-see-the-helicopter] One more step for its owner, once a helipad is on the table. */
export const iSeeTheHelicopter = defineCard({
  id: 'i-see-the-helicopter',
  set: 'expansion',
  copies: 2,
  kept: {
    weapon: 'always',
    mayLayDown: (s) => s.tileKind.some((_, slot) => isOnTable(s, slot) && kindAt(s, slot).isHelipad),
  },
  movement: { value: 1, counts: (s, seat) => s.inPlay[seat]!.includes(iSeeTheHelicopter.card) },
})
