import type { MouseEvent, ReactNode } from 'react'
import type { Spot, TablePart } from '../games/table-game.js'
import { pointerOf } from './Controls.js'
import { looking } from './looking.js'

type Picks = Pick<TablePart, 'point' | 'pick'>

/** What a button beside the board does when the spot that it stands for is looked at or picked. */
export const pickable = (part: Picks, spot: Spot) => ({
  ...looking(part, spot),
  // A key press on a button is a click without a pointer.
  onClick: (event: MouseEvent): void => part.pick(spot, event.detail === 0 ? 'key' : pointerOf(event)),
})

interface Props {
  readonly part: Picks & Pick<TablePart, 'lit'>
  readonly spot: Spot
  readonly className: string
  /** What it is while it cannot be picked; the same as when it can where this is absent. */
  readonly idle?: string
  readonly children: ReactNode
}

/** Someone or something beside the board that is a button whenever it can be picked. */
export function SpotButton({ part, spot, className, idle, children }: Props): ReactNode {
  if (!part.lit.has(spot)) return <span className={idle}>{children}</span>
  return (
    <button type="button" className={className} data-spot={spot} {...pickable(part, spot)}>
      {children}
    </button>
  )
}
