import type { MoveFrame } from '../../frames/kinds.js'
import { Scene } from './scene.js'

/** The last window before red rolls for movement. */
export const PRE_MOVE = 'turn 5 red pre-move'

/** The movement points of step 5; -1 while nobody moves. */
export function points(scene: Scene): number {
  const frame = scene.state.frames.at(-1) as MoveFrame
  return frame.kind === 'move' ? frame.total : -1
}

/** Red has died by their own grenade while PRE_MOVE was open: the window goes on, the movement is gone. */
export const forfeited = (card: string): Scene =>
  new Scene([
    PRE_MOVE,
    `red at 1.4 lives 1 hand ${card} inplay grenade`,
    'blue hand your-shoes-untied, what-is-that-smell, fear',
    'tile army_surplus 1 0 turn 0',
  ]).do('red: use grenade on 1')
