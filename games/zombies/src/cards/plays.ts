import { type Offers, type Refusal, type RuleId, type Seat, when } from '@shamble/kernel'
import type { ZombiesAction } from '../actions.js'
import type { Card, Zombies } from '../state.js'
import { type CardTitle, titleOf } from './card.js'
import { hasUse, offerKept, whyNotLayDown } from './kept.js'
import { fitsWindow, type Opening } from './moments.js'

/** [ZMB-1.3.3.d] One card from hand a turn. */
export const mayPlay = (s: Zombies, seat: Seat): boolean => when('ZMB-1.3.3.d', s.played[seat] === 0)

/** What a seat may play from hand or use in an open window. */
export function offerPlays(s: Zombies, seat: Seat, opening: Opening, to: Offers<ZombiesAction>): void {
  offerKept(s, seat, to)
  const hand = s.hands[seat]!
  const may = mayPlay(s, seat)
  if (!may && !to.keepsRefusals) return
  for (let i = 0; i < hand.length && !to.isEnough; i++) {
    const card = hand[i]!
    // Two of one title are one choice.
    if (hand.indexOf(card) < i) continue
    const title = titleOf(card)
    if (!may) to.refuse(bare(card), 'ZMB-1.3.3.d')
    else if (!fitsWindow(s, title.window, seat, opening)) {
      if (to.keepsRefusals) to.refuse(bare(card), whyNotNow(s, title, opening))
    } else {
      const before = to.count
      offerCard(s, title, seat, opening, to)
      if (to.count === before && to.keepsRefusals) to.refuse(bare(card), whyNotThat(s, title, seat))
    }
  }
}

/** [ZMB-W.j] A card with everything that can be named with it. */
function offerCard(s: Zombies, title: CardTitle, seat: Seat, opening: Opening, to: Offers<ZombiesAction>): void {
  const { card, target } = title
  if (title.mayPlay !== undefined && !title.mayPlay(s, seat, opening)) return
  switch (target.kind) {
    case 'player':
      for (let other = 0; other < s.lives.length; other++)
        if (target.fits(s, seat, other)) to.coded(coded(card, other, -1), decoded)
      return
    case 'building':
      for (let slot = 0; slot < s.tileKind.length && !to.isEnough; slot++)
        if (target.fits(s, slot)) to.coded(coded(card, -1, slot), decoded)
      return
    case 'spaces':
      for (const spaces of target.sets(s, seat)) to.legal({ type: 'play', card, seat: -1, slot: -1, spaces, use: 0 })
      return
    case 'use':
      for (let use = 0; use < target.words.length; use++)
        if (target.fits(s, use, opening)) to.legal({ type: 'play', card, seat: -1, slot: -1, spaces: [], use })
      return
    default:
      if (!title.kept || whyNotLayDown(s, title, seat) === null) to.legal(bare(card))
  }
}

export const bare = (card: Card): ZombiesAction => ({ type: 'play', card, seat: -1, slot: -1, spaces: [], use: 0 })

/** A card with its player or its building as one number, for `decoded`. */
const coded = (card: Card, seat: Seat, slot: number): number => card | ((seat + 1) << 6) | ((slot + 1) << 9)
const decoded = (code: number): ZombiesAction => ({
  type: 'play',
  card: code & 63,
  seat: ((code >> 6) & 7) - 1,
  slot: (code >> 9) - 1,
  spaces: [],
  use: 0,
})

type Announced = Extract<ZombiesAction, { type: 'play' }>

/** The rule against something that was not offered: one card a turn, the window, or what the card itself asks for. */
export function whyNotPlay(s: Zombies, seat: Seat, opening: Opening, action: ZombiesAction): Refusal | null {
  if (action.type === 'use')
    return s.inPlay[seat]!.includes(action.card) && hasUse(action.card) ? { rule: titleOf(action.card).rule } : null
  if (action.type === 'step') return opening.window === 'combat' && opening.of === seat ? { rule: 'ZMB-1.3.2.e' } : null
  if (action.type !== 'play' || !s.hands[seat]!.includes(action.card)) return null
  if (!mayPlay(s, seat)) return { rule: 'ZMB-1.3.3.d' }
  const title = titleOf(action.card)
  if (!fitsWindow(s, title.window, seat, opening)) return { rule: whyNotNow(s, title, opening) }
  return { rule: isNamed(s, title, action) ? whyNotThat(s, title, seat) : 'ZMB-W.j' }
}

/** Where others could play it now, at the player who holds it, the card says for whom it is. */
function whyNotNow(s: Zombies, { window, rule, target }: CardTitle, opening: Opening): RuleId {
  const isForOthers = target.kind === 'player' && s.lives.some((_, seat) => fitsWindow(s, window, seat, opening))
  return isForOthers ? rule : 'ZMB-W.n'
}

/** What a card asks for and does not find; one that is kept, what laying it down asks for. */
const whyNotThat = (s: Zombies, title: CardTitle, seat: Seat): RuleId =>
  (title.kept ? whyNotLayDown(s, title, seat) : null) ?? title.rule

/** [ZMB-W.j] Whether what must be announced with a card is there: without it the card is refused alone. */
function isNamed(s: Zombies, { redirect }: CardTitle, { seat, slot, spaces, use }: Announced): boolean {
  if (redirect === 'player') return seat >= 0 && seat < s.lives.length
  return redirect === 'building' ? slot >= 0 : seat >= 0 || slot >= 0 || spaces.length > 0 || use > 0
}

/** The same where only what the window names may be played, and nothing in front of a player goes [ZMB-R.32]. */
export function whyNotAnswer(s: Zombies, seat: Seat, action: ZombiesAction): Refusal | null {
  if (action.type === 'play') return s.hands[seat]!.includes(action.card) ? { rule: 'ZMB-W.n' } : null
  if (action.type !== 'use' && action.type !== 'toss') return null
  return s.inPlay[seat]!.includes(action.card) ? { rule: 'ZMB-R.32' } : null
}

/**
 * [ZMB-W.h] Public facts only: cards in hand and no play made, or a kept card with a use. A player who can only throw a
 * card away is asked where windows are polled; a clock does not wait for them, they interrupt.
 */
export function mightRespond(s: Zombies, seat: Seat): boolean {
  if (when('ZMB-W.h', s.hands[seat]!.length > 0 && mayPlay(s, seat))) return true
  const kept = s.inPlay[seat]!
  return s.options.interruptMode === 'polled' ? kept.length > 0 : kept.some(hasUse)
}
