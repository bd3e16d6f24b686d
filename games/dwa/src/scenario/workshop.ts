/** What screens that show or make scenarios need of this game besides its module. */
export { makeBoard, vehicleOutline } from '../board/board.js'
export { FIREARMS, type FirearmId, MELEE_IDS, type WeaponId } from '../numbers/weapons.js'
export { READY_TEAM_IDS } from '../teams/names.js'
export { around, box, scenario } from './draw.js'
export { SCENARIOS, scenarioOf } from './index.js'
export { SCENARIO_NAMES, type ScenarioName } from './names.js'
export { isOn } from './outlines.js'
export { readScenario } from './reader.js'
export {
  ARRIVALS,
  type Condition,
  EDGES,
  type Edge,
  FINDS,
  OBJECTIVE_KINDS,
  OPENING_STATES,
  type Scenario,
  type ScenarioObjective,
  type ScenarioOpening,
  type ScenarioWall,
  SETTINGS,
  SITES,
  type Spot,
  VEHICLE_KINDS,
  type Words,
} from './scenario.js'
export { type Fault, faultsOf, type Repair } from './validate.js'
