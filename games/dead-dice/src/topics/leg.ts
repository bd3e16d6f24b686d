import { frameBelow, type Offers, type Refusal } from '@shamble/kernel'
import type { DeadDiceAction } from '../actions.js'
import type { DeadTurnFrame } from '../frames/kinds-turns.js'
import type { Topic } from '../frames/topics.js'
import { requestsOf } from '../rules/bargain.js'
import { legsOpen, mustFindShelter, objectiveOf } from '../rules/legs.js'
import { livingMayCome } from '../rules/roster.js'
import { routesOf } from '../rules/story.js'
import type { DeadDice } from '../state.js'

/** [DD-16.8] Where to go next: another objective, the way home, or the way out. */
export const leg: Topic = {
  offer(s, _seat, to) {
    const f = frameBelow(s) as DeadTurnFrame
    for (const objective of legsOpen(s, f)) offerLeg(s, 'objective', objective, to)
    if (!mustFindShelter(s)) offerLeg(s, 'home', -1, to)
    offerLeg(s, 'newShelter', -1, to)
    // [DD-16.40] It takes the place of the way home.
    if (objectiveOf(s, 'exit') >= 0) for (const route of routesOf(s)) to.legal({ type: 'exit', route })
  },
  refuse,
}

type To = 'objective' | 'home' | 'newShelter'

/** [DD-16.50] Each with or without a talk to people they may meet. */
function offerLeg(s: DeadDice, to: To, objective: number, offers: Offers<DeadDiceAction>): void {
  offers.legal({ type: 'leg', to, objective })
  if (!livingMayCome(s)) return
  for (const request of requestsOf(s)) offers.legal({ type: 'parley', to, objective, request })
}

/** Whether there is nothing to decide. */
export function isOnlyWay(s: DeadDice, f: DeadTurnFrame): boolean {
  return legsOpen(s, f).length === 0 && mustFindShelter(s) && objectiveOf(s, 'exit') < 0 && !livingMayCome(s)
}

function refuse(s: DeadDice, _seat: number, action: DeadDiceAction): Refusal | null {
  switch (action.type) {
    case 'leg':
    case 'parley': {
      const { to } = action
      if (action.type === 'parley' && !livingMayCome(s)) return { rule: 'DD-16.26', key: 'parley.nobody' }
      if (to === 'home' && !s.group.hasShelter) return { rule: 'DD-16.8', key: 'leg.noShelter' }
      if (to === 'home') return { rule: 'DD-16.8', key: 'leg.newShelter' }
      return { rule: 'DD-16.8', key: 'leg.once' }
    }
    case 'exit':
      if (objectiveOf(s, 'exit') < 0) return { rule: 'DD-16.40', key: 'exit.notSet' }
      return { rule: 'DD-16.59', key: 'exit.route' }
    default:
      return null
  }
}
