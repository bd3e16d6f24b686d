import { type Seat, when } from '@shamble/kernel'
import { DIFFICULTIES } from '../data/difficulty.js'
import { ACTIONS } from '../data/tags.js'
import { loseSurvival } from '../rules/harm.js'
import { foeNumber, isEngaged, isEngagedByDead, releaseFrom } from '../rules/ladder.js'
import type { DeadDice } from '../state.js'
import { type Doing, helpSets, testOf } from './doing.js'

const [approach] = ACTIONS.disengage

/** [DD-8.17] [DD-10.13] Out of the enemy's hands, at a price or without; then free to walk. */
export const disengage: Doing<'disengage'> = {
  type: 'disengage',
  costs: 'action',

  offer(s, f, to) {
    if (!isEngaged(s.scene!, f.seat)) return
    for (const helpers of helpSets(s, approach.tags)) to.legal({ type: 'disengage', helpers })
  },

  test(s, f, { helpers }) {
    const byDead = isEngagedByDead(s.scene!, f.seat)
    // [DD-15.48] No difficulty is printed for the living.
    const difficulty = when('DD-15.48', byDead)
      ? DIFFICULTIES.disengage.difficulty
      : s.options.disengageLivingDifficulty
    const rule = byDead ? 'DD-8.17' : 'DD-10.13'
    return testOf(s, f.seat, 'disengage', approach, { rule, difficulty }, helpers)
  },

  resolve(s, f, _action, { made }, play) {
    const scene = s.scene!
    const byDead = isEngagedByDead(scene, f.seat)
    const by = enemyOf(s, f.seat)
    releaseFrom(scene, f.seat)
    play.emit?.({ kind: 'disengaged', rule: byDead ? 'DD-8.17' : 'DD-10.13', seat: f.seat })
    if (made) return
    if (byDead) loseSurvival(s, f.seat, 1, { from: 'dead', rule: 'DD-8.17' }, play)
    else loseSurvival(s, f.seat, 1, { from: 'living', rule: 'DD-10.13', by }, play)
  },

  refuse: () => 'DD-8.17',
}

function enemyOf(s: DeadDice, seat: Seat): number {
  return foeNumber(s.scene!.foes.findIndex((foe) => foe.state === 'fighting' && foe.engaged.includes(seat)))
}
