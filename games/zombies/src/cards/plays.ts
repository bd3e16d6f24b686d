import { cite, type Offers, type Seat } from '@shamble/kernel'
import type { ZombiesAction } from '../actions.js'
import {
  allSpaces,
  buildingOf,
  buildingSpaces,
  cellOf,
  DX,
  DY,
  facingAt,
  isInBuilding,
  isOnTable,
  joinedSpaces,
  kindAt,
  type Space,
  slotOf,
} from '../board/board.js'
import { DIRECTIONS } from '../board/tiles.js'
import { isFoodSource, isMarbles, isWeapon, weaponsOf } from '../rules/effects.js'
import { type Card, NO_ZOMBIE, type Zombies } from '../state.js'
import { ADJUSTING, AMMO, CHAINSAW, GRENADE, MARBLES, MOLOTOV, ROCKET, SHOTGUN } from './by-id.js'
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

/** Whose window it is: the active player, or whoever fights. */
export interface Moment {
  readonly window: OpenWindow
  readonly of: Seat
}

const rivals = (s: Zombies, seat: Seat): Seat[] => s.lives.flatMap((_, other) => (other === seat ? [] : [other]))
const everybody = (s: Zombies): Seat[] => [...s.lives.keys()]

/** [ZMB-1.3.3.d] One card from hand a turn. */
export const mayPlay = (s: Zombies, seat: Seat): boolean => s.played[seat] === 0

/** What a seat may play from hand or use in an open window. */
export function offerPlays(s: Zombies, seat: Seat, moment: Moment, to: Offers<ZombiesAction>): void {
  offerKept(s, seat, to)
  for (const card of new Set(s.hands[seat]!)) {
    const title = TITLES[card]!
    if (!mayPlay(s, seat)) {
      if (to.keepsRefusals) to.refuse(bare(card), 'ZMB-1.3.3.d')
    } else if (!fitsWindow(s, title, seat, moment)) {
      if (to.keepsRefusals) to.refuse(bare(card), 'ZMB-W.n')
    } else {
      const before = to.count
      offerCard(s, card, title, seat, moment, to)
      if (to.count === before && to.keepsRefusals) to.refuse(bare(card), title.rule)
    }
  }
}

export const bare = (card: Card): ZombiesAction => ({ type: 'play', card, seat: -1, slot: -1, spaces: [], use: 0 })
const at = (card: Card, seat: Seat): ZombiesAction => ({ type: 'play', card, seat, slot: -1, spaces: [], use: 0 })
const on = (card: Card, slot: number): ZombiesAction => ({ type: 'play', card, seat: -1, slot, spaces: [], use: 0 })

/** Whoever is afraid or rests is not about to move. */
const isToRoll = (s: Zombies): boolean => !s.afraid && !s.rested

/** [ZMB-W.c] [ZMB-W.n] */
function fitsWindow(s: Zombies, title: CardTitle, seat: Seat, { window, of }: Moment): boolean {
  const own = seat === s.active
  switch (title.window) {
    case 'open':
      cite('ZMB-W.c')
      return true
    case 'own-open-until-move':
      cite('ZMB-R.30')
      return own && !['pre-zombie', 'post-zombie'].includes(window)
    case 'own-turn-start':
      return own && window === 'turn-start'
    case 'own-pre-move':
      return own && window === 'pre-move'
    case 'rival-pre-move':
      return !own && window === 'pre-move' && isToRoll(s)
    case 'move-set':
      return !own && window === 'move-set'
    case 'pre-move-or-move-set':
      cite('ZMB-R.34')
      return (window === 'pre-move' && isToRoll(s)) || window === 'move-set'
    case 'own-pre-move-or-combat':
      return (own && window === 'pre-move') || (window === 'combat' && of === seat)
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
    for (const other of targetsOf(s, card, seat)) to.legal(at(card, other))
    return
  }
  if (title.redirect === 'building') {
    for (const slot of buildingTargets(s, card)) to.legal(on(card, slot))
    return
  }
  offerUntargeted(s, card, title, seat, moment, to)
}

