import { ask, type Play, type Procedure, pop, when } from '@shamble/kernel'
import { type Ability, mayUse, use } from '../abilities/ability.js'
import { ABILITIES, abilityById } from '../abilities/index.js'
import { type AbilityChoice, type DwaAction, PASS } from '../actions.js'
import { bearing, enemiesInContact } from '../board/measure.js'
import { deed, nameOf, tell } from '../events.js'
import { numbersOf } from '../numbers/house-numbers.js'
import { blowModifiers, blowResult, blowScores, chainsawMishap, kindOf, NOTHING, neededFor } from '../rules/blows.js'
import { throwBurdens } from '../rules/burden-dice.js'
import type { Bite } from '../rules/burdens.js'
import { checkVictory } from '../rules/ending.js'
import { eliminate, knockDown } from '../rules/harm.js'
import { makeNoise } from '../rules/noise.js'
import { type Dwa, type Figure, type FigureId, figureById, type Human, type HumanId, isActive } from '../state.js'
import type { BlowFrame, Earned } from './kinds.js'
import { offerAgain } from './reroll.js'

export function blowFrame(
  human: HumanId,
  target: FigureId,
  weapon: number,
  ability: AbilityChoice,
  is: BlowFrame['is'] = 'paid',
): BlowFrame {
  const help = ability === 'none' ? undefined : abilityById(ability)
  const blows =
    help !== undefined && when(help.ruling ?? help.rule, help.blow?.blows !== undefined) ? help.blow!.blows! : 1
  return {
    kind: 'blow',
    step: 0,
    human,
    target,
    weapon,
    ability,
    die: 0,
    again: false,
    is,
    //
    earned: Array.from({ length: blows - 1 }, () => 'second' as const),
  }
}

const BEFORE = 0
const ROLL = 1
const ROLLED = 2
const EARNED = 3

/** [DWA-12.3.b] One blow, and those that it earns. It has been paid for. */
export const blow: Procedure<Dwa, BlowFrame, DwaAction> = {
  run(s, f, play) {
    const human = s.humans[f.human]!
    const target = figureById(s, f.target)
    if (!isActive(human) || s.outcome !== null || (f.step !== EARNED && target === null)) return pop(s)
    switch (f.step) {
      case BEFORE:
        f.step = ROLL
        throwBurdens(s, human, 'attack', { kind: 'blow', targets: [f.target] })
        return
      case ROLL:
        f.step = ROLLED
        f.die = play.chance.die(6, 'DWA-12.3.b')
        offerAgain(s, f.human, 'blow', resultOf(s, f, human, target!) === 'miss' ? 'failed' : 'made')
        return
      case ROLLED:
        if (f.again) {
          f.again = false
          f.die = play.chance.die(6, 'DWA-12.3.b')
        }
        f.step = EARNED
        strike(s, f, human, target!, play)
        return
      default:
        earn(s, f, human, play)
    }
  },

  offer(s, f, _seat, to) {
    for (const { id } of targetsOf(s, f)) to.legal({ type: 'strike', target: id, weapon: f.weapon, close: false })
    to.legal(PASS)
  },

  answer(s, f, _seat, action, play) {
    const is = f.earned.shift()!
    if (action.type !== 'strike') return
    const human = s.humans[f.human]!
    for (const ability of is === 'another' ? frenzies(s, human).slice(0, 1) : []) use(s, human, ability, play)
    f.is = is
    f.target = action.target
    f.step = BEFORE
  },

  pass: () => PASS,
}

/** Flaws may stop a blow; its points are lost. */
export function blowBitten(f: BlowFrame, bite: Bite): void {
  if (bite === 'stopped') f.step = EARNED
}

const modifiersOf = (s: Dwa, human: Human, target: Figure) => blowModifiers(s, human, target)

function totalOf(s: Dwa, f: BlowFrame, human: Human, target: Figure): number {
  return modifiersOf(s, human, target).reduce((sum, { value }) => sum + value, f.die)
}

function resultOf(s: Dwa, f: BlowFrame, human: Human, target: Figure) {
  const scores = blowScores(s, kindOf(human, f.weapon, f.ability), f.ability)
  return blowResult(target, scores, totalOf(s, f, human, target))
}

const RESULTS = { miss: 'blow-missed', fall: 'blow-felled', elim: 'blow-killed' } as const

function strike(s: Dwa, f: BlowFrame, human: Human, target: Figure, play: Play): void {
  const kind = kindOf(human, f.weapon, f.ability)
  const scores = blowScores(s, kind, f.ability)
  const result = resultOf(s, f, human, target)
  const modifiers = modifiersOf(s, human, target)
  human.facing = bearing(human, target)
  // [DWA-11.2.3.c] A figure that fights does not crouch.
  if (human.posture === 'cover') human.posture = 'standing'
  const weapon = f.weapon === NOTHING ? (kind === 'bare' ? 'bareHands' : 'improvised') : human.weapons[f.weapon]!.id
  tell(
    s,
    play,
    {
      ...deed(
        RESULTS[result],
        target.posture === 'prone' ? 'DWA-12.3.g' : 'DWA-12.3.b',
        human,
        { whom: nameOf(target), weapon: { word: `weapon.${weapon}` }, need: neededFor(target, scores) },
        { target: target.id, weapon },
      ),
      dice: [f.die],
      modifiers,
    },
    [`blows.${kind}`, 'costs.attack', ...(kind === 'chainsaw' ? ['scores.chainsawGoesOn'] : [])],
  )
  if (kind === 'chainsaw') {
    makeNoise(human)
    const help = f.ability === 'none' ? undefined : abilityById(f.ability).blow
    if (when('DWA-12.3.c', f.die >= numbersOf(s.options).scores.chainsawGoesOn)) f.earned.unshift('goesOn')
    if (when('DWA-12.3.d', f.die === 1)) chainsawMishap(s, human, f.weapon, help?.safeChainsaw === true, play)
  }
  if (result === 'fall') knockDown(s, target, 'DWA-12.3.b', play)
  // Killed by a figure in contact.
  if (result === 'elim') eliminate(s, target, { by: human.id, close: when('R-93', true), rule: 'DWA-12.3.b' }, play)
  // Once: what it earns earns nothing more.
  if (result !== 'miss' && f.is !== 'another' && frenzies(s, human).length > 0) f.earned.push('another')
}

const frenzies = (s: Dwa, human: Human): Ability[] =>
  ABILITIES.filter(
    ({ id, rule, ruling = rule, blow: help }) => help?.another === true && when(ruling, mayUse(s, human, id)),
  )

/** [DWA-12.3.c] A chainsaw goes on to another figure; other free attacks go to anybody in contact. */
function targetsOf(s: Dwa, f: BlowFrame): Figure[] {
  const enemies = enemiesInContact(s, s.humans[f.human]!)
  const is: Earned | undefined = f.earned[0]
  return is === 'goesOn' ? enemies.filter(({ id }) => when('R-45', id !== f.target)) : enemies
}

function earn(s: Dwa, f: BlowFrame, human: Human, play: Play): void {
  if (f.earned.length === 0) {
    pop(s)
    checkVictory(s, 'now', play)
  } else if (human.team < 0 || targetsOf(s, f).length === 0) f.earned.shift()
  else ask(s, human.team, 'strike')
}
