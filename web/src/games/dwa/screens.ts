import type { DwaAction, DwaFrame, DwaView } from '@shamble/game-dwa/table'
import { type ComponentType, lazy } from 'react'
import type { ScreenPart } from '../table-game.js'

type Screen = ComponentType<ScreenPart<DwaAction, DwaView>>

const Muster = lazy(() => import('./muster/Muster.js')) as unknown as Screen

/** Before and after the play itself there is no board to look at. */
export function screen(view: DwaView): Screen | null {
  const frames = view.frames as readonly DwaFrame[]
  return frames.at(-1)?.kind === 'muster' ? Muster : null
}
