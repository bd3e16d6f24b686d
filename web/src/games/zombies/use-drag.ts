import { type RefObject, useEffect, useRef } from 'react'
import type { Spot, TablePart } from '../table-game.js'

/** A hand that shakes is no drag. */
const SLACK = 6

const spotAt = ({ clientX, clientY }: PointerEvent): Spot | null =>
  document.elementFromPoint(clientX, clientY)?.closest<SVGElement>('[data-spot]')?.dataset['spot'] ?? null

const handleOf = ({ target }: Event): SVGElement | null => (target as Element).closest<SVGElement>('[data-drag]')

/**
 * A pawn or a zombie can be dragged to where it goes: that is what picking both says. With a mouse only; a finger moves
 * the board. The listeners are native ones, so that the board's pan, which is native too, does not hear of it.
 */
export function useDrag(board: RefObject<SVGGElement | null>, part: Pick<TablePart, 'point' | 'pick'>): void {
  const latest = useRef(part)
  latest.current = part
  useEffect(() => {
    const element = board.current
    if (element === null) return
    const gone = new AbortController()
    const { signal } = gone
    let held: { x: number; y: number; spot: Spot | null; moved: boolean } | null = null
    const keepFromPan = (event: Event): void => {
      if (handleOf(event) !== null) event.stopPropagation()
    }
    const down = (event: PointerEvent): void => {
      const handle = handleOf(event)
      if (handle === null || event.button !== 0 || event.pointerType === 'touch') return
      held = { x: event.clientX, y: event.clientY, spot: handle.dataset['spot'] ?? null, moved: false }
    }
    const move = (event: PointerEvent): void => {
      if (held === null || (!held.moved && Math.hypot(event.clientX - held.x, event.clientY - held.y) < SLACK)) return
      if (!held.moved && held.spot !== null) latest.current.pick(held.spot, 'mouse')
      held.moved = true
      latest.current.point(spotAt(event))
    }
    const up = (event: PointerEvent): void => {
      const was = held
      held = null
      if (was === null || !was.moved) return
      const spot = spotAt(event)
      if (spot !== null && spot !== was.spot) latest.current.pick(spot, 'mouse')
      // The click that follows a drag belongs to it.
      const swallow = (click: Event): void => click.stopPropagation()
      window.addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0)
    }
    element.addEventListener('mousedown', keepFromPan, { signal })
    element.addEventListener('pointerdown', down, { signal })
    window.addEventListener('pointermove', move, { signal })
    window.addEventListener('pointerup', up, { signal })
    return () => gone.abort()
  }, [board])
}
