import { ask, type Play, type Procedure, pop, when } from '@shamble/kernel'
import { type Ability, mayUse, use } from '../abilities/ability.js'
import type { AbilityId } from '../abilities/ids.js'
import { ABILITIES, abilityById } from '../abilities/index.js'
import { type DwaAction, PASS } from '../actions.js'
import { bearing } from '../board/measure.js'
import { deed, nameOf, tell } from '../events.js'
import { payFor } from '../orders/order.js'
import { arriveAfterFire } from '../rules/arrivals.js'
import { throwBurdens } from '../rules/burden-dice.js'
import { type Bite, burdensOf } from '../rules/burdens.js'
import { closeScore, costOf, dieModifiers, freeShot, freeTargets } from '../rules/close-fire.js'
import { wordOf } from '../rules/declaration.js'
import { checkVictory } from '../rules/ending.js'
import { totalOf } from '../rules/fire-modifiers.js'
import { eliminate } from '../rules/harm.js'
import { checkJam } from '../rules/jams.js'
import { rowOf } from '../rules/loads.js'
import { callsTheDead, isNoisy, makeNoise } from '../rules/noise.js'
import { type Dwa, type Figure, type FigureId, figureById, type Human, type HumanId, isActive } from '../state.js'
import type { CloseFireFrame, CloseShot } from './kinds.js'
import { offerAgain } from './reroll.js'
import { askToShare } from './share.js'

export const closeFireFrame = (
  human: HumanId,
  weapon: number,
  targets: readonly FigureId[],
  shots: readonly CloseShot[],
  helps: readonly AbilityId[],
  is: CloseFireFrame['is'] = 'paid',
): CloseFireFrame => ({
  kind: 'closeFire',
  step: 0,
  human,
  weapon,
  targets: targets.slice(),
  shots: shots.map((shot) => ({ ...shot })),
  helps: helps.slice(),
  shot: 0,
  fired: 0,
  dice: [],
  again: false,
  by: 'none',
  hits: [],
  shared: [],
  is,
  earned: [],
})

const BEFORE = 0
const FIRE = 1
const ROLLED = 2
const SHARE = 3
const SHARED = 4
const EARNED = 5
/** Comes after `BEFORE`. */
const FACE = 6

/** [DWA-12.2.a] Shots in contact: shot by shot its dice and jam checks, then hits are shared out, then all effects. */
export const closeFire: Procedure<Dwa, CloseFireFrame, DwaAction> = {
  run(s, f, play) {
    const human = s.humans[f.human]!
    if (!isActive(human) || s.outcome !== null) {
      pop(s)
      return
    }
    switch (f.step) {
      case BEFORE:
        f.step = FACE
        throwBurdens(s, human, 'attack', { kind: 'fire', targets: f.targets })
        return
      case FACE:
        face(s, f, human)
        return
      case FIRE:
        next(s, f, human, play)
        return
      case ROLLED:
        rolled(s, f, human, play)
        return
      case SHARE:
        share(s, f)
        return
      case SHARED:
        effects(s, f, human, play)
        return
      default:
        earn(s, f, human, play)
    }
  },

  offer(s, f, _seat, to) {
    for (const { id } of freeTargets(s, s.humans[f.human]!, f.weapon, f.targets))
      to.legal({ type: 'strike', target: id, weapon: f.weapon, close: true })
    to.legal(PASS)
  },

  answer(s, f, _seat, action, play) {
    f.is = f.earned.shift()!
    if (action.type !== 'strike') return
    const human = s.humans[f.human]!
    for (const ability of frenzies(s, human).slice(0, 1)) use(s, human, ability, play)
    f.targets = [action.target]
    f.shots = [freeShot(s, human, f.weapon, action.target)]
    f.shot = 0
    f.fired = 0
    f.step = BEFORE
  },

  pass: () => PASS,
}

/** Flaws and disorders may stop it: the points are lost, the ammunition is not. */
export function closeFireBitten(s: Dwa, f: CloseFireFrame, bite: Bite): void {
  if (bite === 'stopped') {
    // What was earned costs nothing, and may come in the zombie phase, when nobody acts.
    if (f.is === 'paid') payFor(s, costOf(f.shots))
    f.step = EARNED
  } else if (bite !== null && 'on' in bite) turnOn(s, f, s.humans[f.human]!, bite.on)
}

function face(s: Dwa, f: CloseFireFrame, human: Human): void {
  const first = figureById(s, f.targets[0]!)
  if (first === null) {
    f.step = EARNED
    return
  }
  human.facing = bearing(human, first)
  // [DWA-11.2.3.c] A figure that fights does not crouch.
  if (human.posture === 'cover') human.posture = 'standing'
  f.step = FIRE
}

/** All shots go to one figure; one that stands needs dice. */
function turnOn(s: Dwa, f: CloseFireFrame, human: Human, at: Figure): void {
  f.targets = [at.id]
  const { rof } = rowOf(s, human.weapons[f.weapon]!)
  for (const shot of f.shots) if (shot.dice === 0 && at.posture !== 'prone') shot.dice = Math.max(rof, shot.rounds)
}

