import { type GameEvent, type Play, type RuleId, type Seat, when } from '@shamble/kernel'
import { cardNamed, cardWord, titleOf } from '../cards/card.js'
import { turnOf } from '../frames/kinds.js'
import type { Card, Zombies } from '../state.js'

const SHOTGUN = cardNamed('hey-look-a-shotgun')

/** A die of the active player's or of a card; [ZMB-card.in-the-zone] a natural six draws a card in the zone. */
export function rollDie(s: Zombies, seat: Seat, rule: RuleId, play: Play): number {
  const die = play.chance.die(6, rule)
  if (turnOf(s).inTheZone && when('ZMB-card.in-the-zone', die === 6 && seat === s.active)) {
    play.emit?.({ kind: 'in-the-zone', rule: 'ZMB-card.in-the-zone', seat })
    drawCards(s, seat, 1, 'ZMB-card.in-the-zone', play)
  }
  return die
}

/** [ZMB-1.3.3.b] Draws from the bag; an empty one is made anew from the discard pile. */
export function drawCards(s: Zombies, seat: Seat, n: number, rule: RuleId, play: Play): void {
  for (let i = 0; i < n; i++) {
    if (when('ZMB-1.3.3.b', s.deck.length === 0)) {
      s.deck = s.discarded
      s.discarded = []
    }
    if (s.deck.length === 0) return
    const card = play.chance.draw(s.deck, rule, [seat])
    s.deck.splice(s.deck.indexOf(card), 1)
    s.hands[seat]!.push(card)
    play.emit?.(drew(rule, seat, card))
  }
}

const drew = (rule: RuleId, seat: Seat, card: Card): GameEvent => {
  const secret = { seenBy: [seat], data: { card: cardWord(card) }, about: { card } }
  return { kind: 'drew', rule, seat, secret }
}

/** Out of play, onto the discard pile. */
export function discardKept(s: Zombies, seat: Seat, card: Card): void {
  const cards = s.inPlay[seat]!
  cards.splice(cards.indexOf(card), 1)
  s.discarded.push(card)
  if (card === SHOTGUN) s.charges[seat] = 0
}

/** [ZMB-1.3.2.k] Which cards in play count as weapons; [ZMB-R.06] the option adds every kept item. */
export function isWeapon(s: Zombies, card: Card): boolean {
  const weapon = titleOf(card).keeping?.weapon
  if (when('ZMB-1.3.2.k', weapon === 'always')) return true
  return weapon === 'option' && when('ZMB-R.06', s.options.weaponSet === 'allKeptItems')
}

export const weaponsOf = (s: Zombies, seat: Seat): Card[] => s.inPlay[seat]!.filter((card) => isWeapon(s, card))
