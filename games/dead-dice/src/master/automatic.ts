import { BrokenInvariant, type Frame } from '@shamble/kernel'
import type { DeadDiceAction } from '../actions.js'
import type { DeadDice } from '../state.js'
import type { OwnPanic, OwnPurchase } from './acts.js'

/** [DD-16.1] The automatic game master, as procedures ask it. */
export interface AutomaticMaster {
  decide(s: DeadDice, f: Frame, kind: string): DeadDiceAction
  wantsPanic(s: DeadDice): OwnPanic | null
  wantsNoise(s: DeadDice): OwnPurchase | null
  wantsPlunder(s: DeadDice): OwnPurchase | null
}

// It comes with the game (`judgement.ts`). A table that only shows a match never lets it decide, and does without.
let here: AutomaticMaster | null = null

export const bringMaster = (master: AutomaticMaster): void => {
  here = master
}

export function automaticMaster(): AutomaticMaster {
  if (here === null) throw new BrokenInvariant('the automatic game master was not fetched')
  return here
}
