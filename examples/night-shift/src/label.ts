import type { RuleId } from '@shamble/kernel'
import type { Speak } from '@shamble/module'
import type { NightAction, Plan } from './actions.js'
import { attemptWord } from './attempt.js'
import { PRICES } from './corridor.js'
import { DEED_RULES } from './deeds.js'
import type { NightFrame } from './game.js'
import { planPrice } from './menace.js'
import { roomWord } from './night.js'
import { poolSize } from './pool.js'
import { rulingPrice } from './ruling.js'
import type { NightView } from './secrets.js'

/** An answer in the reader's words. */
export function label(action: NightAction, view: NightView, speak: Speak): string {
  const top = view.frames[view.frames.length - 1] as NightFrame | undefined
  const under = top?.kind === 'attempt' && top.attempt !== null ? { ...top, attempt: top.attempt } : null
  switch (action.type) {
    case 'watch':
      return speak('action.watch', { role: { word: `role.${action.role}` } })
    case 'prepare':
      return planLabel(action, speak)
    case 'propose':
      return speak('action.propose', { attempt: attemptWord(action.attempt) })
    case 'rule': {
      const { difficulty } = action
      const price = under === null ? 0 : rulingPrice(view, under.survivor, under.attempt, action)
      return speak('action.rule', { difficulty, consequence: { word: `consequence.${action.consequence}` }, price })
    }
    case 'roll': {
      const count = under === null ? 0 : poolSize(view, under.survivor, under.attempt)
      return speak('action.roll', { count, difficulty: under?.difficulty ?? 0 })
    }
    case 'noise':
      return speak('action.noise', { price: PRICES.noise })
    case 'say':
    case 'note':
      return speak(`action.${action.type}`, { text: action.text })
    default:
      return speak(`action.${action.type}`)
  }
}

function planLabel(plan: Plan, speak: Speak): string {
  const purchases: string[] = []
  if (plan.zombies > 0) purchases.push(speak('action.prepare.zombies', { count: plan.zombies }))
  if (plan.obstacles > 0) purchases.push(speak('action.prepare.obstacle'))
  if (plan.trap > 0) purchases.push(speak('action.prepare.trap', { room: roomWord(plan.trap) }))
  if (purchases.length === 0) return speak('action.prepare.nothing')
  return speak('action.prepare', { purchases: purchases.join(' + '), price: planPrice(plan) })
}

const RULES: Readonly<Record<Exclude<NightAction['type'], 'propose'>, RuleId>> = {
  watch: 'NS-1.2',
  prepare: 'NS-2.1',
  noise: 'NS-2.7',
  wait: 'NS-1.4',
  rule: 'NS-4.1',
  roll: 'NS-5.1',
  withdraw: 'NS-4.5',
  confess: 'NS-6.5',
  say: 'NS-8.1',
  note: 'NS-8.2',
}

/** The rule under which an answer is given. */
export function ruleOf(action: NightAction): RuleId {
  return action.type === 'propose' ? DEED_RULES[action.attempt] : RULES[action.type]
}
