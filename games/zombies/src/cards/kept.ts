import { type Offers, type Play, type RuleId, type Seat, when } from '@shamble/kernel'
import type { ZombiesAction } from '../actions.js'
import { isInBuilding, kindAt, slotOf } from '../board/board.js'
import { told } from '../events.js'
import { turnOf } from '../frames/kinds.js'
import { discardKept } from '../rules/event-cards.js'
import type { Card, Zombies } from '../state.js'
import { type CardTitle, cardWord, titleOf } from './card.js'

/** Whether a card in play does something when it is discarded. */
export const hasUse = (card: Card): boolean => titleOf(card).keeping?.use !== undefined

/** [ZMB-1.3.3.h] Cards in front of a player are used or thrown away in any open window. */
export function offerKept(s: Zombies, seat: Seat, to: Offers<ZombiesAction>): void {
  const cards = s.inPlay[seat]!
  if (!when('ZMB-1.3.3.h', cards.length > 0)) return
  for (const card of cards) {
    const use = titleOf(card).keeping?.use
    if (use !== undefined) for (const slot of use.on(s, seat)) to.legal({ type: 'use', card, slot })
    to.legal({ type: 'toss', card })
  }
}

/** [ZMB-1.3.3.h] Uses a card that is in front of its owner; nobody answers that. */
export function useKept(s: Zombies, seat: Seat, card: Card, slot: number, play: Play): void {
  discardKept(s, seat, card)
  const { rule, keeping } = titleOf(card)
  play.emit?.(told({ kind: 'used', rule, seat, data: { card: cardWord(card) }, about: { card } }))
  keeping?.use?.effect(s, seat, slot, play)
}

/** [ZMB-1.3.3.h] For nothing. */
export function tossKept(s: Zombies, seat: Seat, card: Card, play: Play): void {
  discardKept(s, seat, card)
  play.emit?.(told({ kind: 'tossed', rule: 'ZMB-1.3.3.h', seat, data: { card: cardWord(card) }, about: { card } }))
}

/**
 * Why a card may not be laid down now, or `null`: [ZMB-1.3.3.g] never two of one title; [ZMB-1.3.3.i] and where it
 * belongs to a building, only in there, which the card itself says best.
 */
export function whyNotLayDown(s: Zombies, { card, keeping, buildings, rule }: CardTitle, seat: Seat): RuleId | null {
  if (when('ZMB-1.3.3.g', s.inPlay[seat]!.includes(card))) return 'ZMB-1.3.3.g'
  if (buildings.length === 0) return (keeping?.mayLayDown?.(s, seat) ?? true) ? null : rule
  const space = s.position[seat]!
  const isInside = isInBuilding(s, space) && buildings.includes(kindAt(s, slotOf(space)).id)
  if (!when('ZMB-1.3.3.i', isInside)) return rule
  // [ZMB-R.07] While the player is inside, or by option only in the turn of entering.
  const isWelcome = when('ZMB-R.07', s.options.buildingCardTiming === 'whileInside') || hasEntered(s, seat)
  return isWelcome ? null : 'ZMB-R.07'
}

const hasEntered = (s: Zombies, seat: Seat): boolean => turnOf(s).enteredBuilding[seat] === slotOf(s.position[seat]!)

export function layDown(s: Zombies, seat: Seat, { card, rule }: CardTitle, play: Play): void {
  s.inPlay[seat]!.push(card)
  play.emit?.(told({ kind: 'laid-down', rule, seat, data: { card: cardWord(card) }, about: { card } }))
}
