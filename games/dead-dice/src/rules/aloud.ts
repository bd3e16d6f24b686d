import { ask, type Frame, type Play, type Procedure, type Seat } from '@shamble/kernel'
import type { DeadDiceAction } from '../actions.js'
import { desk } from '../frames/late.js'
import { hasHumanMaster } from '../seats.js'
import type { DeadDice } from '../state.js'
import { type Interjection, isAside, isInterjection, knownTo, refusalOfInterjection } from './asides.js'

// biome-ignore lint/suspicious/noExplicitAny: each procedure knows its own frame.
type Any = Procedure<DeadDice, any, DeadDiceAction>

/** [DD-5.15] [DD-6.3] Procedures in which people may speak up, whatever is asked. */
export function aloud<T extends Readonly<Record<string, unknown>>>(procedures: T): T {
  return Object.fromEntries(
    Object.entries(procedures).map(([kind, procedure]) => [kind, open(procedure as Any)]),
  ) as unknown as T
}

function open(procedure: Any): Any {
  return {
    ...procedure,
    offer(s, f, seat, to) {
      procedure.offer?.(s, f, seat, to)
      if (hasHumanMaster(s)) desk().offerAsides(s, seat, to)
    },
    answer(s, f, seat, action, play) {
      if (!isAside(action)) procedure.answer!(s, f, seat, action, play)
      else aside(s, f, seat, action, play)
    },
    interject(s: DeadDice, f: Frame, seat: Seat, to) {
      procedure.interject?.(s, f, seat, to)
      if (hasHumanMaster(s)) desk().offerInterjections(s, f, seat, to)
    },
    interjected(s, f, seat, action, play) {
      if (isInterjection(action)) desk().interject(s, seat, action, play)
      else procedure.interjected!(s, f, seat, action, play)
    },
    knownTo: (s, _f, _seat, action) => knownTo(s, action),
    refuse: (s, f, seat, action) => procedure.refuse?.(s, f, seat, action) ?? refusalOfInterjection(s, seat, action),
  }
}

/** Nothing is answered by it: the seat is asked again, and those who are asked with it notice nothing. */
function aside(s: DeadDice, f: Frame, seat: Seat, action: Interjection, play: Play): void {
  desk().interject(s, seat, action, play)
  const [other] = s.questions
  if (other === undefined) return
  ask(s, seat, other.kind)
  // In the order in which its procedure asks: any other would tell that someone has spoken.
  const { waiting } = f as Frame & { readonly waiting: readonly Seat[] }
  s.questions.sort((one, another) => waiting.indexOf(one.seat) - waiting.indexOf(another.seat))
}
