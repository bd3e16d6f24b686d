import type { Language, Speak } from '@shamble/module'
import { armLabels } from '../labels.js'
import type { Run, Standing } from '../run.js'

/** The inks of a plot: colours, or names of a page's own. */
export interface Inks {
  readonly ink: string
  readonly soft: string
  readonly line: string
  readonly paper: string
  readonly panel: string
  /** Of the value that someone looks at. */
  readonly chosen: string
}

/** For a file that is opened anywhere. */
export const PAPER: Inks = {
  ink: '#1d1c17',
  soft: '#6b675a',
  line: '#cfcabb',
  paper: '#fffdf5',
  panel: '#efebdd',
  chosen: '#0b5d7a',
}

/** What is drawn, where, and in which words. */
export interface Sheet {
  readonly run: Run
  /** All that is known of each value now. */
  readonly standings: readonly Standing[]
  readonly labels: readonly string[]
  readonly width: number
  readonly height: number
  /** The value that stands out. */
  readonly chosen: number | null
  readonly inks: Inks
  readonly speak: Speak
  readonly language: Language
}

export function sheetOf(
  run: Run,
  look: Pick<Sheet, 'width' | 'height' | 'chosen' | 'inks' | 'speak' | 'language'>,
): Sheet {
  return { run, standings: run.standings, labels: armLabels(run.study, look.language, look.speak), ...look }
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

export const n = (value: number): string => String(Math.round(value * 10) / 10)

export function words(
  x: number,
  y: number,
  text: string | number,
  fill: string,
  { size = 13, anchor = 'start', bold = false }: { size?: number; anchor?: string; bold?: boolean } = {},
): string {
  const weight = bold ? ' font-weight="700"' : ''
  return `<text x="${n(x)}" y="${n(y)}" font-size="${size}" text-anchor="${anchor}"${weight} fill="${fill}">${escaped(String(text))}</text>`
}

export const path = (d: string, stroke: string, width = 1, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"${more}/>`

export const polyline = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`).join('')

/** The whole picture, with what it shows in words. */
export function framed({ width, height }: Sheet, label: string, parts: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="inherit, Archivo, Arial, sans-serif" role="img" aria-label="${escaped(label)}">${parts.join('')}</svg>`
}

/** A label that fits into so many units at this size, near enough; of one in two parts the last is kept. */
export function fitted(label: string, room: number, size: number): string {
  // Capitals are wider than other letters.
  const wide = label === label.toUpperCase() ? 0.62 : 0.5
  const most = Math.max(3, Math.floor(room / (size * wide)))
  if (label.length <= most) return label
  const tail = label.includes(' · ') ? label.slice(label.lastIndexOf(' · ')) : ''
  return `${label.slice(0, Math.max(3, most - tail.length - 1)).trimEnd()}…${tail}`
}
