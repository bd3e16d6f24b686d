import { type ComponentType, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { TableModule } from '../games/page-module.js'
import type { TablePart } from '../games/table-game.js'
import { columnsOf, type DrawnLine, drawnBy, layLines, plainLine } from './drawn-lines.js'

/** How wide and how high a character is, of its size. */
const WIDE = 0.6
const HIGH = 1.36
/** Smaller than this nobody reads it: the board is scrolled instead. */
const LEAST = 12
/** Sentences are broken rather than set smaller than this. */
const READABLE = 15
/** A small diagram is set large; sentences are not. */
const MOST = { diagram: 64, sentences: 32 } as const
const DIAGRAM = 26
/** Around the drawing on its sheet, and around the sheet, on each side; narrower where there is little room. */
const MARGINS = { wide: 20, narrow: 10 } as const
const AROUND = { wide: 18, narrow: 10 } as const
const NARROW = 560

/** The board as the game itself draws it, in characters on a grid that fills the room there is. */
export function drawnBoard(module: TableModule): ComponentType<TablePart> {
  return function DrawnBoard({ view, words }: TablePart): ReactNode {
    const box = useRef<HTMLDivElement>(null)
    const room = useRoom(box)
    const lines = useMemo(() => drawnBy(module, view, words.speak), [view, words])
    const columns = columnsOf(lines, Math.floor(room.width / (READABLE * WIDE)))
    const laid = useMemo(() => layLines(lines, columns), [lines, columns])
    const fitting = Math.min(room.width / (columns * WIDE), room.height / (laid.length * HIGH))
    const size = Math.max(LEAST, Math.min(MOST[columns <= DIAGRAM ? 'diagram' : 'sentences'], fitting))
    const label = lines.map(plainLine).join('\n')
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a large board scrolls, so the keyboard must reach it
      <div className="drawn-board" ref={box} tabIndex={0} role="img" aria-label={label}>
        {room.width > 0 && <Sheet lines={laid} columns={columns} size={size} margin={room.margin} />}
      </div>
    )
  }
}

interface SheetProps {
  readonly lines: readonly DrawnLine[]
  readonly columns: number
  readonly size: number
  readonly margin: number
}

/** Every character has its own place: a font that lacks one of them does not shift the rest. */
function Sheet({ lines, columns, size, margin }: SheetProps): ReactNode {
  const [width, height] = [columns * size * WIDE, lines.length * size * HIGH]
  const place = (column: number): string => ((column + 0.5) * size * WIDE).toFixed(1)
  return (
    <svg
      className="drawn-sheet"
      width={width + 2 * margin}
      height={height + 2 * margin}
      fontSize={size}
      textAnchor="middle"
      aria-hidden="true"
      focusable="false"
    >
      <g transform={`translate(${margin} ${margin})`}>
        {lines.map((line, row) => (
          <g key={row}>
            {line.map(({ column, text, tone }) => (
              <text
                key={column}
                className={`tone-${tone}`}
                y={((row + 0.72) * size * HIGH).toFixed(1)}
                x={[...text].map((_, i) => place(column + i)).join(' ')}
              >
                {text}
              </text>
            ))}
          </g>
        ))}
      </g>
    </svg>
  )
}

interface Room {
  readonly width: number
  readonly height: number
  readonly margin: number
}

/** How much room an element has inside, now and whenever that changes. */
function useRoom(box: React.RefObject<HTMLElement | null>): Room {
  const [room, setRoom] = useState<Room>({ width: 0, height: 0, margin: 0 })
  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return
    const measure = (): void => {
      const how = element.clientWidth < NARROW ? 'narrow' : 'wide'
      const margin = MARGINS[how]
      const taken = 2 * (margin + AROUND[how])
      const [width, height] = [element.clientWidth - taken, element.clientHeight - taken]
      setRoom((before) => (before.width === width && before.height === height ? before : { width, height, margin }))
    }
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    return () => watch.disconnect()
  }, [box])
  return room
}
