import { type Modifier, type Play, type RuleId, when } from '@shamble/kernel'
import type { Ability, Scores } from '../abilities/ability.js'
import { abilityById } from '../abilities/index.js'
import { isWithin } from '../board/measure.js'
import { deed, nameOf, tell } from '../events.js'
import type { FireFrame, FireShot, FireWay } from '../frames/kinds.js'
import { numbersOf } from '../numbers/house-numbers.js'
import { SHOTGUNS, ZONES } from '../numbers/templates.js'
import type { FirearmId } from '../numbers/weapons.js'
import { type Dwa, type Figure, figureById, type Human, type Table } from '../state.js'
import { burnsFirst } from './burning.js'
import { serves } from './declaration.js'
import { better, type Result, resultOf } from './fire-effects.js'
import {
  AIM,
  conditionsAt,
  type Ignored,
  isProneNear,
  personalModifiers,
  personalOnly,
  targetModifiers,
  totalOf,
  worstOf,
} from './fire-modifiers.js'
import { rowOf } from './loads.js'
import { isHidden, type Muzzle, muzzleOf } from './muzzle.js'
import { mayAimAt } from './targets.js'
import { flameOf, triangleOf, underCircle, underFlames, underTriangle, zoneOf } from './templates.js'

/** A declaration as far as its dice go: the frame, or what a player composes. */
export type Fire = Pick<FireFrame, 'human' | 'way' | 'helps'>

export const helpsOf = ({ helps }: Pick<Fire, 'helps'>): Ability[] => helps.map((id) => abilityById(id))

const ignoredBy = (fire: Fire): Ignored => helpsOf(fire).flatMap(({ fire: help }) => help?.ignores ?? [])

/** Least scores of a shot: the weapon's own, a machine gun's for Killer, or an ability's. */
export function scoresOf(s: Table, fire: Fire, shot: FireShot): Scores {
  const weapon = s.humans[fire.human]!.weapons[shot.weapon]!
  const helps = helpsOf(fire)
  const asMachineGun = serves(helps, ({ asMachineGun: is }) => is === true)
  let scores: Scores = asMachineGun ? numbersOf(s.options).weapons.machineGun : rowOf(s, weapon)
  for (const { fire: help, rule, ruling } of helps)
    if (when(ruling ?? rule, help?.scores !== undefined)) scores = help!.scores!(scores)
  return scores
}

const gunOf = (s: Table, fire: Fire, shot: FireShot): FirearmId =>
  s.humans[fire.human]!.weapons[shot.weapon]!.id as FirearmId

/** What is added to every die of a shot at named targets; aim apart [DWA-11.2.2.a]. */
export function shotModifiers(s: Table, fire: Fire, shot: FireShot, muzzle: Muzzle): Modifier[] {
  const human = s.humans[fire.human]!
  const conditions = shot.targets.flatMap((id) => {
    const figure = figureById(s, id)
    return figure === null ? [] : [conditionsAt(s, muzzle, figure)]
  })
  const personal = personalModifiers(s, human, gunOf(s, fire, shot))
  if (conditions.length === 0) return personal
  const counted = fire.way === 'burst' ? worstOf(s, conditions) : conditions[0]!
  return [...targetModifiers(counted, ignoredBy(fire)), ...personal]
}

/** [DWA-11.2.1.d] Of what targets bring, templates count only that they lie on the ground. */
function proneOnly(s: Table, fire: Fire, shot: FireShot, isProne: boolean, rule: RuleId): Modifier[] {
  const personal = personalModifiers(s, s.humans[fire.human]!, gunOf(s, fire, shot))
  return when('DWA-11.2.1.d', when(rule, isProne)) ? [{ rule: 'DWA-12.6.b', value: 1 }, ...personal] : personal
}

/** [DWA-11.2.7.1.e] What is added to a shotgun's die for one figure: neither range nor cover. */
export function blastModifiers(s: Table, fire: Fire, shot: FireShot, muzzle: Muzzle, figure: Figure): Modifier[] {
  return proneOnly(s, fire, shot, isProneNear(s, muzzle, figure), 'DWA-11.2.7.1.e')
}

/** [DWA-11.2.7.2.f] The same for a machine gun; a bonus for prone targets needs all of them. */
export function sprayModifiers(
  s: Table,
  fire: Fire,
  shot: FireShot,
  muzzle: Muzzle,
  under: readonly Figure[],
): Modifier[] {
  const areProne = under.length > 0 && under.every((figure) => isProneNear(s, muzzle, figure))
  return proneOnly(s, fire, shot, areProne, 'DWA-11.2.7.2.f')
}

/**
 * [DWA-11.2.7.2.b] Who can be hit under a machine gun's circle: at least half under, not more than half covered, and
 * among them only those at whom one may fire, or at whom one must.
 */
export function sprayed(s: Table, human: Human, shot: FireShot, muzzle: Muzzle): Figure[] {
  const { spray } = numbersOf(s.options).distances
  const aim = figureById(s, shot.targets[0]!)
  const level = aim?.level ?? muzzle.level
  return underCircle(s, shot, level, spray).filter(
    (figure) =>
      (figure === aim || (figure !== human && mayAimAt(s, human, figure))) &&
      when('DWA-11.2.7.2.b', !isHidden(muzzle, figure)),
  )
}

