import { type Play, type Procedure, pop, when } from '@shamble/kernel'
import type { DwaAction } from '../actions.js'
import { bearing } from '../board/measure.js'
import { deed, tell } from '../events.js'
import { numbersOf } from '../numbers/house-numbers.js'
import { payFor } from '../orders/order.js'
import { arriveAfterGrenade } from '../rules/arrivals.js'
import { throwBurdens } from '../rules/burden-dice.js'
import { checkVictory } from '../rules/ending.js'
import { explode, explosionAt } from '../rules/explosions.js'
import { totalOf } from '../rules/fire-modifiers.js'
import { isOnTable, landingModifiers, type Spot, strayDice, strayed } from '../rules/grenades.js'
import { jam, jamsHow } from '../rules/jams.js'
import { muzzleOf } from '../rules/muzzle.js'
import { makeNoise } from '../rules/noise.js'
import type { Dwa, Human } from '../state.js'
import type { GrenadeFrame } from './kinds.js'
import { offerAgain } from './reroll.js'

const BEFORE = 0
const FLY = 1
const LANDED = 2
const AFTER = 3

/** A grenade thrown or launched [DICE-6]: landing die, jam check, scatter, direction, effects, arrivals. */
export const grenade: Procedure<Dwa, GrenadeFrame, DwaAction> = {
  run(s, f, play) {
    switch (f.step) {
      case BEFORE:
        before(s, f)
        return
      case FLY:
        fly(s, f, play)
        return
      case LANDED:
        landed(s, f, play)
        return
      default:
        pop(s)
        checkVictory(s, 'now', play)
    }
  },
}

/** A figure that cannot bring itself to do it loses the points and keeps the grenade. */
function before(s: Dwa, f: GrenadeFrame): void {
  const human = s.humans[f.human]!
  const { under } = explosionAt(s, f)
  const targets = under.map(({ id }) => id)
  payFor(s, f.cost)
  f.step = FLY
  throwBurdens(s, human, 'attack', { kind: 'grenade', targets })
}

function fly(s: Dwa, f: GrenadeFrame, play: Play): void {
  const human = s.humans[f.human]!
  human.now.fired = true
  human.facing = bearing(human, f)
  if (f.launcher < 0) human.pouch.grenades[f.what]--
  else {
    human.weapons[f.launcher]!.rounds--
    makeNoise(human)
  }
  tell(
    s,
    play,
    deed(
      f.launcher < 0 ? 'throws' : 'launches',
      f.launcher < 0 ? 'DWA-9.1.x' : 'DWA-11.2.7.3.n',
      human,
      { what: { word: `grenade.${f.what}` } },
      { what: f.what, x: f.x, y: f.y, level: f.level },
    ),
    f.launcher < 0 ? ['costs.throw', 'distances.throw'] : ['weapons.grenadeLauncher'],
  )
  f.die = play.chance.die(6, 'DWA-11.2.7.3.d')
  f.step = LANDED
  offerAgain(s, f.human, 'fire')
}

function landed(s: Dwa, f: GrenadeFrame, play: Play): void {
  if (f.again) {
    f.again = false
    f.die = play.chance.die(6, 'DWA-11.2.7.3.d')
  }
  f.step = AFTER
  const human = s.humans[f.human]!
  const modifiers = landingModifiers(s, human, f.what, f.launcher >= 0)
  const dice = strayDice(s, totalOf(f.die, modifiers))
  tell(
    s,
    play,
    {
      ...deed(dice === 0 ? 'grenade-lands' : 'grenade-strays', 'DWA-11.2.7.3.d', human, {
        what: { word: `grenade.${f.what}` },
        // What a roll calls `dice` are its own faces.
        strays: dice,
      }),
      dice: [f.die],
      modifiers,
    },
    ['scores.grenadeOnTarget', 'scores.grenadeNear', 'counts.scatterNear', 'counts.scatterFar'],
  )
  // [DICE-6] Before it scatters.
  const mishap = when('DICE-6', f.die === 1) ? checkMishap(s, f, human, play) : 'none'
  if (mishap === 'jam') return
  const spot = mishap === 'explodes' ? ownPlace(s, human) : scatter(s, f, human, dice, play)
  // Off the table it does nothing.
  if (when('R-26', !isOnTable(s, spot.at))) {
    tell(s, play, deed('grenade-lost', 'R-26', human, { what: { word: `grenade.${f.what}` } }))
    return
  }
  explode(s, { ...spot.at, level: spot.level, what: f.what }, f.human, play)
  // A Molotov cocktail is no grenade: nobody hears it, and nobody comes.
  if (when('R-102', f.what === 'molotov')) return
  makeNoise(human)
  arriveAfterGrenade(s, human, play)
}

/** In the hand; for a passenger, where the vehicle is. */
function ownPlace(s: Dwa, human: Human): Spot {
  const { x, y, level } = muzzleOf(s, human)
  return { at: { x, y }, level }
}

function scatter(s: Dwa, f: GrenadeFrame, human: Human, count: number, play: Play): Spot {
  if (count === 0) return { at: { x: f.x, y: f.y }, level: f.level }
  const dice = play.chance.dice(count, 6, 'DWA-11.2.7.3.d')
  const pips = dice.reduce((sum, die) => sum + die, 0)
  const length = pips * numbersOf(s.options).distances.scatter
  tell(s, play, { ...deed('grenade-scatters', 'DWA-11.2.7.3.d', human, { length }), dice })
  const d20 = play.chance.die(20, 'R-26')
  const spot = strayed(s, f, f.level, d20, pips)
  tell(
    s,
    play,
    {
      ...deed('grenade-direction', 'R-26', human, {}, { x: spot.at.x, y: spot.at.y, from: [f.x, f.y] }),
      dice: [d20],
    },
    ['distances.scatter'],
  )
  return spot
}

/** [DWA-11.3.c] [DWA-11.3.d] After a natural 1: it goes off in the hand or in the launcher, or the launcher jams. */
function checkMishap(s: Dwa, f: GrenadeFrame, human: Human, play: Play): 'none' | 'jam' | 'explodes' {
  if (!when('DWA-11.3.a', s.options.jams)) return 'none'
  const isLaunched = f.launcher >= 0 && jamsHow(s, human.weapons[f.launcher]!.id) === 'launcher'
  if (f.launcher >= 0 && !isLaunched) return 'none'
  const rule = isLaunched ? 'DWA-11.3.d' : 'DWA-11.3.c'
  const check = play.chance.die(6, rule)
  const { launcherJams, launcherHolds, grenadeHolds } = numbersOf(s.options).scores
  const explodes = when(isLaunched ? 'R-38' : rule, check < (isLaunched ? launcherJams : grenadeHolds))
  if (isLaunched && !explodes && when('R-38', check < launcherHolds)) {
    human.weapons[f.launcher]!.rounds++
    jam(s, human, f.launcher, [check], play)
    return 'jam'
  }
  tell(
    s,
    play,
    {
      ...deed(explodes ? (isLaunched ? 'explodes-in-launcher' : 'explodes-in-hand') : 'no-mishap', rule, human),
      dice: [check],
    },
    isLaunched ? ['scores.launcherJams', 'scores.launcherHolds'] : ['scores.grenadeHolds'],
  )
  if (explodes && isLaunched) loseWeapon(human, f.launcher)
  return explodes ? 'explodes' : 'none'
}

function loseWeapon(human: Human, at: number): void {
  human.weapons.splice(at, 1)
  human.hands = human.hands.filter((hand) => hand !== at).map((hand) => (hand > at ? hand - 1 : hand))
}
