import { type PointerEvent, type ReactNode, useRef } from 'react'
import type { Spot, TablePart } from '../games/table-game.js'
import type { Box } from './box.js'
import type { Scales, Size, Stand } from './camera.js'
import type { Corner, Insets } from './corners.js'
import { MoveArrows } from './MoveArrows.js'
import { PanZoom } from './PanZoom.js'
import { useDrag } from './use-drag.js'

interface Props {
  readonly part: Pick<TablePart, 'point' | 'pick' | 'arrows'>
  /** The game's own name for its board, for styles. */
  readonly name: string
  /** What there is to be seen, in board units: pixels of a drawing, millimetres of a table. */
  readonly box: Box
  readonly label: string
  /** What should be in view when the board is larger than its window. */
  readonly focus: { readonly x: number; readonly y: number } | null
  /** The whole board in few strokes. */
  readonly mini?: string
  /** The smallest size of a board unit in pixels that one starts with at a desk. */
  readonly least?: number
  /** Between which sizes a board unit is drawn at a desk, where that follows what can be picked. */
  readonly scales?: Scales
  /** The usual size of a board unit on a small screen. */
  readonly usual?: number
  /** What is over the window and not on the board. */
  readonly edges?: (at: Stand, size: Size) => ReactNode
  readonly miniAt?: Corner
  /** How far the small map and the legend are from the edges of the window, where that is more than usual. */
  readonly insets?: Insets
  readonly miniNote?: string
  /** What the small map and the legend never hide, and the keys only where they must, in board units. */
  readonly pieces?: readonly Box[]
  /** What signs on the board mean: shown where it hides nothing. */
  readonly legend?: ReactNode
  /** What is at a point where no control is: something to be refused, with its rule. */
  placeAt(x: number, y: number): Spot | null
  /** Where the mouse is on the board; `null` once it has left. */
  onHover?(at: { readonly x: number; readonly y: number } | null): void
  readonly children: ReactNode
}

/** A board that can be moved and zoomed, on which pieces are dragged and whatever is pointed at is picked. */
export function BoardFrame({ part, name, placeAt, onHover, children, ...view }: Props): ReactNode {
  const board = useRef<SVGGElement>(null)
  useDrag(board, { ...part, placeAt })
  const hover = ({ clientX, clientY }: PointerEvent): void => {
    const matrix = board.current?.getScreenCTM()?.inverse()
    if (matrix !== undefined) onHover?.(new DOMPoint(clientX, clientY).matrixTransform(matrix))
  }
  return (
    <PanZoom {...view}>
      <g
        className={name}
        ref={board}
        {...(onHover === undefined ? {} : { onPointerMove: hover, onPointerLeave: () => onHover(null) })}
      >
        {children}
        {part.arrows === undefined ? null : <MoveArrows arrows={part.arrows} />}
      </g>
    </PanZoom>
  )
}
