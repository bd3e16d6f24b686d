import type { Characteristic } from './characteristics.js'
import type { Reserve } from './reserves.js'

/** [DD-16.23] What a trait or a talent is good for. */
export const TAGS = [
  'melee',
  'shooting',
  'throwing',
  'medicine',
  'mechanics',
  'crafting',
  'driving',
  'stealth',
  'athletics',
  'leadership',
  'persuasion',
  'intimidation',
  'knowledge',
  'survival',
  'endurance',
  'courage',
] as const
export type Tag = (typeof TAGS)[number]

/** [DD-16.23] How many tags each carries. */
export const TAGS_OF_TRAIT = { min: 2, max: 3 } as const
export const TAGS_OF_TALENT = { min: 1, max: 2 } as const

/** One way to make a test: a characteristic, and what helps with it. */
export interface Approach {
  readonly by: Characteristic
  readonly tags: readonly Tag[]
}

const way = (by: Characteristic, ...tags: readonly Tag[]): Approach => ({ by, tags })

/** [DD-16.70] Tests of a fight and of a search; where there are two ways the player chooses. */
export const ACTIONS = {
  melee: [way('muscle', 'melee')],
  shot: [way('finesse', 'shooting')],
  throw: [way('finesse', 'throwing')],
  disengage: [way('finesse', 'athletics')],
  haul: [way('finesse', 'athletics')],
  dodge: [way('finesse', 'athletics')],
  pit: [way('finesse', 'athletics')],
  flee: [way('muscle', 'athletics')],
  climbOut: [way('muscle', 'athletics')],
  /** [DD-12.24] The table has no row for the Lasher's grip; it is a matter of force, like climbing out. */
  resist: [way('muscle', 'athletics')],
  attract: [way('mug', 'leadership', 'intimidation')],
  ultimateSacrifice: [way('guts', 'courage')],
  panic: [way('guts', 'courage')],
  trap: [way('brains', 'crafting', 'survival')],
  runOver: [way('guts', 'driving')],
  search: [way('brains', 'survival', 'knowledge')],
  negotiate: [way('brains', 'knowledge'), way('mug', 'persuasion', 'intimidation')],
} as const satisfies Readonly<Record<string, readonly Approach[]>>
export type ActionKind = keyof typeof ACTIONS

/** [DD-16.70] A situation that needs a test, by the characteristic that it asks for. */
export const OBSTACLES: Readonly<Record<Characteristic, Approach>> = {
  muscle: way('muscle', 'athletics'),
  brains: way('brains', 'mechanics', 'knowledge'),
  finesse: way('finesse', 'stealth'),
  guts: way('guts', 'endurance', 'courage'),
  mug: way('mug', 'persuasion', 'intimidation'),
}

/** [DD-16.15] [DD-16.70] How a threat to a reserve is averted. */
export const THREATS: Readonly<Record<Reserve, Approach>> = {
  shelter: way('muscle', 'crafting'),
  ammunition: way('finesse', 'stealth'),
  provisions: way('brains', 'survival'),
  survivors: way('mug', 'leadership'),
}

/** [DD-15.73] [DD-16.70] What a preparation scene can be for. The trap is laid as in a fight. */
export const WISHES = {
  shelter: [way('muscle', 'crafting'), way('brains', 'crafting')],
  ammunition: [way('finesse', 'crafting', 'stealth'), way('brains', 'crafting', 'stealth')],
  provisions: [way('brains', 'survival'), way('guts', 'survival')],
  survivors: [way('brains', 'medicine'), way('mug', 'leadership', 'persuasion')],
  repair: [way('brains', 'mechanics')],
  refuel: [way('brains', 'mechanics')],
  heal: [way('brains', 'medicine')],
  cure: [way('brains', 'knowledge')],
  molotov: [way('brains', 'crafting')],
  trap: [way('brains', 'crafting', 'survival')],
  information: [way('brains', 'knowledge'), way('mug', 'persuasion')],
} as const satisfies Readonly<Record<string, readonly Approach[]>>
export type Wish = keyof typeof WISHES
