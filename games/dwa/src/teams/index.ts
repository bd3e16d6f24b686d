/** What the screens of muster and campaign need of this game besides its module. */
export type { Ability } from '../abilities/ability.js'
export type { AbilityId } from '../abilities/ids.js'
export { ABILITIES, abilityById } from '../abilities/index.js'
export type { ActionOf } from '../actions.js'
export { DISORDER_IDS, type DisorderId } from '../disorders/ids.js'
export { FLAW_IDS, type FlawId } from '../flaws/ids.js'
export type { MusterFrame } from '../frames/kinds.js'
export { teamSizeOf } from '../frames/muster.js'
export {
  BLOWS,
  type Blow,
  FIREARMS,
  type Firearm,
  type FirearmId,
  MELEE,
  MELEE_IDS,
  type MeleeId,
  type WeaponId,
} from '../numbers/weapons.js'
export { limitsOf, whyNotOffered, whyShut } from './legal.js'
export { rankAt, xpFor } from './rank.js'
export { handsFor, readyCharacters } from './ready.js'
export {
  ARCHETYPES,
  type Archetype,
  GENDERS,
  type Gender,
  type Sheet,
  SUB_ARCHETYPES,
  type SubArchetype,
  type TeamSheet,
} from './sheet.js'
