import { memo, type ReactNode } from 'react'
import type { Spot } from '../games/table-game.js'
import { DRAWING } from './Layer.js'

interface Props {
  /** What it is picked as; a hand finds it by this. */
  readonly spot: Spot
  /** Where it is, in board units. */
  readonly x: number
  readonly y: number
  readonly art: string
  /** Changes when it is turned over, which is seen; a piece without one is never turned. */
  readonly face?: string
  /** Whether it can be taken in the hand itself. */
  readonly isDragged?: boolean
}

/** A piece that slides to where it belongs, and is turned over on one axis. */
export const Piece = memo(function Piece({ spot, x, y, art, face = 'down', isDragged = false }: Props): ReactNode {
  return (
    <g
      className="piece"
      {...DRAWING}
      data-piece={spot}
      data-takes={isDragged ? spot : undefined}
      data-drag={isDragged ? 'any' : undefined}
      style={{ transform: `translate(${x}px, ${y}px)` }}
    >
      <g key={face} className={face === 'down' ? undefined : 'turned'} dangerouslySetInnerHTML={{ __html: art }} />
    </g>
  )
})
