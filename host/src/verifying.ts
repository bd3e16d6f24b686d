import type { BadInput } from '@shamble/kernel'
import type { Match } from '@shamble/record'
import type { Clock } from './clock.js'
import { behindAll } from './slices.js'

/** Plays the past of an opened match again behind everything else; the returned function calls it off. */
export function verifyBehind(
  match: Pick<Match, 'verification'>,
  clock: Clock,
  told: { found(damage: BadInput): void; failed(error: unknown): void },
): () => void {
  return behindAll(match.verification(), clock, {
    done: (damage) => {
      if (damage !== null) told.found(damage)
    },
    failed: told.failed,
  })
}
