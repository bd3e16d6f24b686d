import type { Bot, Chance, Seat, Sight } from '@shamble/kernel'
import { AUTO, type DawnAction, HOLD, PASS } from '../actions.js'
import { noChance } from '../no-chance.js'
import { supersAt } from '../rules/pieces.js'
import type { AttackFrame, Dawn } from '../state.js'
import { type DawnView, guessDawn } from '../view.js'
import { bestDefence, bit, members } from './chances.js'
import { Danger } from './danger.js'
import { Stakes } from './harm.js'
import { Memory } from './memory.js'
import { currentActivation, freshActivation } from './activation.js'
import { Planner } from './plan.js'
import { purposeOf } from './purpose.js'
import { stepsFrom } from './reach.js'
import { Situation } from './situation.js'
import { type Weights, weights } from './weights.js'

type Of<T extends DawnAction['type']> = Extract<DawnAction, { type: T }>

export const opening = { places: [31, 195, 195, 31] }

export function humanBot(_seat: Seat, w: Weights = weights): Thinker {
  const memory = new Memory()
  return {
    decide(sight) {
      memory.watch(sight.view, sight.events)
      return think(guessDawn(memory.recall(sight.view), noChance), sight, w).action
    },
    advise(sight) {
      const look = memory.copy()
      look.watch(sight.view, sight.events)
      return think(guessDawn(look.recall(sight.view), noChance), sight, w)
    },
  }
}
function planner(sit: Situation, stakes: Stakes, w: Weights): Planner {
  return new Planner(sit, stakes, new Danger(sit, stakes, w), purposeOf(sit, w), w)
}

function activate(sit: Situation, stakes: Stakes, actions: readonly DawnAction[], w: Weights): DawnAction {
  const plans = planner(sit, stakes, w)
  let best: DawnAction = PASS
  let most = plans.passing()
  for (const action of actions) {
    if (action.type !== 'activate') continue
    if (w.sync > 0 && !whole(sit, action.who)) continue
    const { score, action: first } = plans.best(freshActivation(sit.s, action.who))
    if (first.type !== 'finish' && score > most) [best, most] = [action, score]
  }
  return best
}

function act(sit: Situation, stakes: Stakes, actions: readonly DawnAction[], w: Weights): DawnAction {
  const { action } = planner(sit, stakes, w).best(currentActivation(sit.s))
  return actions.find((offered) => sameAction(offered, action)) ?? { type: 'finish' }
}

function sameAction(a: DawnAction, b: DawnAction): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

function defend(s: Dawn, actions: readonly DawnAction[]): DawnAction {
  const frame = s.frames[s.frames.length - 1] as AttackFrame
  let ready = 0
  for (const action of actions) if (action.type === 'fire') ready |= bit(action.who)
  const unit = s.unitAt[frame.square]!
  const supers = supersAt(s, frame.square).length
  const value = (unit < 0 ? 0 : s.value[unit] || 5) + 2 * supers
  const addition = supers > 0 ? 3 : unit >= 0 && s.berserk[unit] === 1 ? 1 : 0
  const { first } = bestDefence(s, ready, value, addition)
  return first === 0 ? HOLD : { type: 'fire', who: members(first) }
}

function victims(s: Dawn, stakes: Stakes, actions: readonly Of<'victims'>[]): DawnAction {
  const frame = s.frames[s.frames.length - 1] as AttackFrame
  const unit = s.unitAt[frame.square]!
  const value = (unit < 0 ? 0 : s.value[unit] || 5) + 2 * supersAt(s, frame.square).length
  const strength = Math.floor(value / frame.number)
  const cost = (action: Of<'victims'>): number => action.who.reduce((sum, c) => sum + stakes.strike(c, strength, 0), 0)
  return [...actions].sort((a, b) => cost(a) - cost(b))[0] ?? AUTO
}

/** Whether a stack is everybody in its square who could ever move, or the square is fought over. */
function whole(sit: Situation, who: readonly number[]): boolean {
  const { s } = sit
  const square = s.at[who[0]!]!
  if (sit.foeAt[square]! >= 0) return true
  return [0, 1, 2, 3].every((c) => s.at[c] !== square || s.status[c]! > 2 || s.status[c] === 1 || who.includes(c))
}

/** [DAWN-15.2.b] In the characters' favour: as far from all of them as can be, behind a closed door at best. */
function appear(sit: Situation, actions: readonly DawnAction[]): DawnAction {
  const { s, mall } = sit
  const alive = [0, 1, 2, 3].filter((c) => s.status[c]! <= 2)
  const field = stepsFrom(
    sit,
    alive.map((c) => s.at[c]!),
  )
  let [best, most] = [actions[0]!, -1]
  for (const action of actions) {
    if (action.type !== 'appear') continue
    const sum = alive.reduce((total, c) => total + mall.steps[s.at[c]! * mall.size + action.square]!, 0)
    const far = field[action.square]! * 100 + sum
    if (far > most) [best, most] = [action, far]
  }
  return best
}
