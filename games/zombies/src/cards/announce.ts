import {
  cite,
  type GameEvent,
  openWindow,
  type Play,
  push,
  type Seat,
  type WindowFrame,
  type WindowSpec,
  windows,
} from '@shamble/kernel'
import { PASS, type ZombiesAction } from '../actions.js'
import { spaceWord } from '../board/board.js'
import type { TileFrame, ZombiesFrame } from '../frames/kinds.js'
import { turnOf } from '../frames/kinds.js'
import { cardWord, discardKept, seatWord, tileWord } from '../rules/effects.js'
import type { Card, Zombies } from '../state.js'
import { BUTTER, DYNAMITE, LOOKIN, OVER_HERE } from './by-id.js'
import {
  bare,
  isBlocking,
  mayPlay,
  mightRespond,
  OPEN_WINDOWS,
  type OpenWindow,
  offerPlays,
  whyNotAnswer,
  whyNotPlay,
} from './plays.js'
import { resolveCard, useKept } from './resolve.js'
import { buildingTargets, isBuildingTarget, isTarget, targetsOf } from './targets.js'
import { TITLES } from './titles.js'

type Spec = WindowSpec<Zombies, ZombiesAction>

/** One answer to each card, which is not answered itself; windows inside a walk may nest once a player [ZMB-W.k]. */
const NESTING = 16

const isTimed = (s: Zombies): boolean => s.options.interruptMode === 'timed'

/** [ZMB-W.e] Active player first, then clockwise; timed play asks only him, the others interrupt. */
function openSpec(window: OpenWindow): Spec {
  const blocks = isBlocking(window)
  return {
    order: (s) => (isTimed(s) && blocks ? 'together' : 'in-turn'),
    phases: ['before'],
    answers: Number.MAX_SAFE_INTEGER,
    reopens: true,
    // [ZMB-W.i] An absent player holds nobody up, in whatever window it is he who is asked.
    timing: (s) => (isTimed(s) ? 'timed' : 'untimed'),
    // [ZMB-W.g] The game does not wait for the others: they interrupt.
    uninvited(s) {
      cite('ZMB-W.g')
      return isTimed(s)
    },
    pass: PASS,
    eligible: (s, f) => {
      cite('ZMB-W.e')
      // [ZMB-W.c] Not after a step whose fight has cost the movement; one that is open already stays open.
      if (window === 'step' && turnOf(s).forfeited && f.given === 0) return []
      if (isTimed(s) && !blocks) return window === 'combat' ? [f.by] : [s.active]
      const seats: Seat[] = []
      for (let i = 0; i < s.lives.length; i++) {
        const seat = (s.active + i) % s.lives.length
        if (mightRespond(s, seat) || (i === 0 && isTimed(s))) seats.push(seat)
      }
      return seats
    },
    responses: (s, f, seat, _phase, to) => offerPlays(s, seat, { window, of: f.by }, to),
    respond: (s, _f, seat, action, play) => respond(s, seat, action, play),
    refuse: (s, f, seat, action) => whyNotPlay(s, seat, { window, of: f.by }, action),
    resolve() {},
  }
}

/** Opens a window of the turn; where it is polled and everybody can see that nobody could respond, none is needed. */
export function openTo(s: Zombies, name: OpenWindow, by: Seat): void {
  cite('ZMB-W.b')
  if (isTimed(s)) {
    openWindow(s, name, by)
    return
  }
  for (let seat = 0; seat < s.lives.length; seat++) {
    if (!mightRespond(s, seat)) continue
    openWindow(s, name, by)
    return
  }
}

function respond(s: Zombies, seat: Seat, action: ZombiesAction, play: Play): void {
  if (action.type === 'play') announce(s, seat, action, play)
  else if (action.type === 'use') useKept(s, seat, action.card, action.slot, play)
  else if (action.type === 'toss') {
    discardKept(s, seat, action.card)
    play.emit?.({ kind: 'tossed', rule: 'ZMB-1.3.3.h', seat, data: { card: cardWord(action.card) } })
  }
}

type PlayAction = Extract<ZombiesAction, { type: 'play' }>

/** [ZMB-W.d] The card leaves the hand and counts as played before anybody answers it. */
export function announce(s: Zombies, seat: Seat, action: PlayAction, play: Play): void {
  cite('ZMB-W.d')
  takeFromHand(s, seat, action.card)
  const { card, slot, spaces, use } = action
  play.reveal?.('all')
  play.emit?.({ rule: TITLES[card]!.rule, seat, ...announcement(s, action) })
  openWindow(s, 'announce', seat, { card, seat: action.seat, slot, spaces, use, answered: 0 })
}

/** [ZMB-W.j] What is named with the card: a player, a building, or spaces. */
function announcement(s: Zombies, { card, seat, slot, spaces }: PlayAction): Pick<GameEvent, 'kind' | 'data'> {
  const named = { card: cardWord(card) }
  if (seat >= 0) return { kind: 'announced-at', data: { ...named, target: seatWord(s, seat) } }
  if (slot >= 0) return { kind: 'announced-on', data: { ...named, tile: tileWord(s, slot) } }
  if (spaces.length === 0) return { kind: 'announced', data: named }
  return { kind: 'announced-into', data: { ...named, space: spaces.map(spaceWord).join(', ') } }
}

