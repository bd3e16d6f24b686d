import type { ZombiesView } from '@shamble/game-zombies/table'
import type { SeenHand } from '../../replay/parts.js'
import type { Words } from '../table-game.js'
import { cardName, quietName } from './cards.js'

/** [ZMB-1.2.j] Players see their own hand; of the others they see backs, and the cards in front of them. */
export function hands(views: readonly ZombiesView[], words: Words): SeenHand[] {
  const [view] = views
  if (view === undefined) return []
  const seen = view.words.map((_, seat): SeenHand => {
    const own = views.find(({ viewer }) => viewer === seat)
    const count = view.held[seat]!
    const kept = view.inPlay[seat]!.map((card) => quietName(card, words))
    const inPlay = kept.length === 0 ? '' : words.speak('replay.hands.kept', { cards: kept.join(', ') })
    const held = own === undefined || count === 0 ? words.speak('replay.hands.held', { count }) : ''
    return {
      seat,
      cards: own === undefined ? null : own.hand.map((card) => cardName(card, words)),
      count,
      note: [held, inPlay].filter((part) => part !== '').join(', '),
    }
  })
  // Whose eyes these are comes first.
  return views.length > 1 ? seen : seen.sort((a, b) => Number(b.cards !== null) - Number(a.cards !== null))
}
