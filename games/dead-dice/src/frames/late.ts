import { BrokenInvariant, type Procedure } from '@shamble/kernel'
import type { DeadDiceAction } from '../actions.js'
import type { add, build } from '../rules/building.js'
import type { addSpace, canAdd } from '../rules/cart-space.js'
import type { interject, offerAsides, offerInterjections } from '../rules/interjections.js'
import type { stagingSpace } from '../rules/staging.js'
import type { DeadDice } from '../state.js'
import type { StagingFrame } from './kinds-master.js'
import type { equipSpace, sendBackSpace } from './master-spaces.js'

/**
 * What a game master's seat does at its desk: a scenario brought along, scenes built, gear handed out, words beside the
 * game.
 */
interface Desk {
  readonly staging: Required<Pick<Procedure<DeadDice, StagingFrame, DeadDiceAction>, 'offer' | 'answer'>>
  readonly stagingSpace: typeof stagingSpace
  readonly addSpace: typeof addSpace
  readonly canAdd: typeof canAdd
  readonly build: typeof build
  readonly add: typeof add
  readonly equipSpace: typeof equipSpace
  readonly sendBackSpace: typeof sendBackSpace
  readonly offerAsides: typeof offerAsides
  readonly offerInterjections: typeof offerInterjections
  readonly interject: typeof interject
}

// A page that only shows a match fetches it where a person has that seat (`play.ts`); everywhere else it comes with
// the game.
let here: Desk | null = null

export const bringDesk = (desk: Desk): void => {
  here = desk
}

export function desk(): Desk {
  if (here === null) throw new BrokenInvariant("the game master's desk was not fetched")
  return here
}
