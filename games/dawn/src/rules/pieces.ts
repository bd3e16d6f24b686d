import { type Play, type RuleId, type Seat, type SeenBy, when } from '@shamble/kernel'
import { event } from '../events.js'
import type { Square } from '../map/mall.js'
import {
  ALL_CHARACTERS,
  type Character,
  countersOf,
  type Dawn,
  IN_BOX,
  IN_POOL,
  INFECTED,
  isAutomatic,
  NO_UNIT,
  ownerOf,
  SUPER,
  type Unit,
} from '../state.js'

/** On the map and on the human side: normal, stunned or infected. */
export function isInPlay(s: Dawn, c: Character): boolean {
  return s.status[c]! <= INFECTED
}

export function hasCharacter(s: Dawn, square: Square): boolean {
  const { at, status } = s
  for (let c = 0; c < 4; c++) if (at[c] === square && status[c]! <= INFECTED) return true
  return false
}

export function charactersAt(s: Dawn, square: Square): Character[] {
  return ALL_CHARACTERS.filter((c) => s.at[c] === square && isInPlay(s, c))
}

export function hasSuper(s: Dawn, square: Square): boolean {
  const { at, status } = s
  for (let c = 0; c < 4; c++) if (at[c] === square && status[c] === SUPER) return true
  return false
}

export function supersAt(s: Dawn, square: Square): Character[] {
  return ALL_CHARACTERS.filter((c) => s.at[c] === square && s.status[c] === SUPER)
}

export function supersOnMap(s: Dawn): Character[] {
  return ALL_CHARACTERS.filter((c) => s.at[c]! >= 0 && s.status[c] === SUPER)
}

/** [DAWN-11.3.c] A super zombie makes a square zombie-occupied as a unit does. */
export function isZombieOccupied(s: Dawn, square: Square): boolean {
  return s.unitAt[square]! !== NO_UNIT || when('DAWN-11.3.c', hasSuper(s, square))
}

export function isOccupied(s: Dawn, square: Square): boolean {
  return isZombieOccupied(s, square) || hasCharacter(s, square)
}

/** [DAWN-7.7.b] Face up with a character, as long as one is there; in the two-player game with a super zombie too. */
export function isFaceUp(s: Dawn, square: Square): boolean {
  if (when('DAWN-5.4.c', hasCharacter(s, square))) return true
  return hasSuper(s, square) && !when('DAWN-RUL.53', isAutomatic(s))
}

/** By ascending square: slots tell nothing, not even by their order. */
export function unitsOnMap(s: Dawn): Unit[] {
  const units: Unit[] = []
  for (const unit of s.unitAt) if (unit !== NO_UNIT) units.push(unit)
  return units
}

export function countIn(s: Dawn, place: number): number {
  let count = 0
  for (const where of s.where) if (where === place) count++
  return count
}

export const poolSize = (s: Dawn): number => s.poolValues.length + s.poolUrns.length

/**
 * [DAWN-15.9.b] Every group of some characters in which a seat has one of its own.
 * @param together the rule under which several fire at once
 */
export function groupsWithOwn(s: Dawn, seat: Seat, guns: readonly Character[], together: RuleId): Character[][] {
  const groups: Character[][] = []
  for (let set = 1; set < 1 << guns.length; set++) {
    const group = guns.filter((_, i) => (set >> i) & 1)
    const isOwn = when(
      'DAWN-15.9.b',
      group.some((c) => ownerOf(s, c) === seat),
    )
    if (group.length > 1 ? when(together, isOwn) : isOwn) groups.push(group)
  }
  return groups
}

/** Makes the value of a unit known: drawn now if nobody has seen it before, and kept from then on. */
export function revealValue(s: Dawn, unit: Unit, play: Play, rule: RuleId): number {
  const isUnseen = when(rule, when('DAWN-2.3.e', s.value[unit] === 0))
  // [DAWN-DICE.f] What nobody has seen is drawn, never rolled for.
  if (when('DAWN-DICE.f', isUnseen)) drawValue(s, unit, play, rule, 'all')
  else play.reveal?.('all')
  s.seenBy[unit] = 3
  return s.value[unit]!
}

/** Draws the value of a unit from the urn that it belongs to. */
export function drawValue(s: Dawn, unit: Unit, play: Play, rule: RuleId, seenBy: SeenBy): void {
  const urn = s.urns[s.urn[unit]!]!
  const value = play.chance.draw(urn, rule, seenBy)
  urn.splice(urn.indexOf(value), 1)
  s.value[unit] = value
  s.urn[unit] = -1
}

