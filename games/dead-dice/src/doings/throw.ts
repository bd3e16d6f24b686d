import { DIFFICULTIES } from '../data/difficulty.js'
import { ACTIONS } from '../data/tags.js'
import { cellOfMark, exposeShooter, rangeTo } from '../rules/aim.js'
import {
  isMadeForThrowing,
  livingRangedDifficulty,
  rangedDifficulty,
  throwable,
  throwableAmong,
  weaponOf,
} from '../rules/arms.js'
import { drop } from '../rules/carrying.js'
import { explode } from '../rules/explosions.js'
import { type Attack, hit, leastFor, noteAtOnce } from '../rules/kills.js'
import { hordeById } from '../rules/ladder.js'
import { distrust, opponentDice } from '../rules/opposition.js'
import { type Doing, helpSets, standIn, survivorIn, testOf } from './doing.js'
import { marksFor, wound } from './shoot.js'

const [approach] = ACTIONS.throw

/** [DD-3.11] What is made for it is gone afterwards; [DD-8.11] anything else flies badly and lies where it fell. */
export const toss: Doing<'throw'> = {
  type: 'throw',
  costs: 'attack',

  offer(s, f, to) {
    if (throwable(survivorIn(s, f)) === null) return
    for (const helpers of helpSets(s, approach.tags))
      for (const { on, id } of marksFor(s, f.seat)) to.legal({ type: 'throw', on, id, helpers })
  },

  test(s, f, { on, id, helpers }) {
    const scene = s.scene!
    const range = rangeTo(scene, standIn(s, f), { on, id })
    const unsuitable = !isMadeForThrowing(throwable(survivorIn(s, f))!)
    if (on !== 'horde') {
      const difficulty = livingRangedDifficulty(scene, range, unsuitable)
      const extra = opponentDice(s, f.seat, { on, id })
      return testOf(s, f.seat, 'throw', approach, { rule: 'DD-15.84', difficulty }, helpers, extra)
    }
    const harder = rangedDifficulty(scene, range, unsuitable) - DIFFICULTIES.ranged.difficulty
    // An explosion asks for no more than the cell itself [DD-15.19].
    const difficulty = unsuitable
      ? leastFor(hordeById(scene, id)!, { way: 'ranged', harder })
      : rangedDifficulty(scene, range, false)
    return testOf(s, f.seat, 'throw', approach, { rule: unsuitable ? 'DD-8.11' : 'DD-3.11', difficulty }, helpers)
  },

  resolve(s, f, { on, id }, result, play) {
    const scene = s.scene!
    const stand = standIn(s, f)
    const survivor = survivorIn(s, f)
    const thing = throwableAmong(f.arms)!
    const unsuitable = !isMadeForThrowing(thing)
    const cell = cellOfMark(scene, { on, id })
    if (unsuitable && survivor.hand.includes(thing.id)) scene.lying.push({ cell, thing })
    drop(survivor, thing.id)
    exposeShooter(s, f.seat, stand, play)
    if (on === 'survivor') distrust(s, f.seat, id, play)
    if (!result.made) return
    const harder = rangedDifficulty(scene, rangeTo(scene, stand, { on, id }), unsuitable) - 1
    if (weaponOf(thing).abilities.includes('explosive')) explode(s, f.seat, cell, result.successes, harder, play)
    else if (on !== 'horde') wound(s, f.seat, { on, id }, result, play)
    else {
      const attack: Attack = { way: 'ranged', harder, rule: 'DD-8.10' }
      noteAtOnce(s, f.seat, hit(s, hordeById(scene, id)!, result.successes, f.seat, attack, play))
    }
  },

  refuse: () => 'DD-3.11',
}
