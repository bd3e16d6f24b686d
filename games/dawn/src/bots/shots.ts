import type { Square } from '../map/mall.js'
import { whyNotShoot } from '../rules/shooting.js'
import { guns, keepsCalm } from './chances.js'
import type { After } from './danger.js'
import type { Situation } from './situation.js'

/** How a stack would spend its shots from a square. */
export interface Volley extends After {
  readonly square: Square
  /** Who fires first, and at what; 0 where no shot is worth it. */
  readonly firstSet: number
  readonly firstFoe: number
  readonly gain: number
  /** The chance that a character panics on the way. */
  readonly panics: number
}

/** What killing a foe with a certain total is worth. */
export type Worth = (foe: number, total: number) => number

const WORTH_A_SHOT = 0.02

interface Target {
  readonly foe: number
  readonly penalty: number
  readonly panic: number | null
  /** For each total that it may have: its chance, the chance to have lived so far, and what it is worth. */
  readonly shares: readonly number[]
  readonly totals: readonly number[]
  readonly alive: number[]
  readonly worth: number[]
}

export function noVolley(sit: Situation, square: Square): Volley {
  const ones = () => new Float64Array(sit.foes.length).fill(1)
  return { square, firstSet: 0, firstFoe: -1, alive: ones(), menace: ones(), gain: 0, panics: 0 }
}

/**
 * The stack's shots from a square, one after the other where they gain most for each gun.
 * @param left shots of each character
 * @param kill what a kill is worth, whatever it was
 * @param menaceOf what a foe with a certain total would do
 * @param nerve whether shots that need a panic check are taken
 */
export function volleyFrom(
  sit: Situation,
  from: Square,
  set: number,
  left: readonly number[],
  kill: number,
  menaceOf: Worth,
  nerve: 'any' | 'calm' = 'any',
): Volley {
  const targets = targetsFrom(sit, from, nerve, kill, menaceOf)
  const volley = noVolley(sit, from)
  if (targets.length === 0) return volley
  const shots = left.slice()
  let [firstSet, firstFoe, gain, calm] = [0, -1, 0, 1]
  for (;;) {
    let ready = 0
    for (let c = 0; c < 4; c++) if ((set >> c) & 1 && shots[c]! > 0) ready |= 1 << c
    if (ready === 0) break
    let [best, bestSet, bestTarget] = [WORTH_A_SHOT, 0, -1]
    for (let t = 0; t < targets.length; t++) {
      for (let firing = ready; firing > 0; firing = (firing - 1) & ready) {
        const n = guns(firing)
        if (n > 2) continue
        const rate = gainOf(sit, targets[t]!, firing) / n
        if (rate > best) [best, bestSet, bestTarget] = [rate, firing, t]
      }
    }
    if (bestSet === 0) break
    const target = targets[bestTarget]!
    if (firstSet === 0) [firstSet, firstFoe] = [bestSet, target.foe]
    gain += gainOf(sit, target, bestSet)
    for (let i = 0; i < target.totals.length; i++)
      target.alive[i]! *= 1 - sit.hitsTotal(target.totals[i]!, bestSet, target.penalty, target.panic)
    for (let c = 0; c < 4; c++) {
      if (((bestSet >> c) & 1) === 0) continue
      shots[c]! -= 1
      if (target.panic !== null) calm *= keepsCalm(sit.s, c, target.panic)
    }
  }
  for (const { foe, shares, alive, worth } of targets) {
    let [lives, harm, all] = [0, 0, 0]
    for (let i = 0; i < shares.length; i++) {
      lives += shares[i]! * alive[i]!
      harm += shares[i]! * alive[i]! * worth[i]!
      all += shares[i]! * worth[i]!
    }
    volley.alive[foe] = lives
    volley.menace[foe] = harm / all
  }
  return { ...volley, firstSet, firstFoe, gain, panics: 1 - calm }
}

function targetsFrom(sit: Situation, from: Square, nerve: 'any' | 'calm', kill: number, menaceOf: Worth): Target[] {
  const targets: Target[] = []
  const add = (foe: number): void => {
    const { square, totals, shares } = sit.foes[foe]!
    const panic = sit.panic(from, sit.foes[foe]!)
    if (panic !== null && nerve === 'calm') return
    targets.push({
      foe,
      penalty: sit.penalty(from, square),
      panic,
      shares,
      totals,
      alive: totals.map(() => 1),
      worth: totals.map((total) => kill + menaceOf(foe, total)),
    })
  }
  const here = sit.foeAt[from]!
  if (here >= 0) add(here)
  else {
    for (const at of sit.mall.inSight[from]!) {
      const f = sit.foeAt[at]!
      if (f >= 0 && whyNotShoot(sit.s, sit.mall, from, at) === null) add(f)
    }
  }
  return targets
}

function gainOf(sit: Situation, { totals, shares, alive, worth, penalty, panic }: Target, firing: number): number {
  let gain = 0
  for (let i = 0; i < totals.length; i++)
    gain += shares[i]! * alive[i]! * worth[i]! * sit.hitsTotal(totals[i]!, firing, penalty, panic)
  return gain
}
