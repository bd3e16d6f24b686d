import type { Bot, Sight } from '@shamble/module'
import type { DawnAction } from '../actions.js'
import { ownStandIn } from '../stand-in.js'
import type { Dawn } from '../state.js'
import type { DawnView } from '../view.js'
import { Memory } from './memory.js'
import type { Thought } from './thought.js'

export type DawnSight = Sight<DawnAction, DawnView>

/** A bot that can say why; it leaves nothing to chance. */
export interface Thinker extends Bot<DawnAction, DawnView> {
  decide(sight: DawnSight): DawnAction
  advise(sight: DawnSight): Thought
}

/** Thinks about a position as it remembers it. Advice leaves no trace in its memory. */
export function thinker(think: (s: Dawn, sight: DawnSight) => Thought): Thinker {
  const memory = new Memory()
  const look = (into: Memory, sight: DawnSight): Thought => {
    into.watch(sight.view, sight.events)
    return think(ownStandIn(into.recall(sight.view)), sight)
  }
  return {
    decide: (sight) => look(memory, sight).action,
    advise: (sight) => look(memory.copy(), sight),
  }
}
