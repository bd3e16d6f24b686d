import type { Notation } from '@shamble/module'
import { AIM, type DuelAction, END_TURN, SHOOT } from './state.js'

/** `move 1200 350`: where to, in millimetres from the roof's corner; `shoot`, `aim`, `end`. */
export const notation: Notation<DuelAction> = {
  write(action) {
    if (action.type === 'move') return `move ${action.x} ${action.y}`
    // The table itself has an answer called `end`, so the action is not called so.
    return action.type === 'endTurn' ? 'end' : action.type
  },

  read(text) {
    const written = text.toLowerCase()
    const found = /^move (-?\d{1,5}) (-?\d{1,5})$/.exec(written)
    if (found !== null) return { type: 'move', x: Number(found[1]), y: Number(found[2]) }
    return [SHOOT, AIM, END_TURN].find((action) => notation.write(action) === written) ?? null
  },
}
