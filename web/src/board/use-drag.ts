import { type RefObject, useEffect, useRef } from 'react'
import type { Spot, TablePart } from '../games/table-game.js'

/** A hand that shakes is no drag. */
const SLACK = 6

type Picks = Pick<TablePart, 'point' | 'pick'> & {
  /** What is at a point of the board where no control is: something to be refused, with its rule. */
  placeAt(x: number, y: number): Spot | null
}

interface Held {
  readonly x: number
  readonly y: number
  readonly spot: Spot | null
  readonly by: 'mouse' | 'touch'
  readonly piece: SVGGElement | null
  carried: SVGGElement | null
}

const closest = (event: Event, selector: string): SVGElement | null =>
  (event.target as Element | null)?.closest<SVGElement>(selector) ?? null

/**
 * What a hand does on a board. It takes whatever carries `data-drag`, and the piece named by its `data-takes` (or the
 * thing itself) goes with it; where it is put down is picked. A click beside every control picks what is there, so
 * that it is said why not. The listeners are native ones: the board's pan, which is native too, must not hear of a drag.
 */
export function useDrag(board: RefObject<SVGGElement | null>, picks: Picks): void {
  const latest = useRef(picks)
  latest.current = picks
  useEffect(() => {
    const element = board.current
    if (element === null) return
    const gone = new AbortController()
    const { signal } = gone
    let held: Held | null = null

    const pointIn = ({ clientX, clientY }: MouseEvent): DOMPoint =>
      new DOMPoint(clientX, clientY).matrixTransform(element.getScreenCTM()!.inverse())
    const placeUnder = (event: MouseEvent): Spot | null => {
      const { x, y } = pointIn(event)
      return latest.current.placeAt(x, y)
    }
    const spotUnder = (event: MouseEvent): Spot | null => {
      const top = document.elementFromPoint(event.clientX, event.clientY)
      if (top === null || !element.ownerSVGElement!.contains(top)) return null
      return top.closest<SVGElement>('[data-spot]')?.dataset['spot'] ?? placeUnder(event)
    }
    const handleOf = (event: Event): SVGElement | null => {
      const handle = closest(event, '[data-drag]')
      const isFinger = event.type === 'touchstart' || (event as PointerEvent).pointerType === 'touch'
      return isFinger && handle?.dataset['drag'] === 'mouse' ? null : handle
    }
    const keepFromPan = (event: Event): void => {
      if (handleOf(event) !== null) event.stopPropagation()
    }
    const letGo = (): void => {
      held?.carried?.remove()
      held?.piece?.classList.remove('away')
      held = null
    }
    const down = (event: PointerEvent): void => {
      const handle = handleOf(event)
      if (handle === null || event.button !== 0) return
      const name = handle.dataset['takes'] ?? handle.dataset['spot'] ?? ''
      held = {
        x: event.clientX,
        y: event.clientY,
        spot: handle.dataset['spot'] ?? null,
        by: event.pointerType === 'touch' ? 'touch' : 'mouse',
        piece: element.querySelector<SVGGElement>(`[data-piece="${name}"]`),
        carried: null,
      }
    }
    const take = (): void => {
      if (held === null) return
      if (held.spot !== null) latest.current.pick(held.spot, 'mouse')
      const carried = (held.piece?.cloneNode(true) as SVGGElement | undefined) ?? null
      if (carried === null) return
      carried.removeAttribute('data-piece')
      carried.removeAttribute('data-drag')
      carried.classList.add('carried')
      held.piece!.classList.add('away')
      element.append(carried)
      held.carried = carried
    }
    let isDragging = false
    const move = (event: PointerEvent): void => {
      if (held === null) return
      if (!isDragging && Math.hypot(event.clientX - held.x, event.clientY - held.y) < SLACK) return
      if (!isDragging) take()
      isDragging = true
      const { x, y } = pointIn(event)
      if (held.carried !== null) held.carried.style.transform = `translate(${x}px, ${y}px)`
      latest.current.point(spotUnder(event))
    }
    const up = (event: PointerEvent): void => {
      if (held === null) return
      const from = held.spot
      letGo()
      if (!isDragging) return
      isDragging = false
      const spot = spotUnder(event)
      latest.current.point(null)
      // A drop is an answer by itself: it needs no second touch.
      if (spot !== null && spot !== from) latest.current.pick(spot, 'mouse')
      // The click that follows a drag belongs to it.
      const swallow = (click: Event): void => click.stopPropagation()
      window.addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0)
    }
    const cancel = (): void => {
      letGo()
      isDragging = false
    }
    const click = (event: MouseEvent): void => {
      if (closest(event, '[data-spot], [data-drag]') !== null) return
      const spot = placeUnder(event)
      const by = (event as PointerEvent).pointerType
      if (spot !== null) latest.current.pick(spot, by === 'touch' || by === 'pen' ? 'touch' : 'mouse')
    }
    element.addEventListener('mousedown', keepFromPan, { signal })
    element.addEventListener('touchstart', keepFromPan, { signal, passive: true })
    element.addEventListener('pointerdown', down, { signal })
    // Beside the board too: there it is said why nothing can be put down.
    element.ownerSVGElement!.addEventListener('click', click, { signal })
    window.addEventListener('pointermove', move, { signal })
    window.addEventListener('pointerup', up, { signal })
    window.addEventListener('pointercancel', cancel, { signal })
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && cancel(), { signal })
    return () => {
      cancel()
      gone.abort()
    }
  }, [board])
}
