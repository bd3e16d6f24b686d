import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react'
import type { Spot, TablePart } from '../table-game.js'
import type { Box } from './layout.js'

interface Props {
  readonly part: Pick<TablePart, 'point' | 'pick'>
  readonly spot: Spot
  readonly box: Box
  readonly label: string
  /** One of all the places is reached by Tab, the others from it by the arrow keys. */
  readonly tabs: boolean
  /** Whether it can be dragged to where it goes. */
  readonly drags: boolean
  readonly onLook: (spot: Spot | null) => void
  readonly children?: ReactNode
}

/** Something on the board that can be picked: a real control over the drawing. */
export function SpotArea({ part, spot, box, label, tabs, drags, onLook, children }: Props): ReactNode {
  const by = useRef<'mouse' | 'touch'>('mouse')
  const look = (at: Spot | null) => (): void => {
    part.point(at)
    onLook(at)
  }
  const press = (event: PointerEvent): void => {
    by.current = event.pointerType === 'touch' ? 'touch' : 'mouse'
  }
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    part.pick(spot, 'key')
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: an SVG has no button of its own
    <g
      role="button"
      tabIndex={tabs ? 0 : -1}
      aria-label={label}
      data-spot={spot}
      data-drag={drags ? '' : undefined}
      className="zmb-spot"
      onPointerDown={press}
      onPointerEnter={look(spot)}
      onPointerLeave={look(null)}
      onFocus={look(spot)}
      onBlur={look(null)}
      onClick={() => part.pick(spot, by.current)}
      onKeyDown={onKey}
    >
      {children}
      <rect className="hit" {...box} fill="transparent" />
      <rect className="ring" x={box.x + 1} y={box.y + 1} width={box.width - 2} height={box.height - 2} fill="none" />
    </g>
  )
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The arrow keys go to the nearest place in that direction. */
export function moveFocus(event: KeyboardEvent<SVGGElement>): void {
  const way = ARROWS[event.key]
  const from = (event.target as Element).closest('[data-spot]')
  if (way === undefined || from === null) return
  event.preventDefault()
  event.stopPropagation()
  const middle = (element: Element): readonly [number, number] => {
    const { left, top, width, height } = element.querySelector('.hit')!.getBoundingClientRect()
    return [left + width / 2, top + height / 2]
  }
  const [x, y] = middle(from)
  let best: { element: Element; far: number } | null = null
  for (const element of event.currentTarget.querySelectorAll('[data-spot]')) {
    const [ox, oy] = middle(element)
    const along = (ox - x) * way[0] + (oy - y) * way[1]
    const aside = Math.abs((ox - x) * way[1]) + Math.abs((oy - y) * way[0])
    const far = along + 2 * aside
    if (element !== from && along > 1 && (best === null || far < best.far)) best = { element, far }
  }
  if (best !== null) (best.element as SVGGElement).focus()
}
