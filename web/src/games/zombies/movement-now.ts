import { type Movement, movementOf, type ZombiesView } from '@shamble/game-zombies/table'
import type { WindowFrame } from '@shamble/kernel'

/** The movement of this turn; until it is rolled, what stands there is still that of the turn before. */
export function movementNow(view: ZombiesView): Movement | null {
  const isUnrolled = (view.frames as unknown as WindowFrame[]).some(
    (frame) => frame.kind === 'window' && frame.of === 'pre-move',
  )
  return view.outcome !== null || isUnrolled ? null : movementOf(view)
}
