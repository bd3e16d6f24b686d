import type { DwaAction, DwaFrame, DwaView } from '@shamble/game-dwa/table'
import { type ComponentType, lazy } from 'react'
import type { ScreenPart } from '../table-game.js'
import { isAfter } from './campaign/words.js'

type Screen = ComponentType<ScreenPart<DwaAction, DwaView>>

const Muster = lazy(() => import('./muster/Muster.js')) as unknown as Screen
const Campaign = lazy(() => import('./campaign/Campaign.js')) as unknown as Screen

/** Before and after the play itself there is no board to look at. */
export function screen(view: DwaView): Screen | null {
  if ((view.frames as readonly DwaFrame[]).at(-1)?.kind === 'muster') return Muster
  return isAfter(view) ? Campaign : null
}
