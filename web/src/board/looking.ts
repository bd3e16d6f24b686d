import { type FocusEvent, type PointerEvent, useEffect, useRef } from 'react'
import type { Spot, TablePart } from '../games/table-game.js'

/**
 * A mouse or the focus of the keyboard looks at a spot. A finger does not: its tap chooses, and the focus that comes
 * with a tap or a click is not looking.
 */
export const looking = (part: Pick<TablePart, 'point'>, spot: Spot) =>
  hovering(
    () => part.point(spot),
    () => part.point(null),
  )

/** The same for anything that is looked at: a key shows its odds, and the layout may change with them. */
export const hovering = (look: () => void, away: () => void) => ({
  onPointerEnter: (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') look()
  },
  onPointerLeave: (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') away()
  },
  onFocus: (event: FocusEvent): void => {
    if (event.currentTarget.matches(':focus-visible')) look()
  },
  onBlur: (event: FocusEvent): void => {
    if (event.currentTarget.matches(':focus-visible')) away()
  },
})

/** How long a finger stays where it only wants to look. */
const HELD_MS = 400

/**
 * A finger that stays looks, and one that taps presses. What is under the finger may move while it looks, so a press
 * that was held answers nothing.
 */
export function useHold(look: () => void, press: () => void) {
  const held = useRef<{ timer: number; isHeld: boolean }>({ timer: 0, isHeld: false })
  const drop = (): void => window.clearTimeout(held.current.timer)
  useEffect(() => () => window.clearTimeout(held.current.timer), [])
  return {
    onPointerDown: ({ pointerType }: PointerEvent): void => {
      drop()
      held.current.isHeld = false
      if (pointerType !== 'touch') return
      held.current.timer = window.setTimeout(() => {
        held.current.isHeld = true
        look()
      }, HELD_MS)
    },
    onPointerUp: drop,
    onPointerCancel: drop,
    onClick: (): void => {
      drop()
      if (!held.current.isHeld) press()
      held.current.isHeld = false
    },
  }
}
