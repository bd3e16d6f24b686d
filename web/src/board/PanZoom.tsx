import { select } from 'd3-selection'
import { type ZoomBehavior, zoom, zoomIdentity, zoomTransform } from 'd3-zoom'
import {
  type CSSProperties,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { motionIsFull } from '../app/settings.js'
import { useWords } from '../app/words.js'
import { ARROWS } from './arrows.js'
import type { Box } from './box.js'
import { aim, aimAtDesk, between, heightOf, isClose, place, type Scales, type Size, type Stand } from './camera.js'
import { CORNERS, type Corner, freeCorner, type Insets } from './corners.js'
import { CropContext, cropAt, FocusContext, WHOLE } from './crop.js'
import { MiniMap, Nearer } from './Overview.js'

interface Props {
  /** What is there to be seen, in board units. */
  readonly box: Box
  readonly label: string
  /** What should be in view when the board is larger than its window; the middle of the box where nothing is. */
  readonly focus?: { readonly x: number; readonly y: number } | null
  /** The whole board in few strokes, for a corner of the window that shows only a part. */
  readonly mini?: string
  /** The smallest size of a board unit in pixels that one starts with at a desk. */
  readonly least?: number
  /** Between which sizes a board unit is drawn at a desk, where that follows what can be picked. */
  readonly scales?: Scales
  /** The usual size of a board unit on a small screen; a pixel where a board says nothing else. */
  readonly usual?: number
  /** What is over the window and not on the board: a scale along its edges. */
  readonly edges?: (at: Stand, size: Size) => ReactNode
  /** Where the small map is unless that would hide something. */
  readonly miniAt?: Corner
  /** How far the small map and the legend are from the edges of the window, where that is more than usual. */
  readonly insets?: Insets
  /** What is written under it. */
  readonly miniNote?: string
  /** What the small map and the legend never hide, and the keys only where they must, in board units. */
  readonly pieces?: readonly Box[]
  /** What signs on the board mean: shown where it hides nothing. */
  readonly legend?: ReactNode
  readonly children: ReactNode
}

const MOST = 4
/** A change of height, as a share, that moves nothing. */
const SLIGHT = 0.25
/** The smallest size of a board unit in pixels, where a board says nothing else; the one who asks for all of it gets less. */
const LEAST = 0.25
const NARROW = 700
/** Below this scale numbers on the board cannot be read: they are left away. */
const LEGIBLE = 0.75
/** How long the board takes to move to what matters. */
const GLIDE = 220

/** Where a finger picks, or where there is no room for a whole board. */
const isSmall = ({ width }: Size): boolean => width < NARROW || globalThis.matchMedia('(pointer: coarse)').matches

/** An SVG that is fitted, panned, pinched and zoomed; the same by wheel, fingers and keys. */
export function PanZoom(props: Props): ReactNode {
  const around = useContext(FocusContext)
  const focused = around === null ? null : props.focus == null ? props.box : cropAt(props.box, around, props.focus)
  const crop = useContext(CropContext) ?? focused
  if (crop === null) return <Movable {...props} />
  const { x, y, width, height } = crop === WHOLE ? props.box : crop
  return (
    <svg className="cropped" viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
      {props.children}
    </svg>
  )
}

function Movable({
  box,
  label,
  focus = null,
  mini,
  least = LEAST,
  scales,
  usual,
  edges,
  miniAt = 'bottom-left',
  insets,
  miniNote,
  pieces = NOTHING,
  legend,
  children,
}: Props): ReactNode {
  const words = useWords()
  const svg = useRef<SVGSVGElement>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })
  const room = useRef(size)
  const [at, setAt] = useState(zoomIdentity)
  const [lit, setLit] = useState<readonly Box[]>([])
  const behaviour = useRef<ZoomBehavior<SVGSVGElement, unknown> | null>(null)
  const moved = useRef(false)
  /** The scale that the player has chosen; it stays until they ask for what matters again. */
  const own = useRef<number | null>(null)
  /** Someone has asked for the whole board, however small that is. */
  const entire = useRef(false)
  const glide = useRef(0)
  /** Where a finger was last, and what could be picked then. */
  const touched = useRef({ y: 0, of: '' })
  const last = useRef(1)
  const hint = useId()

  useLayoutEffect(() => {
    const element = svg.current!
    const watch = new ResizeObserver(() => {
      room.current = { width: element.clientWidth || 1, height: element.clientHeight || 1 }
      setSize(room.current)
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [])

  useEffect(() => {
    const element = svg.current!
    const made = zoom<SVGSVGElement, unknown>()
      .scaleExtent([0.2, MOST])
      // Asked of the drawing itself, the whole page would be laid out again for each move.
      .extent((): [[number, number], [number, number]] => [
        [0, 0],
        [room.current.width, room.current.height],
      ])
      .filter((event: Event) => !(event.type === 'dblclick') && !(event as MouseEvent).button)
      .clickDistance(6)
      .on('zoom', (event: { transform: typeof zoomIdentity; sourceEvent: unknown }) => {
        if (event.sourceEvent) {
          moved.current = true
          entire.current = false
          cancelAnimationFrame(glide.current)
          if (Math.abs(event.transform.k - last.current) > 0.001) own.current = event.transform.k
        }
        last.current = event.transform.k
        setAt(event.transform)
      })
    behaviour.current = made
    // Two quick taps pick and confirm; by themselves they would zoom, and the second would land elsewhere.
    select(element).call(made).on('dblclick.zoom', null)
    return () => {
      cancelAnimationFrame(glide.current)
      select(element).on('.zoom', null)
    }
  }, [])
  const stand = ({ x, y, k }: Stand): void => {
    select(svg.current!).call(behaviour.current!.transform, zoomIdentity.translate(x, y).scale(k))
  }
  /** Pushed there, so that one sees where from; at once where nothing may move. */
  const goTo = (to: Stand): void => {
    cancelAnimationFrame(glide.current)
    const from = zoomTransform(svg.current!)
    if (!motionIsFull() || fitted.current.of === '') {
      stand(to)
      return
    }
    const begun = performance.now()
    const step = (time: number): void => {
      const share = Math.min(1, Math.max(0, (time - begun) / GLIDE))
      stand(between(from, to, share))
      if (share < 1) glide.current = requestAnimationFrame(step)
    }
    glide.current = requestAnimationFrame(step)
  }

  // Fit again when the window, the board or what matters changes, unless the player has moved the board.
  const focusX = focus?.x ?? null
  const focusY = focus?.y ?? null
  const key = `${box.x},${box.y},${box.width},${box.height}`
  const fitted = useRef({ width: 0, height: 0, of: '' })
  const [, setFits] = useState(0)
  /** Nothing moves under a hand that holds something: what matters now is looked at once it has let go. */
  const fitOnceFree = (): void => setFits((before) => before + 1)
  const fit = (): void => {
    moved.current = false
    entire.current = true
    own.current = null
    fitted.current = { width: 0, height: 0, of: '' }
    setFits((before) => before + 1)
  }
  const whole = Math.min(size.width / box.width, size.height / box.height)
  const isWhole = at.k <= whole + 0.01
  const seeAll = (): void => {
    if (isWhole) {
      fit()
      entire.current = false
      return
    }
    own.current = whole
    moved.current = true
    goTo(place(size, box, { x: box.x + box.width / 2, y: box.y + box.height / 2 }, whole))
  }
  // After every drawing, because only the drawing knows what can be picked; hardly ever is there anything to do.
  useEffect(() => {
    if (size.width === 0 || behaviour.current === null || svg.current!.closest('[data-dragging]') !== null) return
    const small = isSmall(size)
    const spots = small || scales !== undefined ? [...svg.current!.querySelectorAll<SVGGElement>(LIT)] : []
    // What a finger holds comes a moment after the question that it answers.
    const held = small && svg.current!.querySelector(HELD) !== null
    const of = `${key} ${focusX} ${focusY} ${spots.map(({ dataset }) => dataset['spot']).join()} ${held}`
    const before = fitted.current
    // A question that grows by a line takes it from the board; what a finger is about to touch again must not move.
    const isSlight = Math.abs(size.height - before.height) < before.height * SLIGHT
    const newSize = before.width !== size.width || !isSlight
    // The first touch has brought a key more: the second finds what it touched where it was.
    const { y: touchedAt, of: touchedIn } = touched.current
    if (before.of === of && touchedIn === of && before.width === size.width && touchedAt < size.height) return
    // Keys that come later may push what a finger would hold out of view.
    const isCut = held && size.height < before.height
    if (before.of === of && !newSize && !isCut) return
    if (moved.current && !newSize && focusX === null && spots.length === 0) return
    // The board cannot be pushed out of its window.
    behaviour.current
      .translateExtent([
        [box.x - box.width / 4, box.y - box.height / 4],
        [box.x + box.width * 1.25, box.y + box.height * 1.25],
      ])
      .scaleExtent([Math.min(whole, LEAST), MOST])
    if (small) {
      const { x, y, k } = zoomTransform(svg.current!)
      const now = before.of === '' || newSize ? null : { x, y, k }
      const focus = focusX === null || focusY === null ? null : { x: focusX, y: focusY }
      const boxes = spots.map(boxOf)
      setLit(boxes)
      const to = aim({
        window: size,
        board: box,
        spots: boxes,
        focus,
        grip: gripIn(svg.current!),
        own: own.current,
        now,
        ...(usual === undefined ? {} : { usual }),
      })
      // To stay means to stay here: a glide that is still under way would lead elsewhere.
      if (to === now) cancelAnimationFrame(glide.current)
      else goTo(to)
      fitted.current = { ...size, of }
      return
    }
    if (scales !== undefined && !entire.current) {
      const isNew = before.of === '' || newSize
      fitted.current = { ...size, of }
      if (moved.current && !isNew) return
      const { x, y, k } = zoomTransform(svg.current!)
      const now = isNew ? null : { x, y, k }
      const focus = focusX === null || focusY === null ? null : { x: focusX, y: focusY }
      const outlook = { window: size, board: box, spots: spots.map(boxOf), focus, own: own.current, now }
      const to = aimAtDesk(outlook, scales)
      if (isNew) stand(to)
      else if (to === now) cancelAnimationFrame(glide.current)
      else goTo(to)
      return
    }
    const scale = own.current ?? (entire.current ? whole : Math.max(whole, least))
    const cut = scale > whole + 0.001
    const isFirst = before.of === '' || newSize
    fitted.current = { ...size, of }
    if (moved.current && !newSize && !cut) return
    const middle = {
      x: cut && focusX !== null ? focusX : box.x + box.width / 2,
      y: cut && focusY !== null ? focusY : box.y + box.height / 2,
    }
    const to = place(size, box, middle, scale)
    if (isFirst) stand(to)
    else if (!isClose(size, zoomTransform(svg.current!), to)) goTo(to)
  })

  // Keys on the board are never on something that can be picked.
  const overview = useRef<HTMLButtonElement>(null)
  const zooming = useRef<HTMLDivElement>(null)
  const explaining = useRef<HTMLDivElement>(null)
  const [corners, setCorners] = useState<Corners>({
    legend: null,
    overview: miniAt,
    zooming: miniAt === 'bottom-right' ? 'top-right' : 'bottom-right',
  })
  useLayoutEffect(() => {
    const board = { window: size, stand: at, spots: lit, pieces }
    const right = freeCorner(board, sizeOf(zooming.current), AT_RIGHT, corners.zooming)
    const others = CORNERS.filter((corner) => corner !== right)
    const clear = { ...board, spots: [...lit, ...pieces], ...(insets === undefined ? {} : { insets }) }
    const left = freeCorner(clear, sizeOf(overview.current), others, corners.overview)
    const rest = CORNERS.filter((corner) => corner !== left)
    const told = freeCorner(clear, sizeOf(explaining.current), rest, null)
    if (right !== corners.zooming || left !== corners.overview || told !== corners.legend)
      setCorners({ legend: told, overview: left, zooming: right })
  }, [size, at, lit, pieces, insets, corners])

  const nudge = (event: React.KeyboardEvent): void => {
    const made = behaviour.current
    if (made === null || event.target !== svg.current) return
    const here = select(svg.current!)
    const step = 60 / zoomTransform(svg.current!).k
    const [dx, dy] = ARROWS[event.key] ?? [0, 0]
    if (event.key === '+' || event.key === '=') here.call(made.scaleBy, 1.25)
    else if (event.key === '-') here.call(made.scaleBy, 0.8)
    else if (event.key === '0') fit()
    else if (dx !== 0 || dy !== 0) here.call(made.translateBy, -dx * step, -dy * step)
    else return
    event.preventDefault()
    moved.current = event.key !== '0'
    entire.current = !moved.current
    if (moved.current) own.current = zoomTransform(svg.current!).k
  }
  const touch = ({ pointerType, clientY }: React.PointerEvent): void => {
    const { of } = fitted.current
    if (pointerType === 'touch') touched.current = { y: clientY - svg.current!.getBoundingClientRect().top, of }
  }
  const moves = { onKeyDown: nudge, onPointerDown: touch, onPointerUp: fitOnceFree }
  const by = (factor: number) => () => {
    moved.current = true
    entire.current = false
    cancelAnimationFrame(glide.current)
    select(svg.current!).call(behaviour.current!.scaleBy, factor)
    own.current = zoomTransform(svg.current!).k
  }

  return (
    <div
      className="panzoom"
      data-print={at.k < LEGIBLE ? 'none' : undefined}
      data-focus={focus === null || size.height === 0 ? undefined : heightOf(at, size, focus)}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a board that is larger than its window is moved by keys */}
      <svg ref={svg} role="group" aria-label={label} aria-describedby={hint} tabIndex={0} {...moves}>
        {/* What keeps its size on the screen divides by the scale. */}
        <g transform={at.toString()} style={{ '--k': at.k } as CSSProperties}>
          {children}
        </g>
        {edges?.(at, size)}
      </svg>
      <p id={hint} hidden>
        {words.speak('board.keys')}
      </p>
      {mini === undefined ? null : (
        <button
          ref={overview}
          type="button"
          className="overview"
          data-corner={corners.overview ?? 'none'}
          aria-label={words.speak(isWhole ? 'board.near' : 'board.whole')}
          onClick={seeAll}
        >
          {isWhole ? <Nearer /> : <MiniMap box={box} art={mini} at={at} size={size} lit={lit} />}
          {miniNote !== undefined && !isWhole && <small>{miniNote}</small>}
        </button>
      )}
      {legend !== undefined && (
        <div className="board-legend" ref={explaining} data-corner={corners.legend ?? 'none'}>
          {legend}
        </div>
      )}
      <div className="zoom" ref={zooming} data-corner={corners.zooming ?? 'none'}>
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

interface Corners {
  readonly legend: Corner | null
  readonly overview: Corner | null
  readonly zooming: Corner | null
}

const NOTHING: readonly Box[] = []
const AT_RIGHT: readonly Corner[] = ['bottom-right', 'top-right']

const sizeOf = (key: HTMLElement | null): Size => ({ width: key?.offsetWidth ?? 0, height: key?.offsetHeight ?? 0 })

const HELD = '.draft-handle.held .draft-stem'
/** Whatever can be picked on the board now, and how far something may be drawn. */
const LIT = '[data-spot]:not([aria-disabled="true"], [data-aside]), .draft-reach'

/** What a finger would hold of something that is being drawn, in board units. */
function gripIn(board: SVGSVGElement): Box | null {
  const stem = board.querySelector(HELD)
  // As it is drawn: where the board has been told to go may be a drawing ahead of that.
  const drawn = board.querySelector<SVGGElement>(':scope > g')?.getScreenCTM()
  if (stem === null || drawn == null) return null
  const { left, top, width, height } = stem.getBoundingClientRect()
  const { a: k, e, f } = drawn
  return { x: (left - e) / k, y: (top - f) / k, width: width / k, height: height / k }
}

function boxOf(element: SVGGElement): Box {
  const { x, y, width, height } = (element.querySelector<SVGGraphicsElement>('.hit') ?? element).getBBox()
  return { x, y, width, height }
}
