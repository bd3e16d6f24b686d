import type { Bot } from '@shamble/module'
import type { NightAction, Plan, Ruling } from './actions.js'
import type { AttemptFrame } from './attempt.js'
import { type Attempt, type Consequence, ROOMS, type Role } from './corridor.js'
import type { NightFrame } from './game.js'
import { planPrice } from './menace.js'
import { budgetOf, onTheirFeet } from './night.js'
import { poolSize, throws, waysToReach } from './pool.js'
import { RULINGS, rulingPrice, usualDifficulty } from './ruling.js'
import type { NightView } from './secrets.js'

/** Sits in any seat, the game master's included: takes the offered answer that looks best from what the seat sees. */
export function houseBot(): Bot<NightAction, NightView> {
  return {
    decide({ view, choices }) {
      const rulings = choices.spaces.flatMap((space) =>
        RULINGS.filter((ruling) => space.holds(ruling) && space.check(ruling) === null),
      )
      const offered = [...choices.actions, ...rulings]
      let best = offered[0]!
      let bestScore = Number.NEGATIVE_INFINITY
      for (const action of offered) {
        const score = appeal(view, action)
        if (score > bestScore) [best, bestScore] = [action, score]
      }
      return best
    },
  }
}

function appeal(view: NightView, action: NightAction): number {
  switch (action.type) {
    case 'watch':
      return rolesFor(view.survival.length).indexOf(action.role) === ownSurvivor(view) ? 1 : 0
    case 'prepare':
      return planAppeal(view, action)
    case 'rule':
      return rulingAppeal(view, attemptUnderWay(view), action)
    case 'propose': {
      const survivor = ownSurvivor(view)
      return (
        chance(view, survivor, action.attempt, usualDifficulty(view, survivor, action.attempt)) *
        worth(view, action.attempt)
      )
    }
    case 'withdraw':
      return FEAR[attemptUnderWay(view).consequence!]
    case 'roll': {
      const { survivor, attempt, difficulty } = attemptUnderWay(view)
      return chance(view, survivor, attempt!, difficulty)
    }
    // A bite that is known can be treated, a hidden one only kills.
    case 'confess':
      return 10
    case 'wait':
    case 'noise':
    case 'say':
    case 'note':
      return 0
  }
}

const ownSurvivor = (view: NightView): number => (view.viewer === 'spectator' ? -1 : view.viewer - 1)
const attemptUnderWay = (view: NightView): AttemptFrame =>
  view.frames[view.frames.length - 1] as NightFrame & AttemptFrame

/** Each does something that the others cannot. */
function rolesFor(players: number): readonly Role[] {
  return players === 1 ? ['guard'] : players === 2 ? ['porter', 'guard'] : ['porter', 'nurse', 'guard']
}

function chance(view: NightView, survivor: number, attempt: Attempt, difficulty: number): number {
  const dice = poolSize(view, survivor, attempt)
  return waysToReach(difficulty, dice) / throws(dice)
}

/** A roll below this chance is not worth what failure would bring. */
const FEAR: Readonly<Record<Consequence, number>> = { setback: 0, wound: 0.45, alarm: 0.3 }

/** How much better off the group is when the attempt succeeds, in points of Survival or so. */
function worth(view: NightView, attempt: Attempt): number {
  const { zombies } = view
  const barred = view.obstacle === 'blocked'
  const held = zombies > 0 && !view.slipped
  switch (attempt) {
    case 'treat':
      return 3
    case 'force':
      return held ? 1 : 2
    case 'sneak':
      return barred ? 0.2 : 1 + zombies / 2
    case 'fight':
      return view.lured ? 0.9 : zombies === 1 ? 1.8 : 1
    case 'distract':
      return zombies === 1 && held ? 0.5 : zombies * 0.6
    case 'search':
      return budgetOf(view.options) - view.spent >= 2 ? onTheirFeet(view).length * 0.2 : 0
  }
}

/** The share of the budget for each room that is left to cross; all of it in the last one. */
function share(view: NightView): number {
  return Math.ceil(view.menace! / Math.max(1, ROOMS - view.room + 1))
}

function planAppeal(view: NightView, plan: Plan): number {
  const over = Math.max(0, planPrice(plan) - share(view))
  const dead = view.zombies + plan.zombies
  const obstacle = plan.obstacles * (dead > 0 ? 1.9 : 0.8)
  // The nearer the trap, the less time to search for it.
  const trap = plan.trap === 0 ? 0 : onTheirFeet(view).length * (0.8 - 0.05 * (plan.trap - view.room))
  return plan.zombies + obstacle + trap - 3 * over
}

/** What the group loses by a failure, less what the ruling costs. */
function rulingAppeal(view: NightView, { survivor, attempt }: AttemptFrame, ruling: Ruling): number {
  const failure = 1 - chance(view, survivor, attempt!, ruling.difficulty)
  const dread: Record<Consequence, number> = { setback: 0, wound: 1, alarm: 0.8 }
  const thrift = view.room === ROOMS ? 0.1 : 0.4
  return (
    failure * (worth(view, attempt!) + dread[ruling.consequence]) -
    thrift * rulingPrice(view, survivor, attempt!, ruling)
  )
}
