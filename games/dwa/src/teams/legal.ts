import { type Refusal, type RuleId, when } from '@shamble/kernel'
import type { AbilityId } from '../abilities/ids.js'
import { abilityById } from '../abilities/index.js'
import { isFirearm, WEAPON_TABLE, type WeaponId } from '../numbers/weapons.js'
import type { DwaOptions } from '../options.js'
import type { Scenario } from '../scenario/scenario.js'
import { no, type SheetLimits, whyNotCarry, whyNotHold } from './bearing.js'
import { rankAt } from './rank.js'
import { type Archetype, type Sheet, type SubArchetype, UNISSUED } from './sheet.js'

/** Whatever the options say, nothing beyond this is legal. */
export const WIDEST: SheetLimits = {
  archetypeLimits: 'off',
  weaponCategories: 'any',
  carryLimit: 'twoPlusMelee',
  numbers: null,
}

const MOST_ABILITIES = 5
const MOST_FLAWS = 2

type Learner = Pick<Sheet, 'name' | 'archetype' | 'sub' | 'rank' | 'abilities'>

/** Why a character may not learn one more ability; `null` when that is legal. */
export function whyNotLearn(learner: Learner, id: AbilityId, limits: SheetLimits): Refusal | null {
  const { name: who, rank, abilities } = learner
  const params = { who, ability: { word: `ability.${id}` } }
  if (abilities.includes(id)) return no('DWA-16.5.a', 'hasAbility', params)
  if (when('DWA-16.5.a', abilities.length >= MOST_ABILITIES)) return no('DWA-16.5.a', 'fiveAbilities', { who })
  if (when('R-67', abilities.length >= rank)) return no('R-67', 'abilityALevel', { who, rank })
  const { rank: least } = abilityById(id)
  if (when('DWA-16.5.b', least > rank)) return no('DWA-16.5.b', 'abilityLevel', { ...params, least, rank })
  return whyShut(learner, id, limits)
}

/** [DWA-16.1.3.e] What each sub-archetype may learn beside the general abilities. */
const OF_SUB: Readonly<Record<Exclude<SubArchetype, 'none'>, readonly AbilityId[]>> = {
  soldier: ['automatic', 'grenadeLaunchers', 'machineGuns', 'killer', 'gunner', 'humanTripod'],
  sniper: ['rifles', 'handguns', 'sniper', 'preciseShot', 'eagleEye'],
  officer: ['handguns', 'quickReload'],
  counterTerrorist: ['automatic', 'doubleTap', 'combatExpert', 'martialArts'],
}

const SHUT_BY: Readonly<Record<Archetype, RuleId>> = {
  military: 'DWA-16.1.3.a',
  law: 'DWA-16.1.3.b',
  civilian: 'DWA-16.1.3.c',
}

/** Whether an archetype keeps an ability from a character for good [DWA-16.1.3.f]. */
export function whyShut(
  { name: who, archetype, sub }: Pick<Sheet, 'name' | 'archetype' | 'sub'>,
  id: AbilityId,
  { archetypeLimits }: SheetLimits,
): Refusal | null {
  if (when('DWA-16.1.3.d', archetypeLimits === 'off')) return null
  const ability = abilityById(id)
  const params = { who, ability: { word: `ability.${id}` } }
  if (archetypeLimits === 'sub' && sub !== 'none') {
    if (when('DWA-16.1.3.e', ability.group !== 'general' && !OF_SUB[sub].includes(id)))
      return no('DWA-16.1.3.e', 'shutToSub', { ...params, sub: { word: `sub.${sub}` } })
    return null
  }
  if (!when('DWA-16.1.3.f', when('R-103', when(SHUT_BY[archetype], ability.shutTo.includes(archetype))))) return null
  return no(SHUT_BY[archetype], 'shut', { ...params, archetype: { word: `archetype.${archetype}` } })
}

/** Why a weapon cannot be brought to a scenario; what was carried there from an earlier game can. */
export function whyNotOffered(who: string, weapon: WeaponId, { weapons }: Pick<Scenario, 'weapons'>): Refusal | null {
  if (weapons === undefined || weapons.includes(weapon)) return null
  return no('DWA-11.1.c', 'notOffered', { who, weapon: { word: `weapon.${weapon}` } })
}

/** [DWA-16.6.b] At most two flaws, no two alike. */
function whyNotFlaws({ name: who, flaws }: Sheet): Refusal | null {
  if (when('DWA-16.6.b', flaws.length > MOST_FLAWS)) return no('DWA-16.6.b', 'twoFlaws', { who }, 'flaws')
  if (new Set(flaws).size < flaws.length) return no('DWA-16.6.b', 'sameFlaw', { who }, 'flaws')
  return null
}

