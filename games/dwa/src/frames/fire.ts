import { type Play, type Procedure, pop, when } from '@shamble/kernel'
import type { DwaAction } from '../actions.js'
import { bearing } from '../board/measure.js'
import { deed, nameOf, tell } from '../events.js'
import { payFor } from '../orders/order.js'
import { arriveAfterFire } from '../rules/arrivals.js'
import { throwBurdens } from '../rules/burden-dice.js'
import { type Bite, burdensOf } from '../rules/burdens.js'
import { burnUnder, checkFuel } from '../rules/burning.js'
import { costOfShots, wordOf } from '../rules/declaration.js'
import { checkVictory } from '../rules/ending.js'
import { judgeShot, rollShot } from '../rules/fire-dice.js'
import { applyResults } from '../rules/fire-effects.js'
import { checkJam } from '../rules/jams.js'
import { muzzleOf } from '../rules/muzzle.js'
import { callsTheDead, isNoisy, makeNoise } from '../rules/noise.js'
import { flameOf, underFlames } from '../rules/templates.js'
import { type Dwa, type Figure, type FigureId, figureById, type Human, isActive } from '../state.js'
import type { FireFrame, FireShot, FireWay } from './kinds.js'
import { offerAgain } from './reroll.js'
import { askToShare } from './share.js'

const BEFORE = 0
const FIRE = 1
const ROLLED = 2
const SHARE = 3
const SHARED = 4
const EFFECTS = 5
const AFTER = 6
/** Comes after `BEFORE`. */
const ANNOUNCE = 7

/**
 * [DWA-11.2.a] A declaration of fire: shot by shot its dice and jam checks [DICE-4], then hits are shared out, then all
 * effects at one stroke. Only a machine gun's shots are resolved one after the other.
 */
export const fire: Procedure<Dwa, FireFrame, DwaAction> = {
  run(s, f, play) {
    switch (f.step) {
      case BEFORE:
        // Flaws and disorders may stop the declaration, or turn it on another figure.
        f.step = ANNOUNCE
        throwBurdens(s, s.humans[f.human]!, 'attack', { kind: 'fire', targets: namedBy(s, f) })
        return
      case ANNOUNCE:
        f.step = FIRE
        announce(s, f, s.humans[f.human]!, play)
        return
      case FIRE:
        return next(s, f, play)
      case ROLLED:
        return rolled(s, f, play)
      case SHARE:
        return share(s, f)
      case SHARED:
        for (const [i, target] of f.shared.entries()) f.results.push({ target, ...f.hits[i]! })
        f.shared = []
        f.hits = []
        f.step = EFFECTS
        return
      case EFFECTS:
        return effects(s, f, play)
      default:
        return after(s, f, play)
    }
  },
}

/** What flaws and disorders make of a declaration. */
export function fireBitten(s: Dwa, f: FireFrame, bite: Bite): void {
  if (bite === 'stopped') {
    // The points are lost, the ammunition is not.
    payFor(s, costOfShots(f.shots))
    pop(s)
  } else if (bite !== null && 'on' in bite) {
    // A figure that was named was named, though the shots go elsewhere.
    nameTargets(s.humans[f.human]!, f.way === 'flame' ? [] : namedBy(s, f))
    turnOn(f, bite.on)
  }
}

/** Whom a declaration is meant for; flames are meant for the figure that they reach. */
function namedBy(s: Dwa, f: FireFrame): FigureId[] {
  const human = s.humans[f.human]!
  if (f.way !== 'flame') return [...new Set(f.shots.flatMap((shot) => shot.targets))]
  const muzzle = muzzleOf(s, human)
  return underFlames(s, muzzle, flameOf(s, muzzle, f.shots[0]!), human).map(({ id }) => id)
}

function nameTargets({ now }: Human, targets: readonly FigureId[]): void {
  for (const target of targets) if (!now.shotAt.includes(target)) now.shotAt.push(target)
}

/** All shots go to one figure. */
function turnOn(f: FireFrame, { id, x, y }: Figure): void {
  for (const shot of f.shots) {
    shot.targets = [id]
    shot.x = x
    shot.y = y
  }
}

function announce(s: Dwa, f: FireFrame, human: Human, play: Play): void {
  const [first] = f.shots
  const targets = [...new Set(f.shots.flatMap((shot) => shot.targets))]
  const aim = targets.length === 0 ? first! : (figureById(s, targets[0]!) ?? first!)
  human.facing = bearing(human, aim)
  if (play.emit === null) return
  const weapon = human.weapons[first!.weapon]!
  const whom = targets.length === 1 ? figureById(s, targets[0]!) : null
  const said = {
    weapon: wordOf(weapon),
    count: f.shots.reduce((sum, { rounds }) => sum + rounds, 0),
    ...(whom === null ? { targets: targets.length } : { whom: nameOf(whom) }),
  }
  const at = f.way === 'single' || f.way === 'burst' ? {} : { at: f.shots.map(({ x, y }) => [x, y]) }
  const kind = whom === null ? (targets.length === 0 ? 'fires-flames' : 'fires-at-several') : 'fires'
  tell(s, play, deed(kind, 'DWA-11.2.b', human, said, { weapon: weapon.id, way: f.way, targets, ...at }), [
    `weapons.${weapon.id}`,
    ...(f.shots.some(({ aimed }) => aimed > 0) ? ['costs.aim'] : []),
    ...USED[f.way],
  ])
}

