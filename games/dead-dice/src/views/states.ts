import type { DeadDiceView } from '../view.js'
import type { SeenSurvivor } from './survivors.js'

/** Keys of the catalogue for what is the matter with a survivor in the scene. */
export function statesOf({ scene }: DeadDiceView, { down }: SeenSurvivor, seat: number): string[] {
  const stand = scene?.stands.find((one) => one.seat === seat)
  if (scene === null || stand === undefined) return down ? ['state.down'] : []
  if (stand.gone !== '') return [`gone.${stand.gone}`]
  const states = {
    down,
    engaged: scene.hordes.some(({ engaged, target }) => engaged && target === seat),
    held: scene.hordes.some(({ holds }) => holds === seat),
    defenceless: stand.defenceless,
    panicked: stand.panicked,
    fleeing: stand.fleeing,
    unconscious: stand.unconscious,
    inPit: stand.inPit,
    driving: stand.driving,
    exposed: stand.exposed > 0,
    acted: scene.fighting && stand.acted,
  }
  return Object.entries(states).flatMap(([name, holds]) => (holds ? [`state.${name}`] : []))
}