/** Why a character that is being made cannot be given so many flaws. */
export function whyNotRollFlaws(who: string, count: number, { flaws }: Pick<DwaOptions, 'flaws'>): Refusal | null {
  if (when('DWA-16.6.b', count > MOST_FLAWS)) return no('DWA-16.6.b', 'twoFlaws', { who }, 'flaws')
  return count > 0 && !flaws ? no('DWA-16.6.b', 'noFlaws', {}, 'flaws') : null
}

/** [DWA-16.7.2.b] [R-81.7] [DWA-16.7.1.b] */
function whyNotMind({ name: who, disorders, trauma }: Sheet): Refusal | null {
  if (new Set(disorders).size < disorders.length) return no('R-81.7', 'sameDisorder', { who }, 'disorders')
  if (when('DWA-16.7.2.b', disorders.length > 4 && !disorders.includes('desperate')))
    return no('DWA-16.7.2.b', 'desperate', { who }, 'disorders')
  if (when('DWA-16.7.1.b', trauma > 5)) return no('DWA-16.7.1.b', 'trauma', { who }, 'trauma')
  return null
}

function whyNotArmed(sheet: Sheet, limits: SheetLimits): Refusal | null {
  const { name: who, weapons, hands } = sheet
  const carried: WeaponId[] = []
  for (const [i, { id, rounds }] of weapons.entries()) {
    const why = whyNotCarry(who, carried, id, limits)
    if (why !== null) return { ...why, at: `weapons.${i}` }
    const most = mostRounds(id, limits)
    if (most !== null && rounds > most)
      return no('DWA-11.1.e', 'rounds', { who, weapon: { word: `weapon.${id}` }, most }, `weapons.${i}.rounds`)
    carried.push(id)
  }
  const isPlace = hands.every((hand) => hand < weapons.length) && new Set(hands).size === hands.length
  if (!isPlace) return no('DWA-11.1.c', 'hands', { who }, 'hands')
  const why = whyNotHold(
    who,
    hands.map((hand) => weapons[hand]!.id),
  )
  return why === null ? null : { ...why, at: 'hands' }
}

/** How much a weapon holds; `null` for pieces that are counted one by one, or where nobody knows. */
function mostRounds(id: WeaponId, { numbers }: SheetLimits): number | null {
  if (!isFirearm(id)) return 1
  const { mag, ammunition } = numbers?.weapons[id] ?? WEAPON_TABLE[id]
  if (ammunition === 'thrown' || numbers === null) return null
  return ammunition === 'fuel' ? 1 : mag
}

function whyNotExperienced(sheet: Sheet, { numbers }: SheetLimits): Refusal | null {
  const { name: who, xp, rank, morale, archetype, sub } = sheet
  if (when('DWA-16.4.2.b', rank !== rankAt(xp)))
    return no('DWA-16.4.2.b', 'rank', { who, xp, rank: rankAt(xp) }, 'rank')
  if (when('DWA-16.1.3.e', sub !== 'none' && archetype !== 'military'))
    return no('DWA-16.1.3.e', 'sub', { who, sub: { word: `sub.${sub}` } }, 'sub')
  if (numbers !== null && when('R-79', morale > numbers.morale + rank - 1))
    return no('R-79', 'morale', { who, most: numbers.morale + rank - 1 }, 'morale')
  return null
}

/** [DWA-16.1.a] The first thing about a character that the rules do not allow, and where on its sheet. */
export function whyNotSheet(sheet: Sheet, limits: SheetLimits): Refusal | null {
  const { name: who, abilities } = sheet
  if (abilities.length > MOST_ABILITIES) return no('DWA-16.5.a', 'fiveAbilities', { who }, 'abilities')
  for (const [i, id] of abilities.entries()) {
    const why = whyNotLearn({ ...sheet, abilities: abilities.slice(0, i) }, id, limits)
    if (why !== null) return { ...why, at: `abilities.${i}` }
  }
  return whyNotExperienced(sheet, limits) ?? whyNotFlaws(sheet) ?? whyNotMind(sheet) ?? whyNotArmed(sheet, limits)
}

/** Why a character cannot be brought to this scenario, weapons that are issued there among it. */
export function whyNotBring(sheet: Sheet, limits: SheetLimits, scenario: Pick<Scenario, 'weapons'>): Refusal | null {
  const why = whyNotSheet(sheet, limits)
  if (why !== null) return why
  for (const [i, { id, rounds }] of sheet.weapons.entries()) {
    const refused = rounds === UNISSUED ? whyNotOffered(sheet.name, id, scenario) : null
    if (refused !== null) return { ...refused, at: `weapons.${i}` }
  }
  return null
}
