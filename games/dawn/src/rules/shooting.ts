import { cite, type Modifier, type Params, type Play, type RuleId } from '@shamble/kernel'
import { type Mall, NO_DOOR, type Square, squareName } from '../map/mall.js'
import { type Character, CLOSED, type Dawn, DESTROYED, mallOf, NO_UNIT } from '../state.js'
import { faceOf, shotDice } from './faces.js'
import { panicAddition, panics } from './panic.js'
import {
  charactersWord,
  doorParams,
  eliminateSuper,
  eliminateUnit,
  fades,
  hasCharacter,
  isZombieOccupied,
  supersAt,
  totalValue,
} from './pieces.js'
import { blockerBetween, doorOnLine, inSight, rangeBetween, touchesCorner, whyNoSight } from './sight.js'
import { checkVictory } from './victory.js'
import { isCarried, isCarrying } from './walking.js'

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
  if (!isZombieOccupied(s, target)) return { rule: 'DAWN-6.0.a' }
  if (from === target) {
    // A square is always in sight of itself.
    cite('DAWN-6.4.e')
    return null
  }
  if (isZombieOccupied(s, from)) return { rule: 'DAWN-6.3.b' }
  if (!inSight(s, mall, from, target)) return { rule: whyNoSight(mall, from, target) }
  if (hasCharacter(s, target)) return { rule: 'DAWN-6.3.a' }
  const blocker = blockerBetween(s, mall, from, target)
  if (blocker >= 0) return { rule: 'DAWN-6.3.c', params: { square: squareName(blocker) } }
  return null
}

/** Why one of those being moved may not shoot at anything now, or `null`. */
export function whyNoGun(s: Dawn, c: Character): RuleId | null {
  if (s.panicked[c] === 1) return 'DAWN-6.5.c'
  if (s.shots[c]! >= faceOf(s, c).fireRate) return 'DAWN-6.1.a'
  if (isCarrying(s, c) || isCarried(s, c)) return 'DAWN-5.6.d'
  if (s.closedMain[c] === 1) {
    cite('DAWN-DIF.02')
    if (s.options.mainDoorAndShoot === 'exclusive') return 'DAWN-RUL.49'
  }
  if (s.tookRifle[c] === 1 && !s.options.rifleUsableSameTurn) return 'DAWN-DIF.12'
  return null
}

/** [DAWN-6.7.a] What is subtracted for one gun. */
export function shotModifiers(s: Dawn, mall: Mall, from: Square, target: Square): Modifier[] {
  if (from === target) return []
  const modifiers: Modifier[] = [{ rule: 'DAWN-6.7.b', value: SHOT_CHART.square * rangeBetween(mall, from, target) }]
  cite('DAWN-RUL.29')
  const door = doorOnLine(mall, from, target)
  if (door !== NO_DOOR) {
    cite('DAWN-6.4.b')
    modifiers.push(
      s.doors[door] === CLOSED
        ? { rule: 'DAWN-6.7.c', value: SHOT_CHART.closed }
        : { rule: 'DAWN-6.7.a', value: SHOT_CHART.open },
    )
    if (s.doors[door] === DESTROYED) cite('DAWN-RUL.30')
  }
  return modifiers
}

/** [DAWN-6.8.c] Once for each gun that fires. */
export function modifiersForAll(modifiers: readonly Modifier[], guns: number): Modifier[] {
  return guns === 1 ? [...modifiers] : modifiers.map(({ rule, value }) => ({ rule, value: value * guns }))
}

/** [DAWN-6.8.b] */
export function diceTogether(s: Dawn, who: readonly Character[]): number {
  let dice = 0
  for (const c of who) dice += shotDice(s, c)
  return Math.min(MOST_DICE, dice)
}

/**
 * [DAWN-6.0.b] One shot, alone or together, at whatever stands in the target square.
 * @returns who panicked [DAWN-RUL.14]: the others fire without them
 */
