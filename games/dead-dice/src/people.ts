/** What the screens around the fights need of this game: creation, refuge, negotiation, the end, pages to print. */
export { LONGEST } from './actions/people.js'
export { ADVERSARIES, type Adversary, GROUPS } from './data/adversaries.js'
export {
  BASE_SURVIVAL_RANGE,
  CHARACTERISTIC_RANGE,
  CREATION,
  EXPERIENCE,
  SCORES,
  type Score,
  TRAITS_AT_CREATION,
  TRUST_RANGE,
} from './data/characteristics.js'
export { DIFFICULTIES } from './data/difficulty.js'
export { LINES } from './data/equipment.js'
export { menaceAtStart, PRICES } from './data/menace.js'
export { REQUEST_TABLE, type Request, STAKE_TABLE, type Stake, type Toll, tries } from './data/negotiation.js'
export { LEVELS, type Level, RESERVE_STATES, RESERVES, type Reserve } from './data/reserves.js'
export { REWARDS, type Reward } from './data/rewards.js'
export { SAMPLE_DARK_SIDES, SAMPLE_SURVIVORS, SAMPLE_TRAIT_IDS } from './data/samples.js'
export { TAGS, TAGS_OF_TRAIT, type Tag, type Wish } from './data/tags.js'
export { WEAPON_TABLE } from './data/weapons.js'
export type { Test } from './frames/kinds.js'
export type { CreationFrame, ReplacementFrame, RewardsFrame } from './frames/kinds-people.js'
export type { LivingTurnFrame, NegotiationFrame } from './frames/kinds-turns.js'
export { knownState } from './odds/known.js'
export { testAfter } from './odds/tests.js'
export { difficultyOf, stakeOf } from './rules/bargain.js'
export { linesOf } from './rules/carrying.js'
export { kitOf } from './rules/kit.js'
export { diceOf, waysToReach } from './rules/pool.js'
export { drawRest } from './rules/random-sheets.js'
export { reservesInPlay } from './rules/reserves.js'
export { cameThrough } from './rules/rewards.js'
export { readySheet, type Sheet, sampleTrait, spentOn } from './rules/sheets.js'
export { ALL_WISHES, isReserveWish } from './rules/wishes.js'
export type { Survivor, Trait } from './state.js'
