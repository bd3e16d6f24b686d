import type { GameModule } from '@shamble/module'
import type { ComponentType } from 'react'

/** What a screen of a game's own is given: the game, and the thing of the drawer or the match that it is about. */
export interface OwnScreenProps {
  readonly module: GameModule
  readonly thing: string | null
  readonly match: string | null
}

export type OwnScreen = ComponentType<OwnScreenProps>
