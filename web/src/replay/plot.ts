import type { RaceLine } from './parts.js'
import { labelStep, roundValues } from './scale.js'

/** Where everything of a race is in a plot of this size, in pixels. */
export interface Plot {
  readonly width: number
  readonly height: number
  readonly left: number
  readonly right: number
  readonly top: number
  readonly foot: number
  readonly isNarrow: boolean
  /** Rows of words above the race. */
  readonly rows: number
  readonly rowHeight: number
  readonly columnWidth: number
  readonly columns: number
  /** Every so-manyth turn is written under its column. */
  readonly step: number
  /** Lines at round values, the goal among them. */
  readonly ticks: readonly { readonly share: number; readonly mark: string; readonly isGoal: boolean }[]
  /** How far along, in columns, to pixels, and back. */
  x(far: number): number
  far(x: number): number
  y(share: number): number
}

interface Size {
  readonly width: number
  readonly height: number
  readonly columns: number
  readonly lines: readonly RaceLine[]
  /** How the language writes a number of per cent. */
  readonly percent: (n: number) => string
  /** How much larger type is than on a usual screen. */
  readonly scale?: number
}

const NARROW = 620
const ROW = 17
/** A shape and two digits beside it. */
const LABEL = 31

export function plotOf({ width, height, columns, lines, percent, scale = 1 }: Size): Plot {
  const rowHeight = ROW * scale
  const isNarrow = width < NARROW
  const rows = isNarrow || height < 150 ? 0 : 2
  const isCounted = lines.every((line) => line.of === lines[0]?.of)
  const left = isCounted ? 30 : 46
  const longest = Math.max(2, ...lines.map((line) => (isNarrow ? line.end : `${line.name} ${line.end}`).length))
  const right = 44 + longest * 7.4
  const top = rows === 0 ? 14 : rows * rowHeight + 16
  const foot = 30
  const goal = lines[0]?.of ?? 1
  // In counts where all lines run to the same goal; else each in shares of its own.
  const most = isCounted ? Math.max(goal, ...lines.flatMap((line) => line.values)) / goal : 1
  const ticks =
    lines.length === 0
      ? []
      : isCounted
        ? roundValues(goal, isNarrow ? 3 : 6).map((value) => ({
            share: value / goal,
            mark: String(value),
            isGoal: value === goal,
          }))
        : roundValues(100, isNarrow ? 3 : 5).map((value) => ({
            share: value / 100,
            mark: percent(value),
            isGoal: value === 100,
          }))
  const span = Math.max(1, width - left - right)
  const columnWidth = span / Math.max(1, columns)
  const deep = Math.max(1, height - top - foot)
  return {
    width,
    height,
    left,
    right,
    top,
    foot,
    isNarrow,
    rows,
    rowHeight,
    columnWidth,
    columns,
    step: labelStep(columnWidth, LABEL),
    ticks,
    x: (far) => left + far * columnWidth,
    far: (x) => (x - left) / columnWidth,
    y: (share) => top + deep * (1 - share / most),
  }
}
