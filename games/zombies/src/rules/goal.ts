import { finish, type Play, type Seat, when } from '@shamble/kernel'
import { isHelipadCentre, isOnTable, kindAt } from '../board/board.js'
import { hasPlace, isMapClosed } from '../board/placement.js'
import { told } from '../events.js'
import type { FightFrame, TileFrame } from '../frames/kinds.js'
import { tilesOf } from '../options.js'
import type { Zombies } from '../state.js'
import { mustFight } from './combat.js'

/** [ZMB-1.1.a] [ZMB-1.1.e] A player who is on the middle of a helipad with no fight due has won. */
export function checkHelipad(s: Zombies, seat: Seat, play: Play): void {
  if (s.outcome !== null || !isHelipadCentre(s, s.position[seat]!)) return
  const isDue = mustFight(s, seat)
  // [ZMB-1.1.e] A fight there that something else than a roll has ended counts as well.
  const hasFought = s.frames.some((frame) => frame.kind === 'fight' && (frame as FightFrame).seat === seat)
  if (when(hasFought ? 'ZMB-1.1.e' : 'ZMB-1.1.a', isDue)) return
  if (isHelipadDead(s)) return
  finish(s, [seat], 'helicopter', 'ZMB-1.1.a')
  play.emit?.({ kind: 'won.helicopter', rule: 'ZMB-1.1.a', seat })
}

/** [ZMB-R.01] By option no helipad wins on a closed map, not even one that is there. */
export const isHelipadDead = (s: Zombies): boolean =>
  when('ZMB-R.01', s.options.closedMapDisablesHelipad && isMapClosed(s))

/**
 * [ZMB-R.01] [ZMB-1.3.1.k] [ZMB-1.3.1.l] No helipad on the table wins and no more can come: the collection is the
 * only way to win. Asked anew each time, because ROCKET LAUNCHER may open a closed map.
 */
export function isOnlyZombieWin(s: Zombies): boolean {
  const isThere = s.tileKind.some((_, slot) => isOnTable(s, slot) && kindAt(s, slot).isHelipad)
  if (when('ZMB-R.01', isThere)) return isHelipadDead(s)
  const areRemoved = s.removed.includes(helipadOf(s, 'town')) && s.removed.includes(helipadOf(s, 'base'))
  if (when('ZMB-1.3.1.k', areRemoved)) return true
  return when('ZMB-1.3.1.l', !mayTownHelipadCome(s) && !mayBaseHelipadCome(s))
}

const helipadOf = (s: Zombies, zone: 'town' | 'base'): number => tilesOf(s.options).index[`helipad_${zone}`]!

/** Tells the table when the helicopter goes out of reach, or comes into it again. */
export function tellingGoal(s: Zombies, play: Play, change: () => void): void {
  const before = play.emit !== null && isOnlyZombieWin(s)
  change()
  if (play.emit === null || s.outcome !== null || isOnlyZombieWin(s) === before) return
  const goal = s.options.winZombies
  const kind = before ? 'helicopter-again' : 'only-collection'
  play.emit(told({ kind, rule: 'ZMB-R.01', data: { goal }, about: { goal } }))
}

/** Drawn and not placed yet: a player has it in hand. */
const inHand = (s: Zombies): number[] =>
  s.frames.flatMap((frame) => (frame.kind === 'tile' ? (frame as TileFrame).kinds : []))
const isInHand = (s: Zombies, kind: number): boolean => inHand(s).includes(kind)

function mayTownHelipadCome(s: Zombies): boolean {
  const helipad = helipadOf(s, 'town')
  if (isInHand(s, helipad)) return true
  return (s.helipadLeft || s.townStack.includes(helipad)) && canTownGrow(s)
}

/** Whether some town tile that is still to come has a place: after it others may. */
function canTownGrow(s: Zombies): boolean {
  const { kinds } = tilesOf(s.options)
  const left = [...s.townStack, ...inHand(s)].filter((kind) => kinds[kind]!.zone === 'town')
  if (s.helipadLeft) left.push(helipadOf(s, 'town'))
  return hasPlace(s, left)
}

function mayBaseHelipadCome(s: Zombies): boolean {
  const helipad = helipadOf(s, 'base')
  if (isInHand(s, helipad)) return true
  if (!s.baseStack.includes(helipad)) return false
  if (s.baseOpen) return hasPlace(s, [...s.baseStack, ...inHand(s)])
  const gate = tilesOf(s.options).index['front_gate']!
  return isInHand(s, gate) || (s.townStack.includes(gate) && (hasPlace(s, [gate]) || canTownGrow(s)))
}

/** [ZMB-R.28] Who is ahead: most zombies, then lives, then bullets; several where all three are equal. */
export function leadersAmong(s: Zombies, seats: readonly Seat[]): Seat[] {
  const rank = (seat: Seat): number => (s.reserve[seat]! * 10 + s.lives[seat]!) * 1_000_000 + s.bullets[seat]!
  const best = Math.max(...seats.map(rank))
  return seats.filter((seat) => rank(seat) === best)
}
