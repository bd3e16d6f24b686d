import { ask, type Procedure, pop, when } from '@shamble/kernel'
import type { DeadDiceAction } from '../actions.js'
import { standIn } from '../doings/doing.js'
import { BLOW, isInReach } from '../doings/melee.js'
import { runDry } from '../rules/arms.js'
import { loseSurvival } from '../rules/harm.js'
import { hit, noteAtOnce } from '../rules/kills.js'
import { hordeById } from '../rules/ladder.js'
import { isAlive } from '../seats.js'
import type { DeadDice, Horde } from '../state.js'
import type { SecondFrame } from './kinds-fight.js'

/** [DD-8.8] [DD-15.9] With five successes a second zombie may fall; then each takes its point [DD-8.9]. */
export const second: Procedure<DeadDice, SecondFrame, DeadDiceAction> = {
  run(s, f, play) {
    const alive = isAlive(s.survivors[f.seat]!)
    if (f.asked && alive && inReach(s, f).length > 0) {
      ask(s, f.seat, 'second')
      return
    }
    const { seat, killed, dry } = f
    pop(s)
    // [DD-15.10] A survivor who kills with the hands is in contact, even with the last of them.
    const contact = when('DD-15.10', killed > 0)
    if (alive && contact) loseSurvival(s, seat, killed, { from: 'dead', rule: 'DD-8.9' }, play, contact)
    runDry(s.survivors[seat]!, dry)
  },

  offer(s, f, _seat, to) {
    for (const { id } of inReach(s, f)) to.legal({ type: 'hit', horde: id })
    if (when('DD-15.9', s.options.doubleKill === 'optional')) to.legal({ type: 'enough' })
    else to.refuse({ type: 'enough' }, 'DD-15.9')
  },

  answer(s, f, _seat, action, play) {
    f.asked = false
    if (action.type !== 'hit') return
    f.killed += hit(s, hordeById(s.scene!, action.horde)!, 1, f.seat, BLOW, play)
    noteAtOnce(s, f.seat, f.killed)
  },
}

const inReach = (s: DeadDice, f: SecondFrame): Horde[] =>
  s.scene!.hordes.filter((horde) => isInReach(horde, standIn(s, f)))
