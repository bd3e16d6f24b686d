import type { Params } from '@shamble/kernel'
import { NO_DOOR, type Square, squareName } from '../map/mall.js'
import { INFECTED, STUNNED } from '../state.js'
import { charactersWord, doorParams } from '../words.js'
import type { Activation } from './activation.js'
import { members } from './chances.js'
import type { Group } from './danger.js'
import { joined } from './outlook.js'
import type { Plan, Planner } from './plan.js'
import type { Volley } from './shots.js'
import { percent, type Reason, type Why } from './thought.js'

/** Why a plan is the best of a stack: of what it scores more than staying does, the greatest. */
export function whyPlan(planner: Planner, of: Activation, plan: Plan): Why {
  const { mall } = planner.sit
  const { aim, action, volley, door } = plan
  const named = door === NO_DOOR ? {} : doorParams(mall, door)
  if (action.type === 'shoot') return whyShot(planner, of, plan)
  switch (aim) {
    case 'main':
      return { key: 'closes-main-door', params: named }
    case 'rifle':
      return { key: 'takes-rifle' }
    case 'wake':
      return { key: 'wakes-friend', params: { who: charactersWord(stunnedIn(planner, of.here)) } }
    case 'sally':
      return { key: 'shoots-through-door', params: named }
    default:
      if (aim === 'shut' && volley.square === of.here) return { key: 'shuts-door', params: named }
      if (action.type === 'finish') return { key: of.left > 0 ? 'stays' : 'all-spent' }
      return whyWalk(planner, of, plan)
  }
}

/** The chance of the first shot; and whether its target is shot for the harm it may do or for being an easy kill. */
function whyShot(planner: Planner, of: Activation, { aim, volley, door }: Plan): Why {
  const { sit, purpose } = planner
  const foe = sit.foes[volley.firstFoe]!
  const chance = chanceFrom(planner, volley, of.here)
  const square = squareName(foe.square)
  if (aim === 'main') return { key: 'clears-main-door', params: { chance, ...doorParams(sit.mall, door) } }
  if (aim === 'rifle') return { key: 'clears-rifles', params: { chance } }
  if (foe.square === of.here) return { key: 'frees-square', params: { chance } }
  const groups = joined(planner.others(of.set), of.here, of.set, 'stays')
  const harm = foe.totals.reduce(
    (sum, total, i) => sum + foe.shares[i]! * planner.menace(groups, volley.firstFoe, total),
    0,
  )
  // Nobody would believe that a shot which hardly ever hits is fired for what it does.
  if (chance < LONG_SHOT) return { key: 'long-shot', params: { square, chance } }
  return { key: harm > purpose.kill ? 'shoots-threat' : 'good-shot', params: { square, chance } }
}

const LONG_SHOT = 20

/** The chance of a volley's first shot from a square, in whole per cent. */
function chanceFrom({ sit }: Planner, { firstFoe, firstSet }: Volley, from: Square): number {
  const foe = sit.foes[firstFoe]!
  return percent(sit.hits(foe, firstSet, sit.penalty(from, foe.square), sit.panic(from, foe)))
}

/**
 * The step that is named leads to where they shoot from, and only then on: a reason that is beyond it is given only
 * where that square is on the way to it.
 */
function whyWalk(planner: Planner, of: Activation, plan: Plan): Why {
  const { sit, purpose, w } = planner
  const { here } = of
  const { to, volley } = plan
  const others = planner.others(of.set)
  const leg = volley.square === here ? to : volley.square
  const stepsTo = (from: Square, goal: Square): number => sit.mall.steps[from * sit.mall.size + goal]!
  const nearer = (c: number, at: Square): number => purpose.tasks[c]!.field[here]! - purpose.tasks[c]!.field[at]!
  const onTask = members(of.set).reduce((sum, c) => sum + w.goal * nearer(c, to), 0)
  const standing =
    planner.standing(joined(others, to, of.set, 'walks in')) - planner.standing(joined(others, here, of.set, 'stays'))
  const stunned = stunnedIn(planner, to)
  const company = [0, 1, 2, 3].filter(
    (c) => ((of.set >> c) & 1) === 0 && sit.s.status[c]! <= INFECTED && sit.s.at[c] === to,
  )
  // What the zombies they shoot at could have done is counted with the shots.
  const safer = plan.harmIfStill - plan.harm
  const reasons: [gain: number, why: () => Why][] = [
    leg === to && volley.square === here
      ? [safer, () => whySafer(to, company)]
      : [volley.gain + Math.max(0, safer), () => ({ key: 'to-firing-position', params: firing(planner, volley) })],
  ]
  if (members(of.set).some((c) => nearer(c, leg) > 0 && nearer(c, to) > 0))
    reasons.push([onTask, () => whyTask(planner, of, (c) => nearer(c, to))])
  const friends = others.filter(({ square }) => stepsTo(leg, square) < stepsTo(here, square))
  if (friends.length > 0) reasons.push([standing - onTask, () => whyJoined(planner, here, to, friends)])
  // A character who has stepped out to come in again is as near as can be.
  const isOnWay = leg === to || stepsTo(leg, to) < stepsTo(here, to)
  if (stunned.length > 0 && isOnWay)
    reasons.push([
      w.wake * stunned.length + Math.max(0, safer),
      () => ({ key: 'wakes-friend', params: { who: charactersWord(stunned) } }),
    ])
  return reasons.reduce((best, other) => (other[0] > best[0] ? other : best))[1]()
}

const firing = (planner: Planner, volley: Volley): Params => ({
  square: squareName(volley.square),
  target: squareName(planner.sit.foes[volley.firstFoe]!.square),
  chance: chanceFrom(planner, volley, volley.square),
})

/** Those to whom they come nearest by it. */
function whyJoined({ sit: { mall } }: Planner, here: Square, to: Square, others: readonly Group[]): Why {
  const nearer = ({ square }: Group): number =>
    mall.steps[here * mall.size + square]! - mall.steps[to * mall.size + square]!
  const { set } = others.reduce((best, other) => (nearer(other) > nearer(best) ? other : best))
  return { key: 'joins-others', params: { square: squareName(to), who: charactersWord(members(set)) } }
}

const TASK_REASONS: Readonly<Record<Planner['purpose']['tasks'][number]['goal'], Reason>> = {
  main: 'to-main-door',
  rifle: 'to-rifles',
  zombies: 'to-zombies',
}

/** The task of the character that comes nearest to their own. */
function whyTask({ sit, purpose }: Planner, of: Activation, nearer: (c: number) => number): Why {
  const who = members(of.set).reduce((best, c) => (nearer(c) > nearer(best) ? c : best))
  const { goal, door } = purpose.tasks[who]!
  const key = TASK_REASONS[goal]
  return goal === 'main' ? { key, params: doorParams(sit.mall, door) } : { key }
}

function whySafer(to: Square, company: readonly number[]): Why {
  if (company.length === 0) return { key: 'safer-square', params: { square: squareName(to) } }
  return { key: 'safer-together', params: { who: charactersWord(company) } }
}

const stunnedIn = ({ sit: { s } }: Planner, square: Square): number[] =>
  [0, 1, 2, 3].filter((c) => s.status[c] === STUNNED && s.at[c] === square)
