import { NO_DOOR, type Square, squareName } from '../map/mall.js'
import { charactersWord, doorParams } from '../rules/pieces.js'
import { INFECTED, STUNNED } from '../state.js'
import type { Activation } from './activation.js'
import { members } from './chances.js'
import { joined, type Plan, type Planner } from './plan.js'
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
      return action.type === 'finish' ? { key: 'stays' } : whyWalk(planner, of, plan)
  }
}

/** The chance of the first shot; and whether its target is shot for the harm it may do or for being an easy kill. */
function whyShot(planner: Planner, of: Activation, { aim, volley, door }: Plan): Why {
  const { sit, purpose } = planner
  const foe = sit.foes[volley.firstFoe]!
  const hits = sit.hits(foe, volley.firstSet, sit.penalty(of.here, foe.square), sit.panic(of.here, foe))
  const chance = percent(hits)
  const square = squareName(foe.square)
  if (aim === 'main') return { key: 'clears-main-door', params: { chance, ...doorParams(sit.mall, door) } }
  if (aim === 'rifle') return { key: 'clears-rifles', params: { chance } }
  if (foe.square === of.here) return { key: 'frees-square', params: { chance } }
  const groups = joined(planner.others(of.set), of.here, of.set, 'stays')
  const harm = foe.totals.reduce(
    (sum, total, i) => sum + foe.shares[i]! * planner.menace(groups, volley.firstFoe, total),
    0,
  )
  return { key: harm > purpose.kill ? 'shoots-threat' : 'good-shot', params: { square, chance } }
}

function whyWalk(planner: Planner, of: Activation, plan: Plan): Why {
  const { sit, purpose, w } = planner
  const { to, volley } = plan
  const others = planner.others(of.set)
  const nearer = (c: number): number => purpose.tasks[c]!.field[of.here]! - purpose.tasks[c]!.field[to]!
  const onTask = members(of.set).reduce((sum, c) => sum + w.goal * nearer(c), 0)
  const standing =
    planner.standing(joined(others, to, of.set, 'walks in')) -
    planner.standing(joined(others, of.here, of.set, 'stays'))
  const stunned = stunnedIn(planner, to)
  const company = [0, 1, 2, 3].filter(
    (c) => ((of.set >> c) & 1) === 0 && sit.s.status[c]! <= INFECTED && sit.s.at[c] === to,
  )
  // What the zombies they shoot at could have done is counted with the shots.
  const safer = plan.harmIfStill - plan.harm
  const reasons: [gain: number, why: () => Why][] = [
    volley.square === of.here
      ? [safer, () => whySafer(to, company)]
      : [volley.gain + Math.max(0, safer), () => ({ key: 'to-firing-position', params: firing(planner, volley) })],
    [onTask, () => whyTask(planner, of, nearer)],
    [standing - onTask, () => ({ key: 'joins-others' })],
    [w.wake * stunned.length, () => ({ key: 'wakes-friend', params: { who: charactersWord(stunned) } })],
  ]
  return reasons.reduce((best, other) => (other[0] > best[0] ? other : best))[1]()
}

const firing = ({ sit }: Planner, { square, firstFoe }: Volley): { square: string; target: string } => ({
  square: squareName(square),
  target: squareName(sit.foes[firstFoe]!.square),
})

const TASK_REASONS: Readonly<Record<Planner['purpose']['tasks'][number]['goal'], Reason>> = {
  main: 'to-main-door',
  rifle: 'to-rifles',
  zombies: 'to-zombies',
}

/** The task of whoever comes nearest to his own. */
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
