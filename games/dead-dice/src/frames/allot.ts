import { ask, cite, type Play, type Procedure, pop, when } from '@shamble/kernel'
import type { DeadDiceAction } from '../actions.js'
import { type Attack, kill, mark, noteAtOnce, threshold } from '../rules/kills.js'
import { hordeById } from '../rules/ladder.js'
import { isAlive } from '../seats.js'
import type { DeadDice, Horde } from '../state.js'
import type { AllotFrame } from './kinds-fight.js'

/** [DD-3.9] [DD-15.18] Every success kills one zombie on the cell: the target's group first, then those that are named. */
export const allot: Procedure<DeadDice, AllotFrame, DeadDiceAction> = {
  run(s, f, play) {
    const here = within(s, f)
    if (f.left === 0 || here.length === 0) {
      pop(s)
      noteAtOnce(s, f.seat, f.killed)
    } else if (f.first >= 0) strike(s, f, hordeById(s.scene!, f.first)!, play)
    else if (when('DD-15.18', here.length > 1) && isAlive(s.survivors[f.seat]!)) ask(s, f.seat, 'allot')
    else strike(s, f, here[0]!, play)
  },

  offer(s, f, _seat, to) {
    for (const { id } of within(s, f)) to.legal({ type: 'hit', horde: id })
  },

  answer(s, f, _seat, action, play) {
    if (action.type === 'hit') strike(s, f, hordeById(s.scene!, action.horde)!, play)
  },
}

const within = (s: DeadDice, f: AllotFrame): Horde[] =>
  s.scene!.hordes.filter(({ id, cell }) => cell === f.cell && !f.marked.includes(id))

/** As many as it can take; [DD-15.59] a special zombie needs its whole threshold, or gets one mark. */
function strike(s: DeadDice, f: AllotFrame, horde: Horde, play: Play): void {
  const attack: Attack = { way: 'ranged', harder: f.harder, rule: 'DD-3.9' }
  cite('DD-15.18')
  f.first = -1
  if (horde.special === null) {
    const count = Math.min(f.left, horde.size)
    f.left -= count
    f.killed += count
    kill(s, horde, count, f.seat, attack, play)
    return
  }
  const needed = threshold(horde, attack)
  if (when('DD-15.59', f.left >= needed)) {
    f.left -= needed
    f.killed++
    kill(s, horde, 1, f.seat, attack, play)
  } else {
    f.left--
    f.marked.push(horde.id)
    f.killed += mark(s, horde, f.seat, attack, play)
  }
}
