import { cite, type Offers, type Refusal, type Seat, type WindowFrame } from '@shamble/kernel'
import type { ZombiesAction } from '../actions.js'
import { isInBuilding, isOnTable, kindAt, slotOf } from '../board/board.js'
import { hasFreeSpace } from '../board/free.js'
import { turnOf } from '../frames/kinds.js'
import { isMarbles } from '../rules/effects.js'
import { type Card, NO_ZOMBIE, type Zombies } from '../state.js'
import { ADJUSTING } from './by-id.js'
import { cardKillsBarred, HAS_USE, offerKept } from './kept.js'
import { breakthroughGoals, dynamiteSpaces } from './reach.js'
import { isBuildingTarget, isTarget } from './targets.js'
import { type CardTitle, TITLES } from './titles.js'

/** The windows of a turn [ZMB-W.b]. */
export const OPEN_WINDOWS = [
  'turn-start',
  'after-tile',
  'combat',
  'after-fight',
  'pre-move',
  'move-set',
  'step',
  'pre-zombie',
  'post-zombie',
] as const
export type OpenWindow = (typeof OPEN_WINDOWS)[number]

/** [ZMB-W.h] Of the open windows, those in which everybody is waited for. */
export const isBlocking = (window: string): boolean => window === 'pre-move' || window === 'move-set'
export const isOpenWindow = (window: string): boolean => (OPEN_WINDOWS as readonly string[]).includes(window)

/** Whose window it is: the active player, or whoever fights. */
export interface Moment {
  readonly window: OpenWindow
  readonly of: Seat
}

/** [ZMB-1.3.3.d] One card from hand a turn. */
export const mayPlay = (s: Zombies, seat: Seat): boolean => s.played[seat] === 0

/** What a seat may play from hand or use in an open window. */
export function offerPlays(s: Zombies, seat: Seat, moment: Moment, to: Offers<ZombiesAction>): void {
  offerKept(s, seat, to)
  const hand = s.hands[seat]!
  const may = mayPlay(s, seat)
  if (!may && !to.keepsRefusals) return
  for (let i = 0; i < hand.length && !to.isEnough; i++) {
    const card = hand[i]!
    // Two of one title are one choice.
    if (hand.indexOf(card) < i) continue
    const title = TITLES[card]!
    if (!may) to.refuse(bare(card), 'ZMB-1.3.3.d')
    else if (!fitsWindow(s, title, seat, moment)) {
      if (to.keepsRefusals) to.refuse(bare(card), 'ZMB-W.n')
    } else {
      const before = to.count
      offerCard(s, card, title, seat, moment, to)
      if (to.count === before && to.keepsRefusals) to.refuse(bare(card), title.rule)
    }
  }
}

type Announced = Extract<ZombiesAction, { type: 'play' }>

/** The rule against something that was not offered: one card a turn, the window, or what the card itself asks for. */
export function whyNotPlay(s: Zombies, seat: Seat, moment: Moment, action: ZombiesAction): Refusal | null {
  if (action.type === 'use')
    return s.inPlay[seat]!.includes(action.card) && HAS_USE.includes(action.card)
      ? { rule: TITLES[action.card]!.rule }
      : null
  if (action.type === 'step') return moment.window === 'combat' && moment.of === seat ? { rule: 'ZMB-1.3.2.e' } : null
  if (action.type !== 'play' || !s.hands[seat]!.includes(action.card)) return null
  if (!mayPlay(s, seat)) return { rule: 'ZMB-1.3.3.d' }
  const title = TITLES[action.card]!
  if (!fitsWindow(s, title, seat, moment)) return { rule: 'ZMB-W.n' }
  return { rule: isNamed(s, title, action) ? title.rule : 'ZMB-W.j' }
}

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

/** Whoever is afraid, rests or has forfeited his movement is not about to move. */
const isToRoll = (s: Zombies): boolean => !turnOf(s).afraid && !turnOf(s).rested && !turnOf(s).forfeited
/** A walk by WHERE DID EVERYBODY GO ? opens fights inside a window after step 5 too. */
const isAfterStepFive = (s: Zombies): boolean =>
  s.frames.some((f) => f.kind === 'window' && ['pre-zombie', 'post-zombie'].includes((f as WindowFrame).of))

/** [ZMB-W.c] [ZMB-W.n] */
function fitsWindow(s: Zombies, title: CardTitle, seat: Seat, { window, of }: Moment): boolean {
  const own = seat === s.active
  switch (title.window) {
    case 'open':
      cite('ZMB-W.c')
      return true
    case 'own-open-until-move':
      cite('ZMB-R.30')
      return own && !isAfterStepFive(s)
    case 'own-turn-start':
      return own && window === 'turn-start'
    case 'own-pre-move':
      // [ZMB-W.c] Impossible once a death or a failed BREAKTHROUGH has cost the movement.
      return own && window === 'pre-move' && !turnOf(s).forfeited
    case 'rival-pre-move':
      // THE KEYS take the place of the roll: none is due any more.
      return !own && window === 'pre-move' && isToRoll(s) && !turnOf(s).keys
    case 'move-set':
      return !own && window === 'move-set' && !turnOf(s).forfeited
    case 'pre-move-or-move-set':
      cite('ZMB-R.34')
      return (window === 'pre-move' || window === 'move-set') && isToRoll(s)
    case 'own-pre-move-or-combat':
      return (own && window === 'pre-move' && !turnOf(s).forfeited) || (window === 'combat' && of === seat)
    default:
      return false
  }
}

