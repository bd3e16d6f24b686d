import { type Modifier, type Params, type Play, type RuleId, when } from '@shamble/kernel'
import { event } from '../events.js'
import type { ActivationFrame } from '../frames/kinds.js'
import { type Mall, NO_DOOR, type Square, squareName } from '../map/mall.js'
import { ALL_CHARACTERS, type Character, CLOSED, type Dawn, DESTROYED, mallOf, NO_UNIT } from '../state.js'
import { isCarried, isCarrying } from './carrying.js'
import { faceOf, shotDice } from './faces.js'
import { panicAddition, panics } from './panic.js'
import {
  eliminateSuper,
  eliminateUnit,
  fades,
  hasCharacter,
  hasSuper,
  isZombieOccupied,
  supersAt,
  totalValue,
} from './pieces.js'
import { blockerBetween, doorOnLine, inSight, rangeBetween, touchesCorner, whyNoSight } from './sight.js'
import { checkVictory } from './victory.js'

/** [DAWN-6.8.b] Never more dice in one shot. */
export const MOST_DICE = 3

/** [DAWN-6.7.a] For each square on the way, and for the door that the line passes. */
export const SHOT_CHART = { square: -1, open: -2, closed: -3 } as const

/** Why nobody in `from` may shoot at `target`, or `null`. */
export function whyNotShoot(
  s: Dawn,
  mall: Mall,
  from: Square,
  target: Square,
): { rule: RuleId; params?: Params } | null {
  if (when('DAWN-6.0.a', !isZombieOccupied(s, target))) return { rule: 'DAWN-6.0.a' }
  // [DAWN-6.4.e] A square is in sight of itself; [DAWN-5.4.d] a character who walked into a zombie shoots it where they
  // are.
  if (when('DAWN-6.4.e', when('DAWN-5.4.d', from === target))) return null
  if (when('DAWN-6.3.b', isZombieOccupied(s, from))) return { rule: 'DAWN-6.3.b' }
  if (!inSight(s, mall, from, target)) return { rule: whyNoSight(mall, from, target) }
  if (when('DAWN-6.3.a', hasCharacter(s, target))) return { rule: 'DAWN-6.3.a' }
  const blocker = blockerBetween(s, mall, from, target)
  // [DAWN-RUL.28] What a line only touches at a corner does not count among them.
  const isStopped = touchesCorner(mall, from, target) ? when('DAWN-RUL.28', blocker >= 0) : blocker >= 0
  return when('DAWN-6.3.c', isStopped) ? { rule: 'DAWN-6.3.c', params: { square: squareName(blocker) } } : null
}

/** Why a character may not shoot at anything now, or `null`. */
export function whyNoGun(s: Dawn, f: ActivationFrame, c: Character): RuleId | null {
  if (when('DAWN-6.2.a', !f.active.includes(c))) return 'DAWN-6.2.a'
  // [DAWN-6.5.d] A character who panicked, and nobody else of their stack.
  if (when('DAWN-6.5.d', f.panicked[c] === 1)) return 'DAWN-6.5.c'
  if (hasShotEnough(s, f, c)) return 'DAWN-6.1.a'
  if (when('DAWN-5.6.d', isCarrying(f, c) || isCarried(f, c))) return 'DAWN-5.6.d'
  if (f.closedMain[c] === 1 && when('DAWN-DIF.02', s.options.mainDoorAndShoot === 'exclusive')) return 'DAWN-RUL.49'
  if (f.tookRifle[c] === 1 && when('DAWN-DIF.12', !s.options.rifleUsableSameTurn)) return 'DAWN-DIF.12'
  return null
}

/** [DAWN-6.1.a] The Fire Rate is the only limit: [DAWN-4.1.c] not where on the way, nor [DAWN-6.1.b] at what. */
function hasShotEnough(s: Dawn, f: ActivationFrame, c: Character): boolean {
  const isEnough = f.shots[c]! >= faceOf(s, c).fireRate
  return when('DAWN-6.1.a', when('DAWN-4.1.c', f.shots[c]! > 0 ? when('DAWN-6.1.b', isEnough) : isEnough))
}

/** [DAWN-6.7.a] What is subtracted for one gun. */
export function shotModifiers(s: Dawn, mall: Mall, from: Square, target: Square): Modifier[] {
  // [DAWN-RUL.29] Squares are counted from the shooter's own, which is none.
  if (when('DAWN-RUL.29', from === target)) return []
  const modifiers: Modifier[] = [{ rule: 'DAWN-6.7.b', value: SHOT_CHART.square * rangeBetween(mall, from, target) }]
  const door = doorOnLine(mall, from, target)
  if (when('DAWN-6.4.b', door !== NO_DOOR)) {
    // [DAWN-RUL.30] A destroyed door takes what an open one takes.
    const isClosed = when('DAWN-RUL.30', s.doors[door] === CLOSED)
    modifiers.push(
      isClosed ? { rule: 'DAWN-6.7.c', value: SHOT_CHART.closed } : { rule: 'DAWN-6.7.a', value: SHOT_CHART.open },
    )
  }
  return modifiers
}

