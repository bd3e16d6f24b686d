import type { Refusal } from '@shamble/kernel'
import type { Mall, Square } from '../map/mall.js'
import { type Character, CLOSED, type Dawn, NO_UNIT, READY, SPENT, STOPPED, SUPER, type Unit } from '../state.js'
import { glassInTheWay } from './glass.js'
import { hasCharacter, hasSuper, isZombieOccupied } from './pieces.js'
import { isPassable } from './sight.js'
import { readySuperAt, type SuperMove, smasherAt, superReach } from './super-zombies.js'
import { type Distance, type Path, reachOf } from './zombie-movement.js'

/** Why nobody may walk this way, no matter who it is, or `null`. */
function whyNotWalk(s: Dawn, mall: Mall, from: Square, path: Path, most: number): Refusal | null {
  let here = from
  for (const to of path) {
    // [DAWN-7.6.a] Not out of a character's square, not even in passing.
    if (hasCharacter(s, here)) return { rule: 'DAWN-7.6.a' }
    const way = mall.ways[here]!.find((open) => open.to === to)
    if (way === undefined || !isPassable(s, way)) return { rule: 'DAWN-7.0.d' }
    here = to
  }
  return path.length > most ? { rule: 'DAWN-7.5.a' } : null
}

function whyNotEnd(s: Dawn, end: Square): Refusal | null {
  if (!isZombieOccupied(s, end)) return null
  return { rule: hasSuper(s, end) ? 'DAWN-RUL.10' : 'DAWN-7.6.b' }
}

/** Why a unit has no move left in this zombie player-turn, or `null`. */
export function whyNotMoveAgain(s: Dawn, unit: Unit): Refusal | null {
  if (s.duty[unit] === STOPPED) return { rule: 'DAWN-7.4.b' }
  return s.duty[unit] === SPENT ? { rule: 'DAWN-7.4.a' } : null
}

/** Why a unit may not walk this way in the free phase, or `null` where no rule in particular forbids it. */
export function whyNotMoveFreely(s: Dawn, mall: Mall, from: Square, path: Path): Refusal | null {
  const unit = s.unitAt[from] ?? NO_UNIT
  if (unit === NO_UNIT || path.length === 0) return null
  const walked = whyNotWalk(s, mall, from, path, reachOf(s, unit))
  return walked ?? whyNotMoveAgain(s, unit) ?? whyNotEnd(s, path[path.length - 1]!)
}

/** Why a unit may not react this way, or `null`. */
export function whyNotReact(s: Dawn, mall: Mall, from: Square, path: Path, towards: Distance): Refusal | null {
  const unit = s.unitAt[from] ?? NO_UNIT
  if (unit === NO_UNIT || path.length === 0) return null
  if (hasCharacter(s, from)) return { rule: 'DAWN-7.2.a' }
  if (s.duty[unit] === STOPPED) return { rule: 'DAWN-RUL.05' }
  if (s.duty[unit] === SPENT) return { rule: 'DAWN-7.5.a' }
  // Nothing that it saw makes it move now.
  if (s.duty[unit] === READY && !s.companion.includes(unit)) return { rule: 'DAWN-7.0.b' }
  const walked = whyNotWalk(s, mall, from, path, reachOf(s, unit)) ?? whyNotEnd(s, path[path.length - 1]!)
  if (walked !== null) return walked
  if (!isCloser(from, path, towards)) return { rule: 'DAWN-7.0.b' }
  return path.length < reachOf(s, unit) ? { rule: 'DAWN-7.5.b' } : null
}

function isCloser(from: Square, path: Path, towards: Distance): boolean {
  return path.every((to, i) => towards(to) < towards(i === 0 ? from : path[i - 1]!))
}

/** Why a super zombie may not move like this, or `null`. */
export function whyNotSuper(
  s: Dawn,
  mall: Mall,
  who: Character,
  { path, lift }: SuperMove,
  towards: Distance | null,
  most = superReach(s),
  isOnItsWay = false,
): Refusal | null {
  const from = s.at[who]!
  if (s.status[who] !== SUPER || from < 0 || path.length === 0) return null
  // [DAWN-11.4.a] In one of the two phases, once.
  if (s.superMoved[who] === 1 && !isOnItsWay) return { rule: 'DAWN-11.4.a' }
  const walked = whyNotWalk(s, mall, from, path, most)
  if (walked !== null) return walked
  const end = path[path.length - 1]!
  if (hasSuper(s, end)) return { rule: 'DAWN-RUL.10' }
  if (lift > 0 && s.options.superPickup === 'from-start') return { rule: 'DAWN-11.2.a' }
  if (towards !== null && !isCloser(from, path, towards)) return { rule: 'DAWN-RUL.09' }
  const unit = s.unitAt[from]!
  if (lift === 0 && unit !== NO_UNIT && s.unitAt[end] === NO_UNIT && s.duty[unit]! >= SPENT)
    return { rule: 'DAWN-7.4.a' }
  // [DAWN-7.6.b] What is taken along must not end with another unit, nor [DAWN-RUL.54] be left where one is.
  return lift >= 0 ? { rule: 'DAWN-RUL.54' } : null
}

/** Why this door may not be broken from there, or `null`. */
export function whyNotBreak(s: Dawn, mall: Mall, from: Square, door: number): Refusal | null {
  const there = mall.doors[door]
  if (there === undefined || !isZombieOccupied(s, from)) return null
  if (!there.squares.includes(from)) return { rule: 'DAWN-10.4.a' }
  // [DAWN-10.4.c] Glass, and closed; nothing else breaks.
  if (there.kind !== 'glass' || s.doors[door] !== CLOSED) return { rule: 'DAWN-10.4.c' }
  const unit = s.unitAt[from]!
  if (readySuperAt(s, from) !== undefined) {
    if (unit === NO_UNIT) return { rule: 'DAWN-11.6.a' }
    return smasherAt(s, from) === undefined ? { rule: 'DAWN-10.4.b' } : null
  }
  if (unit === NO_UNIT) return { rule: 'DAWN-11.4.a' }
  if (s.berserk[unit] !== 1) return { rule: 'DAWN-10.4.a' }
  // [DAWN-RUL.51] What was bound and stopped has had its chance in the reaction phase.
  if (s.duty[unit] === STOPPED) return { rule: 'DAWN-RUL.51' }
  if (s.duty[unit] === SPENT) return { rule: 'DAWN-10.4.b' }
  return glassInTheWay(s, mall, from).includes(door) ? null : { rule: 'DAWN-10.4.a' }
}
