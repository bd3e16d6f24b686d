import type { DawnAction } from '../actions.js'
import { FINISH } from '../actions.js'
import { type DoorIndex, NO_DOOR, type Square } from '../map/mall.js'
import { openValue } from '../rules/pieces.js'
import { CLOSED, OPEN, STUNNED } from '../state.js'
import type { Activation } from './activation.js'
import { members } from './chances.js'
import type { Group } from './danger.js'
import { joined, Outlook } from './outlook.js'
import { firstStep, type Reach, reachOf } from './reach.js'
import type { Volley } from './shots.js'
import type { Situation } from './situation.js'

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

/** Looks for the best that a stack can do with its move. */
export class Planner extends Outlook {
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
    const volleys = this.volleys(of, reach, others)
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

  /** Opens a door, shoots through it at whatever is there, and shuts it again. */
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
        const volley = this.volley(of, square, others, 'calm')
        s.doors[door] = CLOSED
        if (volley.firstSet === 0) continue
        const groups = joined(others, square, of.set, square === of.here ? 'stays' : 'walks in')
        const low = reach.low[square]! | sit.seenLow(square)
        const high = reach.high[square]! | sit.seenHigh(square)
        const harm = danger.of(groups, square, of.set, volley, low, high)
        const score = this.killed(volley.alive) + ready + this.standing(groups) - harm
        if (best !== null && score <= best.score) continue
        const action: DawnAction =
          square === of.here ? { type: 'open', door } : this.#step(of.here, firstStep(reach, square))
        best = { score, action, aim: 'sally', volley, to: square, door, harm }
      }
    }
    return best
  }

  /** A main door or a rifle, for the whole allowance; and what it is worth to wake a stunned character here. */
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
    // Out and back wakes a stunned character here.
    const stunned = [0, 1, 2, 3].some((c) => s.status[c] === STUNNED && s.at[c] === of.here)
    if (stunned && foe < 0 && of.left >= 2 && volley.firstSet === 0) {
      const way = mall.ways[of.here]!.find(
        ({ to, door }) => foeAt[to]! < 0 && (door === NO_DOOR || s.doors[door] !== CLOSED),
      )
      if (way !== undefined) return plan('wake', calm + w.wake, { type: 'walk', to: way.to }, NO_DOOR)
    }
    return null
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
