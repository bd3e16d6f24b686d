import { type Play, type RuleId, when } from '@shamble/kernel'
import { event } from '../events.js'
import { LADEN, NO_PAUSE } from '../frames/kinds.js'
import type { Mall, Square } from '../map/mall.js'
import { type Character, countersOf, type Dawn, isAutomatic, NO_UNIT, SPENT, type Unit, ZOMBIE_SEAT } from '../state.js'
import { drawValue, fades, hasSuper, moveUnit, supersAt, turnUp } from './pieces.js'
import { type Distance, type Path, pathsFrom } from './zombie-movement.js'

export const superReach = (s: Dawn): number => countersOf(s).superMove

/** A super zombie's move: its way, and where on it a unit joins (`lift`) and is left (`drop`). */
export interface SuperMove {
  readonly path: Path
  readonly lift: number
  readonly drop: number
}

export const ALONE = -1

/** [DAWN-11.2.a] Every move of a super zombie, alone or with a unit. */
export function superMoves(
  s: Dawn,
  mall: Mall,
  who: Character,
  most: number,
  towards: Distance | null,
  pause = NO_PAUSE,
): SuperMove[] {
  const from = s.at[who]!
  // [DAWN-11.1.a] It may end with a unit; [DAWN-RUL.10] not with another of its kind.
  const noOther = (square: Square) => !when('DAWN-11.1.a', hasSuper(s, square))
  const found: SuperMove[] = []
  for (const path of pathsFrom(s, mall, from, most, noOther, towards)) {
    found.push({ path, lift: ALONE, drop: ALONE })
    for (let lift = 0; lift < path.length; lift++) {
      // What came with it so far has moved, and still goes along.
      const isWithIt = lift === 0 && pause === LADEN
      if (!isWithIt && !mayLift(s, who, lift === 0 ? from : path[lift - 1]!, lift)) continue
      for (let drop = lift + 1; drop <= path.length; drop++) {
        const square = path[drop - 1]!
        // [DAWN-RUL.54] Left on the way, the unit must be where it may end.
        const mayStay = s.unitAt[square] === NO_UNIT && (drop === path.length || noOther(square))
        if (when('DAWN-RUL.54', mayStay)) found.push({ path, lift, drop })
      }
    }
  }
  return found
}

/** The super zombie of a square that has not moved yet, or `undefined`: one that has moved leaves its unit to itself. */
export function readySuperAt(s: Dawn, square: Square): Character | undefined {
  return supersAt(s, square).find((who) => !when('DAWN-11.4.a', s.superMoved[who] === 1))
}

/** [DAWN-11.6.a] The one that smashes glass from a square: [DAWN-DIF.09] with a unit that can still move, or alone too. */
export function smasherAt(s: Dawn, square: Square): Character | undefined {
  const unit = s.unitAt[square]!
  const isTogether = unit !== NO_UNIT && s.duty[unit]! < SPENT
  const maySmash = isTogether || when('DAWN-DIF.09', s.options.superGlass === 'alone-too')
  return maySmash ? readySuperAt(s, square) : undefined
}

/** [DAWN-DIF.10] Only a unit that began the turn with it, or any on the way. */
function mayLift(s: Dawn, who: Character, square: Square, lift: number): boolean {
  const unit = s.unitAt[square]!
  if (unit === NO_UNIT || s.duty[unit]! >= SPENT) return false
  if (when('DAWN-DIF.10', s.options.superPickup === 'mid-move')) return true
  return when('DAWN-11.2.a', lift === 0 && s.companion[who] === unit)
}

/** A super zombie walks, alone or with a unit for all or part of the way. */
export function walkSuper(s: Dawn, who: Character, move: SuperMove, play: Play, rule: RuleId): void {
  const { path, lift, drop } = move
  const from = s.at[who]!
  const to = path[path.length - 1]!
  const lifted = lift === ALONE ? NO_UNIT : s.unitAt[lift === 0 ? from : path[lift - 1]!]!
  for (const square of path) {
    const met = s.unitAt[square]!
    if (met !== NO_UNIT) lookAt(s, met, play)
  }
  s.at[who] = to
  // The unit is put down only where it is left: on the way it may pass squares that others hold.
  if (lifted !== NO_UNIT) moveUnit(s, lifted, path[drop - 1]!)
  s.superMoved[who] = 1
  if (lifted !== NO_UNIT) s.duty[lifted] = SPENT
  if (lifted === NO_UNIT) play.emit?.(event(s, 'super-moved', rule, { who, from, path }))
  else play.emit?.(event(s, 'super-moved-with', rule, { who, from, path, unit: s.token[lifted]! }))
  for (const square of new Set([to, lifted === NO_UNIT ? to : s.where[lifted]!])) turnUp(s, square, play, 'DAWN-7.7.b')
  play.beat?.()
}

/** [DAWN-11.1.b] The zombie player looks at what their super zombie walks through; [DAWN-15.7.a] nobody else does. */
function lookAt(s: Dawn, unit: Unit, play: Play): void {
  if (when('DAWN-15.7.a', isAutomatic(s))) return
  if (s.value[unit] === 0) drawValue(s, unit, play, 'DAWN-11.1.b', [ZOMBIE_SEAT])
  else play.reveal?.([ZOMBIE_SEAT])
  s.seenBy[unit]! |= 2
  const there = { square: s.where[unit]!, unit: s.token[unit]! }
  play.emit?.(event(s, 'looked', 'DAWN-11.1.b', there))
  // What they saw fades from their log as everything else does, so it is an event of its own.
  const seen = { ...there, value: s.value[unit]! }
  play.emit?.(event(s, 'saw', 'DAWN-11.1.b', seen, { seenBy: [ZOMBIE_SEAT], ...fades(s, 'value') }))
}
