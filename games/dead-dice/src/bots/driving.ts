import { combined } from '../data/vehicles.js'
import { chanceOf, type Ladder } from './ladder.js'
import type { ActionOf } from './situation.js'
import { because, type Thought } from './thought.js'

/** [DD-8.15] The driver kills without a price, as long as the vehicle lasts. */
export function driving(at: Ladder): Thought | null {
  const runs = at.sit.actions('runOver')
  if (runs.length > 0) {
    const wear = at.s.group.vehicle?.wear ?? 0
    // [DD-8.16] A failure costs the vehicle a point; the last one is dear.
    const worth = (run: ActionOf<'runOver'>): number => run.zombies - (1 - chanceOf(at, run)) * (wear > 1 ? 2 : 5)
    const best = runs.reduce((a, b) => (worth(b) > worth(a) ? b : a))
    if (worth(best) > 0) return because(best, 'runOver')
  }
  const [wheel] = at.sit.actions('takeWheel')
  if (wheel === undefined || at.wayOut !== null || at.zombies < WORTH_DRIVING) return null
  const { vehicle } = at.s.group
  return vehicle !== null && combined(vehicle.kind, vehicle.trailer) !== null ? because(wheel, 'takeWheel') : null
}
const WORTH_DRIVING = 4
