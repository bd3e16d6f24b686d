import type { FocusEvent, PointerEvent } from 'react'
import type { Spot, TablePart } from '../games/table-game.js'

/**
 * A mouse or the focus of the keyboard looks at a spot. A finger does not: its tap chooses, and the focus that comes
 * with a tap or a click is not looking.
 */
export const looking = (part: Pick<TablePart, 'point'>, spot: Spot) => ({
  onPointerEnter: (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') part.point(spot)
  },
  onPointerLeave: (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') part.point(null)
  },
  onFocus: (event: FocusEvent): void => {
    if (event.currentTarget.matches(':focus-visible')) part.point(spot)
  },
  onBlur: (event: FocusEvent): void => {
    if (event.currentTarget.matches(':focus-visible')) part.point(null)
  },
})