/** What else a declaration is measured by. */
const USED: Readonly<Record<FireWay, readonly string[]>> = {
  single: [],
  burst: ['costs.sustained', 'distances.corridor'],
  blast: [],
  spray: ['distances.shift', 'distances.spray'],
  flame: [],
}

/** The next shot of a weapon that is not jammed: those of one that is are neither fired nor paid. */
function next(s: Dwa, f: FireFrame, play: Play): void {
  const human = s.humans[f.human]!
  // [DICE-4] Shot by shot.
  if (!when('DICE-4', f.shot < f.shots.length)) {
    f.step = SHARE
    return
  }
  const shot = f.shots[f.shot]!
  const weapon = human.weapons[shot.weapon]!
  if (when('R-37', weapon.jammed) || !canGoOn(s, f, shot)) {
    f.shot++
    f.missed.push(-1)
    return
  }
  payFor(s, shot.cost)
  // [DWA-11.2.a] One round a shot, whatever its dice [DWA-11.1.e].
  weapon.rounds -= when('DWA-11.1.e', true) ? shot.rounds : 0
  f.fired++
  human.now.fired = true
  // [DWA-11.2.c] Nobody is named in a second declaration of this turn.
  nameTargets(human, shot.targets)
  if (isNoisy(s, weapon)) makeNoise(human)
  rollShot(s, f, play)
  f.step = ROLLED
  if (f.dice.length > 0) offerAgain(s, f.human, 'fire')
}

/** Between a machine gun's two shots a figure may have been hit who carries flames: the gunner, perhaps. */
const canGoOn = (s: Dwa, f: FireFrame, shot: FireShot): boolean =>
  isActive(s.humans[f.human]!) && (f.way === 'spray' || shot.targets.every((id) => figureById(s, id) !== null))

function rolled(s: Dwa, f: FireFrame, play: Play): void {
  if (f.again) {
    f.again = false
    rollShot(s, f, play)
  }
  const shot = f.shots[f.shot]!
  const human = s.humans[f.human]!
  judgeShot(s, f, play)
  if (when('DWA-11.2.7.4.g', f.way === 'flame')) checkFuel(s, human, shot.weapon, f.dice, play)
  else checkJam(s, human, shot.weapon, f.dice, play)
  f.shot++
  // [DWA-11.2.7.2.e] Only these one after the other.
  f.step = when('R-19', f.way === 'spray') ? SHARE : FIRE
}

/** [DWA-11.2.6.c] [DWA-11.2.7.2.c] The figure that fired shares out the hits, where there is something to decide. */
function share(s: Dwa, f: FireFrame): void {
  const named = f.way === 'spray' ? f.under : (f.shots[0]?.targets ?? [])
  const among = named.filter((id) => figureById(s, id) !== null)
  if (f.hits.length === 0 || among.length === 0) {
    f.hits = []
    f.step = EFFECTS
    return
  }
  f.step = SHARED
  askToShare(s, f, among)
}

function effects(s: Dwa, f: FireFrame, play: Play): void {
  applyResults(s, f, f.way === 'blast' ? 'DWA-11.2.7.1.b' : 'DWA-11.1.i', play)
  if (f.way === 'flame') burnUnder(s, f.under, f.human, 'flame', play)
  f.results = []
  f.step = f.shot < f.shots.length ? FIRE : AFTER
}

/** Arrivals, once a declaration or by option once a shot; then what disorders do. */
function after(s: Dwa, f: FireFrame, play: Play): void {
  const human = s.humans[f.human]!
  pop(s)
  if (f.fired === 0) return
  const weapon = human.weapons[f.shots[0]!.weapon]
  if (weapon !== undefined && callsTheDead(s, weapon)) {
    const times = when('R-58', s.options.spawnDPer === 'shot') ? f.fired : 1
    for (let i = 0; i < times; i++) arriveAfterFire(s, human, play)
  }
  const named = f.way === 'flame' ? f.under : f.shots.flatMap((shot) => shot.targets)
  const fired = new Set(f.shots.map((shot) => shot.weapon))
  for (const burden of burdensOf(s, human)) for (const at of fired) burden.afterFire?.(s, human, at, named, play)
  checkVictory(s, 'now', play)
}
