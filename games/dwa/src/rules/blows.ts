import { type Modifier, type Play, type Refusal, when } from '@shamble/kernel'
import { type Ability, mayUse, whyNotUse } from '../abilities/ability.js'
import { ABILITIES, abilityById } from '../abilities/index.js'
import type { AbilityChoice } from '../actions.js'
import { inContact, isBehind } from '../board/measure.js'
import { deed, tell } from '../events.js'
import { numbersOf } from '../numbers/house-numbers.js'
import { type Blow, type BlowKind, isFirearm, MELEE, type MeleeId } from '../numbers/weapons.js'
import { no } from '../orders/refusals.js'
import { type Dwa, type Figure, type FigureId, figureById, type Human, isZombie, type Table } from '../state.js'
import type { Weapon } from '../teams/sheet.js'
import { burdenModifiers } from './burdens.js'
import { wound } from './harm.js'

/** Something improvised, or bare hands, in place of a weapon [DWA-12.3.f]. */
export const NOTHING = -1

/** A chainsaw strikes as one only while it runs. */
const runs = ({ id, ready, rounds }: Weapon): boolean => id === 'chainsaw' && ready && rounds > 0

/**
 * How a figure strikes with what they hold: guns are swung [DWA-12.c], and so is a chainsaw that stands still.
 */
export function kindOf(human: Human, weapon: number, ability: AbilityChoice): BlowKind {
  if (weapon === NOTHING) return ability !== 'none' && abilityById(ability).blow?.bareHands === true ? 'bare' : 'blunt'
  const held = human.weapons[weapon]!
  if (when('DWA-12.c', isFirearm(held.id))) return held.id === 'throwing' ? 'edged' : 'blunt'
  if (held.id === 'chainsaw') return when('R-45', runs(held)) ? 'chainsaw' : 'blunt'
  return MELEE[held.id as MeleeId]
}

/** With what a figure can strike: what is in their hands, or else something that lies about [DWA-12.3.f]. */
export function strikers(human: Human): number[] {
  const held = human.hands.filter((i) => human.weapons[i]!.id !== 'throwing' || human.weapons[i]!.rounds > 0)
  return when('DWA-12.3.f', held.length === 0) ? [NOTHING] : held
}

/** What abilities call it: the weapon, or `none`. */
const wordFor = (human: Human, weapon: number): string => {
  if (weapon === NOTHING) return 'none'
  const held = human.weapons[weapon]!
  return held.id === 'chainsaw' && !runs(held) ? 'blunt' : held.id
}

/** Abilities that serve a blow when it is declared: not those that follow a success. */
export const blowHelps = (s: Table, human: Human): Ability[] =>
  s.options.advanced
    ? ABILITIES.filter(({ id, blow }) => blow !== undefined && blow.another !== true && mayUse(s, human, id))
    : []

/** Why a figure cannot strike so, whatever it costs. */
export function whyNotBlow(
  s: Table,
  human: Human,
  target: FigureId,
  weapon: number,
  ability: AbilityChoice,
  forced = false,
): Refusal | null {
  const figure = figureById(s, target)
  // Friends who touch do not fight.
  if (figure === null || !when('R-91', isZombie(figure) || forced) || !inContact(s, human, figure))
    return { ...no('DWA-12.a', 'blow.notInContact', { who: human.name }), at: 'target' }
  return whyNotStrikeWith(s, human, weapon, ability)
}

function whyNotStrikeWith(s: Table, human: Human, weapon: number, ability: AbilityChoice): Refusal | null {
  const help = ability === 'none' ? undefined : abilityById(ability).blow
  if (ability !== 'none') {
    const why = whyNotUse(s, human, ability)
    if (why !== null) return { ...why, at: 'ability' }
    if (help === undefined || help.another === true)
      return { ...no('DWA-16.5.1.a', 'ability.notHere', { ability: { word: `ability.${ability}` } }), at: 'ability' }
  }
  const isBare = weapon === NOTHING && help?.bareHands === true
  if (!isBare && !strikers(human).includes(weapon))
    return { ...no('DWA-12.3.f', 'blow.notInHand', { who: human.name }), at: 'weapon' }
  const unfit = help?.fits(s, human, wordFor(human, weapon)) ?? null
  return unfit === null ? null : { ...unfit, at: 'ability' }
}

/** [DWA-12.3.b] Least scores of a blow, with what an ability changes about them. */
export function blowScores(s: Table, kind: BlowKind, ability: AbilityChoice): Blow {
  const row = numbersOf(s.options).blows[kind]
  const help = ability === 'none' ? undefined : abilityById(ability).blow
  if (kind === 'bare' && when('R-70.19', s.options.martialArts === 'elim')) return { ...row, elim: row.fall }
  if (kind === 'chainsaw' && help?.safeChainsaw === true) return { ...row, elim: SAFE, prone: SAFE }
  return help?.fallsEliminate === true && when('R-70.27', row.fall > 0) ? { ...row, elim: row.fall } : row
}
/** A chainsaw in safe hands eliminates on this and above. */
const SAFE = 2

/** [DWA-12.3.e] From behind, and what flaws add. */
export function blowModifiers(s: Table, human: Human, target: Figure): Modifier[] {
  const found: Modifier[] = []
  if (when('DWA-12.3.e', isBehind(target, human))) found.push({ rule: 'DWA-12.3.e', value: 1 })
  return [...found, ...burdenModifiers(s, human, 'blow')]
}

export type BlowResult = 'miss' | 'fall' | 'elim'

/** [R-43] [DWA-12.3.g] A figure that lies on the ground is finished off, no matter who felled it. */
export function blowResult(target: Figure, { fall, elim, prone }: Blow, total: number): BlowResult {
  if (when('R-43', target.posture === 'prone')) return when('DWA-12.3.g', total >= prone) ? 'elim' : 'miss'
  if (elim > 0 && when('R-42', total >= elim)) return 'elim'
  return fall > 0 && when('DWA-12.3.b', total >= fall) ? 'fall' : 'miss'
}

/** The least score that does anything. */
export const neededFor = (target: Figure, { fall, elim, prone }: Blow): number =>
  target.posture === 'prone' ? prone : fall > 0 ? fall : elim

/** [DWA-12.3.d] After a natural 1: the saw hurts its owner, stalls, or has run dry. */
export function chainsawMishap(s: Dwa, human: Human, weapon: number, isSafe: boolean, play: Play): void {
  const saw = human.weapons[weapon]!
  const used = ['scores.chainsawStalls', 'scores.chainsawEmpty']
  // No die: the tank is empty.
  if (when('R-70.23', isSafe)) {
    saw.rounds = 0
    tell(s, play, deed('chainsaw-empty', 'R-70.23', human, {}, { weapon }))
    return
  }
  const { chainsawStalls, chainsawEmpty } = numbersOf(s.options).scores
  const die = play.chance.die(6, 'DWA-12.3.d')
  const kind = die < chainsawStalls ? 'hurts' : die < chainsawEmpty ? 'stalls' : 'empty'
  tell(s, play, { ...deed(`chainsaw-${kind}`, 'DWA-12.3.d', human, {}, { weapon }), dice: [die] }, used)
  if (kind === 'hurts') wound(s, human, 1, 'DWA-12.3.d', play)
  else if (kind === 'stalls') saw.ready = false
  else saw.rounds = 0
}
