import type { Square } from '../map/mall.js'
import { faceOf } from '../rules/faces.js'
import { type Dawn, INFECTED, STUNNED } from '../state.js'
import type { Activation } from './activation.js'
import { awake, guns, members } from './chances.js'
import type { Danger, Group } from './danger.js'
import type { Stakes } from './harm.js'
import type { Purpose } from './purpose.js'
import type { Reach } from './reach.js'
import { noVolley, type Volley, volleyFrom, type Worth } from './shots.js'
import type { Situation } from './situation.js'
import type { Weights } from './weights.js'

const FIRING_POSITIONS = 6
/** How much of a foe's harm counts when it is so many steps away. */
const MENACE = [1, 1, 0.6, 0.35, 0.2, 0.1]

/** What it is worth to be somewhere and to shoot from there. */
export class Outlook {
  readonly sit: Situation
  readonly stakes: Stakes
  readonly danger: Danger
  readonly purpose: Purpose
  readonly w: Weights

  constructor(sit: Situation, stakes: Stakes, danger: Danger, purpose: Purpose, w: Weights) {
    this.sit = sit
    this.stakes = stakes
    this.danger = danger
    this.purpose = purpose
    this.w = w
  }

  /** Groups of those who are not moved. */
  others(set: number): Group[] {
    return groupsOf(this.sit.s, set)
  }

  /** The score of moving nobody. */
  passing(): number {
    const others = this.others(0)
    return (
      -this.danger.of(others, -1, 0, noVolley(this.sit, -1), 0, 0) +
      this.standing(others) +
      this.readiness(15) -
      this.w.idle
    )
  }

  standing(groups: readonly Group[]): number {
    const { w, purpose, sit } = this
    let score = 0
    for (const { square, set } of groups)
      for (const c of members(set)) score -= w.goal * purpose.tasks[c]!.field[square]!
    for (let a = 0; a < groups.length; a++)
      for (let b = a + 1; b < groups.length; b++) {
        const steps = sit.mall.steps[groups[a]!.square * sit.mall.size + groups[b]!.square]!
        score -= w.apart * Math.min(20, steps) * Math.min(guns(groups[a]!.set), guns(groups[b]!.set))
      }
    return score
  }

  /** Guns that can be used in the next turn, where there is something to shoot at. */
  readiness(rested: number): number {
    const { s } = this.sit
    let score = 0
    for (let c = 0; c < 4; c++) {
      if (((rested >> c) & 1) === 0 || s.status[c]! > INFECTED || s.status[c] === STUNNED) continue
      let foes = 0
      for (const d of this.sit.near(s.at[c]!).distance) if (d <= 3) foes++
      score += this.w.ready * faceOf(s, c).fireRate * Math.min(1, 0.2 + foes / 2)
    }
    return score
  }

  volleys(of: Activation, reach: Reach, others: readonly Group[]): Volley[] {
    const { sit } = this
    const none = noVolley(sit, of.here)
    if (of.shots.every((left) => left === 0)) return [none]
    const found: Volley[] = []
    for (const square of reach.squares) {
      if (square !== of.here && sit.foeAt[square]! >= 0 && !others.some((group) => group.square === square)) continue
      const volley = this.volley(of, square, others, 'any')
      if (volley.firstSet > 0) found.push(volley)
    }
    found.sort((a, b) => b.gain - a.gain)
    const kept = found.slice(0, FIRING_POSITIONS)
    const here = found.find((volley) => volley.square === of.here)
    if (here !== undefined && !kept.includes(here)) kept.push(here)
    for (const volley of [...kept]) {
      if (volley.panics === 0 || volley.square !== of.here) continue
      const calm = this.volley(of, volley.square, others, 'calm')
      if (calm.firstSet > 0) kept.push(calm)
    }
    return [none, ...kept].map((volley) => ({ ...volley, gain: this.killed(volley.alive) }))
  }

  /** What so many kills are worth. */
  killed(alive: Float64Array): number {
    let gain = 0
    for (const q of alive) gain += 1 - q
    return gain * this.purpose.kill
  }

  /** Kills are worth more where the foe is about to come in. */
  volley(of: Activation, from: Square, others: readonly Group[], nerve: 'any' | 'calm'): Volley {
    const groups = joined(others, from, of.set, from === of.here ? 'stays' : 'walks in')
    const worth: Worth = (foe, total) => this.menace(groups, foe, total)
    return volleyFrom(this.sit, from, of.set, of.shots, this.purpose.kill, worth, nerve)
  }

  /** The harm that a foe with a certain total may do to those who are nearest in its way. */
  menace(groups: readonly Group[], f: number, total: number): number {
    const { sit, stakes } = this
    const foe = sit.foes[f]!
    const addition = foe.supers > 0 ? 3 : foe.berserk ? 1 : 0
    let most = 0
    for (const group of groups) {
      const { square } = group
      const d = sit.mall.steps[square * sit.mall.size + foe.square]!
      if (d <= 5) most = Math.max(most, stakes.meetsTotal(group, total, addition) * MENACE[d]!)
    }
    return most
  }
}

/** Those who are together, but for some who are moved. */
export function groupsOf(s: Dawn, moved: number): Group[] {
  const groups = new Map<Square, number>()
  for (let c = 0; c < 4; c++) {
    if ((moved >> c) & 1 || s.at[c]! < 0 || s.status[c]! > INFECTED) continue
    groups.set(s.at[c]!, (groups.get(s.at[c]!) ?? 0) | (1 << c))
  }
  return [...groups].map(([square, set]) => ({ square, set, guard: awake(s, set) }))
}

/** The groups once a stack has come into a square; a character found stunned there wakes [DAWN-8.3.b]. */
export function joined(others: readonly Group[], square: Square, set: number, comes: 'walks in' | 'stays'): Group[] {
  let [all, guard] = [set, set]
  const groups: Group[] = []
  for (const group of others) {
    if (group.square === square) {
      all |= group.set
      guard |= comes === 'walks in' ? group.set : group.guard
    } else groups.push(group)
  }
  groups.push({ square, set: all, guard })
  return groups
}
