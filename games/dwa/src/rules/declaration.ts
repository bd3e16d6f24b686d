import { type Reason, type Refusal, when } from '@shamble/kernel'
import { type Ability, type FireHelp, type FirePlanned, mayUse, whyNotUse } from '../abilities/ability.js'
import type { AbilityId } from '../abilities/ids.js'
import { ABILITIES, abilityById } from '../abilities/index.js'
import type { AbilityChoice } from '../actions.js'
import type { FireShot } from '../frames/kinds.js'
import { numbersOf } from '../numbers/house-numbers.js'
import { type Firearm, type FireMode, isFirearm } from '../numbers/weapons.js'
import { type Doer, priceOf, whyNotPay } from '../orders/order.js'
import { no } from '../orders/refusals.js'
import type { FigureId, Human, Table } from '../state.js'
import type { Weapon } from '../teams/sheet.js'
import { whyForbidden } from './burdens.js'
import { lacksSkill } from './fire-modifiers.js'
import { rowOf } from './loads.js'

type Shooter = Pick<Doer, 's' | 'f' | 'human' | 'engaged'>

/** Firearms in hand that are used in one of these ways, by their places among the weapons carried. */
export function gunsInHand(s: Pick<Table, 'options'>, human: Human, modes: readonly FireMode[]): number[] {
  return human.hands.filter((at) => {
    const weapon = human.weapons[at]!
    return isFirearm(weapon.id) && modes.includes(rowOf(s, weapon).mode)
  })
}

/** Why a human may fire at nobody now, with any weapon; a driver drives [DWA-16.3.i]. */
export function whyNotFire({ human, engaged }: Shooter): Refusal | null {
  if (human.whereabouts === 'vehicle')
    return when('DWA-16.3.i', human.drives) ? no('DWA-16.3.i', 'fire.drives', { who: human.name }) : null
  // [DWA-12.4.c] A figure that has broken away leaves contact first.
  return engaged ? no('DWA-12.4.c', 'fire.engaged', { who: human.name }) : null
}

/** Why a weapon does not fire in this way now [DWA-11.1.e] [DWA-11.3.a]. */
export function whyNotGun(shooter: Shooter, at: number, modes: readonly FireMode[]): Refusal | null {
  const { s, human } = shooter
  const why = whyNotFire(shooter)
  if (why !== null) return why
  const weapon = human.weapons[at]
  if (weapon === undefined || !human.hands.includes(at)) return no('DWA-9.1.k', 'fire.notInHand', { who: human.name })
  if (!isFirearm(weapon.id) || !modes.includes(rowOf(s, weapon).mode))
    return no('DWA-11.2.6.f', 'fire.otherWay', { weapon: wordOf(weapon) })
  if (when('DWA-11.3.a', weapon.jammed)) return no('DWA-11.3.f', 'fire.jammed', { weapon: wordOf(weapon) })
  if (when('DWA-11.1.e', weapon.rounds === 0)) return no('DWA-11.1.e', undefined, { weapon: wordOf(weapon) })
  if (s.options.advanced && when('R-66', s.options.weaponSkills === 'strict') && lacksSkill(human, weapon.id))
    return no('R-66', undefined, { who: human.name, weapon: wordOf(weapon) })
  return null
}

export const wordOf = ({ id }: Pick<Weapon, 'id'>): { word: string } => ({ word: `weapon.${id}` })

/** Abilities that could serve some declaration of fire now. */
export function fireHelps({ s, human }: Pick<Doer, 's' | 'human'>): AbilityId[] {
  if (!s.options.advanced) return []
  return ABILITIES.filter(({ id, fire }) => fire !== undefined && mayUse(s, human, id)).map(({ id }) => id)
}

/** The definitions of the abilities chosen with a declaration. */
export const chosen = (ids: readonly AbilityChoice[]): Ability[] =>
  ids.flatMap((id) => (id === 'none' ? [] : [abilityById(id)]))

