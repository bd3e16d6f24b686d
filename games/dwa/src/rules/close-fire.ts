import { type Modifier, type Refusal, when } from '@shamble/kernel'
import type { FirePlanned } from '../abilities/ability.js'
import type { ActionOf } from '../actions.js'
import { enemiesInContact, inContact } from '../board/measure.js'
import type { CloseFireFrame, CloseShot } from '../frames/kinds.js'
import { numbersOf } from '../numbers/house-numbers.js'
import { type FirearmId, isFirearm } from '../numbers/weapons.js'
import { type Doer, whyNotPay } from '../orders/order.js'
import { no } from '../orders/refusals.js'
import { type Figure, type FigureId, figureById, type Human, isZombie, type Table } from '../state.js'
import { aimCost, chosen, dear, shotCost, whyForbiddenFire, whyNotHelps, wordOf } from './declaration.js'
import { AIM, conditionsAt, lacksSkill, personalModifiers, targetModifiers, worstOf } from './fire-modifiers.js'
import { rowOf } from './loads.js'
import { muzzleOf } from './muzzle.js'

type CloseFire = ActionOf<'fireClose'>

/** Why a weapon in hand does not fire in contact [DWA-12.2.b] [DWA-12.3.a]. */
export function whyNotCloseGun(s: Table, human: Human, at: number): Refusal | null {
  const weapon = human.weapons[at]
  if (weapon === undefined || !human.hands.includes(at)) return no('DWA-9.1.k', 'fire.notInHand', { who: human.name })
  if (!isFirearm(weapon.id) || when('DWA-12.2.b', rowOf(s, weapon).cqm === 0))
    return no('DWA-12.2.b', undefined, { weapon: wordOf(weapon) })
  if (weapon.jammed) return no('DWA-11.3.f', 'fire.jammed', { weapon: wordOf(weapon) })
  if (when('DWA-12.3.a', weapon.rounds === 0)) return no('DWA-12.3.a', undefined, { weapon: wordOf(weapon) })
  if (s.options.advanced && when('R-66', s.options.weaponSkills === 'strict') && lacksSkill(human, weapon.id))
    return no('R-66', undefined, { who: human.name, weapon: wordOf(weapon) })
  return null
}

/** Why a figure cannot be shot at in contact [DWA-12.2.c] [DWA-11.2.c]. */
function whyNotCloseTarget(s: Table, human: Human, id: FigureId, named: readonly FigureId[]): Refusal | null {
  const figure = figureById(s, id)
  if (figure === null || !isZombie(figure) || !when('DWA-12.2.c', inContact(s, human, figure)))
    return no('DWA-12.2.c', undefined, { who: human.name })
  return when('R-101', human.now.shotAt.includes(id) && !named.includes(id)) ? no('DWA-11.2.c', 'fire.again') : null
}

const isAutomatic = (s: Table, human: Human, at: number): boolean => rowOf(s, human.weapons[at]!).mode === 'automatic'
const isDouble = (s: Table, human: Human, at: number): boolean => {
  const { mode, rof } = rowOf(s, human.weapons[at]!)
  return (mode === 'shotgun' || mode === 'sawnOff') && rof > 1
}

/** The one source of a declaration's legality; `f` pays for it, unless it was earned. */
export function whyNotCloseFire(doer: Doer, action: CloseFire): Refusal | null {
  const { s, human } = doer
  const unready = whyNotCloseGun(s, human, action.weapon)
  if (unready !== null) return { ...unready, at: 'weapon' }
  const { targets, shots, aimed, sustained } = action
  const row = rowOf(s, human.weapons[action.weapon]!)
  const automatic = isAutomatic(s, human, action.weapon)
  if (targets.length === 0) return { ...no('DWA-11.2.a', 'fire.noTarget'), at: 'targets' }
  // Only automatic hits are shared.
  if (targets.length > 1 && when('R-40', !automatic)) return { ...no('R-40', 'fireClose.oneTarget'), at: 'targets' }
  if (targets.length > row.rof) return { ...no('DWA-11.2.6.a', undefined, { most: row.rof }), at: 'targets' }
  if (new Set(targets).size !== targets.length) return { ...no('DWA-11.2.b', 'fire.named'), at: 'targets' }
  for (const [i, id] of targets.entries()) {
    const why = whyNotCloseTarget(s, human, id, [])
    if (why !== null) return { ...why, at: `targets.${i}` }
  }
  const most = automatic ? 1 : isDouble(s, human, action.weapon) ? row.rof : human.weapons[action.weapon]!.rounds
  if (shots < 1 || shots > most) return { ...no('DWA-11.2.a', 'fireClose.shots', { most }), at: 'shots' }
  if (aimed > (automatic || isDouble(s, human, action.weapon) ? 1 : shots))
    return { ...no('DWA-11.2.2.a', 'fire.aimed'), at: 'aimed' }
  if (sustained && !automatic) return { ...no('DWA-11.2.6.d', 'fireClose.sustained'), at: 'sustained' }
  const unfit = whyNotHelps(doer, [action.ability], planned(human, action))
  if (unfit !== null) return { ...unfit, at: 'ability' }
  const all = closeShots(doer, action)
  const needed = all.reduce((sum, { rounds }) => sum + rounds, 0)
  const left = human.weapons[action.weapon]!.rounds
  if (when('DWA-11.2.d', needed > left))
    return sustained ? { ...no('R-20'), at: 'sustained' } : no('DWA-11.2.d', undefined, { needed, left })
  return whyNotPay(doer, costOf(all)) ?? whyForbiddenFire(doer, targets)
}

