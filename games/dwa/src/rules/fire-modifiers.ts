import { type Modifier, type RuleId, when } from '@shamble/kernel'
import { ABILITIES } from '../abilities/index.js'
import { isEngaged, isWithin } from '../board/measure.js'
import { numbersOf } from '../numbers/house-numbers.js'
import type { FirearmId, GrenadeId } from '../numbers/weapons.js'
import type { Figure, Human, Table } from '../state.js'
import { burdenModifiers } from './burdens.js'
import { isHidden, type Muzzle } from './muzzle.js'

/** What a shot is fired with: a weapon of the table, or a grenade from the hand. */
type Fired = FirearmId | GrenadeId

/** What the shooter brings to every die: the same for shots, templates, landing dice and fire in contact. */
export function personalModifiers(s: Table, human: Human, fired: Fired): Modifier[] {
  const found: Modifier[] = []
  // [DWA-11.2.4.c] A pistol then eliminates nobody at 15 cm. [DWA-11.2.4.b] Walking afterwards does not count.
  const hasMoved = human.now.moved > 0
  if (when(hasMoved ? 'DWA-11.2.4.a' : 'DWA-11.2.4.b', hasMoved)) found.push({ rule: 'DWA-11.2.4.a', value: -1 })
  if (human.whereabouts === 'vehicle') {
    const { slow } = numbersOf(s.options).distances
    if (when('DWA-16.3.i', s.vehicles[human.vehicle]!.speed > slow)) found.push({ rule: 'DWA-16.3.i', value: -1 })
  }
  if (!s.options.advanced) return found
  if (human.archetype === 'civilian' && when('DWA-16.1.2.c', isWarWeapon(s, fired)))
    found.push({ rule: 'DWA-16.1.2.c', value: -1 })
  if (when('R-66', s.options.weaponSkills === 'penalty') && lacksSkill(human, fired))
    found.push({ rule: 'R-66', value: -1 })
  found.push(...burdenModifiers(s, human, 'fire'))
  return found
}

/** The five that the rules name; a launcher fires grenades, and a Molotov cocktail is home-made. */
function isWarWeapon(s: Table, fired: Fired): boolean {
  if (when('R-65', fired === 'molotov')) return false
  const row = (numbersOf(s.options).weapons as Partial<Record<Fired, { readonly war: boolean }>>)[fired]
  return row === undefined || row.war
}

/** Whether some basic ability names this weapon and the human has none that does. */
export function lacksSkill(human: Human, fired: Fired): boolean {
  const naming = ABILITIES.filter(({ weapons }) => weapons?.includes(fired as FirearmId))
  // Using a type of weapon is an ability of its own.
  return when('DWA-16.5.3.h', naming.length > 0) && !naming.some(({ id }) => human.abilities.includes(id))
}

/** Landing dice and the first dice of flames take nothing but what the shooter brings. */
export function personalOnly(s: Table, human: Human, fired: Fired): Modifier[] {
  const found = personalModifiers(s, human, fired)
  return when('R-25', found.length > 0) ? found : []
}

/** How a target stands to a muzzle. */
export interface Conditions {
  /** Point-blank, middling or long [DWA-11.2.1.a] [DWA-11.2.1.b] [DWA-11.2.1.c]. */
  readonly range: 1 | 0 | -1
  readonly covered: boolean
  readonly engaged: boolean
  /** Prone and near enough for it to count [DWA-12.6.b]. */
  readonly prone: boolean
}

export function conditionsAt(s: Table, muzzle: Muzzle, figure: Figure): Conditions {
  return {
    range: rangeOf(s, muzzle, figure),
    covered: isHidden(muzzle, figure),
    engaged: isEngaged(s, figure),
    prone: isProneNear(s, muzzle, figure),
  }
}

function rangeOf(s: Table, muzzle: Muzzle, figure: Figure): 1 | 0 | -1 {
  const { pointBlank, short } = numbersOf(s.options).distances
  if (when('DWA-11.2.1.a', isWithin(s, muzzle, figure, pointBlank))) return 1
  return when('DWA-11.2.1.b', !when('DWA-11.2.1.c', isWithin(s, muzzle, figure, short))) ? -1 : 0
}

/** [DWA-12.6.b] [DWA-12.6.c] On the ground, and no farther than 20 cm. */
export function isProneNear(s: Table, muzzle: Muzzle, figure: Figure): boolean {
  if (figure.posture !== 'prone') return false
  const isNear = isWithin(s, muzzle, figure, numbersOf(s.options).distances.short)
  return when(isNear ? 'DWA-12.6.b' : 'DWA-12.6.c', isNear)
}

/** What an ability lets a shooter ignore. */
export type Ignored = readonly ('longRange' | 'cover')[]

/** [DWA-11.2.1.a] to [DWA-12.6.c] What a single target adds to a die; a printed example is [DWA-14.2.a]. */
export function targetModifiers({ range, covered, engaged, prone }: Conditions, ignored: Ignored): Modifier[] {
  const found: Modifier[] = []
  const add = (rule: RuleId, value: number): number => found.push({ rule, value })
  if (range > 0) add('DWA-11.2.1.a', 1)
  if (range < 0 && !ignored.includes('longRange')) add('DWA-11.2.1.b', -1)
  // [DWA-11.2.3.b] Half hidden is not cover.
  if (when(covered ? 'DWA-11.2.3.a' : 'DWA-11.2.3.b', covered) && !ignored.includes('cover')) add('DWA-11.2.3.a', -1)
  if (when('DWA-11.2.5.a', engaged)) add('DWA-11.2.5.a', -2)
  if (prone) add('DWA-12.6.b', 1)
  return found
}

/**
 * [DWA-11.2.1.e] One batch of dice serves all targets: the worst range, cover and close combat among them count.
 * By option only the range does, and the rest is that of the main target. A bonus for prone targets needs all of them. A
 * printed example is [DWA-14.2.b].
 */
export function worstOf(s: Table, conditions: readonly Conditions[]): Conditions {
  const main = conditions[0]!
  const worst = Math.min(...conditions.map(({ range }) => range)) as Conditions['range']
  const all = when('R-17', s.options.autoWorst === 'all')
  return {
    range: when('DWA-11.2.1.e', worst < main.range) ? worst : main.range,
    covered: all ? conditions.some(({ covered }) => covered) : main.covered,
    engaged: all ? conditions.some(({ engaged }) => engaged) : main.engaged,
    prone: conditions.every(({ prone }) => prone),
  }
}

/** [DWA-11.2.2.a] */
export const AIM: Modifier = { rule: 'DWA-11.2.2.a', value: 1 }

export const totalOf = (die: number, modifiers: readonly Modifier[]): number =>
  modifiers.reduce((sum, { value }) => sum + value, die)
