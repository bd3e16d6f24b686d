import { ask, type GameEvent, openWindow, type Play, type Procedure, pop, type Seat, when } from '@shamble/kernel'
import { AUTO, type ZombiesAction } from '../actions.js'
import { kindAt, layTile, type Slot } from '../board/board.js'
import { placesInHand } from '../board/gate.js'
import { gateTownSide, hasPlace, isMapClosed, type Placement, whyNotPlace } from '../board/placement.js'
import { kindWord, placeParams, tileParams } from '../board/whereabouts.js'
import { iThinkItsOverHere } from '../cards/i-think-its-over-here.js'
import { told } from '../events.js'
import { clockOf, tilesOf } from '../options.js'
import { tellingGoal } from '../rules/goal.js'
import type { Zombies } from '../state.js'
import { fillRule, fillSpaces, loadSlot, needsChoice, put } from './fill.js'
import { BLOCKER, type TileFrame, turnOf } from './kinds.js'

export function tileFrame(s: Zombies): TileFrame {
  return { kind: 'tile', step: 0, placer: s.active, kinds: [], slots: [], zombies: 0, lives: 0, bullets: 0 }
}

const STACK = 0
const REACT = 1
const PLACE = 2
const FILL = 3
const OVER = 4
/** For position texts. */
export const TILE_STEPS = { stack: STACK, react: REACT, place: PLACE } as const

/** [ZMB-1.3.1.a] Draw a tile, place it, and fill it. */
export const tile: Procedure<Zombies, TileFrame, ZombiesAction> = {
  run(s, f, play) {
    switch (f.step) {
      case STACK: {
        const stacks = openStacks(s)
        if (when('ZMB-1.3.1.a', stacks.length === 0)) pop(s)
        else if (stacks.length === 1) draw(s, f, stacks[0]!, play)
        else ask(s, s.active, 'stack', clockOf(s))
        break
      }
      case REACT:
        f.step = PLACE
        if (!when(iThinkItsOverHere.rule, tilesOf(s.options).kinds[f.kinds[0]!]!.isHelipad))
          openWindow(s, 'tile-drawn', s.active)
        break
      case PLACE:
        if (f.kinds.length === 0) f.step = FILL
        // [ZMB-1.3.1.e] Where there is a place, one must be taken.
        else if (!when('ZMB-1.3.1.e', hasPlace(s, f.kinds))) tellingGoal(s, play, () => setAside(s, f, play))
        else ask(s, f.placer, 'place', clockOf(s))
        break
      case FILL:
        if (needsChoice(s, f)) ask(s, f.placer, 'fill', clockOf(s))
        else nextSlot(s, f, play)
        break
      default:
        pop(s)
    }
  },

  offer(s, f, _seat, to) {
    if (f.step === STACK) for (const zone of openStacks(s)) to.legal({ type: 'stack', zone })
    else if (f.step === PLACE) {
      for (const { kind, x, y, turn } of placesInHand(s, f.kinds)) to.legal({ type: 'place', kind, x, y, turn })
    } else {
      for (const space of fillSpaces(s, f)) to.legal({ type: 'put', space })
      to.legal(AUTO)
    }
  },

  answer(s, f, _seat, action, play) {
    if (action.type === 'stack') draw(s, f, action.zone, play)
    else if (action.type === 'place') tellingGoal(s, play, () => place(s, f, action.kind, action, play))
    else if (action.type === 'put') put(s, f, action.space, play)
    else while (needsChoice(s, f)) put(s, f, fillSpaces(s, f)[0]!, play)
  },

  refuse(s, f, seat, action) {
    if (seat !== f.placer) return null
    if (action.type === 'put') return f.step === FILL ? { rule: fillRule(s, f.slots[0]!) } : null
    if (action.type !== 'place' || f.step !== PLACE || !f.kinds.includes(action.kind)) return null
    // [ZMB-1.3.1.e] A rotation that looks like another is that other one.
    const isOwn = tilesOf(s.options).kinds[action.kind]!.rotations.includes(action.turn)
    return { rule: whyNotPlace(s, action.kind, action) ?? (isOwn ? 'ZMB-1.3.1.q' : 'ZMB-1.3.1.e') }
  },

  // [ZMB-W.i] The first legal place, spaces in reading order.
  expire(s, f) {
    if (when('ZMB-W.i', f.step === STACK)) return { type: 'stack', zone: openStacks(s)[0]! }
    if (f.step !== PLACE) return AUTO
    return { type: 'place', ...placesInHand(s, f.kinds)[0]! }
  },
}

/** [ZMB-1.3.1.b] The town stack; once the gate is placed, either. */
function openStacks(s: Zombies): ('town' | 'base')[] {
  const stacks: ('town' | 'base')[] = []
  if (s.townStack.length > 0 || s.helipadLeft) stacks.push('town')
  if (when('ZMB-1.3.1.b', s.baseOpen) && s.baseStack.length > 0) stacks.push('base')
  return stacks
}

export const hasTileToDraw = (s: Zombies): boolean => openStacks(s).length > 0

function draw(s: Zombies, f: TileFrame, zone: 'town' | 'base', play: Play): void {
  const kind = zone === 'town' ? drawTown(s, play) : drawBase(s, play)
  const tileKind = tilesOf(s.options).kinds[kind]!
  f.kinds = [kind]
  f.step = REACT
  const rule = 'ZMB-1.3.1.a'
  play.emit?.(told({ kind: 'tile-drawn', rule, seat: s.active, data: { tile: kindWord(tileKind) }, about: { kind } }))
  if (tileKind.isHelipad) f.placer = helipadPlacer(s, play)
  // Nobody can take over what has no place.
  if (!when(iThinkItsOverHere.rule, hasPlace(s, [kind]))) f.step = PLACE
}

