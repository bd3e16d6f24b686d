import { type Frame, push, when } from '@shamble/kernel'
import { DIFFICULTIES, DOUBLE_KILL } from '../data/difficulty.js'
import { BAND_FROM } from '../data/ladder.js'
import { ACTIONS } from '../data/tags.js'
import type { OpposedFrame, SecondFrame } from '../frames/kinds-fight.js'
import { meleeDice, rollFuel, runDry } from '../rules/arms.js'
import { type Attack, hit, leastFor, noteAtOnce } from '../rules/kills.js'
import { distance, foeNumber, hordeById } from '../rules/ladder.js'
import { isPresent } from '../seats.js'
import type { DeadDice } from '../state.js'
import { type Doing, helpSets, standIn, survivorIn, testOf } from './doing.js'

const [approach] = ACTIONS.melee
export const BLOW: Attack = { way: 'melee', harder: 0, rule: 'DD-8.7' }

/** [DD-15.4] Near enough for a blow. */
export const isInReach = (a: { readonly cell: number }, b: { readonly cell: number }): boolean =>
  when('DD-15.4', distance(a, b) < BAND_FROM.short)

/** [DD-8.7] Hand to hand: one of the dead, or of the living [DD-10.9]. */
export const melee: Doing<'melee'> = {
  type: 'melee',
  costs: 'attack',

  offer(s, f, to) {
    const scene = s.scene!
    const stand = standIn(s, f)
    const sets = helpSets(s, approach.tags)
    for (const helpers of sets) {
      for (const horde of scene.hordes)
        if (isInReach(horde, stand)) to.legal({ type: 'melee', on: 'horde', id: horde.id, helpers })
      for (const [id, foe] of scene.foes.entries())
        if (foe.state === 'fighting' && isInReach(foe, stand)) to.legal({ type: 'melee', on: 'foe', id, helpers })
      for (const other of scene.stands)
        if (other !== stand && isTarget(s, other.seat) && isInReach(other, stand))
          to.legal({ type: 'melee', on: 'survivor', id: other.seat, helpers })
    }
  },

  test(s, f, { on, id, helpers }) {
    if (on !== 'horde') return null
    const difficulty = leastFor(hordeById(s.scene!, id)!, BLOW)
    const weapon = meleeDice(survivorIn(s, f), 'dead')
    return testOf(s, f.seat, 'melee', approach, { rule: DIFFICULTIES.melee.rule, difficulty }, helpers, weapon)
  },

  /** [DD-7.11] [DD-10.9] Against the living both roll. */
  start(s, f, { on, id, helpers }) {
    push(s, {
      kind: 'opposed',
      step: 0,
      by: f.seat,
      on: on === 'foe' ? foeNumber(id) : id,
      helpers,
      trait: -1,
      answer: -1,
      against: 0,
      tested: null,
    } satisfies OpposedFrame as Frame)
  },

  resolve(s, f, { id }, { made, successes }, play) {
    const dry = rollFuel(s, f.seat, play)
    if (!made) return runDry(survivorIn(s, f), dry)
    const killed = hit(s, hordeById(s.scene!, id)!, successes, f.seat, BLOW, play)
    noteAtOnce(s, f.seat, killed)
    const asked = when('DD-8.8', successes >= DOUBLE_KILL.successes)
    push(s, { kind: 'second', step: 0, seat: f.seat, killed, asked, dry } satisfies SecondFrame as Frame)
  },

  /** Too far away, or nobody that can be attacked. */
  refuse: () => 'DD-8.3',
}

/** Whom a survivor can attack besides enemies: another survivor on their feet [DD-7.11]. */
export const isTarget = (s: DeadDice, seat: number): boolean => {
  const stand = s.scene!.stands.find((one) => one.seat === seat)
  return stand !== undefined && isPresent(s, stand) && !s.survivors[seat]!.down && !stand.unconscious
}
