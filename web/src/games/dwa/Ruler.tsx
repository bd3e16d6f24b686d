import type { BoardArea } from '@shamble/kernel'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ARROWS } from '../../board/arrows.js'
import { acting } from './acting.js'
import { lengthWords } from './lengths.js'
import type { Part } from './part.js'

interface Point {
  readonly x: number
  readonly y: number
}

/**
 * The ruler: from where a hand is put down to where it goes, measured as the table measures. From a base it measures
 * from the edge, and to a base as well.
 */
export function Ruler({ view, words, area, useTool }: Part & { readonly area: BoardArea }): ReactNode {
  const layer = useRef<SVGGElement>(null)
  const start = acting(view) ?? view.humans.find(({ whereabouts }) => whereabouts === 'table') ?? { x: 0, y: 0 }
  const [ends, setEnds] = useState<readonly [Point, Point]>([start, { x: start.x + 100, y: start.y }])
  const held = useRef(false)
  // The pan listens natively, and must not hear of it.
  useEffect(() => {
    const stop = (event: Event): void => event.stopPropagation()
    const element = layer.current!
    element.addEventListener('mousedown', stop)
    element.addEventListener('touchstart', stop)
    return () => {
      element.removeEventListener('mousedown', stop)
      element.removeEventListener('touchstart', stop)
    }
  }, [])
  const at = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(layer.current!.getScreenCTM()!.inverse())
    return drawn(view, { x: Math.round(x), y: Math.round(y) })
  }
  const [from, to] = ends
  const { baseMm, measure } = view.options
  const bases = measure === 'centre' ? 0 : [from, to].filter((end) => isBase(view, end)).length
  const length = Math.max(0, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) - (bases * baseMm) / 2))
  return (
    <g ref={layer} className="dwa-ruler">
      <rect
        x={area.x}
        y={area.y}
        width={area.width}
        height={area.depth}
        tabIndex={0}
        role="slider"
        aria-valuenow={length}
        aria-label={words.speak('dwa.ruler.is', { length: lengthWords(length, view, words) })}
        onPointerDown={(event) => {
          event.stopPropagation()
          event.currentTarget.setPointerCapture(event.pointerId)
          held.current = true
          setEnds([at(event), at(event)])
        }}
        onPointerMove={(event) => {
          if (held.current) setEnds([from, at(event)])
        }}
        onPointerUp={() => {
          held.current = false
        }}
        onKeyDown={(event) => {
          const by = event.shiftKey ? 1 : 10
          const way = ARROWS[event.key]
          if (event.key === 'Escape') useTool?.(null)
          if (way === undefined) return
          event.preventDefault()
          event.stopPropagation()
          setEnds([from, { x: to.x + way[0] * by, y: to.y + way[1] * by }])
        }}
      />
      <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
      <circle cx={from.x} cy={from.y} r={4} />
      <circle cx={to.x} cy={to.y} r={4} />
      <g
        className="dwa-ruler-said"
        style={{ transform: `translate(${to.x}px, ${to.y}px) scale(calc(1 / var(--k, 1)))` }}
      >
        <rect x={10} y={-30} width={96} height={22} />
        <text className="cap" x={58} y={-15} textAnchor="middle">
          {lengthWords(length, view, words)}
        </text>
      </g>
    </g>
  )
}

const basesOf = ({ humans, zombies }: Part['view']): readonly Point[] => [
  ...humans.filter(({ whereabouts }) => whereabouts === 'table'),
  ...zombies,
]

/** A hand on a base means the middle of it. */
function drawn(view: Part['view'], to: Point): Point {
  const reach = view.options.baseMm / 2
  const found = basesOf(view).find(({ x, y }) => Math.hypot(x - to.x, y - to.y) <= reach)
  return found === undefined ? to : { x: found.x, y: found.y }
}

const isBase = (view: Part['view'], { x, y }: Point): boolean =>
  basesOf(view).some((figure) => figure.x === x && figure.y === y)
