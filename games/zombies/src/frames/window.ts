import {
  type GameEvent,
  openWindow,
  type Play,
  type Seat,
  type WindowFrame,
  type WindowSpec,
  when,
  windows,
} from '@shamble/kernel'
import { PASS, type ZombiesAction } from '../actions.js'
import { type Slot, type Space, spaceWord } from '../board/board.js'
import { tileWord } from '../board/whereabouts.js'
import { cardWord, titleOf } from '../cards/card.js'
import { layDown, tossKept, useKept } from '../cards/kept.js'
import { isBlocking, OPEN_WINDOWS, type Opening, type OpenWindow } from '../cards/moments.js'
import { bare, mayPlay, mightRespond, offerPlays, whyNotAnswer, whyNotPlay } from '../cards/plays.js'
import { isStillLegal } from '../cards/targets.js'
import { told } from '../events.js'
import { isTimed } from '../options.js'
import { type Card, seatWord, type Zombies } from '../state.js'
import { drawnTile, turnOf } from './kinds.js'

type Spec = WindowSpec<Zombies, ZombiesAction>

/** One answer to each card, which is not answered itself; windows inside a walk may nest once a player [ZMB-W.k]. */
const NESTING = 16

/** Who is to be asked, while they are counted: a list that grows by itself takes more room than it needs. */
const found: Seat[] = []

/** [ZMB-W.e] Active player first, then clockwise; timed play asks only the active player, the others interrupt. */
function openSpec(window: OpenWindow): Spec {
  const blocks = isBlocking(window)
  const openings: Opening[] = []
  /** Made once for each seat: playouts ask for it all the time. */
  const openingOf = (of: Seat): Opening => {
    for (let seat = openings.length; seat <= of; seat++) openings.push({ window, of: seat })
    return openings[of]!
  }
  return {
    order: (s) => (isTimed(s) && blocks ? 'together' : 'in-turn'),
    answers: Number.MAX_SAFE_INTEGER,
    reopens: true,
    // [ZMB-W.i] An absent player holds nobody up, in whatever window they are asked.
    timing: (s) => (isTimed(s) ? 'timed' : 'untimed'),
    // [ZMB-W.g] The game does not wait for the others: they interrupt.
    uninvited: (s) => when('ZMB-W.g', isTimed(s)),
    pass: PASS,
    eligible: (s, f) => {
      // [ZMB-W.c] Not after a step whose fight has cost the movement; one that is open already stays open.
      if (window === 'step' && when('ZMB-W.c', turnOf(s).forfeited && f.given === 0)) return []
      if (when('ZMB-W.e', isTimed(s) && !blocks)) return window === 'combat' ? [f.by] : [s.active]
      let count = 0
      for (let i = 0; i < s.lives.length; i++) {
        const seat = (s.active + i) % s.lives.length
        if (mightRespond(s, seat) || (i === 0 && isTimed(s))) found[count++] = seat
      }
      return found.slice(0, count)
    },
    responses: (s, f, seat, to) => offerPlays(s, seat, openingOf(f.by), to),
    respond: (s, _f, seat, action, play) => respond(s, seat, action, play),
    refuse: (s, f, seat, action) => whyNotPlay(s, seat, openingOf(f.by), action),
    resolve() {},
  }
}

/** [ZMB-W.b] Opens a window of the turn; polled, it is not needed where everybody can see that nobody could respond. */
export function openTo(s: Zombies, name: OpenWindow, by: Seat): void {
  let isNeeded = isTimed(s)
  for (let seat = 0; seat < s.lives.length && !isNeeded; seat++) isNeeded = mightRespond(s, seat)
  if (when('ZMB-W.b', isNeeded)) openWindow(s, name, by)
}

function respond(s: Zombies, seat: Seat, action: ZombiesAction, play: Play): void {
  if (action.type === 'play') announce(s, seat, action, play)
  else if (action.type === 'use') useKept(s, seat, action.card, action.slot, play)
  else if (action.type === 'toss') tossKept(s, seat, action.card, play)
}

type PlayAction = Extract<ZombiesAction, { type: 'play' }>

/** What the window of an announced card is about; `answered` once it has slipped out of the hand. */
export interface Announced {
  readonly card: Card
  readonly seat: Seat
  readonly slot: Slot
  readonly spaces: readonly Space[]
  readonly use: number
  readonly answered: number
}

export const announcedIn = (f: WindowFrame): Announced => f.about as unknown as Announced

/** [ZMB-W.d] The card leaves the hand and counts as played before anybody answers it. */
function announce(s: Zombies, seat: Seat, action: PlayAction, play: Play): void {
  takeFromHand(s, seat, action.card)
  const { card, slot, spaces, use } = action
  play.reveal?.('all')
  play.emit?.({ rule: titleOf(card).rule, seat, ...announcement(s, action) })
  openWindow(s, 'announce', seat, { card, seat: action.seat, slot, spaces, use, answered: 0 })
}

