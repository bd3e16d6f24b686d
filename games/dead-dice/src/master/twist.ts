import { DIFFICULTY_RANGE } from '../data/difficulty.js'
import { THREATS } from '../data/tags.js'
import type { Purchase } from '../rules/purchases.js'
import { isEmpty } from '../rules/reserves.js'
import type { DeadDice } from '../state.js'
import { type Basket, put, scenarioOf } from './shopping.js'

/** [DD-16.36] [DD-16.45] The element of the twist, bought first; skipped where the budget cannot pay it. */
export function buyTwist(s: DeadDice, basket: Basket): void {
  put(s, basket, twistElement(s))
}

/** `null` where it is a confrontation, which is a scene of its own. */
export function twistElement(s: DeadDice): Purchase | null {
  const { twist } = scenarioOf(s)
  switch (twist.element) {
    case 'confrontation':
      return null
    case 'zombies':
      return { element: 'zombies', ambush: false }
    case 'hazard':
      return { element: 'hazard', hazard: twist.hazard }
    case 'obstacle':
      return { element: 'obstacle', by: twist.by, difficulty: DIFFICULTY_RANGE.min, wayOut: true, words: '' }
    case 'threat':
      return { element: 'threat', reserve: twist.reserve, by: THREATS[twist.reserve].by, difficulty: twist.difficulty }
    case 'lowerReserve':
      return isEmpty(s, twist.reserve)
        ? { element: 'zombies', ambush: false }
        : { element: 'lowerReserve', reserve: twist.reserve }
  }
}
