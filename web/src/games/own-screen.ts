import type { ComponentType } from 'react'
import type { PageModule } from './page-module.js'

/** What a screen of a game's own is given: the game, and the thing of the drawer or the match that it is about. */
export interface OwnScreenProps {
  readonly module: PageModule
  readonly thing: string | null
  readonly match: string | null
}

export type OwnScreen = ComponentType<OwnScreenProps>