/** [DAWN-6.8.c] Once for each gun that fires. */
export function modifiersForAll(modifiers: readonly Modifier[], guns: number): Modifier[] {
  const isJoint = when('DAWN-6.8.c', guns > 1)
  return isJoint ? modifiers.map(({ rule, value }) => ({ rule, value: value * guns })) : [...modifiers]
}

/** [DAWN-6.8.b] */
export function diceTogether(s: Dawn, who: readonly Character[]): number {
  let dice = 0
  for (const c of who) dice += shotDice(s, c)
  return when('DAWN-6.8.b', dice > MOST_DICE) ? MOST_DICE : dice
}

/**
 * [DAWN-6.0.b] One shot, alone or together, at whatever is in the target square.
 * @returns who panicked [DAWN-RUL.14]: the others fire without them
 */
export function shoot(s: Dawn, who: readonly Character[], from: Square, target: Square, play: Play): Character[] {
  play.emit?.(event(s, 'shot-declared', 'DAWN-6.0.a', { group: who, square: target }))
  const addition = panicAddition(s, from, target)
  if (when('DAWN-6.5.a', addition === null)) {
    fire(s, mallOf(s), who, from, target, play)
    return []
  }
  // [DAWN-DICE.a] Their dice come before those of the shot, in the order Peter, Roger, Steve, Fran.
  const checked = ALL_CHARACTERS.filter((c) => when('DAWN-DICE.a', who.includes(c)))
  const panicked = checked.filter((c) => panics(s, c, addition!, play))
  const firing = checked.filter((c) => when('DAWN-RUL.14', !panicked.includes(c)))
  if (firing.length > 0) fire(s, mallOf(s), firing, from, target, play)
  return panicked
}

function fire(s: Dawn, mall: Mall, group: readonly Character[], from: Square, target: Square, play: Play): void {
  const modifiers = modifiersForAll(shotModifiers(s, mall, from, target), group.length)
  const dice = play.chance.dice(diceTogether(s, group), 6, 'DAWN-6.6.a')
  let result = 0
  for (const die of dice) result += die
  for (const { value } of modifiers) result += value
  breakGlass(s, mall, from, target, play)
  // [DAWN-6.0.c] The value is looked at only now.
  const value = totalValue(s, target, play, 'DAWN-6.0.c')
  const hit = isHit(s, target, result, value)
  const ids = { group, square: target, result, value, ...loneUnit(s, target) }
  play.emit?.(event(s, hit ? 'hit' : 'missed', 'DAWN-6.0.b', ids, { dice, modifiers, ...fades(s, 'value') }))
  if (hit) eliminateAll(s, target, play)
}

/** [DAWN-6.7.c] A closed glass door on the line breaks, whatever is hit. */
function breakGlass(s: Dawn, mall: Mall, from: Square, target: Square, play: Play): void {
  const door = from === target ? NO_DOOR : doorOnLine(mall, from, target)
  if (door === NO_DOOR || !when('DAWN-6.7.c', s.doors[door] === CLOSED)) return
  s.doors[door] = DESTROYED
  play.emit?.(event(s, 'door-shot', 'DAWN-6.7.c', { door }))
}

/** [DAWN-RUL.31] Below nothing is a miss; [DAWN-11.3.b] of a super zombie and its unit both are hit, or neither. */
function isHit(s: Dawn, target: Square, result: number, value: number): boolean {
  const isEnough = !when('DAWN-RUL.31', result < 0) && result >= value
  const areBoth = s.unitAt[target] !== NO_UNIT && supersAt(s, target).length > 0
  return areBoth ? when('DAWN-11.3.b', isEnough) : isEnough
}

/** The unit that a square's whole value belongs to. */
function loneUnit(s: Dawn, square: Square): { unit?: number } {
  const unit = s.unitAt[square]!
  return unit === NO_UNIT || hasSuper(s, square) ? {} : { unit: s.token[unit]! }
}

function eliminateAll(s: Dawn, square: Square, play: Play): void {
  const unit = s.unitAt[square]!
  for (const who of supersAt(s, square)) {
    eliminateSuper(s, who)
    const rule = unit === NO_UNIT ? 'DAWN-RUL.35' : 'DAWN-11.3.b'
    play.emit?.(event(s, 'super-eliminated', rule, { who, square }))
  }
  // [DAWN-RUL.35] Only a unit joins the pool.
  if (when('DAWN-RUL.35', unit !== NO_UNIT)) {
    const token = s.token[unit]!
    eliminateUnit(s, unit)
    play.emit?.(event(s, 'eliminated', 'DAWN-6.0.d', { square, unit: token }))
  }
  checkVictory(s, play)
}
