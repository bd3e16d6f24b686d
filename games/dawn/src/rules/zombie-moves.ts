import { cite, type Play, type RuleId } from '@shamble/kernel'
import { type Square, squareName } from '../map/mall.js'
import {
  type Character,
  type Dawn,
  DESTROYED,
  isAutomatic,
  mallOf,
  NO_UNIT,
  SPENT,
  type Unit,
  ZOMBIE_SEAT,
} from '../state.js'
import {
  characterWord,
  doorParams,
  fades,
  hasCharacter,
  hasSuper,
  isFaceUp,
  moveUnit,
  revealValue,
  turnUp,
} from './pieces.js'
import { ALONE, type Path, type SuperMove } from './zombie-paths.js'

const pathWords = (path: Path): string => path.map(squareName).join('-')

/** A unit walks; [DAWN-RUL.33] in a character's square it is turned up. */
export function walkUnit(s: Dawn, unit: Unit, path: Path, play: Play, rule: RuleId): void {
  const from = s.where[unit]!
  const to = path[path.length - 1]!
  if (path.length > 1) {
    cite('DAWN-7.5.a')
    cite('DAWN-10.0.b')
  }
  if (!isFaceUp(s, from)) cite('DAWN-7.7.a')
  for (const square of path.slice(0, -1)) if (s.unitAt[square] !== NO_UNIT || hasSuper(s, square)) cite('DAWN-7.5.c')
  moveUnit(s, unit, to)
  s.duty[unit] = SPENT
  const kind = rule.startsWith('DAWN-7.0.b') ? 'reacted' : 'moved'
  play.emit?.({ kind, rule, data: { from: squareName(from), path: pathWords(path), berserk: s.berserk[unit]! } })
  if (hasCharacter(s, to)) {
    cite('DAWN-7.6.a')
    turnUp(s, to, play, 'DAWN-RUL.33')
  }
  // Thirty of them move in one answer: each is seen.
  play.beat?.()
}

/** [DAWN-11.2.a] A super zombie walks, alone or with a unit for all or part of the way. */
export function walkSuper(s: Dawn, who: Character, move: SuperMove, play: Play, rule: RuleId): void {
  const { path, lift, drop } = move
  const from = s.at[who]!
  const to = path[path.length - 1]!
  const lifted = lift === ALONE ? NO_UNIT : s.unitAt[lift === 0 ? from : path[lift - 1]!]!
  if (lifted !== NO_UNIT) {
    cite(lift === 0 && s.companion[who] === lifted ? 'DAWN-11.2.a' : 'DAWN-DIF.10')
    if (drop < path.length) cite('DAWN-RUL.54')
  }
  for (const square of path) {
    const met = s.unitAt[square]!
    if (met !== NO_UNIT) lookAt(s, met, play)
  }
  s.at[who] = to
  // The unit is put down only where it is left: on the way it may pass squares that others hold.
  if (lifted !== NO_UNIT) moveUnit(s, lifted, path[drop - 1]!)
  s.superMoved[who] = 1
  if (lifted !== NO_UNIT) s.duty[lifted] = SPENT
  play.emit?.({
    kind: lifted === NO_UNIT ? 'super-moved' : 'super-moved-with',
    rule,
    data: { who: characterWord(who), path: pathWords(path) },
  })
  if (s.unitAt[to] !== NO_UNIT) {
    cite('DAWN-11.1.a')
    if (isAutomatic(s)) {
      cite('DAWN-15.7.a')
      cite('DAWN-RUL.53')
    }
  }
  for (const square of new Set([to, lifted === NO_UNIT ? to : s.where[lifted]!])) turnUp(s, square, play, 'DAWN-7.7.b')
  play.beat?.()
}

/** [DAWN-11.1.b] The zombie player looks at what his super zombie walks through; nobody does in section 15. */
function lookAt(s: Dawn, unit: Unit, play: Play): void {
  if (isAutomatic(s)) {
    cite('DAWN-15.7.a')
    return
  }
  if (s.value[unit] === 0) {
    const urn = s.urns[s.urn[unit]!]!
    const value = play.chance.draw(urn, 'DAWN-11.1.b', [ZOMBIE_SEAT])
    urn.splice(urn.indexOf(value), 1)
    s.value[unit] = value
    s.urn[unit] = -1
  } else play.reveal?.([ZOMBIE_SEAT])
  s.seenBy[unit]! |= 2
  const square = squareName(s.where[unit]!)
  play.emit?.({ kind: 'looked', rule: 'DAWN-11.1.b', data: { square } })
  // What he saw fades from his log as everything else does, so it is an event of its own.
  const data = { square, value: s.value[unit]! }
  play.emit?.({ kind: 'saw', rule: 'DAWN-11.1.b', seenBy: [ZOMBIE_SEAT], data, ...fades(s, 'value') })
}

/** [DAWN-10.5.a] A berserk unit throws itself against the glass. */
export function tryGlass(s: Dawn, unit: Unit, door: number, play: Play): void {
  cite('DAWN-10.4.a')
  cite('DAWN-DICE.c')
  const dice = play.chance.dice(2, 6, 'DAWN-10.5.a')
  const value = revealValue(s, unit, play, 'DAWN-10.5.b')
  const broken = dice[0]! + dice[1]! < value
  const data = { square: squareName(s.where[unit]!), ...doorParams(mallOf(s), door), value }
  play.emit?.({ kind: broken ? 'glass-broken' : 'glass-held', rule: 'DAWN-10.5.a', dice, data, ...fades(s, 'value') })
  if (broken) destroy(s, door)
}

/** [DAWN-11.6.a] A super zombie breaks it without dice. */
export function smashGlass(s: Dawn, square: Square, door: number, play: Play): void {
  destroy(s, door)
  if (s.unitAt[square] === NO_UNIT) cite('DAWN-DIF.09')
  play.emit?.({
    kind: 'glass-smashed',
    rule: 'DAWN-11.6.a',
    data: { square: squareName(square), ...doorParams(mallOf(s), door) },
  })
}

function destroy(s: Dawn, door: number): void {
  s.doors[door] = DESTROYED
  cite('DAWN-10.5.c')
}
