import { type Offers, openWindow, type Play, type Refusal, type Seat } from '@shamble/kernel'
import { CARDS, type CardMoment, copiesIn, DECK, put, take } from './cards.js'
import { type Brawl, cardWord, type Move, NESTING, NOBODY, type PlayMove, playOf, seatWord } from './state.js'
import { mayTarget } from './targets.js'

/** The cards that a seat could play at this moment, and those that it holds in vain. */
export function offerCards(s: Brawl, seat: Seat, moment: CardMoment, to: Offers<Move>): void {
  const hand = s.hands[seat]!
  CARDS.forEach((card, i) => {
    if (hand[i] === 0) return
    const facts = DECK[card]
    if (facts.aims === 'at-nobody') {
      const move = playOf(card, NOBODY)
      // [GB-4.5]
      if (facts.moment === moment) to.legal(move)
      else to.refuse(move, 'GB-4.5')
      return
    }
    for (const target of s.lives.keys()) {
      const move = playOf(card, target)
      if (facts.moment !== moment) to.refuse(move, 'GB-4.5')
      else if (mayTarget(s, card, target)) to.legal(move)
      else to.refuse(move, facts.source)
    }
  })
}

/** [GB-4.4] Nobody plays a card that they do not hold. */
export function whyNotPlayed(s: Brawl, seat: Seat, move: Move): Refusal | null {
  return move.type === 'play' && copiesIn(s.hands[seat]!, move.card) === 0 ? { rule: 'GB-4.4' } : null
}

/** [GB-4.1] The card leaves the hand for the discard pile at once; what it does waits for its window to close. */
export function playCard(s: Brawl, seat: Seat, { card, target }: PlayMove, play: Play): void {
  take(s.hands[seat]!, card)
  put(s.discard, card)
  play.reveal?.('all')
  if (target === NOBODY) play.emit?.({ kind: 'played', rule: 'GB-4.1', seat, data: { card: cardWord(card) } })
  else {
    const data = { card: cardWord(card), target: seatWord(target) }
    play.emit?.({ kind: 'played.on', rule: 'GB-4.1', seat, data })
  }
  openWindow(s, 'card', seat, { card, target })
  // [GB-4.3] The kernel asks nobody in a window above this one.
  const standing = s.frames.filter((frame) => frame.kind === 'window').length
  if (standing > NESTING) play.emit?.({ kind: 'unanswerable', rule: 'GB-4.3', data: { card: cardWord(card) } })
}
