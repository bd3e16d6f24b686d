import { type Frame, type Play, type Procedure, pop, push, type Seat, when } from '@shamble/kernel'
import type { DeadDiceAction } from '../actions.js'
import { DIFFICULTIES } from '../data/difficulty.js'
import { ACTIONS } from '../data/tags.js'
import { rollFoe } from '../rules/foes.js'
import { loseSurvival } from '../rules/harm.js'
import { poolOf, UNAIDED } from '../rules/pool.js'
import { isAlive } from '../seats.js'
import type { DeadDice } from '../state.js'
import type { ExplosionFrame, FoeHarmFrame } from './kinds-fight.js'
import { startTest } from './test.js'

const NEXT = 0
const DODGED = 1

/** [DD-3.10] [DD-15.19] [DD-17.1] Survivors dodge in seat order, then adversaries. */
export const explosion: Procedure<DeadDice, ExplosionFrame, DeadDiceAction> = {
  run(s, f, play) {
    if (f.step === DODGED) {
      const seat = f.seats.shift()!
      const { made } = f.tested!
      f.step = NEXT
      f.tested = null
      // The loss bites only if one of the dead is still near.
      if (when('DD-15.19', !made)) loseSurvival(s, seat, 1, { from: 'dead', rule: 'DD-3.10' }, play)
      return
    }
    const seat = f.seats[0]
    if (seat === undefined) nextFoe(s, f, play)
    else if (!isAlive(s.survivors[seat]!)) f.seats.shift()
    else {
      f.step = DODGED
      dodge(s, seat, play)
    }
  },
}

/** No weapon helps, and no sacrifice [DD-16.24]. */
function dodge(s: DeadDice, seat: Seat, play: Play): void {
  const [approach] = ACTIONS.dodge
  startTest(
    s,
    {
      what: 'dodge',
      ...DIFFICULTIES.dodge,
      leader: seat,
      by: approach.by,
      tags: approach.tags,
      parts: poolOf(s, seat, approach, UNAIDED).parts.slice(),
      companions: [],
      assistants: [],
      secret: false,
      saveable: false,
      announced: true,
    },
    play,
  )
}

function nextFoe(s: DeadDice, f: ExplosionFrame, play: Play): void {
  const place = f.foes.shift()
  if (place === undefined) {
    pop(s)
    return
  }
  const successes = rollFoe(s, s.scene!.foes[place]!, 0, -1, 'DD-15.19', play)
  if (successes >= DIFFICULTIES.dodge.difficulty) return
  push(s, {
    kind: 'foeHarm',
    step: 0,
    foe: place,
    loss: 1,
    by: f.by,
    rule: 'DD-15.19',
  } satisfies FoeHarmFrame as Frame)
}
