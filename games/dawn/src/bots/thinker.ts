import type { Bot, Knowledge } from '@shamble/module'
import type { DawnAction } from '../actions.js'
import { ownStandIn } from '../stand-in.js'
import type { Dawn } from '../state.js'
import type { DawnView } from '../view.js'
import { Memory } from './memory.js'
import type { Thought } from './thought.js'

export type DawnKnowledge = Knowledge<DawnAction, DawnView>

/** All that a side needs besides the position: who is asked, and what they may answer. */
export type Asked = Pick<DawnKnowledge, 'choices' | 'seat'>

/** A bot that can say why; it leaves nothing to chance. */
export interface Thinker extends Bot<DawnAction, DawnView> {
  decide(known: DawnKnowledge): DawnAction
  advise(known: DawnKnowledge): Thought
}

/** Thinks about a position as it remembers it. Advice leaves no trace in its memory. */
export function thinker(think: (s: Dawn, known: DawnKnowledge, memory: Memory) => Thought): Thinker {
  const memory = new Memory()
  const look = (into: Memory, known: DawnKnowledge): Thought => {
    into.watch(known.view, known.events)
    return think(ownStandIn(into.recall(known.view)), known, into)
  }
  return {
    decide: (known) => look(memory, known).action,
    advise: (known) => look(memory.copy(), known),
  }
}