/** [ZMB-1.3.3.g] [ZMB-1.3.3.i] Never two of one title, and only in its building. */
function mayLayDown(s: Zombies, card: Card, title: CardTitle, seat: Seat): boolean {
  if (s.inPlay[seat]!.includes(card)) {
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
  return s.options.buildingCardTiming === 'whileInside' || s.enteredBuilding[seat] === slotOf(space)
}

/** The players at whom a card may be announced. */
export function targetsOf(s: Zombies, card: Card, seat: Seat): Seat[] {
  switch (TITLES[card]!.id) {
    case 'butter-fingers':
      return everybody(s).filter((other) => weaponsOf(s, other).length > 0 || s.bullets[other]! > 0)
    case 'hey-look-a-shotgun':
      return everybody(s).filter((other) => !s.inPlay[other]!.includes(SHOTGUN))
    case 'i-dont-think-theyre-dead':
      return rivals(s, seat).filter((other) => s.reserve[other]! > 0)
    case 'no-brains-here':
      return isMarbles(s) && s.options.marblesScope === 'allMoves'
        ? []
        : everybody(s).filter((other) => mayShoo(s, other))
    case 'weekend-pass-denied':
      return rivals(s, seat).filter((other) => s.hands[other]!.length > 0)
    case 'where-did-everybody-go':
      return rivals(s, seat).filter((other) => !(other === s.active && s.afraid))
    case 'you-dont-need-that':
      return rivals(s, seat).filter(
        (other) => s.position[other] === s.position[seat] && takeable(s, seat, other).length > 0,
      )
    case 'brain-cramp':
    case 'what-is-that-smell':
      return seat === s.active ? [] : [s.active]
    case 'your-shoes-untied':
      return [s.active]
    default:
      return everybody(s)
  }
}

export function takeable(s: Zombies, seat: Seat, from: Seat): Card[] {
  return s.inPlay[from]!.filter((card) => isWeapon(s, card) && !s.inPlay[seat]!.includes(card))
}

function mayShoo(s: Zombies, seat: Seat): boolean {
  const space = s.position[seat]!
  return s.zombie[space] !== NO_ZOMBIE && joinedSpaces(s, space).some((next) => s.zombie[next] === NO_ZOMBIE)
}

export function buildingTargets(s: Zombies, card: Card): number[] {
  const needsZombie = TITLES[card]!.id === 'slight-miscalculation'
  return [...s.tileKind.keys()].filter((slot) => {
    if (!isOnTable(s, slot) || !kindAt(s, slot).isNamed) return false
    const spaces = buildingSpaces(s, slot)
    const free = spaces.some((space) => s.zombie[space] === NO_ZOMBIE)
    return free && (!needsZombie || spaces.some((space) => s.zombie[space] !== NO_ZOMBIE))
  })
}

const cardKillsBarred = (s: Zombies): boolean => isFoodSource(s) && s.options.afsBlocksCardKills

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
      if (moment.window === 'pre-move' && !s.afraid) to.legal(bare(card))
      if (moment.window === 'combat') to.legal({ type: 'play', card, seat: -1, slot: -1, spaces: [], use: 1 })
      return
    case 'the-keys-are-still-in-it':
      if (!s.afraid) to.legal(bare(card))
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
        allSpaces(s).some((space) => s.zombie[space] === NO_ZOMBIE) &&
        s.zombie.some((kind) => kind !== NO_ZOMBIE)
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

/** Up to three of the orthogonal neighbours, walls or not [ZMB-card.dynamite]. */
function offerDynamite(s: Zombies, card: Card, seat: Seat, to: Offers<ZombiesAction>): void {
  const spaces = besides(s, s.position[seat]!)
  for (let set = 1; set < 1 << spaces.length; set++) {
    const chosen = spaces.filter((_, i) => (set >> i) & 1)
    if (chosen.length <= 3) to.legal({ type: 'play', card, seat: -1, slot: -1, spaces: chosen, use: 0 })
  }
}

/** Spaces that lie next to one, across the border of the tile too. */
function besides(s: Zombies, space: Space): Space[] {
  if (!s.options.dynamiteThroughWalls) return joinedSpaces(s, space)
  const [slot, cell] = [slotOf(space), cellOf(space)]
  const [row, col] = [Math.floor(cell / 3), cell % 3]
  return DIRECTIONS.flatMap((direction) => {
    const [r, c] = [row + DY[direction]!, col + DX[direction]!]
    const inside = r >= 0 && r < 3 && c >= 0 && c < 3
    const there = inside ? slot : s.neighbour[slot * 4 + direction]!
    if (there < 0) return []
    const beyond = ((r + 3) % 3) * 3 + ((c + 3) % 3)
    return facingAt(s, there).ground[beyond] === 'blocked' ? [] : [there * 9 + beyond]
  })
}

function breakthroughGoals(s: Zombies, seat: Seat): Space[] {
  cite('ZMB-R.24')
  const from = s.position[seat]!
  const slot = slotOf(from)
  if (kindAt(s, slot).isHelipad) return []
  return DIRECTIONS.flatMap((direction) => {
    const beyond = s.neighbour[slot * 4 + direction]!
    if (beyond < 0 || kindAt(s, beyond).isHelipad) return []
    if (!s.options.breakthroughAcrossZones && kindAt(s, beyond).zone !== kindAt(s, slot).zone) return []
    const spaces = facingAt(s, beyond).open.map((cell) => beyond * 9 + cell)
    const reached = s.options.breakthroughReach === 'facingOnly' ? besides(s, from) : spaces
    return spaces.filter((space) => reached.includes(space) && !joinedSpaces(s, from).includes(space))
  })
}

/** [ZMB-1.3.3.h] Cards in front of a player are used or thrown away in any open window. */
function offerKept(s: Zombies, seat: Seat, to: Offers<ZombiesAction>): void {
  const space = s.position[seat]!
  for (const card of s.inPlay[seat]!) {
    if (card === CHAINSAW || card === AMMO || card === MARBLES) to.legal({ type: 'use', card, slot: -1 })
    else if (card === GRENADE || card === MOLOTOV) {
      const slot = buildingOf(s, space)
      if (slot >= 0 && !(card === GRENADE && cardKillsBarred(s))) to.legal({ type: 'use', card, slot })
    } else if (card === ROCKET && !cardKillsBarred(s))
      for (const slot of rocketTargets(s)) to.legal({ type: 'use', card, slot })
    to.legal({ type: 'toss', card })
  }
}

/** [ZMB-R.21] A tile with a free side; never a helipad, never the town square. */
export function rocketTargets(s: Zombies): number[] {
  cite('ZMB-R.21')
  return [...s.tileKind.keys()].filter((slot) => {
    if (slot === 0 || !isOnTable(s, slot) || kindAt(s, slot).isHelipad) return false
    const onEdge = DIRECTIONS.some((direction) => s.neighbour[slot * 4 + direction]! < 0)
    return onEdge && (s.options.rocketConnectivity === 'any' || !wouldSplit(s, slot))
  })
}

function wouldSplit(s: Zombies, gone: number): boolean {
  const reached = new Set([0])
  for (const slot of reached) {
    for (const direction of DIRECTIONS) {
      const beyond = s.neighbour[slot * 4 + direction]!
      if (beyond >= 0 && beyond !== gone && facingAt(s, slot).exits[direction]) reached.add(beyond)
    }
  }
  return [...s.tileKind.keys()].some((slot) => slot !== gone && isOnTable(s, slot) && !reached.has(slot))
}

/** [ZMB-W.h] Public facts only: cards in hand and no play made, or a kept card with a use. */
export function mightRespond(s: Zombies, seat: Seat): boolean {
  cite('ZMB-W.h')
  return (s.hands[seat]!.length > 0 && mayPlay(s, seat)) || s.inPlay[seat]!.length > 0
}
