import type { Offers } from '@shamble/kernel'
import type { DwaAction } from '../actions.js'
import { apart, figuresOf, sees } from '../board/measure.js'
import { numbersOf } from '../numbers/house-numbers.js'
import { type FireMode, isFirearm } from '../numbers/weapons.js'
import { whyNotOrdered } from '../orders/legality.js'
import type { Doer } from '../orders/order.js'
import type { Dwa, Figure, Human } from '../state.js'

/** One shot at each of these that a weapon in hand can fire at now: what a flaw or a disorder demands. */
export function forcedShots(doer: Doer, at: readonly Figure[]): DwaAction[] {
  const { human, s } = doer
  // Not in contact with enemies: there the human fights.
  if (doer.engaged || human.posture === 'prone' || at.length === 0) return []
  const forced: Doer = { ...doer, forced: true }
  const found: DwaAction[] = []
  for (const weapon of human.hands) {
    const { id, rounds, jammed } = human.weapons[weapon]!
    if (!isFirearm(id) || rounds === 0 || jammed) continue
    const { mode } = numbersOf(s.options).weapons[id]
    for (const target of at) {
      if (human.now.shotAt.includes(target.id)) continue
      const action = shotWith(mode, weapon, target)
      if (whyNotOrdered(forced, action) === null) found.push(action)
    }
  }
  return found
}

function shotWith(mode: FireMode, weapon: number, { id, x, y, level }: Figure): DwaAction {
  switch (mode) {
    case 'single':
      return { type: 'shoot', weapon, targets: [{ target: id, shots: 1, aimed: 0 }], ability: 'none' }
    case 'automatic':
      return { type: 'burst', weapon, main: id, others: [], aimed: false, sustained: false, ability: 'none' }
    case 'shotgun':
    case 'sawnOff':
      return { type: 'blast', weapon, blasts: [{ target: id, at: { x, y }, shots: 1 }], ability: 'none' }
    case 'machineGun':
      return { type: 'spray', weapon, targets: [id], abilities: [] }
    case 'flame':
      return { type: 'flame', weapon, at: { x, y } }
    case 'launcher':
      return { type: 'launch', weapon, at: { x, y }, level }
  }
}

export function offerForcedShots(doer: Doer, at: readonly Figure[], to: Offers<DwaAction>): void {
  for (const action of forcedShots(doer, at)) to.legal(action)
}

/** The nearest figure in sight, friend or foe; of equals the first. */
export function nearestInSight(s: Dwa, human: Human): Figure | null {
  let best: Figure | null = null
  for (const figure of figuresOf(s)) {
    if (figure === human || !sees(s, human, figure)) continue
    if (best === null || apart(s, human, figure) < apart(s, human, best)) best = figure
  }
  return best
}
