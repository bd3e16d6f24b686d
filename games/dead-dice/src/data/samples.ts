import type { RuleId } from '@shamble/kernel'
import type { Scores } from './characteristics.js'
import type { Tag } from './tags.js'

/** [DD-1.15] Traits to choose from, with tags [DD-16.23]; those of the ready-made survivors come last. */
export const SAMPLE_TRAITS = {
  bornLeader: ['leadership', 'persuasion', 'courage'],
  desperate: ['courage', 'endurance'],
  idealist: ['persuasion', 'leadership'],
  cop: ['shooting', 'intimidation', 'driving'],
  nurse: ['medicine', 'endurance'],
  medicalStudent: ['medicine', 'knowledge'],
  keenHunter: ['shooting', 'stealth', 'survival'],
  formerScout: ['survival', 'crafting', 'athletics'],
  katana: ['melee', 'intimidation'],
  tenacious: ['endurance', 'courage'],
  sureShot: ['shooting', 'throwing'],
} as const satisfies Readonly<Record<string, readonly Tag[]>>
export type SampleTrait = keyof typeof SAMPLE_TRAITS

/** [DD-1.15] */
export const SAMPLE_DARK_SIDES = [
  'lostSon',
  'risenParents',
  'humanFlesh',
  'lostCompanions',
  'murder',
  'missingSon',
  'ownMother',
] as const
export type SampleDarkSide = (typeof SAMPLE_DARK_SIDES)[number]

export interface SampleSurvivor {
  readonly name: string
  readonly scores: Scores
  readonly traits: readonly SampleTrait[]
  readonly darkSide: SampleDarkSide
  readonly rule: RuleId
}

/** [DD-1.15] Ready to play. */
export const SAMPLE_SURVIVORS: readonly SampleSurvivor[] = [
  {
    name: 'Rick',
    scores: { brains: 1, muscle: 2, finesse: 2, guts: 2, mug: 2, survival: 3 },
    traits: ['bornLeader'],
    darkSide: 'missingSon',
    rule: 'DD-1.15',
  },
  {
    name: 'Zoë',
    scores: { brains: 2, muscle: 1, finesse: 3, guts: 1, mug: 2, survival: 1 },
    traits: ['tenacious', 'sureShot'],
    darkSide: 'ownMother',
    rule: 'DD-1.15',
  },
]

export const SAMPLE_TRAIT_IDS = Object.keys(SAMPLE_TRAITS) as readonly SampleTrait[]
export const READY_NAMES: readonly string[] = SAMPLE_SURVIVORS.map(({ name }) => name)
