/** What the screens of muster and campaign need of this game besides its module. */
export type { Ability } from '../abilities/ability.js'
export type { AbilityId } from '../abilities/ids.js'
export { ABILITIES, abilityById } from '../abilities/index.js'
export type { ActionOf } from '../actions.js'
export { DISORDER_IDS, type DisorderId } from '../disorders/ids.js'
export { FLAW_IDS, type FlawId } from '../flaws/ids.js'
export type { AftermathFrame, MusterFrame } from '../frames/kinds.js'
export { teamSizeOf } from '../frames/roster.js'
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
export { moraleRegained } from '../rules/aftermath.js'
export { thingsOf } from '../rules/gear.js'
export { type TemplateCard, templateCards } from '../rules/template-outline.js'
export { thingName } from '../rules/thing-words.js'
export type { Result } from '../scenario/victory.js'
export { teamSheetOf } from '../sequel.js'
export type { Thing } from '../state.js'
export { limitsOf } from './bearing.js'
export { whyNotLearn, whyNotOffered, whyShut } from './legal.js'
export { READY_TEAM_IDS, type ReadyTeamId } from './names.js'
export { rankAt, xpFor } from './rank.js'
export { handsFor, readyCharacters, readyTeam } from './ready.js'
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
