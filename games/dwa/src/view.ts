import { cite, guessBase, type ViewBase, type Viewer, viewBase } from '@shamble/kernel'
import { copyPieces, type Pieces } from './clone.js'
import { procedures } from './procedures.js'
import type { Dwa } from './state.js'

/** Everything lies open [DWA-7.1.a]: what nobody knows has not been rolled yet. */
export interface DwaView extends ViewBase, Pieces {
  readonly options: Dwa['options']
}

export function viewDwa(s: Dwa, viewer: Viewer): DwaView {
  // A player who looks sees what everybody carries.
  cite('DWA-7.1.a')
  return viewBase({ frames: procedures } as never, s, viewer, { options: s.options, ...copyPieces(s) }) as DwaView
}

export function guessDwa(view: DwaView): Dwa {
  return guessBase(view, { options: view.options, ...copyPieces(view) }) as Dwa
}
