import { type SurvivorFile, survivorFile } from '@shamble/game-dead-dice/files'
import type { Survivor } from '@shamble/game-dead-dice/people'
import type { DeadDiceView } from '@shamble/game-dead-dice/table'

/** The survivors that this viewer knows whole, as people keep them. */
export const survivorThings = (view: DeadDiceView): SurvivorFile[] =>
  view.survivors.flatMap((survivor) =>
    survivor.name === '' || survivor.darkSide === null || survivor.carrier === null
      ? []
      : [survivorFile(view, survivor as unknown as Survivor)],
  )
