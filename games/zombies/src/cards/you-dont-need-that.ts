import type { Seat } from '@shamble/kernel'
import { told } from '../events.js'
import { isWeapon } from '../rules/event-cards.js'
import { type Card, seatWord, type Zombies } from '../state.js'
import { cardNamed, cardWord, defineCard } from './card.js'
import { choose } from './choosing.js'
import { opponent } from './targets.js'

const SHOTGUN = cardNamed('hey-look-a-shotgun')

/**
 * [ZMB-card.you-dont-need-that] Takes a weapon from an opponent on the same space: one that the player does not
 * have yet.
 */
export const youDontNeedThat = defineCard({
  id: 'you-dont-need-that',
  set: 'expansion',
  copies: 2,
  target: opponent((s, by, other) => s.position[other] === s.position[by] && takeable(s, by, other).length > 0),
  effect: (p) => choose(p, 1),
  choosing: {
    offer(s, f, to) {
      for (const card of takeable(s, f.by, f.seat)) to.legal({ type: 'weapon', card })
    },
    answer(s, f, action, play) {
      f.left = 0
      if (action.type !== 'weapon') return
      const { card } = action
      take(s, f.by, f.seat, card)
      const data = { card: cardWord(card), target: seatWord(s, f.seat) }
      const about = { card, target: f.seat }
      play.emit?.(told({ kind: 'weapon-taken', rule: youDontNeedThat.rule, seat: f.by, data, about }))
    },
  },
})

function takeable(s: Zombies, by: Seat, from: Seat): Card[] {
  return s.inPlay[from]!.filter((card) => isWeapon(s, card) && !s.inPlay[by]!.includes(card))
}

/** A shotgun keeps its charges. */
function take(s: Zombies, by: Seat, from: Seat, card: Card): void {
  const theirs = s.inPlay[from]!
  theirs.splice(theirs.indexOf(card), 1)
  s.inPlay[by]!.push(card)
  if (card !== SHOTGUN) return
  s.charges[by] = s.charges[from]!
  s.charges[from] = 0
}
