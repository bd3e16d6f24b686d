import { fig, n, pose, tag, text } from '../kit/index.js'

// Letters that lose their footing: where each is, how far it has sunk, how it leans. One tube is dead.
const LETTERS: readonly (readonly [letter: string, x: number, down: number, lean: number])[] = [
  ['S', 0, 0, 0],
  ['H', 102, 0, -1],
  ['A', 207, 2, 1.5],
  ['M', 311, 5, -3],
  ['B', 440, 3, 4],
  ['L', 549, 11, -6],
  ['E', 633, 6, 8],
]
const DEAD_TUBE = 'B'
/** The second ink is a hair off register. */
const OFF = [3.2, 2.4] as const

export const WORDMARK_VIEW = '-4 0 750 164'

export function wordmark(): string {
  const glyph = ([letter, x, down, lean]: (typeof LETTERS)[number], dx: number, dy: number, ink: string): string =>
    text(0, 0, letter, {
      transform: `translate(${n(x + dx)} ${n(130 + down + dy)}) rotate(${lean})`,
      ...(letter === DEAD_TUBE ? { fill: 'none', stroke: ink, 'stroke-width': 2.4 } : { fill: ink }),
    })
  const second = LETTERS.filter(([letter]) => letter !== DEAD_TUBE).map((one) =>
    glyph(one, OFF[0], OFF[1], 'var(--sodium)'),
  )
  return [...second, ...LETTERS.map((one) => glyph(one, 0, 0, 'var(--ink)'))].join('')
}

export interface Body {
  readonly x: number
  readonly size: number
  readonly stance: number
  readonly mirrored: boolean
}

const body = (x: number, size: number, stance: number, mirrored: 0 | 1): Body => ({
  x,
  size,
  stance,
  mirrored: mirrored === 1,
})

/** On the car park, in front of the windows, black with a sodium edge. */
export const CROWD: readonly Body[] = [
  body(-46, 150, 1, 0),
  body(74, 118, 3, 0),
  body(268, 132, 0, 1),
  body(352, 176, 2, 0),
  body(486, 120, 3, 1),
  body(640, 140, 1, 1),
  body(716, 190, 0, 0),
  body(852, 126, 2, 1),
  body(1004, 150, 3, 0),
  body(1190, 112, 1, 1),
  body(1262, 128, 3, 0),
  body(1330, 186, 1, 1),
]
export const SMALL_CROWD: readonly Body[] = [
  body(-26, 78, 1, 0),
  body(44, 60, 3, 0),
  body(112, 76, 0, 1),
  body(186, 58, 2, 0),
  body(240, 74, 3, 1),
  body(330, 82, 1, 1),
]

export function crowd(bodies: readonly Body[], height: number): string {
  return bodies
    .map(({ x, size, stance, mirrored }) => {
      const y = n(height + 10 - size * 0.93)
      const place = mirrored ? `translate(${x + size} ${y}) scale(-1 1)` : `translate(${x} ${y})`
      const figure = fig(pose(stance), 0, 0, size)
      const edge = tag('g', { fill: 'var(--sodium)', transform: `translate(${mirrored ? 1.8 : -1.8} -1.4)` }, figure)
      return tag('g', { transform: place }, edge + tag('g', { fill: '#0A0A07' }, figure))
    })
    .join('')
}
