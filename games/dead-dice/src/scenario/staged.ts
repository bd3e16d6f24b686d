import { BrokenInvariant } from '@shamble/kernel'
import type { DeadDice } from '../state.js'
import { brainsOnSale } from './brains-on-sale.js'
import type { ScenarioName } from './names.js'
import type { OwnScenario } from './own.js'
import type { Scenario } from './scenario.js'
import { type Staged, stageOwn } from './stage-own.js'

// All of the book where options are read (`index.ts`); at a table in a page the one that is played there (`fetch.ts`).
const shelf = new Map<string, Staged>()

export const shelve = (scenario: Scenario): void => void shelf.set(scenario.id, { scenario, own: {} })
export const isShelved = (name: ScenarioName): boolean => shelf.has(name)

shelve(brainsOnSale)

/** Made once for each file that is in play. */
const made = new WeakMap<OwnScenario, Staged>()

/** The scenario that is played, whole: the state holds no more than its name, or what people wrote. */
export function stagedOf({ staged }: Pick<DeadDice, 'staged'>): Staged | null {
  if (staged === null) return null
  if (typeof staged === 'string') return printed(staged)
  const known = made.get(staged)
  if (known !== undefined) return known
  const whole = stageOwn(staged)
  made.set(staged, whole)
  return whole
}

function printed(name: ScenarioName): Staged {
  const found = shelf.get(name)
  if (found === undefined) throw new BrokenInvariant(`the scenario ${name} was not fetched`)
  return found
}
