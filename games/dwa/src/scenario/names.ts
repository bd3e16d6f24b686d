/** The scenarios that come with the game, and a street made by chance. */
export const SCENARIO_NAMES = [
  'street',
  'house',
  'hospital',
  'petrolStation',
  'rooftops',
  'policeStation',
  'bridge',
  'church',
  'random',
] as const
export type ScenarioName = (typeof SCENARIO_NAMES)[number]
