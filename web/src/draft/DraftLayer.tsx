import { atOf, type Draft, type Handle, handles, pickPlaces, wedge } from '@shamble/drafts'
import type { BoardArea, BoardPoint } from '@shamble/kernel'
import { refusalSentence, saidOf } from '@shamble/text'
import { type CSSProperties, type KeyboardEvent, type ReactNode, useRef } from 'react'
import { ARROWS } from '../board/arrows.js'
import type { Box } from '../board/box.js'
import type { TablePart } from '../games/table-game.js'
import { fieldWords } from './field-words.js'
import { placeWords } from './place-words.js'
import { STEM, stemTurn } from './stem.js'
import { useHandles } from './use-handles.js'
import './draft.css'

interface Props {
  readonly part: TablePart
  /** The whole board: a click anywhere on it puts down what is held. */
  readonly area: BoardArea
  /** Whether the board itself has something to pick for every thing that a draft may name. */
  readonly ownThings?: boolean
  /** What a click at a place puts down instead of the handle alone, such as several legs; `null` for just that. */
  readonly round?: (draft: Draft, handle: Handle, to: BoardPoint) => Draft | null
  /** What a finger should not hide, and about how many pixels a board unit has under it. */
  readonly beside?: { readonly pieces: readonly Box[]; readonly scale: number }
}

/** How far a named place or the end of a reach draws a hand, in pixels. */
const SLACK = 9

/**
 * What is being composed, drawn to scale over a board whose units are millimetres: handles to take, the ghost of the
 * base, a ruler with the cost, what is wrong beside the hand. Nothing is drawn where nothing has a place.
 */
export function DraftLayer({ part, area, ownThings = false, ...more }: Props): ReactNode {
  const { draft, compose } = part
  if (!draft || compose === undefined) return null
  const { shape } = draft.space
  const all = handles(shape, draft.value)
  const places = ownThings ? [] : pickPlaces(shape, draft.value)
  if (all.length + places.length === 0) return null
  return <Layer {...{ part, draft, compose, area, all, places }} {...more} />
}

interface LayerProps extends Props {
  readonly draft: Draft
  compose(draft: Draft): void
  readonly all: readonly Handle[]
  readonly places: ReturnType<typeof pickPlaces>
}

function Layer({ part, draft, compose, area, all, places, round, beside = ALONE }: LayerProps): ReactNode {
  const layer = useRef<SVGGElement>(null)
  const held = draft.held
  const latest = useRef(draft)
  latest.current = draft
  const move = (path: Handle['path'], to: BoardPoint, scale: number): void => {
    const handle = latest.current.handle(path)
    if (handle !== null) compose(latest.current.drag(handle, to, SLACK / scale))
  }
  useHandles(layer, {
    take: (at) => mended(latest.current, all.find(({ path }) => atOf(path) === at) ?? null),
    move,
    place: (to, scale) => {
      const handle = placed(latest.current)
      if (handle === null) return
      const put = latest.current.drag(handle, to, SLACK / scale)
      compose(round?.(put, handle, drawn(put, handle, to, scale)) ?? put)
    },
  })
  const isWrong = draft.checked?.refusal != null
  return (
    <g ref={layer} className={isWrong ? 'draft wrong' : 'draft'}>
      <rect className="draft-field" x={area.x} y={area.y} width={area.width} height={area.depth} data-place />
      {held?.from != null && held.reach !== null && held.kind !== 'angle' && (
        <circle className="draft-reach" cx={held.from.x} cy={held.from.y} r={held.reach} />
      )}
      {held?.snaps.map((snap) => (
        <circle key={`${snap.key} ${snap.x} ${snap.y}`} className="draft-snap" cx={snap.x} cy={snap.y} r={6} />
      ))}
      {all.map((handle) => (
        <Ruler key={atOf(handle.path)} handle={handle} />
      ))}
      {places.map(({ path, thing, isPicked }) => {
        const why = isPicked ? null : draft.whyNot(path, thing.id)
        const { speak } = part.words
        return (
          // biome-ignore lint/a11y/useSemanticElements: there are no buttons inside a drawing
          <g
            key={`${atOf(path)} ${thing.id}`}
            role="button"
            tabIndex={0}
            className={why === null ? 'draft-thing' : 'draft-thing barred'}
            aria-pressed={isPicked}
            aria-label={`${saidOf(fieldWords(draft.space, path, speak), speak(thing.say.key, thing.say.params), speak)}${why === null ? '' : `. ${refusalSentence(why, speak)}`}`}
            onClick={() => compose(latest.current.pickPlace(thing.id))}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== ' ') return
              event.preventDefault()
              compose(latest.current.pick(path, thing.id))
            }}
          >
            <g style={onScreen(thing.at)}>
              <circle className="hit" r={22} />
              <circle className="ring" r={19} />
            </g>
          </g>
        )
      })}
      {all.map((handle) => (
        <Grip
          key={atOf(handle.path)}
          {...{ handle, part, draft, compose, beside }}
          isHeld={held !== null && atOf(handle.path) === atOf(held.path)}
        />
      ))}
      {held?.isSet && <Said part={part} draft={draft} handle={held} area={area} />}
    </g>
  )
}

/** Where a click was meant: the named place that drew it, else the very place, however far off. */
function drawn(put: Draft, { path }: Handle, to: BoardPoint, scale: number): BoardPoint {
  const at = put.at(path) as unknown as BoardPoint | null
  return at !== null && Math.hypot(at.x - to.x, at.y - to.y) <= SLACK / scale + 1 ? at : to
}

