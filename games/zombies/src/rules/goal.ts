import { cite, type Play, type Seat } from '@shamble/kernel'
import { isOnTable, kindAt } from '../board/board.js'
import { hasPlace } from '../board/placement.js'
import type { TileFrame } from '../frames/kinds.js'
import { tilesOf } from '../options.js'
import type { Zombies } from '../state.js'

/**
 * [ZMB-R.01] [ZMB-1.3.1.k] [ZMB-1.3.1.l] No helipad is on the table and none can come any more: the collection is the
 * only way to win. Asked anew each time, because ROCKET LAUNCHER may open a closed map.
 */
export function isOnlyZombieWin(s: Zombies): boolean {
  const isThere = s.tileKind.some((_, slot) => isOnTable(s, slot) && kindAt(s, slot).isHelipad)
  cite('ZMB-R.01')
  if (isThere || mayTownHelipadCome(s) || mayBaseHelipadCome(s)) return false
  const areRemoved = s.removed.includes(helipadOf(s, 'town')) && s.removed.includes(helipadOf(s, 'base'))
  cite(areRemoved ? 'ZMB-1.3.1.k' : 'ZMB-1.3.1.l')
  return true
}

const helipadOf = (s: Zombies, zone: 'town' | 'base'): number => tilesOf(s.options).index[`helipad_${zone}`]!

/** Tells the table when the helicopter goes out of reach, or comes into it again. */
export function tellingGoal(s: Zombies, play: Play, change: () => void): void {
  const before = play.emit !== null && isOnlyZombieWin(s)
  change()
  if (play.emit === null || s.outcome !== null || isOnlyZombieWin(s) === before) return
  play.emit({
    kind: before ? 'helicopter-again' : 'only-collection',
    rule: 'ZMB-R.01',
    data: { goal: s.options.winZombies },
  })
}

/** Drawn and not placed yet: somebody has it in hand. */
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
  const left = new Set([...s.townStack, ...inHand(s)].filter((kind) => kinds[kind]!.zone === 'town'))
  if (s.helipadLeft) left.add(helipadOf(s, 'town'))
  return [...left].some((kind) => hasPlace(s, kind))
}

function mayBaseHelipadCome(s: Zombies): boolean {
  const helipad = helipadOf(s, 'base')
  if (isInHand(s, helipad)) return true
  if (!s.baseStack.includes(helipad)) return false
  if (s.baseOpen) return [...s.baseStack, ...inHand(s)].some((kind) => hasPlace(s, kind))
  const gate = tilesOf(s.options).index['front_gate']!
  return isInHand(s, gate) || (s.townStack.includes(gate) && (hasPlace(s, gate) || canTownGrow(s)))
}

/** [ZMB-R.28] Who is ahead: most zombies, then lives, then bullets; several where all three are equal. */
export function leadersAmong(s: Zombies, seats: readonly Seat[]): Seat[] {
  const rank = (seat: Seat): number => (s.reserve[seat]! * 10 + s.lives[seat]!) * 1_000_000 + s.bullets[seat]!
  const best = Math.max(...seats.map(rank))
  return seats.filter((seat) => rank(seat) === best)
}
