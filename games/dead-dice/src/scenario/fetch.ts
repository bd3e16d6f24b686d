import type { DeadDice } from '../state.js'
import type { ScenarioName } from './names.js'
import type { Scenario } from './scenario.js'
import { isShelved, shelve } from './staged.js'

/** Brains on sale is there always: it fills the gaps of all others. */
const LISTED: Readonly<Record<Exclude<ScenarioName, 'brainsOnSale'>, () => Promise<Scenario>>> = {
  plane: async () => (await import('./plane.js')).plane,
  rouen: async () => (await import('./rouen.js')).rouen,
  pathOfSouls: async () => (await import('./path-of-souls.js')).pathOfSouls,
  neoTokyo: async () => (await import('./neo-tokyo.js')).neoTokyo,
  xp426: async () => (await import('./xp-426.js')).xp426,
}

/** Fetches the scenario that a match plays, and no other. */
export async function fetchScenario({ staged }: Pick<DeadDice, 'staged'>): Promise<void> {
  if (typeof staged !== 'string' || staged === 'brainsOnSale' || isShelved(staged)) return
  shelve(await LISTED[staged]())
}
