/** [DD-13.1] to [DD-13.6] In the order of the book. */
export const SCENARIO_NAMES = ['brainsOnSale', 'plane', 'rouen', 'pathOfSouls', 'neoTokyo', 'xp426'] as const
export type ScenarioName = (typeof SCENARIO_NAMES)[number]
