import { waysAtLeast } from '@shamble/module'
import { attackResult } from '../rules/attacks.js'
import { faceOf, panicDice, shotDice } from '../rules/faces.js'
import { MOST_DICE } from '../rules/shooting.js'
import { type Character, type Dawn, INFECTED, STUNNED } from '../state.js'

const MOST_NEED = 60

/** `AT_LEAST[dice][need]`: the chance that so many dice reach a number. */
const AT_LEAST: readonly Float64Array[] = [0, 1, 2, 3].map((dice) =>
  Float64Array.from({ length: MOST_NEED }, (_, need) => waysAtLeast(dice, 6, need) / 6 ** dice),
)

export function reaches(dice: number, need: number): number {
  return need <= 0 ? 1 : AT_LEAST[dice]![Math.min(need, MOST_NEED - 1)]!
}

/** The chance that a character keeps calm [DAWN-6.5.b]. */
export function keepsCalm(s: Dawn, c: Character, addition: number): number {
  return reaches(panicDice(s, c), faceOf(s, c).panicLevel + addition + 1)
}

/** The chance that an attack of some strength infects, and that it stuns [DAWN-8.8.a]. */
export const INFECTS = new Float64Array(14)
export const STUNS = new Float64Array(14)
for (let strength = 1; strength <= 13; strength++) {
  for (let a = 1; a <= 6; a++) {
    for (let b = 1; b <= 6; b++) {
      const result = attackResult(strength, a + b)
      if (result === 'infected') INFECTS[strength]! += 1 / 36
      else if (result === 'stunned') STUNS[strength]! += 1 / 36
    }
  }
}

/** The dice of a shot by the characters of a set (a bit each), if all of them fire. */
export function diceOf(s: Dawn, set: number): number {
  let dice = 0
  for (let c = 0; c < 4; c++) if ((set >> c) & 1) dice += shotDice(s, c)
  return Math.min(MOST_DICE, dice)
}

/**
 * The chance that a shot by a set of characters hits what needs `value`, `penalty` being subtracted for each gun.
 * @param addition to the Panic Level, `null` where no check is made
 */
export function setHits(s: Dawn, set: number, value: number, penalty: number, addition: number | null): number {
  if (addition === null) return reaches(diceOf(s, set), value + penalty * guns(set))
  let chance = 0
  for (let firing = set; firing > 0; firing = (firing - 1) & set) {
    let share = 1
    for (let c = 0; c < 4; c++) {
      if (((set >> c) & 1) === 0) continue
      const calm = keepsCalm(s, c, addition)
      share *= (firing >> c) & 1 ? calm : 1 - calm
    }
    if (share > 0) chance += share * reaches(diceOf(s, firing), value + penalty * guns(firing))
  }
  return chance
}

export function guns(set: number): number {
  let n = 0
  for (let rest = set; rest > 0; rest &= rest - 1) n++
  return n
}

export function bit(who: readonly Character[]): number {
  let set = 0
  for (const c of who) set |= 1 << c
  return set
}

export const members = (set: number): Character[] => [0, 1, 2, 3].filter((c) => (set >> c) & 1)

/** Who shoots first at an attacker, and the chance that it dies. */
export interface Defence {
  readonly first: number
  readonly kills: number
}

interface Chances {
  readonly hits: Map<number, number>
  readonly defences: Map<number, Defence>
}

const known = new WeakMap<Dawn['options'], Map<number, Chances>>()

/** What has been worked out already for characters in this state: a rollout asks for the same chances over and over. */
export function chancesOf(s: Dawn): Chances {
  let all = known.get(s.options)
  if (all === undefined) {
    all = new Map()
    known.set(s.options, all)
  }
  let key = 0
  for (let c = 0; c < 4; c++) key = key * 4 + (s.status[c] === INFECTED ? 2 : 0) + s.rifle[c]!
  let found = all.get(key)
  if (found === undefined) {
    found = { hits: new Map(), defences: new Map() }
    all.set(key, found)
  }
  return found
}

/** The best way to fire at an attacker, one shot each [DAWN-RUL.13]: who shoots first, and the chance that it dies. */
export function bestDefence(s: Dawn, set: number, value: number, addition: number): Defence {
  const known = new Map<number, Defence>([[0, { first: 0, kills: 0 }]])
  const solve = (left: number): Defence => {
    const found = known.get(left)
    if (found !== undefined) return found
    let best: Defence = { first: 0, kills: 0 }
    for (let firing = left; firing > 0; firing = (firing - 1) & left) {
      const hit = setHits(s, firing, value, 0, addition)
      const kills = hit + (1 - hit) * solve(left & ~firing).kills
      if (kills > best.kills) best = { first: firing, kills }
    }
    known.set(left, best)
    return best
  }
  return solve(set)
}

/** Those of a square who may fire when it is attacked. */
export function awake(s: Dawn, set: number): number {
  let guard = 0
  for (let c = 0; c < 4; c++) if ((set >> c) & 1 && s.status[c] !== STUNNED) guard |= 1 << c
  return guard
}
