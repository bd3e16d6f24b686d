import { type FigureName, n } from '../../../kit/index.js'
import { living } from './bodies.js'
import { copyDefs, ragged } from './paper.js'

/** A sheet torn from a copier, as large as the drawing. */
export function tornSheet(width: number, height: number, seed: number): string {
  const [left, top, right, bottom] = [3, 6, width - 3, height - 6]
  const sides = [
    ragged([left, top], [right, top], 15, 4, seed),
    ragged([right, top], [right, bottom], 15, 2.6, seed + 2),
    ragged([right, bottom], [left, bottom], 15, 4, seed + 4),
    ragged([left, bottom], [left, top], 15, 2.6, seed + 7),
  ]
  return `<path d="M${sides.join('L')}Z" fill="var(--copy)"/>`
}

interface Form {
  readonly width: number
  readonly height: number
  readonly figure: FigureName
  readonly size: number
  /** Where the figure stands; in the middle where this is absent. */
  readonly x?: number
  readonly seed: number
  /** What else is drawn, behind the figure. */
  readonly behind?: string
}

/** A photocopied portrait: halftone, torn edge, one figure cut out. */
export function portraitArt({ width, height, figure, size, x, seed, behind = '' }: Form): string {
  const left = x ?? (width - size) / 2
  const inner = `x="9" y="12" width="${width - 18}" height="${height - 24}"`
  return [
    copyDefs(),
    tornSheet(width, height, seed),
    `<rect ${inner} fill="url(#copy-2)" opacity=".4"/>`,
    `<path d="M9 ${n(height * 0.74)}L${width - 9} ${n(height * 0.7)}V${height - 12}H9Z" fill="url(#copy-4)" opacity=".55"/>`,
    behind,
    `<rect ${inner} fill="none" stroke="#111" stroke-width="3"/>`,
    living(figure, left, height - size - 14, size),
  ].join('')
}