/** Throws the dice of the shot under way [DICE-4] [DICE-5]. */
export function rollShot(s: Dwa, f: FireFrame, play: Play): void {
  const shot = f.shots[f.shot]!
  const human = s.humans[f.human]!
  const muzzle = muzzleOf(s, human)
  const { chance } = play
  f.under = []
  switch (f.way) {
    case 'single':
      f.dice = chance.dice(shot.dice, 6, 'DWA-11.1.f')
      return
    case 'burst':
      // [DICE-4] The aimed die first.
      f.dice = when('DICE-4', shot.aimed > 0) ? [chance.die(6, 'DWA-11.2.2.b')] : []
      f.dice.push(...chance.dice(shot.dice - f.dice.length, 6, 'DWA-11.2.6.a'))
      return
    case 'spray':
      f.under = sprayed(s, human, shot, muzzle).map(({ id }) => id)
      f.dice = chance.dice(shot.dice, 6, 'DWA-11.2.7.2.c')
      return
    case 'blast': {
      const row = rowOf(s, human.weapons[shot.weapon]!)
      f.under = underTriangle(s, muzzle, triangleOf(s, muzzle, row, shot), human).map(({ figure }) => figure.id)
      f.dice = f.under.length === 0 ? [] : chance.dice(f.under.length * shot.dice, 6, 'DWA-11.2.7.1.a')
      return
    }
    case 'flame': {
      f.under = underFlames(s, muzzle, flameOf(s, muzzle, shot), human).map(({ id }) => id)
      const rolling = f.under.filter((id) => burnsFirst(s, figureById(s, id)!))
      f.dice = rolling.length === 0 ? [] : chance.dice(rolling.length, 6, 'DWA-11.2.7.4.b')
    }
  }
}

/** The second of two taps only knocks down. */
const weakened = (result: Result, { falls }: FireShot): Result =>
  result === 'elim' && when('R-70.24', falls) ? 'fall' : result

function judgeSingle(s: Dwa, f: FireFrame, shot: FireShot, muzzle: Muzzle, play: Play): void {
  const human = s.humans[f.human]!
  const figure = figureById(s, shot.targets[0]!)!
  const modifiers = shotModifiers(s, f, shot, muzzle)
  if (shot.aimed > 0) modifiers.push(AIM)
  const scores = scoresOf(s, f, shot)
  const results = f.dice.map((die) => weakened(resultOf(totalOf(die, modifiers), scores), shot))
  note(f, figure, results)
  const best = results.reduce(better, 'miss')
  told(s, f, human, `shot-${best}`, 'DWA-11.1.i', figure, f.dice, modifiers, play)
}

function judgeBurst(s: Dwa, f: FireFrame, shot: FireShot, muzzle: Muzzle, play: Play): void {
  const modifiers = shotModifiers(s, f, shot, muzzle)
  const scores = scoresOf(s, f, shot)
  const batches = shot.aimed > 0 ? [f.dice.slice(0, 1), f.dice.slice(1)] : [f.dice]
  f.missed.push(0)
  for (const [i, dice] of batches.entries()) {
    const isAimed = shot.aimed > 0 && i === 0
    const all = isAimed ? [...modifiers, AIM] : modifiers
    const results = dice.map((die) => weakened(resultOf(totalOf(die, all), scores), shot))
    gather(f, results)
    tellHits(s, f, isAimed ? 'burst-aimed' : 'burst', 'DWA-11.2.6.a', dice, all, results, shot.targets, play)
  }
}

function judgeSpray(s: Dwa, f: FireFrame, shot: FireShot, muzzle: Muzzle, play: Play): void {
  const under = f.under.flatMap((id) => figureById(s, id) ?? [])
  const modifiers = sprayModifiers(s, f, shot, muzzle, under)
  const scores = scoresOf(s, f, shot)
  const results = f.dice.map((die) => resultOf(totalOf(die, modifiers), scores))
  f.missed.push(0)
  gather(f, results)
  tellHits(s, f, 'spray', 'DWA-11.2.7.2.c', f.dice, modifiers, results, f.under, play)
}

function judgeBlast(s: Dwa, f: FireFrame, shot: FireShot, muzzle: Muzzle, play: Play): void {
  const human = s.humans[f.human]!
  const row = rowOf(s, human.weapons[shot.weapon]!)
  const template = triangleOf(s, muzzle, row, shot)
  f.missed.push(0)
  for (const [i, id] of f.under.entries()) {
    const figure = figureById(s, id)!
    const zone = zoneOf(s, muzzle, template, figure)!
    const dice = f.dice.slice(i * shot.dice, (i + 1) * shot.dice)
    const modifiers = blastModifiers(s, f, shot, muzzle, figure)
    const results = dice.map((die) =>
      zoneResult(s, row.mode === 'sawnOff' ? 'sawnOff' : 'shotgun', zone, totalOf(die, modifiers)),
    )
    for (const result of results) if (result !== 'miss') f.results.push({ target: id, result, shot: f.shot })
    told(s, f, human, `blast-${results.reduce(better, 'miss')}`, 'DWA-11.2.7.1.b', figure, dice, modifiers, play)
  }
}