/** Turns up whatever unit shares a square that shows values, and tells everybody; [DAWN-7.7.a] nobody looks at others. */
export function turnUp(s: Dawn, square: Square, play: Play, rule: RuleId): void {
  const unit = s.unitAt[square]!
  if (unit === NO_UNIT || !when(rule, when('DAWN-7.7.a', isFaceUp(s, square)))) return
  const value = revealValue(s, unit, play, rule)
  play.emit?.(event(s, 'turned-up', rule, { square, unit: s.token[unit]!, value }, fades(s, 'value')))
}

/** [DAWN-2.3.f] Numbers that tell what was seen are not written down, unless the memory aid is on. */
export function fades(s: Dawn, ...names: readonly string[]): { fleeting?: readonly string[] } {
  return when('DAWN-2.3.f', s.options.memoryAid) ? {} : { fleeting: names }
}

/** [DAWN-11.3.a] What is in a square, super zombies added; a unit's value is revealed for it. */
export function totalValue(s: Dawn, square: Square, play: Play, rule: RuleId): number {
  const unit = s.unitAt[square]!
  return supersValue(s, square) + (unit === NO_UNIT ? 0 : revealValue(s, unit, play, rule))
}

/** The value of a square that is face up already. */
export function openValue(s: Dawn, square: Square): number {
  const unit = s.unitAt[square]!
  return supersValue(s, square) + (unit === NO_UNIT ? 0 : s.value[unit]!)
}

function supersValue(s: Dawn, square: Square): number {
  const supers = supersAt(s, square).length
  return when('DAWN-11.3.a', supers > 0) ? supers * countersOf(s).superValue : 0
}

export function moveUnit(s: Dawn, unit: Unit, to: Square): void {
  s.unitAt[s.where[unit]!] = NO_UNIT
  s.where[unit] = to
  s.unitAt[to] = unit
}

/** Puts a unit from the box or the pool onto a square, under a token that nobody has seen. */
function bringIn(s: Dawn, from: typeof IN_BOX | typeof IN_POOL, urn: number, square: Square): Unit {
  const unit = s.where.indexOf(from)
  s.where[unit] = square
  s.unitAt[square] = unit
  s.token[unit] = s.nextToken++
  s.value[unit] = 0
  s.urn[unit] = urn
  s.berserk[unit] = 0
  s.duty[unit] = 0
  s.seenBy[unit] = 0
  return unit
}

/** [DAWN-9.0.a] A hidden zombie comes from the box; its value is as unknown as any. */
export function bringFromBox(s: Dawn, square: Square): Unit {
  return bringIn(s, IN_BOX, 0, square)
}

/** [DAWN-13.3.a] [DAWN-15.2.b] A unit drawn unseen from the eliminated ones. The pool is not empty. */
export function bringFromPool(s: Dawn, square: Square, play: Play, rule: RuleId): Unit {
  const urn = drawUrn(s, play, rule)
  s.poolUrns.splice(s.poolUrns.indexOf(urn), 1)
  return bringIn(s, IN_POOL, urn, square)
}

/**
 * Which urn the drawn unit belongs to. Which of the known values it bears stays open until it is revealed:
 * all of them become one urn, because they lie mixed.
 */
function drawUrn(s: Dawn, play: Play, rule: RuleId): number {
  const kinds = [...s.poolUrns, ...s.poolValues.map(() => -1)]
  const isPlain = when(
    rule,
    kinds.every((kind) => kind === kinds[0]),
  )
  const drawn = when('DAWN-DICE.f', isPlain) ? kinds[0]! : play.chance.draw(kinds, rule, 'nobody')
  if (drawn !== -1) return drawn
  const urn = s.urns.push(s.poolValues) - 1
  for (let i = 0; i < s.poolValues.length; i++) s.poolUrns.push(urn)
  s.poolValues = []
  return urn
}

/** [DAWN-6.0.d] Face down into the mixed pool; its berserk marker goes. */
export function eliminateUnit(s: Dawn, unit: Unit): void {
  s.unitAt[s.where[unit]!] = NO_UNIT
  s.where[unit] = IN_POOL
  s.poolValues.push(s.value[unit]!)
  s.value[unit] = 0
  s.urn[unit] = -1
  s.token[unit] = 0
  s.berserk[unit] = 0
  s.duty[unit] = 0
  s.seenBy[unit] = 0
}

/** [DAWN-RUL.35] A super zombie that is shot leaves the game for good; it still counts as lost. */
export function eliminateSuper(s: Dawn, c: Character): void {
  s.at[c] = -1
}
