import { cite, when } from '@shamble/kernel'
import type { DeadDiceAction } from '../actions.js'
import type { TestFrame } from '../frames/kinds.js'
import type { DeadDice } from '../state.js'
import type { Judgement } from './decide.js'

/** [DD-16.25] To carry too much is allowed: it is punishment enough. */
export const allowOverload: Judgement = () => {
  cite('DD-16.25')
  return { type: 'grant' }
}

/** [DD-16.24] Taken where the thing is really there and of use, which is all that is offered; words are for persons. */
export function takeSacrifice(_s: DeadDice, { offered }: Pick<TestFrame, 'offered'>): DeadDiceAction {
  return when('DD-16.24', offered !== null && offered.what !== 'own') ? { type: 'grant' } : { type: 'deny' }
}
