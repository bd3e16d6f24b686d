import type { Characteristic } from './characteristics.js'

/** [DD-16.11] What a template buys. */
export const ELEMENTS = ['zombies', 'ambush', 'obstacle', 'hazard', 'threat', 'special', 'living'] as const
export type Element = (typeof ELEMENTS)[number]

/** [DD-16.10] In the order in which they follow each other. */
export const TEMPLATES = ['blockedWay', 'prowlers', 'ambush', 'pressure', 'living', 'tide'] as const
export type Template = (typeof TEMPLATES)[number]

/** [DD-16.11] Walked from left to right, once [DD-16.12]. */
export type TemplateLists = Readonly<Record<Template, readonly Element[]>>
export const TEMPLATE_LISTS: TemplateLists = {
  blockedWay: ['obstacle', 'zombies', 'hazard', 'zombies'],
  prowlers: ['zombies', 'threat', 'obstacle', 'zombies'],
  ambush: ['ambush', 'obstacle', 'threat', 'special', 'zombies'],
  pressure: ['threat', 'obstacle', 'zombies', 'threat'],
  living: ['living'],
  tide: ['zombies', 'zombies', 'obstacle', 'hazard', 'special'],
}

/** [DD-16.11] Where the living cannot appear, and in every catastrophe and exit scene [DD-16.33] [DD-16.40]. */
export const INSTEAD_OF_LIVING: Template = 'prowlers'

/** [DD-16.10] After so many scenes, catastrophes not counted. */
export const templateAfter = (scenes: number): Template => TEMPLATES[scenes % TEMPLATES.length]!

/** [DD-16.14] */
export const OBSTACLE_TURN: readonly Characteristic[] = ['muscle', 'brains', 'finesse', 'guts', 'mug']

/** [DD-16.13] In one scene. */
export const LIMITS = { groupsPerSurvivor: 2, obstacles: 2, hazards: 1, threatsPerReserve: 1 } as const

/** [DD-16.5] Planned dead turns. */
export const LENGTHS = [3, 4, 5] as const

/** [DD-16.6] The budget of dead turn `turn` (the first is 1) of `planned`. */
export const turnBudget = (menace: number, turn: number, planned: number): number =>
  Math.ceil(menace / Math.max(1, planned - turn + 1))

/** [DD-16.9] */
export const legBudget = (left: number, legs: number): number => Math.ceil(left / legs)

/** [DD-16.7] When the Horde is raised. */
export const RAISE_HORDE = { fromTurn: 2, budget: 6 } as const

/** [DD-16.17] What must be left of the turn's budget. */
export const ADDITIONS = { zombies: 1, noise: 2 } as const

/** [DD-16.18] */
export const PANIC_WHEN = { left: 2, zombiesPerSurvivor: 3 } as const

/** [DD-16.33] [DD-16.35] [DD-16.52] */
export const CATASTROPHE_WHEN = { livingTurn: 2, left: 3, menace: 4, perGame: 1 } as const
export const MOST_ELEMENTS_OF_TURNING = 2

/** [DD-16.36] */
export const STORY = { exitAnnounced: 2, twistAtLatest: 3, twistAtMenaceShare: 2 } as const

/** [DD-16.39] */
export const OBJECTIVES = [
  'shelter',
  'ammunition',
  'provisions',
  'survivors',
  'information',
  'exit',
  'newShelter',
] as const
export type Objective = (typeof OBJECTIVES)[number]

/** [DD-16.60] */
export const ENDINGS = ['out', 'held', 'lost'] as const
export type Ending = (typeof ENDINGS)[number]