/** [ZMB-1.2.d] The helipad is last, or by option somewhere in the lower half. */
function drawTown(s: Zombies, play: Play): number {
  const { index } = tilesOf(s.options)
  const helipad = index['helipad_town']!
  const low = s.options.townHelipadPosition === 'bottomHalf' && s.helipadLeft && s.townStack.length <= 14
  const bag = low ? [...s.townStack, helipad] : s.townStack
  const kind = bag.length === 0 ? helipad : play.chance.draw(bag, 'ZMB-1.2.d', 'all')
  // By option a helipad that fitted nowhere is among the others.
  if (kind === helipad && s.helipadLeft) s.helipadLeft = false
  else s.townStack.splice(s.townStack.indexOf(kind), 1)
  return kind
}

function drawBase(s: Zombies, play: Play): number {
  const helipad = tilesOf(s.options).index['helipad_base']!
  const last =
    when('ZMB-R.13', s.options.baseHelipadPosition === 'bottom') && s.baseStack.some((kind) => kind !== helipad)
  const bag = last ? s.baseStack.filter((kind) => kind !== helipad) : s.baseStack
  const kind = play.chance.draw(bag, 'ZMB-1.2.e', 'all')
  s.baseStack.splice(s.baseStack.indexOf(kind), 1)
  return kind
}

/** [ZMB-1.3.1.i] The player with the fewest zombies, random among equals. */
function helipadPlacer(s: Zombies, play: Play): Seat {
  const fewest = Math.min(...s.reserve)
  const seats = [...s.reserve.keys()].filter((seat) => s.reserve[seat] === fewest)
  const placer = seats.length === 1 ? seats[0]! : play.chance.tie(seats, 'ZMB-1.3.1.i')
  play.emit?.({ kind: 'helipad-placer', rule: 'ZMB-1.3.1.i', seat: placer })
  return placer
}

function place(s: Zombies, f: TileFrame, kind: number, at: Placement, play: Play): void {
  const isGate = tilesOf(s.options).kinds[kind]!.id === 'front_gate'
  if (isGate) s.gateTownSide = gateTownSide(s, kind, at)
  const slot = layTile(s, kind, at.turn, at.x, at.y)
  f.kinds.splice(f.kinds.indexOf(kind), 1)
  f.slots.push(slot)
  play.emit?.(wasPlaced(s, f.placer, slot, at))
  // [ZMB-1.3.1.m] [ZMB-R.02] With the gate the base is open, and its two reserved tiles follow at once.
  if (when('ZMB-R.02', isGate)) {
    s.baseOpen = true
    f.kinds.push(...s.reserved)
    s.reserved = []
    play.emit?.({ kind: 'base-open', rule: 'ZMB-1.3.1.m' })
  }
  if (f.kinds.length === 0) beginFill(s, f)
}

function wasPlaced(s: Zombies, seat: Seat, slot: Slot, { x, y }: Placement): GameEvent {
  const data = { tile: kindWord(kindAt(s, slot)), ...placeParams(s, x, y), x, y }
  return told({ kind: 'tile-placed', rule: 'ZMB-1.3.1.d', seat, data, about: { kind: s.tileKind[slot]!, slot, x, y } })
}

/** [ZMB-1.3.1.j] Nowhere to go: out of the game, or by option back into its stack. */
function setAside(s: Zombies, f: TileFrame, play: Play): void {
  const kind = f.kinds.shift()!
  const tileKind = tilesOf(s.options).kinds[kind]!
  const { id, isHelipad } = tileKind
  const again =
    (isHelipad && s.options.helipadUnplaceable === 'reshuffle') ||
    (id === 'front_gate' && s.options.frontGateUnplaceable === 'reshuffle')
  if (!again) s.removed.push(kind)
  else if (id === 'helipad_town') s.townStack.push(kind)
  else if (id === 'front_gate') s.townStack.push(kind)
  else s.baseStack.push(kind)
  const what = again ? 'tile-returned' : 'tile-removed'
  play.emit?.(told({ kind: what, rule: 'ZMB-1.3.1.j', data: { tile: kindWord(tileKind) }, about: { kind } }))
  if (f.kinds.length > 0) return
  if (f.slots.length > 0) beginFill(s, f)
  else f.step = OVER
}

function beginFill(s: Zombies, f: TileFrame): void {
  f.step = FILL
  loadSlot(s, f)
}

/** [ZMB-1.3.1.l] By option a player who closes the map on their own turn is done for this turn. */
function noteBlocker(s: Zombies, f: TileFrame): void {
  if (when('ZMB-1.3.1.l', s.options.blockerPenalty === 'off')) return
  if (f.placer === s.active && isMapClosed(s)) turnOf(s).total = BLOCKER
}

function nextSlot(s: Zombies, f: TileFrame, play: Play): void {
  const slot = f.slots.shift()
  if (slot === undefined) {
    f.step = OVER
    noteBlocker(s, f)
    return
  }
  play.emit?.(told({ kind: 'tile-filled', rule: fillRule(s, slot), data: tileParams(s, slot), about: { slot } }))
  loadSlot(s, f)
}