const planned = (human: Human, { weapon, targets, shots, aimed }: CloseFire): FirePlanned => ({
  type: 'fireClose',
  weapon: human.weapons[weapon]!.id as FirearmId,
  shots,
  aimed,
  targets,
  rounds: human.weapons[weapon]!.rounds,
})

export const costOf = (shots: readonly CloseShot[]): number => shots.reduce((sum, { cost }) => sum + cost, 0)

/** [DWA-12.2.a] Usual cost and dice: a burst and what sustains it, both barrels at once, or shot by shot. */
export function closeShots(doer: Pick<Doer, 's' | 'f' | 'human' | 'engaged'>, action: CloseFire): CloseShot[] {
  const { s, human } = doer
  const { weapon, shots, aimed, sustained } = action
  const row = rowOf(s, human.weapons[weapon]!)
  const helps = chosen([action.ability])
  const price = (at: number): number => shotCost(row, helps, planned(human, action), at)
  const aim = (is: boolean): number => aimCost(s, is)
  // [DWA-12.6.a] A shot at one figure on the ground needs no dice.
  const isSure = isSureKill(s, action.targets)
  const dice = (n: number): number => (isSure ? 0 : n)
  if (isDouble(s, human, weapon))
    // Two dice for one price.
    return [
      { dice: dice(shots), aimed: aimed > 0 ? shots : 0, rounds: shots, cost: dear(doer, price(0) + aim(aimed > 0)) },
    ]
  if (isAutomatic(s, human, weapon)) {
    const first = { dice: dice(row.rof), aimed, rounds: 1, cost: dear(doer, price(0) + aim(aimed > 0)) }
    const more = dear(doer, numbersOf(s.options).costs.sustained)
    return sustained ? [first, { dice: dice(row.rof), aimed: 0, rounds: 1, cost: more }] : [first]
  }
  return Array.from({ length: shots }, (_, i) => ({
    dice: dice(row.rof),
    aimed: i < aimed ? row.rof : 0,
    rounds: 1,
    cost: dear(doer, price(i) + aim(i < aimed)),
  }))
}

/** [DWA-12.6.a] One target alone, and it lies on the ground. */
function isSureKill(s: Table, targets: readonly FigureId[]): boolean {
  const [only] = targets
  return when('DWA-12.6.a', when('R-40', targets.length === 1) && figureById(s, only!)?.posture === 'prone')
}

/** What is added to every die: what the shooter brings, and by option nothing or everything. */
export function closeModifiers(s: Table, f: Pick<CloseFireFrame, 'human' | 'weapon' | 'targets'>): Modifier[] {
  const human = s.humans[f.human]!
  const { cqmModifiers } = s.options
  if (when('R-40', cqmModifiers === 'none')) return []
  const personal = personalModifiers(s, human, human.weapons[f.weapon]!.id as FirearmId)
  if (cqmModifiers === 'personalAndAim') return personal
  const figures = f.targets.flatMap((id) => figureById(s, id) ?? [])
  if (figures.length === 0) return personal
  const muzzle = muzzleOf(s, human)
  const conditions = figures.map((figure) => conditionsAt(s, muzzle, figure))
  return [...targetModifiers(worstOf(s, conditions), []), ...personal]
}

/** The modifiers of one die of a shot: the aimed ones come first [DICE-4]. */
export function dieModifiers(s: Table, f: CloseFireFrame, die: number): Modifier[] {
  const modifiers = closeModifiers(s, f)
  const isAimed = die < f.shots[f.shot]!.aimed && s.options.cqmModifiers !== 'none'
  return when('DWA-11.2.2.a', isAimed) ? [...modifiers, AIM] : modifiers
}

/** [DWA-12.2.a] [DWA-11.1.j] The least score that eliminates. */
export function closeScore(s: Table, f: Pick<CloseFireFrame, 'human' | 'weapon' | 'helps'>): number {
  const { cqm } = rowOf(s, s.humans[f.human]!.weapons[f.weapon]!)
  let elim = when('DWA-11.1.j', true) ? cqm : 0
  for (const { fire } of chosen(f.helps)) elim = fire?.scores?.({ fall: 0, elim }).elim ?? elim
  return elim
}

/** A free shot at an enemy in contact: one pull of the trigger with everything that goes with it, but no price. */
export function freeShot(s: Table, human: Human, weapon: number, target: FigureId): CloseShot {
  const row = rowOf(s, human.weapons[weapon]!)
  const rounds = isDouble(s, human, weapon) ? Math.min(row.rof, human.weapons[weapon]!.rounds) : 1
  const dice = isDouble(s, human, weapon) ? rounds : row.rof
  return { dice: isSureKill(s, [target]) ? 0 : dice, aimed: 0, rounds, cost: 0 }
}

/** Whom a free shot may go to: anybody in contact who was not named in an earlier declaration. */
export function freeTargets(s: Table, human: Human, weapon: number, named: readonly FigureId[]): Figure[] {
  if (whyNotCloseGun(s, human, weapon) !== null) return []
  return enemiesInContact(s, human).filter(({ id }) => whyNotCloseTarget(s, human, id, named) === null)
}