function offerCard(
  s: Zombies,
  card: Card,
  title: CardTitle,
  seat: Seat,
  moment: Moment,
  to: Offers<ZombiesAction>,
): void {
  if (title.kept && title.id !== 'hey-look-a-shotgun') {
    if (mayLayDown(s, card, title, seat)) to.legal(bare(card))
    return
  }
  if (title.redirect === 'player' || title.id === 'what-is-that-smell' || title.id === 'your-shoes-untied') {
    for (let other = 0; other < s.lives.length; other++)
      if (isTarget(s, card, seat, other)) to.coded(coded(card, other, -1), decoded)
    return
  }
  if (title.redirect === 'building') {
    for (let slot = 0; slot < s.tileKind.length && !to.isEnough; slot++)
      if (isBuildingTarget(s, card, slot)) to.coded(coded(card, -1, slot), decoded)
    return
  }
  offerUntargeted(s, card, title, seat, moment, to)
}

/** [ZMB-1.3.3.g] [ZMB-1.3.3.i] Never two of one title, and only in its building. */
function mayLayDown(s: Zombies, card: Card, title: CardTitle, seat: Seat): boolean {
  const kept = s.inPlay[seat]!
  if (kept.length > 0 && kept.includes(card)) {
    cite('ZMB-1.3.3.g')
    return false
  }
  if (card === ADJUSTING) return (s.options.adjustingThreshold === 'reserve' ? s.reserve[seat]! : s.kills[seat]!) >= 13
  if (title.id === 'i-see-the-helicopter')
    return s.tileKind.some((_, slot) => isOnTable(s, slot) && kindAt(s, slot).isHelipad)
  cite('ZMB-1.3.3.i')
  cite('ZMB-R.07')
  const space = s.position[seat]!
  if (!isInBuilding(s, space) || !title.buildings.includes(kindAt(s, slotOf(space)).id)) return false
  return s.options.buildingCardTiming === 'whileInside' || turnOf(s).enteredBuilding[seat] === slotOf(space)
}

function offerUntargeted(
  s: Zombies,
  card: Card,
  title: CardTitle,
  seat: Seat,
  moment: Moment,
  to: Offers<ZombiesAction>,
): void {
  switch (title.id) {
    case 'adrenaline-rush':
      // Use 0 doubles the movement, use 1 helps the next combat roll.
      if (moment.window === 'pre-move' && !turnOf(s).afraid) to.legal(bare(card))
      if (moment.window === 'combat') to.legal({ type: 'play', card, seat: -1, slot: -1, spaces: [], use: 1 })
      return
    case 'the-keys-are-still-in-it':
      if (!turnOf(s).afraid) to.legal(bare(card))
      return
    case 'dynamite':
      if (!cardKillsBarred(s)) offerDynamite(s, card, seat, to)
      return
    case 'mine-field':
      if (!cardKillsBarred(s)) to.legal(bare(card))
      return
    case 'this-isnt-so-bad':
      if (
        !(isMarbles(s) && s.options.marblesScope === 'allMoves') &&
        s.zombie.some((kind) => kind !== NO_ZOMBIE) &&
        hasFreeSpace(s)
      )
        to.legal(bare(card))
      return
    case 'breakthrough':
      for (const space of breakthroughGoals(s, seat))
        to.legal({ type: 'play', card, seat: -1, slot: -1, spaces: [space], use: 0 })
      return
    default:
      to.legal(bare(card))
  }
}

/** Up to three of the spaces around, in the order in which actions are read. */
function offerDynamite(s: Zombies, card: Card, seat: Seat, to: Offers<ZombiesAction>): void {
  const spaces = dynamiteSpaces(s, seat).sort((a, b) => a - b)
  for (let set = 1; set < 1 << spaces.length; set++) {
    const chosen = spaces.filter((_, i) => (set >> i) & 1)
    if (chosen.length <= 3) to.legal({ type: 'play', card, seat: -1, slot: -1, spaces: chosen, use: 0 })
  }
}

/**
 * [ZMB-W.h] Public facts only: cards in hand and no play made, or a kept card with a use. Whoever can only throw a
 * card away is asked where windows are polled; a clock does not wait for him, he interrupts.
 */
export function mightRespond(s: Zombies, seat: Seat): boolean {
  cite('ZMB-W.h')
  if (s.hands[seat]!.length > 0 && mayPlay(s, seat)) return true
  const kept = s.inPlay[seat]!
  return s.options.interruptMode === 'polled' ? kept.length > 0 : kept.some((card) => HAS_USE.includes(card))
}