function next(s: Dwa, f: CloseFireFrame, human: Human, play: Play): void {
  const shot = f.shots[f.shot]
  const weapon = human.weapons[f.weapon]!
  // What follows a jam is neither fired nor paid.
  if (shot === undefined || weapon.jammed) {
    f.step = SHARE
    return
  }
  if (f.is === 'paid') payFor(s, shot.cost)
  weapon.rounds -= shot.rounds
  f.fired++
  human.now.fired = true
  for (const target of f.targets) if (!human.now.shotAt.includes(target)) human.now.shotAt.push(target)
  if (isNoisy(s, weapon)) makeNoise(human)
  f.step = ROLLED
  if (shot.dice === 0) return
  f.dice = play.chance.dice(shot.dice, 6, 'DWA-12.2.a')
  const failed = f.dice.some((_, i) => !isHit(s, f, i))
  offerAgain(s, f.human, 'close', failed ? 'failed' : 'made')
}

const isHit = (s: Dwa, f: CloseFireFrame, die: number): boolean =>
  when('DWA-12.2.a', totalOf(f.dice[die]!, dieModifiers(s, f, die)) >= closeScore(s, f))

function rolled(s: Dwa, f: CloseFireFrame, human: Human, play: Play): void {
  if (f.again) rollAgain(s, f, play)
  const shot = f.shots[f.shot]!
  if (shot.dice === 0) sureKill(s, f, human, play)
  else judge(s, f, human, play)
  checkJam(s, human, f.weapon, shot.dice === 0 ? [] : f.dice, play)
  f.dice = []
  f.shot++
  f.step = FIRE
}

/** One die that failed, or all of them. */
function rollAgain(s: Dwa, f: CloseFireFrame, play: Play): void {
  const isOne = f.by !== 'none' && abilityById(f.by).again?.one === true
  f.again = false
  f.by = 'none'
  if (!isOne) {
    f.dice = play.chance.dice(f.dice.length, 6, 'DWA-12.2.a')
    return
  }
  const failed = f.dice.findIndex((_, i) => !isHit(s, f, i))
  if (when('R-70.11', failed >= 0)) f.dice[failed] = play.chance.die(6, 'R-70.11')
}

/** [DWA-12.6.a] No die is thrown for a figure that lies on the ground. */
function sureKill(s: Dwa, f: CloseFireFrame, human: Human, play: Play): void {
  const figure = figureById(s, f.targets[0]!)
  f.hits.push({ result: 'elim' })
  const weapon = human.weapons[f.weapon]!
  const said = { weapon: wordOf(weapon), ...(figure === null ? {} : { whom: nameOf(figure) }) }
  tell(s, play, deed('close-finished', 'DWA-12.6.a', human, said, { target: f.targets[0]!, weapon: weapon.id }))
}

function judge(s: Dwa, f: CloseFireFrame, human: Human, play: Play): void {
  const need = closeScore(s, f)
  const hits = f.dice.filter((_, i) => isHit(s, f, i)).length
  for (let i = 0; i < hits; i++) f.hits.push({ result: 'elim' })
  const weapon = human.weapons[f.weapon]!
  const figure = figureById(s, f.targets[0]!)
  const said = {
    weapon: wordOf(weapon),
    need,
    count: hits,
    ...(f.targets.length === 1 && figure !== null ? { whom: nameOf(figure) } : {}),
  }
  const kind = f.targets.length > 1 ? 'close-burst' : hits > 0 ? 'close-hit' : 'close-missed'
  tell(
    s,
    play,
    {
      ...deed(kind, 'DWA-12.2.a', human, said, { targets: f.targets.slice(), weapon: weapon.id, shot: f.shot }),
      dice: f.dice.slice(),
      modifiers: dieModifiers(s, f, 0),
    },
    [`weapons.${weapon.id}`],
  )
}

/** [DWA-12.2.c] Hits go to those who were named; the figure that fired decides, where there is something to decide. */
function share(s: Dwa, f: CloseFireFrame): void {
  const among = f.targets.filter((id) => figureById(s, id) !== null)
  f.step = SHARED
  if (f.hits.length === 0 || among.length === 0) f.hits = []
  else askToShare(s, f, among)
}

/** A figure that is hit is eliminated, by the one in contact. A miss hurts nobody else. */
function effects(s: Dwa, f: CloseFireFrame, human: Human, play: Play): void {
  const struck = [...new Set(f.shared)]
  for (const id of struck) {
    const figure: Figure | null = figureById(s, id)
    if (figure !== null) eliminate(s, figure, { by: human.id, close: when('R-93', true), rule: 'DWA-12.2.a' }, play)
  }
  f.shared = []
  f.hits = []
  f.step = EARNED
  after(s, f, human, play)
  // Of the same kind, and once.
  if (struck.length > 0 && f.is !== 'another' && frenzies(s, human).length > 0) f.earned.push('another')
}

/** The dead come after shots in contact as after all others; then what disorders do. */
function after(s: Dwa, f: CloseFireFrame, human: Human, play: Play): void {
  if (f.fired === 0) return
  const weapon = human.weapons[f.weapon]!
  if (callsTheDead(s, weapon)) {
    const times = when('R-58', s.options.spawnDPer === 'shot') ? f.fired : 1
    for (let i = 0; i < times; i++) arriveAfterFire(s, human, play)
  }
  for (const burden of burdensOf(s, human)) burden.afterFire?.(s, human, f.weapon, f.targets, play)
}

const frenzies = (s: Dwa, human: Human): Ability[] =>
  ABILITIES.filter(
    ({ id, rule, ruling = rule, blow: help }) => help?.another === true && when(ruling, mayUse(s, human, id)),
  )

function earn(s: Dwa, f: CloseFireFrame, human: Human, play: Play): void {
  if (f.earned.length === 0) {
    pop(s)
    checkVictory(s, 'now', play)
  } else if (human.team < 0 || freeTargets(s, human, f.weapon, f.targets).length === 0) f.earned.shift()
  else ask(s, human.team, 'strike')
}
