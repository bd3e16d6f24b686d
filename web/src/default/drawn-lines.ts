import { BrokenInvariant, type ViewBase } from '@shamble/kernel'
import type { BoardLine, Span, Speak, Tone } from '@shamble/module'
import type { TableModule } from '../games/page-module.js'

/** The board as the game draws it in characters: for tables that have no board or no text of their own. */
export function drawnBy({ game, draw }: TableModule, view: ViewBase, speak: Speak): readonly BoardLine[] {
  if (draw === undefined) throw new BrokenInvariant(`the table of ${game.id} has to draw its board itself`)
  return draw(view, speak)
}

/** Some characters of one tone, and the column in which they begin. */
export interface DrawnRun {
  readonly column: number
  readonly text: string
  readonly tone: Tone
}
export type DrawnLine = readonly DrawnRun[]

interface Cell {
  readonly glyph: string
  readonly tone: Tone
}

const cellsOf = (line: BoardLine): Cell[] =>
  line.flatMap(({ text, tone = 'plain' }: Span) => [...text].map((glyph) => ({ glyph, tone })))

const isSpace = ({ glyph }: Cell): boolean => glyph === ' '

export const widthOf = (line: BoardLine): number => line.reduce((sum, { text }) => sum + [...text].length, 0)

/** The longest stretch of a line that cannot be broken: what lies between two spaces. */
function stiffness(line: BoardLine): number {
  let most = 0
  let now = 0
  for (const cell of cellsOf(line)) {
    now = isSpace(cell) ? 0 : now + 1
    most = Math.max(most, now)
  }
  return most
}

/** How many columns the lines need where sentences may be broken to this width; a map keeps its own. */
export function columnsOf(lines: readonly BoardLine[], room: number): number {
  const widest = Math.max(1, ...lines.map(widthOf))
  return Math.min(widest, Math.max(room, ...lines.map(stiffness)))
}

/** The lines as runs of one tone, those that are too long broken at spaces and set in by two columns. */
export function layLines(lines: readonly BoardLine[], columns: number): readonly DrawnLine[] {
  return lines.flatMap((line) => broken(cellsOf(line), columns)).map(runsOf)
}

const INDENT: readonly Cell[] = [
  { glyph: ' ', tone: 'plain' },
  { glyph: ' ', tone: 'plain' },
]

function broken(cells: readonly Cell[], columns: number): (readonly Cell[])[] {
  if (cells.length <= columns) return [cells]
  const cut = cells.slice(0, columns + 1).findLastIndex((cell, i) => i > INDENT.length && isSpace(cell))
  if (cut < 0) return [cells]
  const rest = cells.slice(cut).findIndex((cell) => !isSpace(cell))
  if (rest < 0) return [cells.slice(0, cut)]
  return [cells.slice(0, cut), ...broken([...INDENT, ...cells.slice(cut + rest)], columns)]
}

function runsOf(cells: readonly Cell[]): DrawnLine {
  const runs: { column: number; text: string; tone: Tone }[] = []
  cells.forEach(({ glyph, tone }, column) => {
    const last = runs.at(-1)
    if (last?.tone === tone) last.text += glyph
    else runs.push({ column, text: glyph, tone })
  })
  return runs
}

/** A line as plain text, for anyone who reads instead of sees. */
export const plainLine = (line: BoardLine): string =>
  line
    .map(({ text }) => text)
    .join('')
    .trimEnd()
