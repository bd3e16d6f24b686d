import { noChance } from './no-chance.js'
import type { Dawn } from './state.js'
import { type DawnView, guessDawn } from './view.js'

const standIns = new WeakMap<DawnView, Dawn>()

/** A whole state that this viewer cannot tell from the true one, so that the rules' own helpers answer. */
export function standIn(view: DawnView): Dawn {
  let s = standIns.get(view)
  if (s === undefined) {
    s = guessDawn(view, noChance)
    standIns.set(view, s)
  }
  return s
}
