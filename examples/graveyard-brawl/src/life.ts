import { finish, type Play, type RuleId, type Seat } from '@shamble/kernel'
import { CARDS, emptyPile, sizeOf } from './cards.js'
import { type Brawl, cardWord, livingSeats, startingLives } from './state.js'

export function loseLife(s: Brawl, seat: Seat, rule: RuleId, play: Play): void {
  s.lives[seat]!--
  play.emit?.({ kind: 'hurt', rule, seat, data: { lives: s.lives[seat]! } })
  if (s.lives[seat] === 0) fall(s, seat, play)
}

/** [GB-5.6] Never above the lives that everybody began with. */
export function heal(s: Brawl, seat: Seat, rule: RuleId, play: Play): void {
  s.lives[seat] = Math.min(startingLives(s), s.lives[seat]! + 1)
  play.emit?.({ kind: 'healed', rule, seat, data: { lives: s.lives[seat]! } })
}

// [GB-3.6] Out of the brawl: the hand is discarded for all to see.
function fall(s: Brawl, seat: Seat, play: Play): void {
  play.emit?.({ kind: 'fell', rule: 'GB-3.6', seat })
  const hand = s.hands[seat]!
  if (sizeOf(hand) > 0) play.reveal?.('all')
  CARDS.forEach((card, i) => {
    const copies = hand[i]!
    if (copies === 0) return
    s.discard[i]! += copies
    play.emit?.({ kind: 'dropped', rule: 'GB-3.6', seat, data: { card: cardWord(card), copies } })
  })
  s.hands[seat] = emptyPile()
  // [GB-7.1]
  const left = livingSeats(s)
  if (left.length > 1) return
  finish(s, left, 'last-alive', 'GB-7.1')
  play.emit?.({ kind: 'won', rule: 'GB-7.1', seat: left[0]! })
}
