import { type RefObject, useEffect, useRef } from 'react'
import type { Spot } from '../table-game.js'

interface Picks {
  point(spot: Spot | null): void
  pick(spot: Spot, by: 'mouse' | 'touch' | 'key'): void
}

/** A hand that shakes is no drag. */
const SLACK = 6

const spotAt = (x: number, y: number): Spot | null =>
  document.elementFromPoint(x, y)?.closest<SVGElement>('[data-spot]')?.dataset['spot'] ?? null

/**
 * Drags whatever carries `data-drag`: what it is dropped on is picked. A drop beside everything does nothing.
 * The listeners are the element's own: the board's pan listens on the drawing and must not hear of it.
 */
export function useDrag(board: RefObject<SVGGElement | null>, picks: Picks): void {
  const latest = useRef(picks)
  latest.current = picks
  useEffect(() => {
    const element = board.current
    if (element === null) return
    let start: { x: number; y: number; spot: Spot | null; dragged: boolean } | null = null
    const handleOf = (event: Event) => (event.target as Element | null)?.closest<SVGElement>('[data-drag]') ?? null
    const keepFromPan = (event: Event): void => {
      if (handleOf(event) !== null) event.stopPropagation()
    }
    const down = (event: PointerEvent): void => {
      const handle = handleOf(event)
      if (handle === null || event.button !== 0) return
      start = { x: event.clientX, y: event.clientY, spot: handle.dataset['spot'] ?? null, dragged: false }
    }
    const move = (event: PointerEvent): void => {
      if (start === null) return
      if (!start.dragged && Math.hypot(event.clientX - start.x, event.clientY - start.y) < SLACK) return
      if (!start.dragged && start.spot !== null) latest.current.pick(start.spot, 'mouse')
      start.dragged = true
      latest.current.point(spotAt(event.clientX, event.clientY))
    }
    const up = (event: PointerEvent): void => {
      const was = start
      start = null
      if (was === null || !was.dragged) return
      const spot = spotAt(event.clientX, event.clientY)
      latest.current.point(null)
      if (spot !== null && spot !== was.spot) latest.current.pick(spot, 'mouse')
      // The click that follows a drag belongs to it.
      const swallow = (click: Event) => click.stopPropagation()
      window.addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0)
    }
    element.addEventListener('mousedown', keepFromPan)
    element.addEventListener('touchstart', keepFromPan, { passive: true })
    element.addEventListener('pointerdown', down)
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', up)
    return () => {
      element.removeEventListener('mousedown', keepFromPan)
      element.removeEventListener('touchstart', keepFromPan)
      element.removeEventListener('pointerdown', down)
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', up)
    }
  }, [board])
}
