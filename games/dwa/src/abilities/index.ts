import type { Ability } from './ability.js'
import type { AbilityId } from './ids.js'

/** All abilities in the order of the rules. */
export const ABILITIES: readonly Ability[] = []

const BY_ID = new Map<AbilityId, Ability>(ABILITIES.map((ability) => [ability.id, ability]))
export const abilityById = (id: AbilityId): Ability => BY_ID.get(id)!
