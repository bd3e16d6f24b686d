import type { DawnAction } from '../actions.js'
import { FINISH } from '../actions.js'
import { type DoorIndex, NO_DOOR, type Square } from '../map/mall.js'
import { faceOf } from '../rules/faces.js'
import { openValue } from '../rules/pieces.js'
import { CLOSED, INFECTED, OPEN, STUNNED } from '../state.js'
import type { Activation } from './activation.js'
import { awake, guns, members } from './chances.js'
import type { Danger, Group } from './danger.js'
import type { Stakes } from './harm.js'
import type { Purpose } from './purpose.js'
import { firstStep, type Reach, reachOf } from './reach.js'
import { noVolley, type Volley, volleyFrom, type Worth } from './shots.js'
import type { Situation } from './situation.js'
import type { Weights } from './weights.js'

/** What a plan comes down to: a walk that may begin with a volley, or one of the things done on the way. */
export const AIMS = ['walk', 'shut', 'sally', 'main', 'rifle', 'wake'] as const

export interface Plan {
  readonly score: number
  readonly action: DawnAction
  readonly aim: (typeof AIMS)[number]
  readonly volley: Volley
  /** Where they end up. */
  readonly to: Square
  /** The door that is shut, shot through or closed for good, or `NO_DOOR`. */
  readonly door: DoorIndex
  /** What the zombies are likely to do to everybody after it; and if the stack stayed and did nothing. */
  readonly harm: number
  readonly harmIfStill: number
}

/** A plan while the search is under way. */
type Found = Omit<Plan, 'harmIfStill'>

const FIRING_POSITIONS = 6
/** How much of a foe's harm counts when it is so many steps away. */
const MENACE = [1, 1, 0.6, 0.35, 0.2, 0.1]

export class Planner {
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
    const { s } = this.sit
    const groups = new Map<Square, number>()
    for (let c = 0; c < 4; c++) {
      if ((set >> c) & 1 || s.status[c]! > INFECTED) continue
      groups.set(s.at[c]!, (groups.get(s.at[c]!) ?? 0) | (1 << c))
    }
    return [...groups].map(([square, of]) => ({ square, set: of, guard: awake(s, of) }))
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

  best(of: Activation): Plan {
    const { s } = this.sit
    const who = members(of.set)
    const at = who.map((c) => s.at[c]!)
    for (const c of who) s.at[c] = -1
    try {
      return this.#search(of)
    } finally {
      who.forEach((c, i) => {
        s.at[c] = at[i]!
      })
    }
  }

