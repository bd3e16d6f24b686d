import { LIMITS, TEMPLATE_LISTS, type TemplateLists } from './game-master.js'
import { MENACE, type MenaceAtStart } from './menace.js'

/** [DD-16.19] How hard the automatic game master plays. */
export const TEMPERS = ['fair', 'cruel', 'grim', 'ruthless'] as const
export type Temper = (typeof TEMPERS)[number]

/** What differs from one temper to another. Prices never do: every one of them pays and is refused like a person [DD-16.1]. */
export interface Manner {
  /** [DD-4.3] */
  readonly menace: MenaceAtStart
  /** [DD-16.11] */
  readonly lists: TemplateLists
  /** [DD-16.13] The most groups in a scene, for each survivor in it. */
  readonly groupsPerSurvivor: number
  /** [DD-16.7] Whether the Horde stays within the number of survivors. */
  readonly hordeWithinBand: boolean
  /** [DD-16.14] Whether the first obstacle of a scene is its way out. */
  readonly wayOut: boolean
  /** [DD-16.19] Whom a group turns on. */
  readonly prey: 'strongest' | 'weakest'
}

/** The numbers of the ledger. */
const FAIR: Manner = {
  menace: MENACE,
  lists: TEMPLATE_LISTS,
  groupsPerSurvivor: LIMITS.groupsPerSurvivor,
  hordeWithinBand: true,
  wayOut: true,
  prey: 'strongest',
}

/** More of the dead, who must be fought or fled: no obstacle leads out of the scene. */
const GRIM: Manner = {
  ...FAIR,
  menace: { least: 7, each: 15 },
  lists: {
    blockedWay: ['zombies', 'zombies', 'hazard', 'zombies', 'obstacle'],
    prowlers: ['zombies', 'threat', 'zombies', 'zombies', 'obstacle'],
    ambush: ['ambush', 'zombies', 'threat', 'special', 'zombies', 'obstacle'],
    pressure: ['threat', 'zombies', 'zombies', 'threat', 'obstacle'],
    living: TEMPLATE_LISTS.living,
    tide: ['zombies', 'zombies', 'zombies', 'hazard', 'special', 'obstacle'],
  },
  hordeWithinBand: false,
  wayOut: false,
}

/** The dead are near from the start, first and last. */
const RUTHLESS: Manner = {
  ...GRIM,
  menace: { least: 30, each: 18 },
  lists: {
    blockedWay: ['ambush', 'zombies', 'hazard', 'zombies', 'obstacle'],
    prowlers: ['ambush', 'zombies', 'threat', 'zombies', 'obstacle'],
    ambush: ['ambush', 'ambush', 'threat', 'special', 'zombies', 'obstacle'],
    pressure: ['ambush', 'threat', 'zombies', 'threat', 'obstacle'],
    living: TEMPLATE_LISTS.living,
    tide: ['ambush', 'zombies', 'zombies', 'hazard', 'special', 'obstacle'],
  },
  groupsPerSurvivor: 4,
}

export const MANNERS: Readonly<Record<Temper, Manner>> = {
  fair: FAIR,
  cruel: { ...FAIR, prey: 'weakest' },
  grim: GRIM,
  ruthless: RUTHLESS,
}
