import { select } from 'd3-selection'
import { type ZoomBehavior, zoom, zoomIdentity, zoomTransform } from 'd3-zoom'
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useWords } from '../app/words.js'

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface Props {
  /** What is there to be seen, in board units. */
  readonly box: Box
  readonly label: string
  /** What should be in view when the board is larger than its window; the middle of the box where nothing is. */
  readonly focus?: { readonly x: number; readonly y: number } | null
  /** The whole board in few strokes, for a corner of the window that shows only a part. */
  readonly mini?: string
  readonly children: ReactNode
}

const MOST = 4
/** A change of height, as a share, that moves nothing. */
const SLIGHT = 0.25
/** The smallest size of a board unit in pixels that one starts with: a phone shows a part of the board. */
const LEAST = 0.4
const LEAST_NARROW = 0.82
const NARROW = 700

/** An SVG that is fitted, panned, pinched and zoomed; the same by wheel, fingers and keys. */
export function PanZoom({ box, label, focus = null, mini, children }: Props): ReactNode {
  const words = useWords()
  const svg = useRef<SVGSVGElement>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })
  const [at, setAt] = useState(zoomIdentity)
  const behaviour = useRef<ZoomBehavior<SVGSVGElement, unknown> | null>(null)
  const moved = useRef(false)
  const hint = useId()

  useLayoutEffect(() => {
    const element = svg.current!
    const watch = new ResizeObserver(() =>
      setSize({ width: element.clientWidth || 1, height: element.clientHeight || 1 }),
    )
    watch.observe(element)
    return () => watch.disconnect()
  }, [])

  useEffect(() => {
    const element = svg.current!
    const made = zoom<SVGSVGElement, unknown>()
      .scaleExtent([0.2, MOST])
      .filter((event: Event) => !(event.type === 'dblclick') && !(event as MouseEvent).button)
      .clickDistance(6)
      .on('zoom', (event: { transform: typeof zoomIdentity; sourceEvent: unknown }) => {
        if (event.sourceEvent) moved.current = true
        setAt(event.transform)
      })
    behaviour.current = made
    // Two quick taps pick and confirm; by themselves they would zoom, and the second would land elsewhere.
    select(element).call(made).on('dblclick.zoom', null)
    return () => {
      select(element).on('.zoom', null)
    }
  }, [])

  // Fit again when the window, the board or what matters changes, unless somebody has moved the board himself.
  const focusX = focus?.x ?? null
  const focusY = focus?.y ?? null
  const key = `${box.x},${box.y},${box.width},${box.height}`
  const fitted = useRef({ width: 0, height: 0, of: '' })
  const [fits, setFits] = useState(0)
  const fit = (): void => {
    moved.current = false
    fitted.current = { width: 0, height: 0, of: '' }
    setFits((before) => before + 1)
  }
  useEffect(() => {
    if (size.width === 0 || behaviour.current === null) return
    const last = fitted.current
    const of = `${key} ${focusX} ${focusY}`
    // A question that grows by a line takes it from the board; what a finger is about to touch again must not move.
    const isSlight = Math.abs(size.height - last.height) < last.height * SLIGHT
    if (last.of === of && last.width === size.width && isSlight) return
    const newSize = last.width !== size.width || !isSlight
    if (moved.current && !newSize && focusX === null) return
    fitted.current = { ...size, of }
    // The board cannot be pushed out of its window.
    behaviour.current.translateExtent([
      [box.x - box.width / 4, box.y - box.height / 4],
      [box.x + box.width * 1.25, box.y + box.height * 1.25],
    ])
    const whole = Math.min(size.width / box.width, size.height / box.height)
    const scale = Math.max(whole, globalThis.innerWidth < NARROW ? LEAST_NARROW : LEAST)
    const cut = scale > whole + 0.001
    if (moved.current && !newSize && !cut) return
    const middle = {
      x: cut && focusX !== null ? focusX : box.x + box.width / 2,
      y: cut && focusY !== null ? focusY : box.y + box.height / 2,
    }
    const x = keepInside(size.width / 2 - middle.x * scale, box.x * scale, box.width * scale, size.width)
    const y = keepInside(size.height / 2 - middle.y * scale, box.y * scale, box.height * scale, size.height)
    select(svg.current!).call(behaviour.current.transform, zoomIdentity.translate(x, y).scale(scale))
  }, [size, key, focusX, focusY, box.x, box.y, box.width, box.height, fits])

  const nudge = (event: React.KeyboardEvent): void => {
    const made = behaviour.current
    if (made === null || event.target !== svg.current) return
    const here = select(svg.current!)
    const step = 60 / zoomTransform(svg.current!).k
    const [dx, dy] = ARROWS[event.key] ?? [0, 0]
    if (event.key === '+' || event.key === '=') here.call(made.scaleBy, 1.25)
    else if (event.key === '-') here.call(made.scaleBy, 0.8)
    else if (event.key === '0') fit()
    else if (dx !== 0 || dy !== 0) here.call(made.translateBy, dx * step, dy * step)
    else return
    event.preventDefault()
    moved.current = event.key !== '0'
  }
  const by = (factor: number) => () => {
    moved.current = true
    select(svg.current!).call(behaviour.current!.scaleBy, factor)
  }

  return (
    <div className="panzoom">
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a board that is larger than its window is moved by keys */}
      <svg ref={svg} role="group" aria-label={label} aria-describedby={hint} tabIndex={0} onKeyDown={nudge}>
        <g transform={at.toString()}>{children}</g>
      </svg>
      <p id={hint} hidden>
        {words.speak('board.keys')}
      </p>
      {mini !== undefined && isCut(at, size, box) && <MiniMap box={box} art={mini} at={at} size={size} />}
      <div className="zoom">
        <button type="button" aria-label={words.speak('board.closer')} onClick={by(1.3)}>
          +
        </button>
        <button type="button" aria-label={words.speak('board.farther')} onClick={by(1 / 1.3)}>
          −
        </button>
        <button type="button" aria-label={words.speak('board.whole')} onClick={fit}>
          ▢
        </button>
      </div>
    </div>
  )
}

type Transform = typeof zoomIdentity
type Size = { readonly width: number; readonly height: number }

/** Whether some of the board lies outside its window. */
const isCut = (at: Transform, size: Size, box: Box): boolean =>
  box.width * at.k > size.width + 1 || box.height * at.k > size.height + 1

function MiniMap({ box, art, at, size }: { box: Box; art: string; at: Transform; size: Size }): ReactNode {
  return (
    <svg className="mini" viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} aria-hidden="true">
      <g dangerouslySetInnerHTML={{ __html: art }} />
      <rect
        x={-at.x / at.k}
        y={-at.y / at.k}
        width={size.width / at.k}
        height={size.height / at.k}
        fill="none"
        stroke="var(--cold)"
        strokeWidth={box.width / 70}
      />
    </svg>
  )
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

/** No empty margin where there is board to show. */
function keepInside(shift: number, start: number, length: number, room: number): number {
  if (length <= room) return (room - length) / 2 - start
  return Math.min(-start, Math.max(room - length - start, shift))
}
