import { whyNotStand } from './board/measure.js'
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
  return broken
}
