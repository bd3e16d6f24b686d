import type { Handle } from '@shamble/drafts'
import type { BoardPoint } from '@shamble/kernel'
import { type RefObject, useEffect, useRef } from 'react'

interface Drag {
  /** The handle of this name. */
  take(name: string): Handle | null
  /** A hand has brought a handle here; `scale` is how many pixels a millimetre has. */
  move(path: Handle['path'], to: BoardPoint, scale: number): void
  /** A click beside every handle. */
  place(to: BoardPoint, scale: number): void
}

/**
 * Nothing moves under a hand that holds something: the board stays, and a readout that is not there yet comes later.
 * Lets go of it again.
 */
function holdStill(element: Element): () => void {
  const table = element.closest<HTMLElement>('.table')
  const readout = table?.querySelector<HTMLElement>('.readout')
  if (table != null) table.dataset['dragging'] = (readout?.offsetHeight ?? 0) > 0 ? 'read' : 'alone'
  return () => table?.removeAttribute('data-dragging')
}

/**
 * Takes handles along with a mouse or a finger. What is held keeps its distance from the hand, so a finger that holds
 * it by its stem never covers it. The listeners are native ones: the board's pan, which is native too, must not hear of
 * it.
 */
export function useHandles(layer: RefObject<SVGGElement | null>, drag: Drag): void {
  const latest = useRef(drag)
  latest.current = drag
  useEffect(() => {
    const element = layer.current
    if (element === null) return
    let held: { readonly path: Handle['path']; readonly dx: number; readonly dy: number; readonly by: number } | null =
      null
    let letGo = (): void => {}
    const boardAt = ({ clientX, clientY }: MouseEvent): BoardPoint & { readonly scale: number } => {
      const matrix = element.getScreenCTM()!
      const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse())
      return { x, y, scale: matrix.a }
    }
    const down = (event: PointerEvent): void => {
      const grip = (event.target as Element).closest<SVGGElement>('[data-handle]')
      const handle = grip === null ? null : latest.current.take(grip.dataset['handle']!)
      if (handle === null || event.button !== 0) return
      const { x, y } = boardAt(event)
      held = { path: handle.path, dx: handle.at.x - x, dy: handle.at.y - y, by: event.pointerId }
      element.setPointerCapture(event.pointerId)
      letGo = holdStill(element)
      grip!.focus({ preventScroll: true })
      event.stopPropagation()
    }
    const move = (event: PointerEvent): void => {
      if (held === null || event.pointerId !== held.by) return
      const { x, y, scale } = boardAt(event)
      latest.current.move(held.path, { x: x + held.dx, y: y + held.dy }, scale)
    }
    const up = (event: PointerEvent): void => {
      if (held?.by !== event.pointerId) return
      held = null
      letGo()
    }
    const click = (event: MouseEvent): void => {
      if ((event.target as Element).closest('[data-place]') === null) return
      const { x, y, scale } = boardAt(event)
      latest.current.place({ x, y }, scale)
    }
    const stop = (event: Event): void => {
      if ((event.target as Element).closest('[data-handle]') !== null) event.stopPropagation()
    }
    element.addEventListener('pointerdown', down)
    element.addEventListener('pointermove', move)
    element.addEventListener('pointerup', up)
    element.addEventListener('pointercancel', up)
    element.addEventListener('click', click)
    element.addEventListener('mousedown', stop)
    element.addEventListener('touchstart', stop)
    return () => {
      letGo()
      element.removeEventListener('pointerdown', down)
      element.removeEventListener('pointermove', move)
      element.removeEventListener('pointerup', up)
      element.removeEventListener('pointercancel', up)
      element.removeEventListener('click', click)
      element.removeEventListener('mousedown', stop)
      element.removeEventListener('touchstart', stop)
    }
  }, [layer])
}
