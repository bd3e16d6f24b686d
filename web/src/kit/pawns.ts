import { n, tag, text } from './svg.js'

/** Seats are told apart by shape first; the fill is extra. */
export const SHAPES = {
  circle: 'M0 -14A14 14 0 1 1 0 14A14 14 0 1 1 0 -14Z',
  triangle: 'M0 -16L16 12H-16Z',
  square: 'M-13 -13H13V13H-13Z',
  diamond: 'M0 -17L17 0L0 17L-17 0Z',
  pentagon: 'M0 -16L15.2 -5L9.4 13H-9.4L-15.2 -5Z',
  star: 'M0 -18L5.2 -7.2L17.1 -5.6L8.4 2.8L10.6 14.6L0 8.8L-10.6 14.6L-8.4 2.8L-17.1 -5.6L-5.2 -7.2Z',
} as const

export type PawnShape = keyof typeof SHAPES

export const PAWN_SHAPES = Object.keys(SHAPES) as readonly PawnShape[]

export interface PawnLook {
  readonly shape: PawnShape
  readonly fill: string
  readonly ink: string
  /** The pawn wears its first letter, or the number that tells the players without a name apart. */
  readonly name: string
}

const letterOf = (name: string): string => / (\d\d?)$/.exec(name)?.[1] ?? [...name][0] ?? ''

export function pawn(x: number, y: number, p: PawnLook, scale = 1, ring = false): string {
  const ringed = ring
    ? tag('circle', { r: 18.5, fill: 'none', stroke: '#0B0B07', 'stroke-width': 7 }) +
      tag('circle', { r: 18.5, fill: 'none', stroke: 'var(--cold)', 'stroke-width': 4 })
    : ''
  return tag(
    'g',
    { transform: `translate(${n(x)} ${n(y)}) scale(${n(scale)})` },
    ringed +
      tag('path', { d: SHAPES[p.shape], fill: p.fill, stroke: '#0B0B07', 'stroke-width': 3 }) +
      text(0, p.shape === 'triangle' ? 9 : 6, letterOf(p.name), {
        class: 'num',
        'font-size': 17,
        'text-anchor': 'middle',
        fill: p.ink,
      }),
  )
}
