import type { Chart, ChartLine, GridCell } from './reference.js'

/** Signs as they are printed: a real minus. */
export const minus = (value: number): string => (value < 0 ? `−${-value}` : String(value))
export const plus = (value: number): string => (value > 0 ? `+${value}` : minus(value))

/** A line of a chart; `here` is what it gives in the case at hand, and is left out where it does not apply. */
export const line = (value: string | number, words: string, rule?: string | null, here?: string | null): ChartLine => ({
  value: String(value),
  words,
  ...(rule == null ? {} : { rule }),
  ...(here == null ? {} : { here }),
})

/** A chart of lines; `of` is the article that says the same in words. */
export const linesChart = (note: string, lines: readonly ChartLine[], of?: string): Chart => ({
  kind: 'lines',
  note,
  ...(of === undefined ? {} : { of }),
  lines,
})

type Grid = Extract<Chart, { kind: 'grid' }>

/** A chart of rows and columns, in which one of each may be that of the case at hand. */
export const gridChart = (
  { note = '', of, corner }: { readonly note?: string; readonly of?: string; readonly corner: string },
  columns: readonly (string | number)[],
  rows: readonly (readonly [head: string | number, cells: readonly GridCell[], on?: boolean])[],
  column = -1,
): Grid => ({
  kind: 'grid',
  note,
  ...(of === undefined ? {} : { of }),
  corner,
  columns: columns.map((text, i) => ({ text: String(text), on: i === column })),
  rows: rows.map(([head, cells, on = false]) => ({ head: String(head), on, cells })),
})

/** A cell that counts, or one that says that nothing comes of it. */
export const cell = (text: string | number, counts: boolean, more: Omit<GridCell, 'text' | 'tone'> = {}): GridCell => ({
  text: String(text),
  tone: counts ? 'strong' : 'weak',
  ...more,
})