  #search(of: Activation): Plan {
    const { sit, danger, w } = this
    const { s, mall, foeAt } = sit
    const others = this.others(of.set)
    const leaving = foeAt[of.here]! >= 0 ? openValue(s, of.here) : 0
    const reach = reachOf(sit, of.here, of.left, leaving)
    const ready = this.readiness(15 & ~of.set)
    const volleys = this.#volleys(of, reach, others)
    let best: Found = {
      score: Number.NEGATIVE_INFINITY,
      action: FINISH,
      aim: 'walk',
      volley: volleys[0]!,
      to: of.here,
      door: NO_DOOR,
      harm: 0,
    }
    let harmIfStill = 0
    let [began0, began1] = [0, 0]
    for (const square of of.provoked) {
      began0 |= sit.seenLow(square)
      began1 |= sit.seenHigh(square)
    }
    for (const volley of volleys) {
      const at = volley.square
      const onward = at === of.here ? reach : reachOf(sit, at, foeAt[at]! >= 0 ? 0 : of.left - reach.cost[at]!, 0)
      const acts = volley.firstSet > 0
      const low0 = began0 | (at === of.here ? 0 : reach.low[at]!) | (acts ? sit.seenLow(at) : 0)
      const high0 = began1 | (at === of.here ? 0 : reach.high[at]!) | (acts ? sit.seenHigh(at) : 0)
      const stuck =
        volley.panics > 0
          ? danger.of(
              joined(others, at, of.set, at === of.here ? 'stays' : 'walks in'),
              at,
              of.set,
              volley,
              low0,
              high0,
            )
          : 0
      for (const to of onward.squares) {
        if (at !== of.here && to === of.here) continue
        const low = low0 | onward.low[to]!
        const high = high0 | onward.high[to]!
        const groups = joined(others, to, of.set, to === of.here ? 'stays' : 'walks in')
        let score = volley.gain + ready + this.standing(groups)
        const moved = acts || to !== of.here || of.provoked.length > 0
        const stays = to !== at && volley.panics > 0 ? volley.panics : 0
        const harm = danger.of(groups, moved ? to : -1, moved ? of.set : 0, volley, low, high)
        if (to === of.here && volley === volleys[0]) harmIfStill = harm
        score -= (1 - stays) * harm
        if (stays > 0) score -= stays * stuck
        const likely = (1 - stays) * harm + stays * stuck
        score -= w.step * (reach.cost[at]! + onward.cost[to]!)
        if (of.provoked.includes(to) && to !== of.here) score -= 5 * w.step
        for (let c = 0; c < 4; c++) if (s.status[c] === STUNNED && s.at[c] === to && to !== of.here) score += w.wake
        if (score > best.score) {
          const action = this.#toward(of, reach, volley, onward, to)
          best = { score, action, aim: 'walk', volley, to, door: NO_DOOR, harm: likely }
        }
        // Closing a door behind one.
        const spare = of.left - reach.cost[at]! - onward.cost[to]!
        if (spare >= 2 && foeAt[to]! < 0) {
          for (const door of mall.doorsAt[to]!) {
            if (s.doors[door] !== OPEN) continue
            s.doors[door] = CLOSED
            let shut = volley.gain + ready + this.standing(groups)
            const behind = danger.of(groups, to, of.set, volley, low | sit.seenLow(to), high | sit.seenHigh(to), true)
            shut -= behind
            s.doors[door] = OPEN
            shut = volley.panics * score + (1 - volley.panics) * shut
            if (shut > best.score + 0.05) {
              const done = at === of.here && to === of.here && !acts
              const action: DawnAction = done ? { type: 'close', door } : this.#toward(of, reach, volley, onward, to)
              const after = volley.panics * likely + (1 - volley.panics) * behind
              best = { score: shut, action, aim: 'shut', volley, to, door, harm: after }
            }
          }
        }
      }
      if (at === of.here) {
        const special = this.#special(of, volley, others, ready)
        if (special !== null && special.score > best.score) best = special
      }
    }
    const sally = this.#sally(of, reach, others, ready)
    if (sally !== null && sally.score > best.score) best = sally
    return { ...best, harmIfStill }
  }

  /** Opens a door, shoots through it at whatever stands there, and shuts it again. */
  #sally(of: Activation, reach: Reach, others: readonly Group[], ready: number): Found | null {
    const { sit, danger } = this
    const { s, mall, foeAt } = sit
    let best: Found | null = null
    if (of.shots.every((left) => left === 0)) return null
    for (const square of reach.squares) {
      if (foeAt[square]! >= 0 || of.left - reach.cost[square]! < 4) continue
      for (const door of mall.doorsAt[square]!) {
        if (s.doors[door] !== CLOSED) continue
        s.doors[door] = OPEN
        const volley = this.#volley(of, square, others, 'calm')
        s.doors[door] = CLOSED
        if (volley.firstSet === 0) continue
        const groups = joined(others, square, of.set, square === of.here ? 'stays' : 'walks in')
        const low = reach.low[square]! | sit.seenLow(square)
        const high = reach.high[square]! | sit.seenHigh(square)
        const harm = danger.of(groups, square, of.set, volley, low, high)
        const score = this.#killed(volley.alive) + ready + this.standing(groups) - harm
        if (best !== null && score <= best.score) continue
        const action: DawnAction =
          square === of.here ? { type: 'open', door } : this.#step(of.here, firstStep(reach, square))
        best = { score, action, aim: 'sally', volley, to: square, door, harm }
      }
    }
    return best
  }

  /** A main door or a rifle, for the whole allowance; and what it is worth to wake somebody who lies here. */
  #special(of: Activation, volley: Volley, others: readonly Group[], ready: number): Found | null {
    const { sit, w, danger } = this
    const { s, mall, foeAt } = sit
    const groups = joined(others, of.here, of.set, 'stays')
    const harm = danger.of(groups, of.here, of.set, volley, sit.seenLow(of.here), sit.seenHigh(of.here))
    const calm = volley.gain + ready + this.standing(groups) - harm
    const plan = (aim: Plan['aim'], score: number, action: DawnAction, door: DoorIndex): Found => ({
      score,
      action,
      aim,
      volley,
      to: of.here,
      door,
      harm,
    })
    const foe = foeAt[of.here]!
    if (of.fresh) {
      const door = mall.mainDoorAt[of.here]!
      if (door >= 0 && s.doors[door] === OPEN) {
        const worth = calm + this.purpose.door
        if (foe < 0) return plan('main', worth, { type: 'main', door, who: members(of.set)[0]! }, door)
        if (volley.firstSet > 0)
          return plan('main', worth - this.purpose.door * volley.alive[foe]!, shot(volley, sit), door)
      }
      if (of.here === mall.rifleSquare && s.riflesLeft > 0) {
        const taker = members(of.set).find((c) => c >= 2 && s.rifle[c] === 0)
        if (taker !== undefined) {
          const worth = calm + w.rifle
          if (foe < 0) return plan('rifle', worth, { type: 'rifle', who: taker }, NO_DOOR)
          if (volley.firstSet > 0)
            return plan('rifle', worth - w.rifle * volley.alive[foe]!, shot(volley, sit), NO_DOOR)
        }
      }
    }
    // Out and back wakes whoever lies here.
    const stunned = [0, 1, 2, 3].some((c) => s.status[c] === STUNNED && s.at[c] === of.here)
    if (stunned && foe < 0 && of.left >= 2 && volley.firstSet === 0) {
      const way = mall.ways[of.here]!.find(
        ({ to, door }) => foeAt[to]! < 0 && (door === NO_DOOR || s.doors[door] !== CLOSED),
      )
      if (way !== undefined) return plan('wake', calm + w.wake, { type: 'walk', to: way.to }, NO_DOOR)
    }
    return null
  }

  #volleys(of: Activation, reach: Reach, others: readonly Group[]): Volley[] {
    const { sit } = this
    const none = noVolley(sit, of.here)
    if (of.shots.every((left) => left === 0)) return [none]
    const found: Volley[] = []
    for (const square of reach.squares) {
      if (square !== of.here && sit.foeAt[square]! >= 0 && !others.some((group) => group.square === square)) continue
      const volley = this.#volley(of, square, others, 'any')
      if (volley.firstSet > 0) found.push(volley)
    }
    found.sort((a, b) => b.gain - a.gain)
    const kept = found.slice(0, FIRING_POSITIONS)
    const here = found.find((volley) => volley.square === of.here)
    if (here !== undefined && !kept.includes(here)) kept.push(here)
    for (const volley of [...kept]) {
      if (volley.panics === 0 || volley.square !== of.here) continue
      const calm = this.#volley(of, volley.square, others, 'calm')
      if (calm.firstSet > 0) kept.push(calm)
    }
    return [none, ...kept].map((volley) => ({ ...volley, gain: this.#killed(volley.alive) }))
  }

  #killed(alive: Float64Array): number {
    let gain = 0
    for (const q of alive) gain += 1 - q
    return gain * this.purpose.kill
  }

  /** Kills are worth more where the foe is about to come in. */
  #volley(of: Activation, from: Square, others: readonly Group[], nerve: 'any' | 'calm'): Volley {
    const groups = joined(others, from, of.set, from === of.here ? 'stays' : 'walks in')
    const worth: Worth = (foe, total) => this.menace(groups, foe, total)
    return volleyFrom(this.sit, from, of.set, of.shots, this.purpose.kill, worth, nerve)
  }

  /** The harm that a foe with a certain total may do to those who stand nearest in its way. */
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

  #toward(of: Activation, reach: Reach, volley: Volley, onward: Reach, to: Square): DawnAction {
    if (volley.square !== of.here) return this.#step(of.here, firstStep(reach, volley.square))
    if (volley.firstSet > 0) return shot(volley, this.sit)
    return to === of.here ? FINISH : this.#step(of.here, firstStep(onward, to))
  }

  #step(from: Square, to: Square): DawnAction {
    const { mall, s } = this.sit
    const way = mall.ways[from]!.find((found) => found.to === to)!
    if (way.door !== NO_DOOR && s.doors[way.door] === CLOSED) return { type: 'open', door: way.door }
    return { type: 'walk', to }
  }
}

function shot(volley: Volley, sit: Situation): DawnAction {
  return { type: 'shoot', at: sit.foes[volley.firstFoe]!.square, who: members(volley.firstSet) }
}

/** The groups once a stack has come into a square; whoever it finds stunned there wakes [DAWN-8.3.b]. */
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
