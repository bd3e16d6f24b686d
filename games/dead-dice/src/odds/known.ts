import type { DeadDice } from '../state.js'
import type { DeadDiceView } from '../view.js'
import type { SeenSurvivor } from '../views/survivors.js'

/**
 * The game as far as it is known, for rules that ask for no more: nobody's secret Trust adds a die, and whatever else is
 * hidden plays no part in a test.
 */
export function knownState(view: DeadDiceView): DeadDice {
  const { scene } = view
  return {
    ...view,
    survivors: view.survivors.map((one) => known(one, view.survivors.length)),
    // A test outside a fight sets free those who helped before.
    scene: scene === null ? null : { ...scene },
  } as unknown as DeadDice
}

const known = (one: SeenSurvivor, seats: number): object =>
  one.trust === null ? { ...one, trust: Array.from({ length: seats }, () => 0), turnsIn: one.turnsIn ?? 0 } : one