/** What a click puts down: what is held; of a walk that has legs already, the next leg. */
function placed(draft: Draft): Handle | null {
  const { held } = draft
  if (held?.kind !== 'leg' || !held.isSet) return held
  return mended(draft, legsBeside(draft, held).find(({ isSet }) => !isSet) ?? held)
}

/** A walk that is refused gets no further leg: its last one is put elsewhere. */
function mended(draft: Draft, handle: Handle | null): Handle | null {
  if (handle?.kind !== 'leg' || handle.isSet || draft.checked?.refusal == null) return handle
  return legsBeside(draft, handle).findLast(({ isSet }) => isSet) ?? handle
}

const legsBeside = ({ handles: all }: Draft, { path }: Handle): readonly Handle[] =>
  all.filter((other) => atOf(other.path.slice(0, -1)) === atOf(path.slice(0, -1)))

/** A group that keeps its size on the screen, whatever the scale of the board. */
const onScreen = ({ x, y }: BoardPoint): CSSProperties => ({
  transform: `translate(${x}px, ${y}px) scale(calc(1 / var(--k, 1)))`,
})

function Ruler({ handle }: { readonly handle: Handle }): ReactNode {
  const { from, at, isSet, base, kind } = handle
  if (!isSet) return null
  return (
    <g>
      {kind === 'angle' && handle.spread > 0 && (
        <polygon
          className="draft-wedge"
          points={wedge(handle)
            .map(({ x, y }) => `${x},${y}`)
            .join(' ')}
        />
      )}
      {from !== null && <line className="draft-ruler" x1={from.x} y1={from.y} x2={at.x} y2={at.y} />}
      {base > 0 && <circle className="draft-ghost" cx={at.x} cy={at.y} r={base / 2} />}
    </g>
  )
}

/** What arrow keys move by: a centimetre or ten degrees, with Shift a millimetre or a degree. */
const STEP = 10

interface GripProps {
  readonly handle: Handle
  readonly part: TablePart
  readonly draft: Draft
  readonly isHeld: boolean
  readonly beside: NonNullable<Props['beside']>
  compose(draft: Draft): void
}

const ALONE: GripProps['beside'] = { pieces: [], scale: 1 }

function Grip({ handle, part, draft, compose, isHeld, beside }: GripProps): ReactNode {
  const { words } = part
  const grip = useRef<SVGGElement>(null)
  const turn = useRef(0)
  // It does not swing round while it is held.
  if (grip.current?.closest('[data-dragging]') == null) turn.current = stemTurn(handle.at, beside.pieces, beside.scale)
  const press = (event: KeyboardEvent): void => {
    const way = ARROWS[event.key]
    const by = event.shiftKey ? 1 : STEP
    if (way !== undefined) compose(draft.nudge(handle, way[0] * by, way[1] * by))
    else if (event.key === 'Enter' && draft.isReady) part.send?.()
    else if ((event.key === 'Delete' || event.key === 'Backspace') && handle.kind === 'leg' && handle.isSet)
      compose(draft.remove(handle.path.slice(0, -1), handle.path.at(-1) as number))
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const label = fieldWords(draft.space, handle.path, words.speak)
  return (
    <g
      ref={grip}
      role="slider"
      tabIndex={0}
      className={isHeld ? 'draft-handle held' : 'draft-handle'}
      data-handle={atOf(handle.path)}
      aria-label={label}
      aria-valuenow={handle.kind === 'angle' ? ((draft.at(handle.path) ?? 0) as number) : Math.round(handle.at.x)}
      aria-valuetext={placeWords(handle, words)}
      onKeyDown={press}
      onFocus={() => compose(draft.focusOn(handle.path))}
    >
      <g style={onScreen(handle.at)}>
        <circle className="hit" r={18} />
        <circle className="knob" r={11} />
        {/* A finger holds it from below, so that it hides nothing of what it places. */}
        <g className="draft-stem" transform={`rotate(${turn.current})`}>
          <line y1={8} y2={STEM.length - STEM.radius} />
          <circle className="hit" cy={STEM.length} r={STEM.touch} />
          <circle className="knob" cy={STEM.length} r={STEM.radius} />
        </g>
      </g>
    </g>
  )
}

/** The cost, and what is wrong with its rule, beside the hand and never under it. */
function Said({
  part,
  draft,
  handle,
  area,
}: {
  readonly part: TablePart
  readonly draft: Draft
  readonly handle: Handle
  readonly area: BoardArea
}): ReactNode {
  const { speak } = part.words
  const { checked } = draft
  if (checked === null) return null
  const [cost] = checked.about
  const isRight = handle.at.x > area.x + area.width / 2
  return (
    <g style={onScreen(handle.at)} className="draft-said">
      <foreignObject x={isRight ? -236 : 16} y={-44} width={220} height={88}>
        {/* The prompt says it as well, to anyone who listens. */}
        <div className={isRight ? 'right' : ''} aria-hidden="true">
          {cost !== undefined && <b>{speak(`draft.${cost.key}`, cost.params)}</b>}
          {checked.refusal !== null && (
            <span>
              {refusalSentence(checked.refusal, speak)} <code>{checked.refusal.rule}</code>
            </span>
          )}
        </div>
      </foreignObject>
    </g>
  )
}
