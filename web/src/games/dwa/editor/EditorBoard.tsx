import type { Scenario, Spot } from '@shamble/game-dwa/scenarios'
import { saidOf } from '@shamble/text'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { Layer } from '../../../board/Layer.js'
import { PanZoom } from '../../../board/PanZoom.js'
import { Edges } from '../Edges.js'
import { K } from '../scale.js'
import type { Desk } from './desk.js'
import { begin, drawn, endOf, type Gesture, going } from './hand.js'
import { faultsArt, penArt, selectionArt } from './mark-art.js'
import { pieceName } from './names.js'
import { refOf, shapeOf } from './pieces.js'
import { sheetArt } from './sheet-art.js'

const MARGIN = 30
/** A finger's or a mouse's width, in pixels. */
const REACH = 9
/** Labels stand beside so many faults; with more of them only beside the one that is looked at. */
const FEW = 3
const CENTIMETRES = { options: { units: 'cm' } } as const

interface Props {
  readonly desk: Desk
  /** Whether things can be changed; a phone only shows them. */
  readonly still?: boolean
  /** How often someone has asked for all of the table. */
  readonly wholes: number
}

/** The table that is being made, under a hand that draws, moves and turns. */
export function EditorBoard({ desk, still = false, wholes }: Props): ReactNode {
  const { scenario, words, selected, focus, pen, tool } = desk
  const { speak } = words
  const layer = useRef<SVGGElement>(null)
  const [held, setHeld] = useState<{ readonly gesture: Gesture; readonly at: Spot } | null>(null)
  const loose = useRef(false)
  const shown = held === null ? scenario : going(held.gesture, held.at, scenario, snapNow(desk, loose.current))
  const art = useMemo(() => sheetArt(shown, words), [shown, words])
  const mm = (length: number): string => speak('dwa.mm', { mm: length })
  const shape = selected === null ? null : shapeOf(shown, selected)
  const { width, depth } = scenario.table
  useHand(layer, desk, still, { loose, setHeld })
  const box = { x: -MARGIN, y: -MARGIN, width: width + 2 * MARGIN, height: depth + 2 * MARGIN }
  return (
    <PanZoom
      box={box}
      label={speak('editor.board', { name: nameIn(scenario, desk), count: desk.blocking })}
      focus={focus === null ? null : { x: focus[0], y: focus[1] }}
      {...(still ? { usual: 0.3 } : wholes === 0 ? { least: 1.22 } : {})}
      mini={`<g transform="scale(${1 / K})">${art}</g>`}
      miniAt="bottom-right"
      miniNote={speak('editor.size', { width: width / 10, depth: depth / 10 })}
      edges={(at, size) => <Edges view={CENTIMETRES} table={scenario.table} at={at} size={size} />}
    >
      <g ref={layer} className="editor-sheet" data-tool={tool.id}>
        <rect x={-MARGIN} y={-MARGIN} width={box.width} height={box.height} fill="var(--stock)" />
        <g transform={`scale(${1 / K})`}>
          <Layer art={art} />
          {held === null && <Layer art={faultsArt(scenario, marksOf(desk))} />}
          {shape !== null && <Layer art={selectionArt(shape, mm)} />}
          {held?.gesture.kind === 'draw' && (
            <Layer
              art={penArt(
                held.gesture.from,
                endOf(held.gesture.tool, held.at, scenario, snapNow(desk, loose.current)),
                held.gesture.tool.drawing,
                mm,
              )}
            />
          )}
          {held === null && pen !== null && <Layer art={penArt(pen.from, pen.to, tool.drawing, mm)} />}
        </g>
      </g>
    </PanZoom>
  )
}

const nameIn = ({ name }: Scenario, { words }: Desk): string => (typeof name === 'string' ? name : name[words.language])

const snapNow = ({ snap }: Desk, isLoose: boolean): Desk['snap'] => (isLoose ? 'off' : snap)

function marksOf({ faults, blocking, at, scenario, words }: Desk) {
  return faults.slice(0, blocking).map((fault, i) => {
    const ref = refOf(fault.path)
    const isNamed = ref !== null && shapeOf(scenario, ref) !== null
    const said = blocking <= FEW || i === at ? words.speak(fault.key, fault.params) : ''
    return {
      fault,
      number: i + 1,
      said: said === '' || !isNamed ? said : saidOf(pieceName(scenario, ref, words), said, words.speak),
    }
  })
}

interface HandProps {
  readonly loose: { current: boolean }
  setHeld(held: { readonly gesture: Gesture; readonly at: Spot } | null): void
}

/** A mouse or a pen on the board. What it takes up the board's own panning must not hear of. */
function useHand(
  layer: { readonly current: SVGGElement | null },
  desk: Desk,
  still: boolean,
  { loose, setHeld }: HandProps,
): void {
  const latest = useRef({ desk, still })
  latest.current = { desk, still }
  useEffect(() => {
    const element = layer.current!
    let gesture: Gesture | null = null
    const spotOf = ({ clientX, clientY }: PointerEvent): Spot => {
      const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(element.getScreenCTM()!.inverse())
      return [x, y]
    }
    const down = (event: PointerEvent): void => {
      gesture = null
      const { desk: now, still: isStill } = latest.current
      if (isStill || event.button !== 0) return
      loose.current = event.altKey
      const at = spotOf(event)
      const slack = REACH / element.getScreenCTM()!.a
      gesture = begin(at, { ...now, snap: snapNow(now, event.altKey), slack })
      if (gesture === null || gesture.kind === 'move') now.select(gesture?.ref ?? null)
      if (gesture !== null) setHeld({ gesture, at })
    }
    const move = (event: PointerEvent): void => {
      if (gesture === null) return
      loose.current = event.altKey
      setHeld({ gesture, at: spotOf(event) })
    }
    const up = (event: PointerEvent): void => {
      if (gesture === null) return
      const done = gesture
      gesture = null
      setHeld(null)
      finish(latest.current.desk, done, spotOf(event), event.altKey)
    }
    const keep = (event: Event): void => {
      if (gesture !== null) event.stopPropagation()
    }
    element.addEventListener('pointerdown', down)
    element.addEventListener('mousedown', keep)
    element.addEventListener('touchstart', keep, { passive: true })
    addEventListener('pointermove', move)
    addEventListener('pointerup', up)
    return () => {
      element.removeEventListener('pointerdown', down)
      element.removeEventListener('mousedown', keep)
      element.removeEventListener('touchstart', keep)
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', up)
    }
  }, [layer, loose, setHeld])
}

/** The hand lets go. */
function finish(desk: Desk, gesture: Gesture, at: Spot, isLoose: boolean): void {
  const { scenario, words } = desk
  const snap = snapNow(desk, isLoose)
  if (gesture.kind === 'draw') desk.put(drawn(gesture, at, scenario, snap, words.speak), `draw.${gesture.tool.id}`)
  else if (gesture.kind === 'mark') desk.commit(gesture.scenario, gesture.what)
  else {
    const what = gesture.kind === 'move' ? 'move' : gesture.grip === 'turn' ? 'turn' : 'size'
    desk.commit(going(gesture, at, scenario, snap), what)
  }
}
