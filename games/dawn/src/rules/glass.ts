import { type Play, when } from '@shamble/kernel'
import { event } from '../events.js'
import type { DoorIndex, Mall, Square } from '../map/mall.js'
import { ALL_CHARACTERS, CLOSED, type Dawn, DESTROYED, type Unit } from '../state.js'
import { fades, isInPlay, revealValue } from './pieces.js'
import { doorOnLine, zombieSees } from './sight.js'
import type { Distance } from './zombie-movement.js'

/** [DAWN-10.4.a] Closed glass doors of a square through which a zombie there sees some character. */
export function glassInTheWay(s: Dawn, mall: Mall, from: Square): number[] {
  const isSeenThrough = (door: DoorIndex) =>
    ALL_CHARACTERS.some(
      (c) => isInPlay(s, c) && doorOnLine(mall, from, s.at[c]!) === door && zombieSees(s, mall, from, s.at[c]!),
    )
  return closedGlass(s, mall, from).filter((door) => when('DAWN-10.4.a', isSeenThrough(door)))
}

/** [DAWN-11.6.a] Closed glass doors of a square, no matter who is behind them. */
export function closedGlass(s: Dawn, mall: Mall, from: Square): number[] {
  return mall.doorsAt[from]!.filter((door) =>
    when('DAWN-10.4.c', s.doors[door] === CLOSED && mall.doors[door]!.kind === 'glass'),
  )
}

/** [DAWN-10.4.d] Whether the way to the target leads through this door. */
export function leadsThrough(mall: Mall, from: Square, door: number, towards: Distance): boolean {
  return mall.ways[from]!.some((way) => way.door === door && towards(way.to) < towards(from))
}

/** [DAWN-10.4.d] In the reaction phase only when that door is what stops the move [DAWN-DIF.08]. */
export function mayBreakNow(
  s: Dawn,
  mall: Mall,
  from: Square,
  door: DoorIndex,
  towards: Distance,
  freeWays: number,
): boolean {
  if (when('DAWN-DIF.08', !s.options.glassBreakReactionGate)) return true
  return when('DAWN-10.4.d', freeWays === 0 && leadsThrough(mall, from, door, towards))
}

/** [DAWN-10.4.b] Whether a try is the whole move, or [DAWN-DIF.07] one square of it. */
export const isWholeMove = (s: Dawn): boolean =>
  when('DAWN-10.4.b', when('DAWN-DIF.07', s.options.glassBreakCost === 'whole-move'))

/** [DAWN-10.5.a] A berserk unit throws itself against the glass. */
export function tryGlass(s: Dawn, unit: Unit, door: DoorIndex, play: Play): void {
  // [DAWN-DICE.c] The dice come when the try is made, before the value is looked at.
  const dice = play.chance.dice(2, 6, 'DAWN-10.5.a')
  const value = revealValue(s, unit, play, 'DAWN-10.5.b')
  const isBroken = when('DAWN-DICE.c', dice[0]! + dice[1]! < value)
  const ids = { square: s.where[unit]!, unit: s.token[unit]!, door, value }
  const kind = isBroken ? 'glass-broken' : 'glass-held'
  play.emit?.(event(s, kind, 'DAWN-10.5.a', ids, { dice, ...fades(s, 'value') }))
  if (isBroken) destroy(s, door)
}

/** [DAWN-11.6.a] A super zombie breaks it without dice. */
export function smashGlass(s: Dawn, square: Square, door: DoorIndex, play: Play): void {
  destroy(s, door)
  play.emit?.(event(s, 'glass-smashed', 'DAWN-11.6.a', { square, door }))
}

/** [DAWN-10.5.c] What was closed is open for good. */
function destroy(s: Dawn, door: DoorIndex): void {
  if (when('DAWN-10.5.c', s.doors[door] === CLOSED)) s.doors[door] = DESTROYED
}
