import type { BadInput } from '@shamble/kernel'
import type { Match } from '@shamble/record'
import type { Clock } from './clock.js'

/** How long a match that is being verified keeps others waiting, in milliseconds. */
const AT_A_TIME = 20

/** Plays the past of an opened match again behind everything else; the returned function calls it off. */
export function verifyBehind(
  match: Pick<Match, 'verification'>,
  clock: Clock,
  found: (damage: BadInput) => void,
): () => void {
  const steps = match.verification()
  let stop: () => void
  const goOn = (): void => {
    for (const begun = clock.now(); clock.now() - begun < AT_A_TIME; ) {
      const step = steps.next()
      if (!step.done) continue
      if (step.value !== null) found(step.value)
      return
    }
    stop = clock.after(0, goOn)
  }
  stop = clock.after(0, goOn)
  return () => stop()
}
