import { whyNotStand } from './board/measure.js'
import { occupantsOf } from './rules/vehicles.js'
import type { Dwa } from './state.js'

/** What cannot be in a sound match: the ledger's invariants that one state can tell. */
export function brokenInvariants(s: Dwa): string[] {
  const broken: string[] = []
  for (const human of s.humans) {
    if (human.whereabouts !== 'table') continue
    const why = whyNotStand(s, human, human.level, human)
    if (why !== null) broken.push(`GEO-2: ${human.name} stands in a forbidden place (${why})`)
  }
  for (const zombie of s.zombies) {
    const why = whyNotStand(s, zombie, zombie.level, zombie)
    if (why !== null) broken.push(`GEO-2: zombie ${-zombie.id} stands in a forbidden place (${why})`)
  }
  s.vehicles.forEach((vehicle, i) => {
    const occupants = occupantsOf(s, i)
    if (vehicle.wrecked && (vehicle.speed > 0 || vehicle.running)) broken.push(`R-77.6: wreck ${i} moves or runs`)
    if (occupants.length > vehicle.seats) broken.push(`R-109: vehicle ${i} is overfull`)
    if (occupants.filter(({ drives }) => drives).length > 1) broken.push(`DWA-16.3.c: vehicle ${i} has two drivers`)
  })
  return broken
}
