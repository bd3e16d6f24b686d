import { ask, type Procedure, pop, when } from '@shamble/kernel'
import type { DeadDiceAction } from '../actions.js'
import { ACTIONS } from '../data/tags.js'
import { attractable } from '../doings/attract.js'
import { fightOf, helpSets, standIn, testOf } from '../doings/doing.js'
import { distance, hordeById, reachOf } from '../rules/ladder.js'
import { isAlive } from '../seats.js'
import type { DeadDice } from '../state.js'
import type { AttractFrame } from './kinds-fight.js'
import { startTest } from './test.js'

const NAME = 0
const CALLED = 1
const [approach] = ACTIONS.attract

/** [DD-8.19] [DD-15.36] So many groups, so hard a test; those that hear it come. */
export const attract: Procedure<DeadDice, AttractFrame, DeadDiceAction> = {
  run(s, f, play) {
    if (!isAlive(s.survivors[f.seat]!)) {
      pop(s)
      return
    }
    if (f.step === NAME) {
      ask(s, f.seat, 'attract')
      return
    }
    const { made } = f.tested!
    pop(s)
    if (!made) return
    const stand = standIn(s, f)
    for (const id of f.hordes) {
      const horde = hordeById(s.scene!, id)!
      horde.target = f.seat
      // On the same cell at once, otherwise they head there.
      horde.engaged = when('DD-15.36', distance(horde, stand) <= reachOf(s).engagesAt)
    }
    play.emit?.({
      kind: 'attracted',
      rule: 'DD-8.19',
      seat: f.seat,
      data: { groups: f.hordes.length },
      about: { hordes: [...f.hordes] },
    })
  },

  offer(s, f, _seat, to) {
    for (const { id } of attractable(s, f.seat)) if (!f.hordes.includes(id)) to.legal({ type: 'name', horde: id })
    for (const helpers of helpSets(s, approach.tags)) to.legal({ type: 'call', helpers })
  },

  answer(s, f, _seat, action, play) {
    if (action.type === 'name') f.hordes.push(action.horde)
    else if (action.type === 'call') {
      f.step = CALLED
      startTest(s, attractTest(s, f, action.helpers), play)
      const fight = fightOf(s)
      fight.assists = fight.assists.filter(({ whom }) => whom !== f.seat)
    }
  },
}

/** [DD-8.19] One more for each group beyond the first. */
export const attractTest = (s: DeadDice, f: AttractFrame, helpers: readonly number[]) =>
  testOf(s, f.seat, 'attract', approach, { rule: 'DD-8.19', difficulty: f.hordes.length }, helpers)
