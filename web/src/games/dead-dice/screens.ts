import type { DeadDiceAction, DeadDiceView } from '@shamble/game-dead-dice/table'
import type { Viewer } from '@shamble/kernel'
import { lazy } from 'react'
import type { ViewerParts } from '../table-game.js'
import { peopleScreen } from './between.js'
import type { Screen } from './moment.js'

const Shared = lazy(() => import('./Shared.js')) as unknown as Screen

/** What is other for one who looks, be it at the ladder or at a screen: a view says more than a seat's number. */
export function forViewer(viewer: Viewer): ViewerParts<DeadDiceAction, DeadDiceView> {
  // Anyone who only watches sees the table that all see, whatever is going on but the end.
  return viewer === 'spectator' ? { screen: (view) => (view.outcome === null ? Shared : peopleScreen(view)) } : {}
}