/** [DWA-11.2.7.1.b] What a score does in a zone. In a shotgun's farthest a 6 falls, misses or eliminates by option. */
export function zoneResult(
  s: Pick<Table, 'options'>,
  kind: 'shotgun' | 'sawnOff',
  zone: number,
  total: number,
): Result {
  const scores = numbersOf(s.options).zones[SHOTGUNS[kind].zones[zone]!]
  const result = resultOf(total, scores)
  if (when('DWA-11.2.7.1.b', scores.elim > 0) || total < 6) return result
  const { shotgunFarSix } = s.options
  return when('R-14', shotgunFarSix === 'fall') ? result : shotgunFarSix
}

/** [DWA-11.2.7.4.b] [DWA-11.2.7.4.c] First-turn dice, with what the shooter brings; each natural 1 checks the fuel. */
function judgeFlame(s: Dwa, f: FireFrame, shot: FireShot, _muzzle: Muzzle, play: Play): void {
  const human = s.humans[f.human]!
  const modifiers = personalOnly(s, human, 'flamethrower')
  const { elim } = scoresOf(s, f, shot)
  f.missed.push(0)
  const rolling = f.under.filter((id) => burnsFirst(s, figureById(s, id)!))
  for (const [i, id] of rolling.entries()) {
    const figure = figureById(s, id)!
    const die = f.dice[i]!
    const result = resultOf(totalOf(die, modifiers), { fall: 0, elim })
    if (result !== 'miss') f.results.push({ target: id, result, shot: f.shot })
    told(s, f, human, `flame-${result}`, 'DWA-11.2.7.4.b', figure, [die], modifiers, play)
  }
}

const JUDGES: Readonly<Record<FireWay, (s: Dwa, f: FireFrame, shot: FireShot, muzzle: Muzzle, play: Play) => void>> = {
  single: judgeSingle,
  burst: judgeBurst,
  spray: judgeSpray,
  blast: judgeBlast,
  flame: judgeFlame,
}

/** What the dice of the shot under way come to. Effects wait [DWA-11.2.b]. */
export function judgeShot(s: Dwa, f: FireFrame, play: Play): void {
  JUDGES[f.way](s, f, f.shots[f.shot]!, muzzleOf(s, s.humans[f.human]!), play)
}

/** Results on one target; a shot that hit nothing is remembered. */
function note(f: FireFrame, { id }: Figure, results: readonly Result[]): void {
  let missed = 0
  for (const result of results)
    if (result === 'miss') missed++
    else f.results.push({ target: id, result, shot: f.shot })
  f.missed.push(missed)
}

/** What dice are read by, beside the row of the weapon. */
const USED: Readonly<Record<FireWay, readonly string[]>> = {
  single: ['distances.pointBlank', 'distances.short'],
  burst: ['distances.pointBlank', 'distances.short'],
  blast: ['distances.short', ...Object.keys(ZONES).map((zone) => `zones.${zone}`)],
  spray: ['distances.short', 'distances.spray', 'weapons.machineGun'],
  flame: ['scores.burns'],
}

/** Hits that wait until they are shared out [DWA-11.2.6.c]. */
function gather(f: FireFrame, results: readonly Result[]): void {
  for (const result of results)
    if (result === 'miss') f.missed[f.shot]!++
    else f.hits.push({ result, shot: f.shot })
}

function told(
  s: Dwa,
  f: FireFrame,
  human: Human,
  kind: string,
  rule: RuleId,
  figure: Figure,
  dice: readonly number[],
  modifiers: readonly Modifier[],
  play: Play,
): void {
  if (play.emit === null) return
  const weapon = human.weapons[f.shots[f.shot]!.weapon]!
  tell(
    s,
    play,
    {
      ...deed(
        kind,
        rule,
        human,
        { whom: nameOf(figure), weapon: { word: `weapon.${weapon.id}` } },
        { target: figure.id, shot: f.shot, near: isWithin(s, human, figure, 0) },
      ),
      dice,
      modifiers,
    },
    [`weapons.${weapon.id}`, ...USED[f.way]],
  )
}

function tellHits(
  s: Dwa,
  f: FireFrame,
  kind: string,
  rule: RuleId,
  dice: readonly number[],
  modifiers: readonly Modifier[],
  results: readonly Result[],
  among: readonly number[],
  play: Play,
): void {
  if (play.emit === null) return
  const human = s.humans[f.human]!
  const weapon = human.weapons[f.shots[f.shot]!.weapon]!
  const count = (of: Result): number => results.filter((result) => result === of).length
  const said = { falls: count('fall'), elims: count('elim'), weapon: { word: `weapon.${weapon.id}` } }
  const event = deed(kind, rule, human, said, { targets: among.slice(), shot: f.shot })
  tell(s, play, { ...event, dice, modifiers }, [`weapons.${weapon.id}`, ...USED[f.way]])
}