/** [ZMB-W.j] What is named with the card: a player, a building, or spaces. */
function announcement(s: Zombies, action: PlayAction): Pick<GameEvent, 'kind' | 'data' | 'about'> {
  const { card, seat, slot, spaces } = action
  const rule = titleOf(card).rule
  const named = { card: cardWord(card) }
  if (seat >= 0) {
    const data = { ...named, target: seatWord(s, seat) }
    return told({ kind: 'announced-at', rule, data, about: { card, target: seat } })
  }
  if (slot >= 0) {
    const data = { ...named, tile: tileWord(s, slot) }
    return told({ kind: 'announced-on', rule, data, about: { card, slot } })
  }
  if (spaces.length === 0) return told({ kind: 'announced', rule, data: named, about: { card } })
  const data = { ...named, space: spaces.map(spaceWord).join(', ') }
  return told({ kind: 'announced-into', rule, data, about: { card, spaces } })
}

function takeFromHand(s: Zombies, seat: Seat, card: Card): void {
  s.hands[seat]!.splice(s.hands[seat]!.indexOf(card), 1)
  s.played[seat]! += 1
  // [ZMB-1.3.3.j] What is not kept goes to the pile at once.
  if (!when('ZMB-1.3.3.j', titleOf(card).kept)) s.discarded.push(card)
}

/** Two of one title are one choice. */
const isFirstOf = (hand: readonly Card[], i: number): boolean => hand.indexOf(hand[i]!) === i

/** [ZMB-W.f] At most one answer: a redirect, or slippery fingers for dynamite. */
const announceSpec: Spec = {
  order: (s) => (isTimed(s) ? 'together' : 'in-turn'),
  answers: 1,
  reopens: false,
  timing: (s) => (isTimed(s) ? 'timed' : 'untimed'),
  pass: PASS,
  eligible: (s, f) => holdersFrom(s, f.by),
  responses(s, f, seat, to) {
    const hand = s.hands[seat]!
    for (let i = 0; i < hand.length; i++) {
      const card = hand[i]!
      const { answer } = titleOf(card)
      if (!isFirstOf(hand, i)) continue
      if (answer !== undefined && when('ZMB-W.f', answer.fits(s, f)))
        to.legal({ type: 'play', card, seat: answer.at?.(f) ?? -1, slot: -1, spaces: [], use: 0 })
      else if (to.keepsRefusals) to.refuse(bare(card), 'ZMB-W.n')
    }
  },
  respond(s, f, seat, action, play) {
    if (action.type !== 'play') return
    const { card } = action
    takeFromHand(s, seat, card)
    play.reveal?.('all')
    const { rule, answer } = titleOf(card)
    play.emit?.(told({ kind: 'answered', rule, seat, data: { card: cardWord(card) }, about: { card } }))
    answer?.effect(s, f)
  },
  refuse: (s, _f, seat, action) => whyNotAnswer(s, seat, action),
  stillPossible: (s, f) => when('ZMB-W.d', isStillLegal(s, f)),
  resolve(s, f, play) {
    const { card, seat, slot, spaces, use } = announcedIn(f)
    const title = titleOf(card)
    if (title.effect === undefined) layDown(s, f.by, title, play)
    else title.effect({ s, card, by: f.by, seat, slot, spaces, use, play })
  },
  fizzle(s, f, play) {
    const { card, answered } = announcedIn(f)
    if (titleOf(card).kept) s.discarded.push(card)
    // [ZMB-R.31] [ZMB-R.11] Slipped out of the hand, or without another target.
    const rule = answered === 1 ? 'ZMB-R.31' : 'ZMB-R.11'
    play.emit?.(told({ kind: 'fizzled', rule, data: { card: cardWord(card) }, about: { card } }))
  },
}

/** [ZMB-W.e] A player who holds cards and may still play one, clockwise from the active player's left. */
function holdersFrom(s: Zombies, seat: Seat): Seat[] {
  let count = 0
  for (let i = 1; i < s.lives.length; i++) {
    const other = (seat + i) % s.lives.length
    if (when('ZMB-W.e', s.hands[other]!.length > 0) && mayPlay(s, other)) found[count++] = other
  }
  return found.slice(0, count)
}

/** [ZMB-card.i-think-its-over-here] The only card for a tile that has just been drawn. */
const tileDrawnSpec: Spec = {
  order: (s) => (isTimed(s) ? 'together' : 'in-turn'),
  answers: Number.MAX_SAFE_INTEGER,
  reopens: true,
  timing: (s) => (isTimed(s) ? 'timed' : 'untimed'),
  pass: PASS,
  eligible: (s) => holdersFrom(s, s.active),
  responses(s, _f, seat, to) {
    const hand = s.hands[seat]!
    for (let i = 0; i < hand.length; i++) {
      if (!isFirstOf(hand, i)) continue
      const card = hand[i]!
      const { window, rule } = titleOf(card)
      if (window === 'tile-drawn' && when(rule, drawnTile(s).placer !== seat)) to.legal(bare(card))
      else if (to.keepsRefusals) to.refuse(bare(card), 'ZMB-W.n')
    }
  },
  respond: (s, _f, seat, action, play) => respond(s, seat, action, play),
  refuse: (s, _f, seat, action) => whyNotAnswer(s, seat, action),
  resolve() {},
}

export const window = windows<Zombies, ZombiesAction>(
  {
    announce: announceSpec,
    'tile-drawn': tileDrawnSpec,
    ...Object.fromEntries(OPEN_WINDOWS.map((name) => [name, openSpec(name)])),
  },
  NESTING,
)
