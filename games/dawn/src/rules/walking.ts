import { cite, type Play, type RuleId } from '@shamble/kernel'
import { type Square, squareName } from '../map/mall.js'
import {
  ALL_CHARACTERS,
  type Character,
  countersOf,
  type Dawn,
  HUMAN_SEAT,
  INFECTED,
  isAutomatic,
  mallOf,
  NORMAL,
  STUNNED,
} from '../state.js'
import { mayBeNoted, revealHidden } from './hidden.js'
import { charactersWord, characterWord, fades, isZombieOccupied, openValue, turnUp } from './pieces.js'

export const isCarrying = (s: Dawn, c: Character): boolean => s.carriedBy.includes(c)
export const isCarried = (s: Dawn, c: Character): boolean => s.carriedBy[c]! >= 0
export const movementLeft = (s: Dawn): number => s.allowance - s.spent
export const hereOf = (s: Dawn): Square => s.at[s.active[0]!]!

/** [DAWN-5.2.b] The lowest among those who walk. */
export function allowanceOf(s: Dawn, who: readonly Character[]): number {
  const { characters } = countersOf(s)
  return Math.min(
    ...who.map((c) => (s.status[c] === INFECTED ? characters[c]!.infected : characters[c]!.normal).movementAllowance),
  )
}

/** [DAWN-5.0.c] */
export const ENTER_COST = 1
/** [DAWN-5.5.a] */
export const DOOR_COST = 2

/** [DAWN-5.9.a] What one step costs from where the activated characters stand, part by part. */
export function stepCost(s: Dawn): { enter: number; leave: number; carry: number } {
  const here = hereOf(s)
  const carriers = s.active.filter((c) => isCarrying(s, c))
  // [DAWN-RUL.24] The highest carrying extra counts once for the whole stack.
  const carry = carriers.length === 0 ? 0 : Math.max(...carriers.map((c) => countersOf(s).characters[c]!.carryExtra))
  // [DAWN-5.4.b] [DAWN-5.4.e] Leaving costs what stands there, on top of the step itself.
  return { enter: ENTER_COST, leave: isZombieOccupied(s, here) ? openValue(s, here) : 0, carry }
}

export function totalCost({ enter, leave, carry }: ReturnType<typeof stepCost>): number {
  return enter + leave + carry
}

/** Moves the activated characters, and those they carry, into an adjacent square. */
export function walk(s: Dawn, to: Square, play: Play): void {
  const from = hereOf(s)
  const cost = stepCost(s)
  citeCost(s, cost, from)
  s.spent += totalCost(cost)
  if (cost.leave > 0) s.paidValue = 1
  const moving = ALL_CHARACTERS.filter((c) => s.active.includes(c) || isCarried(s, c))
  for (const c of moving) {
    s.at[c] = to
    if (isCarried(s, c)) s.wasCarried[c] = 1
  }
  s.entered.push(to)
  play.emit?.({
    kind: 'walked',
    rule: 'DAWN-5.0.c',
    data: {
      who: charactersWord(s.active),
      count: s.active.length,
      square: squareName(to),
      cost: totalCost(cost),
      left: movementLeft(s),
    },
    ...pointsFade(s, 'cost', 'left'),
  })
  if (isZombieOccupied(s, to)) {
    // [DAWN-RUL.17] An entry that finds a zombie does not use up what is hidden there.
    if (s.hidden.includes(to)) cite('DAWN-RUL.17')
    turnUp(s, to, play, 'DAWN-5.4.a')
  } else if (!isAutomatic(s) && s.hidden.includes(to)) {
    cite('DAWN-4.1.d')
    revealHidden(s, to, play, 'DAWN-9.1.a')
  } else if (!isAutomatic(s) && s.hidden.length > 0 && mayBeNoted(mallOf(s), to)) {
    // That nothing came out is news as well: such a step is not taken back.
    play.reveal?.([HUMAN_SEAT])
  }
  wake(s, to, moving, play)
}

/** [DAWN-2.3.f] Whoever can subtract reads the value of the zombie that was left, here and for the rest of the move. */
export function pointsFade(s: Dawn, ...names: readonly string[]): ReturnType<typeof fades> {
  return s.paidValue === 1 ? fades(s, ...names) : {}
}

function citeCost(s: Dawn, cost: ReturnType<typeof stepCost>, from: Square): void {
  if (cost.leave > 0) {
    cite('DAWN-5.4.b')
    cite('DAWN-5.4.c')
    if (cost.carry > 0) cite('DAWN-5.6.g')
    if (s.unitAt[from]! < 0 || cost.leave !== s.value[s.unitAt[from]!]) {
      cite('DAWN-5.4.e')
      cite('DAWN-RUL.52')
    }
  }
  if (cost.carry > 0) cite(s.active.length > 1 ? 'DAWN-RUL.24' : 'DAWN-5.6.b')
  if (s.active.length > 1) {
    cite('DAWN-5.2.b')
    cite('DAWN-5.2.c')
  }
  // A rifle weighs nothing.
  if (s.active.some((c) => s.rifle[c] === 1)) cite('DAWN-12.3.b')
}

/** [DAWN-8.3.b] Another character moved in wakes the stunned; being carried about does not [DAWN-RUL.27]. */
function wake(s: Dawn, square: Square, moving: readonly Character[], play: Play): void {
  for (const c of ALL_CHARACTERS) {
    if (s.status[c] !== STUNNED || s.at[c] !== square) continue
    if (moving.includes(c)) {
      cite('DAWN-RUL.27')
      continue
    }
    s.status[c] = NORMAL
    cite('DAWN-8.3.c')
    play.emit?.({ kind: 'woke', rule: 'DAWN-8.3.b', data: { who: characterWord(c) } })
  }
}

/** Why a character may not be carried by another now, or `null`. */
export function whyNotCarry(s: Dawn, carrier: Character, carried: Character): RuleId | null {
  if (s.spent > 0 || s.actedIn.length > 0) return 'DAWN-RUL.25'
  if (s.status[carrier] === INFECTED) return 'DAWN-5.6.f'
  if (isCarrying(s, carrier) || isCarried(s, carried)) return 'DAWN-RUL.26'
  if (s.active.length > 1 && !s.options.stackCarry) return 'DAWN-RUL.24'
  return null
}
