/** What screens that show or make scenarios need of this game besides its module. */
export { SCENARIOS, scenarioOf } from './index.js'
export { SCENARIO_NAMES, type ScenarioName } from './names.js'
export type { Scenario, Words } from './scenario.js'
