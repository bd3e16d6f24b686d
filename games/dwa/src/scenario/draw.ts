import type {
  OpeningState,
  Scenario,
  ScenarioLow,
  ScenarioOpening,
  ScenarioRoad,
  ScenarioRoom,
  ScenarioWall,
  Spot,
  Standing,
  Words,
} from './scenario.js'

/** Short ways to write tables down, for the scenarios that come with the game and for streets made by chance. */

export const wall = (x1: number, y1: number, x2: number, y2: number, standing: Standing = {}): ScenarioWall => ({
  from: [x1, y1],
  to: [x2, y2],
  ...standing,
})

export const low = (x1: number, y1: number, x2: number, y2: number, foot?: number): ScenarioLow => ({
  from: [x1, y1],
  to: [x2, y2],
  ...(foot === undefined ? {} : { foot }),
})

/** By its north-west corner, its width to the east and its depth to the south. */
export const box = (x: number, y: number, width: number, depth: number): Spot[] => [
  [x, y],
  [x + width, y],
  [x + width, y + depth],
  [x, y + depth],
]

/** The walls along an outline, the last joined to the first. */
export const around = (outline: readonly Spot[], standing: Standing = {}): ScenarioWall[] =>
  outline.map((from, i) => ({ from, to: outline[(i + 1) % outline.length]!, ...standing }))

const opening =
  (kind: ScenarioOpening['kind']) =>
  (x1: number, y1: number, x2: number, y2: number, state: OpeningState = 'closed'): ScenarioOpening => ({
    kind,
    from: [x1, y1],
    to: [x2, y2],
    state,
  })

export const door = opening('door')
export const pane = opening('window')
export const barricaded = (shut: ScenarioOpening): ScenarioOpening => ({ ...shut, state: 'closed', barricaded: true })

export const room = (
  id: string,
  name: Words,
  outline: readonly Spot[],
  more: Partial<Pick<ScenarioRoom, 'standard' | 'confined' | 'site' | 'explored'>> = {},
): ScenarioRoom => ({ id, name, outline, standard: true, confined: false, site: 'ordinary', explored: false, ...more })

export const road = (x1: number, y1: number, x2: number, y2: number, width: number): ScenarioRoad => ({
  from: [x1, y1],
  to: [x2, y2],
  width,
})

type Needed = 'name' | 'table' | 'deployment'

/** A scenario with whatever it has; what it lacks is empty. */
export const scenario = (given: Partial<Scenario> & Pick<Scenario, Needed>): Scenario => ({
  format: 'shamble-scenario/1',
  walls: [],
  blocks: [],
  low: [],
  difficult: [],
  roofs: [],
  rooms: [],
  openings: [],
  vehicles: [],
  objects: [],
  zombies: [],
  neutrals: [],
  arrivals: ['A', 'B'],
  objectives: [],
  ...given,
})