function takeFromHand(s: Zombies, seat: Seat, card: Card): void {
  s.hands[seat]!.splice(s.hands[seat]!.indexOf(card), 1)
  s.played[seat]! += 1
  // [ZMB-1.3.3.j] What is not kept goes to the pile at once.
  if (TITLES[card]!.kept) return
  cite('ZMB-1.3.3.j')
  s.discarded.push(card)
}

/** Two of one title are one choice. */
const titlesIn = (hand: readonly Card[]): readonly Card[] => hand.filter((card, i) => hand.indexOf(card) === i)

/** [ZMB-W.f] At most one answer: a redirect, or slippery fingers for dynamite. */
const announceSpec: Spec = {
  order: (s) => (isTimed(s) ? 'together' : 'in-turn'),
  phases: ['before'],
  answers: 1,
  reopens: false,
  timing: (s) => (isTimed(s) ? 'timed' : 'untimed'),
  pass: PASS,
  eligible: (s, f) => holdersFrom(s, f.by),
  responses(s, f, seat, _phase, to) {
    const card = f.about['card'] as Card
    // A player or a building, whether or not another could be named.
    const targeted = (f.about['seat'] as number) >= 0 || (f.about['slot'] as number) >= 0
    for (const held of titlesIn(s.hands[seat]!)) {
      if (held === LOOKIN && (targeted || s.options.redirectScope === 'anyCard')) to.legal(bare(LOOKIN))
      else if (held === BUTTER && card === DYNAMITE && s.options.butterFingersStopsDynamite) {
        to.legal({ type: 'play', card: BUTTER, seat: f.by, slot: -1, spaces: [], use: 0 })
      } else if (to.keepsRefusals) to.refuse(bare(held), 'ZMB-W.n')
    }
  },
  respond(s, f, seat, action, play) {
    if (action.type !== 'play') return
    cite('ZMB-W.f')
    takeFromHand(s, seat, action.card)
    play.reveal?.('all')
    play.emit?.({ kind: 'answered', rule: TITLES[action.card]!.rule, seat, data: { card: cardWord(action.card) } })
    if (action.card === BUTTER) {
      f.verdict = 'cancelled'
      f.about = { ...f.about, answered: 1 }
    } else redirect(s, f)
  },
  refuse: (s, _f, seat, action) => whyNotAnswer(s, seat, action),
  stillPossible: (s, f) => isStillLegal(s, f),
  resolve: (s, f, play) => resolveCard(s, f, play),
  fizzle(s, f, play) {
    const card = f.about['card'] as Card
    if (TITLES[card]!.kept) s.discarded.push(card)
    // [ZMB-R.31] [ZMB-R.11] Slipped out of the hand, or without another target.
    const rule = f.about['answered'] === 1 ? 'ZMB-R.31' : 'ZMB-R.11'
    play.emit?.({ kind: 'fizzled', rule, data: { card: cardWord(card) } })
  },
}

/** Whoever holds cards and may still play one, clockwise from a player's left. */
function holdersFrom(s: Zombies, seat: Seat): Seat[] {
  const found: Seat[] = []
  for (let i = 1; i < s.lives.length; i++) {
    const other = (seat + i) % s.lives.length
    if (s.hands[other]!.length > 0 && mayPlay(s, other)) found.push(other)
  }
  return found
}

/** Other legal targets of an announced card. */
export function otherTargets(s: Zombies, f: WindowFrame): { seat: Seat; slot: number }[] {
  const card = f.about['card'] as Card
  const { redirect } = TITLES[card]!
  if (redirect === 'player')
    return targetsOf(s, card, f.by)
      .filter((seat) => seat !== f.about['seat'])
      .map((seat) => ({ seat, slot: -1 })) // prettier-ignore
  if (redirect === 'building')
    return buildingTargets(s, card)
      .filter((slot) => slot !== f.about['slot'])
      .map((slot) => ({ seat: -1, slot })) // prettier-ignore
  return []
}

function redirect(s: Zombies, f: WindowFrame): void {
  if (otherTargets(s, f).length > 0) push(s, { kind: 'redirect', step: 0 } as ZombiesFrame)
  else if (s.options.redirectNoTarget === 'fizzle') f.verdict = 'cancelled'
}

/** Re-checked: an answer may have changed who stands where. */
function isStillLegal(s: Zombies, f: WindowFrame): boolean {
  const card = f.about['card'] as Card
  const { redirect: kind } = TITLES[card]!
  if (kind === 'player') return isTarget(s, card, f.by, f.about['seat'] as Seat)
  return kind === 'building' ? isBuildingTarget(s, card, f.about['slot'] as number) : true
}

/** [ZMB-card.i-think-its-over-here] The only card for a tile that has just been drawn. */
const tileDrawnSpec: Spec = {
  order: (s) => (isTimed(s) ? 'together' : 'in-turn'),
  phases: ['before'],
  answers: Number.MAX_SAFE_INTEGER,
  reopens: true,
  timing: (s) => (isTimed(s) ? 'timed' : 'untimed'),
  pass: PASS,
  eligible: (s) => holdersFrom(s, s.active),
  responses(s, _f, seat, _phase, to) {
    const frame = s.frames.find((other) => other.kind === 'tile') as TileFrame
    for (const held of titlesIn(s.hands[seat]!)) {
      if (held === OVER_HERE && frame.placer !== seat) to.legal(bare(OVER_HERE))
      else if (to.keepsRefusals) to.refuse(bare(held), 'ZMB-W.n')
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
