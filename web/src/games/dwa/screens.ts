import type { DwaAction, DwaFrame, DwaView } from '@shamble/game-dwa/table'
import { type ComponentType, lazy } from 'react'
import type { ScreenPart, Tool } from '../table-game.js'
import { isAfter } from './campaign/words.js'
import type { Part } from './part.js'

type Screen = ComponentType<ScreenPart<DwaAction, DwaView>>

const Muster = lazy(() => import('./muster/Muster.js')) as unknown as Screen
const Campaign = lazy(() => import('./campaign/Campaign.js')) as unknown as Screen

/** Before and after the play itself there is no board to look at. */
export function screen(view: DwaView): Screen | null {
  if ((view.frames as readonly DwaFrame[]).at(-1)?.kind === 'muster') return Muster
  return isAfter(view) ? Campaign : null
}

/** What stands in the bar there: the drawer, and sheets to print. */
export function screenTools({ words: { speak }, tool, useTool }: Part): readonly Tool[] {
  return [
    {
      name: speak('drawer.title'),
      short: speak('drawer.title'),
      key: 'O',
      pressed: tool === 'drawer',
      title: speak('drawer.teams'),
      run: () => useTool?.(tool === 'drawer' ? null : 'drawer'),
    },
    { name: speak('drawer.print'), key: 'P', run: () => useTool?.('print') },
  ]
}