/** Whether one of the abilities that serve a declaration changes something about it; each is read by its ruling. */
export const serves = (helps: readonly Ability[], how: (help: FireHelp) => boolean): boolean =>
  helps.some(({ fire, rule, ruling }) => when(ruling ?? rule, fire !== undefined && how(fire)))

/** Why abilities do not serve this declaration. */
export function whyNotHelps(
  { s, human }: Shooter,
  ids: readonly AbilityChoice[],
  planned: FirePlanned,
): Refusal | null {
  if (new Set(ids).size !== ids.length) return no('DWA-16.5.1.a', 'ability.twice')
  for (const [i, id] of ids.entries()) {
    if (id === 'none') continue
    // A second one is judged as if the first had been used.
    const before = { ...human, now: { ...human.now, abilities: [...human.now.abilities, ...ids.slice(0, i)] } } as Human
    const why = whyNotUse(s, before, id)
    if (why !== null) return why
    const { fire } = abilityById(id)
    if (fire === undefined) return no('DWA-16.5.1.a', 'ability.notHere', { ability: { word: `ability.${id}` } })
    const unfit = fire.fits(s, human, planned)
    if (unfit !== null) return unfit
  }
  return null
}

/**
 * What each shot of a declaration costs before fear doubles it, aim left out [DWA-11.1.g] [DWA-9.1.o]. An ability may
 * set the price of all of them, or of the second.
 */
export function shotCost(row: Firearm, helps: readonly Ability[], planned: FirePlanned, shot: number): number {
  const own = when('DWA-9.1.o', helps.length === 0) ? undefined : helpedCost(helps, planned, shot)
  // However many dice it throws.
  return when('DWA-11.1.g', own === undefined) ? row.cost : own!
}

function helpedCost(helps: readonly Ability[], planned: FirePlanned, shot: number): number | undefined {
  for (const { fire, rule, ruling } of helps) {
    if (fire?.cost !== undefined && when(ruling ?? rule, true))
      return fire.cost({ ...planned, shots: shot + 1 }) - fire.cost({ ...planned, shots: shot })
    if (when(ruling ?? rule, fire?.secondFor !== undefined && shot === 1)) return fire!.secondFor
  }
  return undefined
}

/** [DWA-9.1.q] What a shot costs on top when it is aimed. */
export const aimCost = ({ options }: Pick<Table, 'options'>, isAimed: boolean): number =>
  when('DWA-9.1.q', isAimed) ? numbersOf(options).costs.aim : 0

/** Why a declaration cannot be afforded: rounds, then action points [DWA-11.2.d]. */
export function whyNotAfford(shooter: Shooter, shots: readonly FireShot[]): Refusal | null {
  const { human } = shooter
  const rounds = new Map<number, number>()
  for (const shot of shots) rounds.set(shot.weapon, (rounds.get(shot.weapon) ?? 0) + shot.rounds)
  for (const [at, needed] of rounds) {
    const left = human.weapons[at]!.rounds
    if (when('DWA-11.2.d', needed > left)) return no('DWA-11.2.d', undefined, { needed, left })
  }
  return whyNotPay(shooter, costOfShots(shots))
}

export const costOfShots = (shots: readonly FireShot[]): number => shots.reduce((sum, { cost }) => sum + cost, 0)

/** Why flaws and disorders forbid a declaration. */
export const whyForbiddenFire = (shooter: Shooter, targets: readonly FigureId[]): Refusal | null =>
  whyForbidden(shooter, { kind: 'fire', targets })

/** A price with fear in it. */
export const dear = (shooter: Shooter, cost: number): number => priceOf(shooter, cost)

/** What a declaration costs and leaves, for the player who composes it. */
export function aboutCost(shooter: Shooter, shots: readonly FireShot[]): Reason[] {
  const { f } = shooter
  const rounds = shots.reduce((sum, shot) => sum + shot.rounds, 0)
  return [{ key: 'fire', params: { cost: costOfShots(shots), left: f.ap, shots: shots.length, rounds } }]
}
