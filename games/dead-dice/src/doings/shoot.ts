import { type Frame, type Play, push, when } from '@shamble/kernel'
import { DIFFICULTIES } from '../data/difficulty.js'
import { ACTIONS } from '../data/tags.js'
import type { TestResult } from '../frames/kinds.js'
import type { AllotFrame, FoeHarmFrame } from '../frames/kinds-fight.js'
import { cellOfMark, exposeShooter, type Mark, rangeTo } from '../rules/aim.js'
import {
  gunDice,
  gunsAmong,
  gunsInHand,
  isHeard,
  livingRangedDifficulty,
  rangedDifficulty,
  rollAmmunition,
  weaponOf,
  whyNotShoot,
} from '../rules/arms.js'
import { explode } from '../rules/explosions.js'
import { loseSurvival } from '../rules/harm.js'
import { type Attack, hit, leastFor, noteAtOnce } from '../rules/kills.js'
import { hordeById } from '../rules/ladder.js'
import { distrust, opponentDice } from '../rules/opposition.js'
import type { DeadDice } from '../state.js'
import { type Doing, helpSets, standIn, survivorIn, testOf } from './doing.js'
import { isTarget } from './melee.js'

const [approach] = ACTIONS.shot

/** [DD-8.10] [DD-10.10] With what is in hand, at any range. */
export const shoot: Doing<'shoot'> = {
  type: 'shoot',
  costs: 'attack',

  offer(s, f, to) {
    if (whyNotShoot(s, survivorIn(s, f)) !== null) return
    for (const helpers of helpSets(s, approach.tags))
      for (const { on, id } of marksFor(s, f.seat)) to.legal({ type: 'shoot', on, id, helpers })
  },

  test(s, f, { on, id, helpers }) {
    const scene = s.scene!
    const range = rangeTo(scene, standIn(s, f), { on, id })
    const guns = gunsInHand(survivorIn(s, f))
    if (on === 'horde') {
      const harder = rangedDifficulty(scene, range, false) - DIFFICULTIES.ranged.difficulty
      const difficulty = leastFor(hordeById(scene, id)!, { way: 'ranged', harder })
      const weapon = gunDice(s, guns, 'dead', range)
      return testOf(s, f.seat, 'shot', approach, { rule: 'DD-8.10', difficulty }, helpers, weapon)
    }
    const difficulty = livingRangedDifficulty(scene, range, false)
    const extra = [...gunDice(s, guns, 'living', range), ...opponentDice(s, f.seat, { on, id })]
    return testOf(s, f.seat, 'shot', approach, { rule: 'DD-10.10', difficulty }, helpers, extra)
  },

  resolve(s, f, { on, id }, result, play) {
    const scene = s.scene!
    const stand = standIn(s, f)
    const gun = gunsAmong(f.arms)[0]!
    rollAmmunition(s, gun, f.seat, play)
    if (isHeard(s, gun)) scene.shots = true
    exposeShooter(s, f.seat, stand, play)
    if (on === 'survivor') distrust(s, f.seat, id, play)
    if (!result.made) return
    const { abilities } = weaponOf(gun)
    const range = rangeTo(scene, stand, { on, id })
    const harder = rangedDifficulty(scene, range, false) - DIFFICULTIES.ranged.difficulty
    if (abilities.includes('explosive'))
      explode(s, f.seat, cellOfMark(scene, { on, id }), result.successes, harder, play)
    else if (on !== 'horde') wound(s, f.seat, { on, id }, result, play)
    else if (when('DD-3.9', abilities.includes('area'))) burst(s, f.seat, id, result.successes, harder)
    else {
      const attack: Attack = { way: 'ranged', harder, rule: 'DD-8.10' }
      noteAtOnce(s, f.seat, hit(s, hordeById(scene, id)!, result.successes, f.seat, attack, play))
    }
  },

  refuse: (s, f) => whyNotShoot(s, survivorIn(s, f)) ?? 'DD-8.5',
}

/** Everybody and everything that can be aimed at. */
export function marksFor(s: DeadDice, seat: number): Mark[] {
  const scene = s.scene!
  const marks: Mark[] = []
  for (const { id } of scene.hordes) marks.push({ on: 'horde', id })
  for (const [id, { state }] of scene.foes.entries()) if (state === 'fighting') marks.push({ on: 'foe', id })
  for (const other of scene.stands)
    if (other.seat !== seat && isTarget(s, other.seat)) marks.push({ on: 'survivor', id: other.seat })
  return marks
}

/** [DD-10.10] [DD-15.47] All successes count, and nobody else is hit. */
export function wound(s: DeadDice, by: number, { on, id }: Mark, { successes }: TestResult, play: Play): void {
  if (on === 'survivor') loseSurvival(s, id, successes, { from: 'living', rule: 'DD-10.10', by }, play)
  else
    push(s, {
      kind: 'foeHarm',
      step: 0,
      foe: id,
      loss: successes,
      by,
      rule: 'DD-10.10',
    } satisfies FoeHarmFrame as Frame)
}

/** [DD-15.18] The target group first, then those on its cell that the player names. */
function burst(s: DeadDice, seat: number, id: number, successes: number, harder: number): void {
  const { cell } = hordeById(s.scene!, id)!
  push(s, {
    kind: 'allot',
    step: 0,
    seat,
    cell,
    first: id,
    left: successes,
    harder,
    marked: [],
    killed: 0,
  } satisfies AllotFrame as Frame)
}
