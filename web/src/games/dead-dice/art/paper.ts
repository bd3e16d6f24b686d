import { escapeText, n, tag } from '../../../kit/index.js'

// Paper of this game: photocopies with their halftone, and slips of typewriting torn from a sheet.

const TONES: readonly (readonly [tone: number, radius: number])[] = [
  [1, 0.62],
  [2, 1.05],
  [3, 1.5],
  [4, 1.95],
  [5, 2.4],
]

/** Halftones at 35°, five of them: `url(#copy-1)` is the lightest. Each drawing that uses them brings them along. */
export const copyDefs = (): string =>
  tag(
    'defs',
    {},
    TONES.map(([tone, r]) =>
      tag(
        'pattern',
        {
          id: `copy-${tone}`,
          width: 5,
          height: 5,
          patternUnits: 'userSpaceOnUse',
          patternTransform: 'rotate(35)',
        },
        tag('circle', { cx: 2.5, cy: 2.5, r, fill: 'var(--copy-ink)' }),
      ),
    ).join(''),
  )

/** Points from one place to another that wander sideways: the edge of something torn. */
export function ragged(
  from: readonly [x: number, y: number],
  to: readonly [x: number, y: number],
  step: number,
  most: number,
  seed: number,
): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.max(1, Math.hypot(dx, dy))
  const count = Math.max(2, Math.round(length / step))
  return Array.from({ length: count + 1 }, (_, i) => {
    const t = i / count
    const off = i % count === 0 ? 0 : most * Math.sin(i * 2.7 + seed) * Math.cos(i * 1.13 + seed * 3)
    return `${n(from[0] + dx * t - (dy / length) * off)} ${n(from[1] + dy * t + (dx / length) * off)}`
  }).join('L')
}

export interface SlipLook {
  readonly size?: number
  /** White on black. */
  readonly inverse?: boolean
  readonly tilt?: number
  readonly anchor?: 'start' | 'middle' | 'end'
}

/** How wide a slip is: every letter of a typewriter is as wide as the others. */
export const slipWidth = (words: string, size: number): number => words.length * size * 0.6 + size * 0.9
export const slipHeight = (size: number): number => size * 1.42

/** A scrap of typewriting: straight along, ragged across. */
export function slip(x: number, y: number, words: string, look: SlipLook = {}): string {
  const { size = 14, inverse = false, tilt = 0, anchor = 'start' } = look
  const [width, height] = [slipWidth(words, size), slipHeight(size)]
  const left = anchor === 'middle' ? -width / 2 : anchor === 'end' ? -width : 0
  const seed = words.length + x * 0.1
  const right = left + width
  const edge = ragged([right, 0], [right, height], 4, 1.3, seed)
  const back = ragged([left, height], [left, 0], 4, 1.3, seed + 2)
  const [paper, ink] = inverse ? ['#111', '#fff'] : ['#fff', '#111']
  return tag(
    'g',
    { transform: `translate(${n(x)} ${n(y)}) rotate(${tilt})` },
    tag('path', {
      d: `M${n(left)} 0L${n(right)} 0L${edge}L${n(left)} ${n(height)}L${back}Z`,
      fill: paper,
      stroke: '#111',
      'stroke-width': 1,
    }) +
      tag(
        'text',
        { x: n(left + size * 0.45), y: n(height * 0.74), class: 'type', 'font-size': size, fill: ink },
        escapeText(words),
      ),
  )
}
