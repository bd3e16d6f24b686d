import { AUTO, type DawnAction, FINISH, HOLD, PASS } from '../actions.js'
import type { AttackFrame } from '../frames/kinds.js'
import { supersAt } from '../rules/pieces.js'
import type { Dawn } from '../state.js'
import { currentActivation, freshActivation } from './activation.js'
import { bestDefence, bit, members } from './chances.js'
import { Danger } from './danger.js'
import { Stakes } from './harm.js'
import { Planner } from './plan.js'
import { whyPlan } from './plan-reasons.js'
import { purposeOf } from './purpose.js'
import { stepsFrom } from './reach.js'
import { Situation } from './situation.js'
import { type Asked, type Thinker, thinker } from './thinker.js'
import { because, percent, type Thought } from './thought.js'
import { emboldened, type Weights, weights } from './weights.js'

type Of<T extends DawnAction['type']> = Extract<DawnAction, { type: T }>

/** Peter with Fran, Roger with Steve. */
const OPENING = [31, 195, 195, 31]

export const humanBot = (w: Weights = weights): Thinker =>
  thinker((s, known, { idle }) => thinkAsPeople(s, known, emboldened(w, s.turn, idle)))

/** @param s what the seat knows, as a position; it is as before afterwards */
export function thinkAsPeople(s: Dawn, { choices, seat }: Asked, w: Weights): Thought {
  const { actions } = choices
  const kind = s.questions.find((question) => question.seat === seat)?.kind
  const sit = new Situation(s)
  const stakes = new Stakes(sit, w)
  switch (kind) {
    case 'place': {
      const who = (actions[0] as Of<'place'>).who
      const place = actions.find((a) => a.type === 'place' && a.square === OPENING[who])
      return place === undefined ? because(actions[0]!, 'all-alike') : because(place, 'opening')
    }
    case 'activate':
      return activate(sit, stakes, actions, w)
    case 'act':
      return act(sit, stakes, actions, w)
    case 'council':
      return because({ type: 'agree' }, 'agrees')
    case 'defend':
      return defend(s, actions)
    case 'victims':
      return victims(s, stakes, actions as Of<'victims'>[])
    case 'appear':
      return appear(sit, actions)
    case 'priority':
      return because(actions.find(({ type }) => type === 'autoAll') ?? AUTO, 'worst-moves')
    default:
      return because(actions.find((a) => a.type === 'auto') ?? actions[0]!, 'all-alike')
  }
}

function planner(sit: Situation, stakes: Stakes, w: Weights): Planner {
  return new Planner(sit, stakes, new Danger(sit, stakes, w), purposeOf(sit, w), w)
}

function activate(sit: Situation, stakes: Stakes, actions: readonly DawnAction[], w: Weights): Thought {
  const plans = planner(sit, stakes, w)
  const stacks = actions.flatMap((action) => (action.type === 'activate' ? [action] : []))
  const whole = stacks.filter(({ who }) => w.sync === 0 || isWhole(sit, who))
  let best = (): Thought => because(PASS, whole.length === 0 && stacks.length > 0 ? 'waits-for-all' : 'rests')
  let most = plans.passing()
  for (const action of whole) {
    const of = freshActivation(sit.s, action.who)
    const plan = plans.best(of)
    if (plan.action.type !== 'finish' && plan.score > most)
      [best, most] = [() => ({ action, why: whyPlan(plans, of, plan) }), plan.score]
  }
  return best()
}

function act(sit: Situation, stakes: Stakes, actions: readonly DawnAction[], w: Weights): Thought {
  const plans = planner(sit, stakes, w)
  const of = currentActivation(sit.s)
  const plan = plans.best(of)
  const found = actions.find((offered) => sameAction(offered, plan.action))
  return found === undefined ? because(FINISH, 'not-possible') : { action: found, why: whyPlan(plans, of, plan) }
}

function sameAction(a: DawnAction, b: DawnAction): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

function defend(s: Dawn, actions: readonly DawnAction[]): Thought {
  const frame = s.frames[s.frames.length - 1] as AttackFrame
  let ready = 0
  for (const action of actions) if (action.type === 'fire') ready |= bit(action.who)
  const unit = s.unitAt[frame.square]!
  const supers = supersAt(s, frame.square).length
  const value = (unit < 0 ? 0 : s.value[unit] || 5) + 2 * supers
  const addition = supers > 0 ? 3 : unit >= 0 && s.berserk[unit] === 1 ? 1 : 0
  const { first, kills } = bestDefence(s, ready, value, addition)
  if (first === 0) return because(HOLD, 'cannot-hit')
  return because({ type: 'fire', who: members(first) }, 'stops-attack', { chance: percent(kills) })
}

function victims(s: Dawn, stakes: Stakes, actions: readonly Of<'victims'>[]): Thought {
  const frame = s.frames[s.frames.length - 1] as AttackFrame
  const unit = s.unitAt[frame.square]!
  const value = (unit < 0 ? 0 : s.value[unit] || 5) + 2 * supersAt(s, frame.square).length
  const strength = Math.floor(value / frame.number)
  const cost = (action: Of<'victims'>): number => action.who.reduce((sum, c) => sum + stakes.strike(c, strength, 0), 0)
  return because([...actions].sort((a, b) => cost(a) - cost(b))[0] ?? AUTO, 'least-loss')
}

/** Whether a stack is everybody in its square who could ever move, or the square is fought over. */
function isWhole(sit: Situation, who: readonly number[]): boolean {
  const { s } = sit
  const square = s.at[who[0]!]!
  if (sit.foeAt[square]! >= 0) return true
  return [0, 1, 2, 3].every((c) => s.at[c] !== square || s.status[c]! > 2 || s.status[c] === 1 || who.includes(c))
}

/** [DAWN-15.2.b] In the characters' favour: as far from all of them as can be, behind a closed door at best. */
function appear(sit: Situation, actions: readonly DawnAction[]): Thought {
  const { s, mall } = sit
  const alive = [0, 1, 2, 3].filter((c) => s.status[c]! <= 2)
  const field = stepsFrom(
    sit,
    alive.map((c) => s.at[c]!),
  )
  let [best, most, least] = [actions[0]!, -1, Number.POSITIVE_INFINITY]
  for (const action of actions) {
    if (action.type !== 'appear') continue
    const sum = alive.reduce((total, c) => total + mall.steps[s.at[c]! * mall.size + action.square]!, 0)
    const far = field[action.square]! * 100 + sum
    if (far > most) [best, most] = [action, far]
    least = Math.min(least, far)
  }
  return because(best, most > least ? 'far-from-people' : 'all-alike')
}
