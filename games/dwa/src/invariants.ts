import { whyNotStand } from './board/measure.js'
import { isFirearm } from './numbers/weapons.js'
import { rowOf } from './rules/loads.js'
import { occupantsOf } from './rules/vehicles.js'
import { type Dwa, type Human, isActive } from './state.js'

/** What cannot be in a sound match: the ledger's invariants that one state can tell. */
export function brokenInvariants(s: Dwa): string[] {
  const broken: string[] = []
  for (const human of s.humans) {
    if (human.whereabouts !== 'table') continue
    const why = whyNotStand(s, human, human.level, human)
    if (why !== null) broken.push(`GEO-2: ${human.name} stands in a forbidden place (${why})`)
  }
  for (const human of s.humans) if (isActive(human)) broken.push(...brokenGuns(s, human))
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

/** Rounds between none and the magazine, and no jammed revolver. */
function brokenGuns(s: Dwa, { name, weapons }: Human): string[] {
  const broken: string[] = []
  for (const weapon of weapons) {
    if (!isFirearm(weapon.id)) continue
    const { mag, jams } = rowOf(s, weapon)
    // Throwing weapons are counted one by one, and fuel is not.
    if (weapon.rounds < 0 || (mag > 0 && weapon.rounds > mag))
      broken.push(`DWA-11.1.e: ${name} has ${weapon.rounds} rounds in a ${weapon.id}`)
    if (weapon.jammed && jams === 'never') broken.push(`DWA-11.3.b: ${name} has a jammed ${weapon.id}`)
  }
  return broken
}
