import type { Chance, Plain } from '@shamble/kernel'
import type { Dawn } from './state.js'
import { type DawnView, guessDawn } from './view.js'

/** The first of everything, for guesses whose hidden part does not matter. */
const noChance: Chance = {
  die: () => 1,
  dice: (n) => new Array<number>(n).fill(1),
  draw: <T extends Plain>(bag: readonly T[]) => bag[0]!,
  tie: <T extends Plain>(among: readonly T[]) => among[0]!,
}

const standIns = new WeakMap<DawnView, Dawn>()

/** A whole state that this viewer cannot tell from the true one, so that the rules' own helpers answer. Only to look at. */
export function standIn(view: DawnView): Dawn {
  let s = standIns.get(view)
  if (s === undefined) {
    s = ownStandIn(view)
    standIns.set(view, s)
  }
  return s
}

/** The same for a caller who changes it. */
export const ownStandIn = (view: DawnView): Dawn => guessDawn(view, noChance)
