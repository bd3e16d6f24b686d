import { group, n, type Point, rect, tag, text } from './svg.js'

const CENTRE: Point = [0, 0]
const NORTH_WEST: Point = [-1, -1]
const NORTH_EAST: Point = [1, -1]
const SOUTH_WEST: Point = [-1, 1]
const SOUTH_EAST: Point = [1, 1]
const WEST: Point = [-1, 0]
const EAST: Point = [1, 0]

/** An empty square waits for the face of a die that was cast on a real table; a die of many sides says its number. */
const PIPS: Readonly<Record<number, readonly Point[]>> = {
  1: [CENTRE],
  2: [NORTH_WEST, SOUTH_EAST],
  3: [NORTH_WEST, CENTRE, SOUTH_EAST],
  4: [NORTH_WEST, NORTH_EAST, SOUTH_WEST, SOUTH_EAST],
  5: [NORTH_WEST, NORTH_EAST, CENTRE, SOUTH_WEST, SOUTH_EAST],
  6: [NORTH_WEST, NORTH_EAST, WEST, EAST, SOUTH_WEST, SOUTH_EAST],
}

export interface DieLook {
  readonly fill?: string
  readonly ink?: string
}

export function die(
  x: number,
  y: number,
  s: number,
  face: number,
  { fill = 'var(--paper)', ink = 'var(--on-paper)' }: DieLook = {},
): string {
  const offset = s * 0.27
  const pips = (PIPS[face] ?? [])
    .map(([dx, dy]) => tag('circle', { cx: n(dx * offset), cy: n(dy * offset), r: n(s * 0.095), fill: ink }))
    .join('')
  const number =
    face <= 6
      ? ''
      : text(0, s * 0.26, face, {
          'text-anchor': 'middle',
          'font-size': n(s * 0.72),
          'font-weight': 800,
          'font-stretch': '75%',
          fill: ink,
        })
  const body = rect(-s / 2, -s / 2, s, s, {
    rx: n(s * 0.12),
    fill,
    stroke: 'var(--edge)',
    'stroke-width': n(s * 0.06),
  })
  return group(x, y, body + pips + number)
}

/** A die in a line of words. */
export const dieInline = (face: number, size = 18, look: DieLook = {}): string =>
  tag(
    'svg',
    {
      class: 'die',
      width: `${size / 10}rem`,
      height: `${size / 10}rem`,
      viewBox: `0 0 ${size} ${size}`,
      role: 'img',
      'aria-label': face || '?',
    },
    die(size / 2, size / 2, size, face, look),
  )
