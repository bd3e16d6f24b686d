import { type Play, type Refusal, type Seat, when } from '@shamble/kernel'
import { isInBuilding, joinedSpaces, type Space, slotOf, spaceWord } from '../board/board.js'
import { told } from '../events.js'
import { turnOf } from '../frames/kinds.js'
import { NO_ZOMBIE, type Zombies } from '../state.js'
import { mustFight } from './combat.js'
import { checkHelipad } from './goal.js'
import { leaveByJeep } from './jeep.js'
import { carriedOff } from './pawns.js'
import { settleSpace } from './tokens.js'

/** [ZMB-1.3.5.b] A step of the pawn's owner; by any other rule another player walks the pawn. */
export const OWN_STEP = 'ZMB-1.3.5.b'

export function arrive(s: Zombies, seat: Seat, to: Space, rule: string, play: Play): void {
  const turn = turnOf(s)
  const from = s.position[seat]!
  s.position[seat] = to
  // [ZMB-card.what-is-that-smell] Only the player's own walking counts; being carried off names another tile to leave.
  if (rule !== OWN_STEP) carriedOff(s, seat)
  else if (turn.smellSlot >= 0 && slotOf(from) === turn.smellSlot && slotOf(to) !== turn.smellSlot) turn.hasLeft = true
  if (when('ZMB-1.3.5.g', entersBuilding(s, from, to))) turn.enteredBuilding[seat] = slotOf(to)
  leaveByJeep(s, seat, to)
  play.emit?.(told({ kind: 'stepped', rule, seat, data: { space: spaceWord(to) }, about: { space: to } }))
  if (s.options.helipadWinTiming === 'onEntry') onEntry(s, seat, play)
  // [ZMB-1.3.2.j] [ZMB-1.3.5.h] Zombies are fought there, and never players: any number of them share a space.
  if (!when('ZMB-1.3.2.j', when('ZMB-1.3.5.h', mustFight(s, seat)))) settleSpace(s, to, play)
}

/** By option the middle of a helipad wins before the zombie there is fought. */
function onEntry(s: Zombies, seat: Seat, play: Play): void {
  const space = s.position[seat]!
  const zombie = s.zombie[space]!
  s.zombie[space] = NO_ZOMBIE
  checkHelipad(s, seat, play)
  s.zombie[space] = zombie
}

/** Into a building from outside, or from another one through what BREAKTHROUGH has opened. */
export function entersBuilding(s: Zombies, from: Space, to: Space): boolean {
  return isInBuilding(s, to) && !(isInBuilding(s, from) && slotOf(from) === slotOf(to))
}

/**
 * [ZMB-card.what-is-that-smell] Onto the tile that they have left; a player who was carried back there may walk about
 * on it.
 */
export function comesBack(s: Zombies, from: Space, to: Space): boolean {
  const { hasLeft, smellSlot } = turnOf(s)
  return hasLeft && when('ZMB-card.what-is-that-smell', slotOf(to) === smellSlot && slotOf(from) !== smellSlot)
}

/** Why a step is none: nothing leads there, or a card bars the way. */
export function whyNotStep(s: Zombies, seat: Seat, to: Space): Refusal {
  const from = s.position[seat]!
  if (!joinedSpaces(s, from).includes(to)) return { rule: 'ZMB-1.3.5.b' }
  if (comesBack(s, from, to)) return { rule: 'ZMB-card.what-is-that-smell', key: 'ZMB-card.what-is-that-smell.back' }
  const rule = 'ZMB-card.claustrophobia'
  return entersBuilding(s, from, to) ? { rule, key: `${rule}.in` } : { rule }
}

/** More steps than any way out has. */
const NO_WAY_OUT = 999

/** [ZMB-card.claustrophobia] How many steps lead out of a building, whatever is in the way. */
export function distanceOut(s: Zombies, from: Space): number {
  let ring = [from]
  const seen = new Set(ring)
  for (let distance = 0; ring.length > 0; distance++) {
    if (ring.some((space) => !isInBuilding(s, space))) return distance
    const next: Space[] = []
    for (const space of ring) {
      for (const other of joinedSpaces(s, space)) {
        if (seen.has(other) || entersBuilding(s, space, other)) continue
        seen.add(other)
        next.push(other)
      }
    }
    ring = next
  }
  return NO_WAY_OUT
}