export function shoot(s: Dawn, who: readonly Character[], from: Square, target: Square, play: Play): Character[] {
  const mall = mallOf(s)
  play.emit?.({
    kind: 'shot-declared',
    rule: 'DAWN-6.0.a',
    data: { who: charactersWord(who), count: who.length, square: squareName(target) },
  })
  if (who.length > 1) cite('DAWN-6.8.a')
  const addition = panicAddition(s, from, target)
  const panicked = addition === null ? [] : who.filter((c) => panics(s, c, addition, play))
  if (addition === null) cite('DAWN-6.5.a')
  else {
    // Their dice come before those of the shot, in the order Peter, Roger, Steve, Fran.
    cite('DAWN-DICE.a')
    citePanic(s, from, target, who.length)
  }
  const firing = who.filter((c) => !panicked.includes(c))
  if (panicked.length > 0) cite('DAWN-RUL.14')
  if (firing.length > 0) fire(s, mall, firing, from, target, play)
  return panicked
}

function citePanic(s: Dawn, from: Square, target: Square, shooters: number): void {
  cite('DAWN-6.5.a')
  if (shooters > 1) cite('DAWN-6.8.d')
  const unit = s.unitAt[target]!
  const isBerserk = unit !== NO_UNIT && s.berserk[unit] === 1
  if (supersAt(s, target).length > 0) {
    cite('DAWN-11.5.a')
    if (isBerserk) cite('DAWN-RUL.12')
  } else if (isBerserk && from === target) cite('DAWN-10.6.a')
}

function fire(s: Dawn, mall: Mall, who: readonly Character[], from: Square, target: Square, play: Play): void {
  const modifiers = modifiersForAll(shotModifiers(s, mall, from, target), who.length)
  if (who.length > 1) cite('DAWN-6.8.c')
  if (touchesCorner(mall, from, target)) cite('DAWN-RUL.28')
  for (const c of who) if (s.rifle[c] === 1) cite('DAWN-12.0.a')
  if (diceTogether(s, who) < who.reduce((sum, c) => sum + shotDice(s, c), 0)) cite('DAWN-6.8.b')
  const dice = play.chance.dice(diceTogether(s, who), 6, 'DAWN-6.6.a')
  let result = 0
  for (const die of dice) result += die
  for (const { value } of modifiers) result += value
  if (result < 0) cite('DAWN-RUL.31')
  const door = doorOnLine(mall, from, target)
  if (from !== target && door !== NO_DOOR && s.doors[door] === CLOSED) {
    s.doors[door] = DESTROYED
    play.emit?.({ kind: 'door-shot', rule: 'DAWN-6.7.c', data: doorParams(mall, door) })
  }
  // [DAWN-6.0.c] The value is looked at only now.
  const value = totalValue(s, target, play, 'DAWN-6.0.c')
  const hit = result >= value
  play.emit?.({
    kind: hit ? 'hit' : 'missed',
    rule: 'DAWN-6.0.b',
    dice,
    modifiers,
    data: { who: charactersWord(who), count: who.length, square: squareName(target), result, value },
    ...fades(s, 'value'),
  })
  if (hit) eliminateAll(s, target, play)
}

/** [DAWN-11.3.b] A shot at one is a shot at both. */
function eliminateAll(s: Dawn, square: Square, play: Play): void {
  const unit = s.unitAt[square]!
  for (const c of supersAt(s, square)) {
    eliminateSuper(s, c)
    play.emit?.({
      kind: 'super-eliminated',
      rule: unit === NO_UNIT ? 'DAWN-RUL.35' : 'DAWN-11.3.b',
      data: { square: squareName(square) },
    })
  }
  if (unit !== NO_UNIT) {
    eliminateUnit(s, unit)
    play.emit?.({ kind: 'eliminated', rule: 'DAWN-6.0.d', data: { square: squareName(square) } })
  }
  checkVictory(s, play)
}
