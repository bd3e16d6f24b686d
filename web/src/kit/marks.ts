import { type Attributes, group, n, type Point, rect, tag } from './svg.js'
import { SYMBOLS } from './symbols.js'

/** Cold frame with four ticks, 4 px off the counter: this one is chosen. */
export function selection(x: number, y: number, s: number): string {
  const h = n(s / 2)
  return group(
    x,
    y,
    rect(-h, -h, s, s, { 'stroke-width': 2.5 }) +
      tag('path', { d: `M0 ${-h}v-5M0 ${h}v5M${-h} 0h-5M${h} 0h5`, 'stroke-width': 2.5 }),
    { fill: 'none', stroke: 'var(--cold)' },
  )
}

/** The same in a crowd, where ticks would lie on others. */
export const closeSelection = (x: number, y: number, s: number): string =>
  rect(n(x - s / 2), n(y - s / 2), s, s, { fill: 'none', stroke: 'var(--cold)', 'stroke-width': 2 })

/** Corner brackets: a legal target; with dashes and grey, one that is not. */
export function bracket(x: number, y: number, s: number, attributes: Attributes = {}): string {
  const h = n(s / 2)
  const c = n(s * 0.28)
  const d = `M${-h} ${n(c - h)}V${-h}H${n(c - h)}M${n(h - c)} ${-h}H${h}V${n(c - h)}M${h} ${n(h - c)}V${h}H${n(h - c)}M${n(c - h)} ${h}H${-h}V${n(h - c)}`
  return tag('path', {
    d,
    transform: `translate(${n(x)} ${n(y)})`,
    fill: 'none',
    stroke: 'var(--cold)',
    'stroke-width': 2.5,
    ...attributes,
  })
}

/** Broken grey brackets and a cross: a person would look for this target, and a rule forbids it. */
export const barredMark = (x: number, y: number, s: number): string =>
  bracket(x, y, s, { stroke: 'var(--ink-2)', 'stroke-width': 2, 'stroke-dasharray': '4 3' }) +
  group(
    x - s / 2 - 3,
    y - s / 2 - 3,
    rect(0, 0, 14, 14, { fill: 'var(--stock)' }) +
      tag('path', { d: SYMBOLS.cross, transform: 'translate(1.5 1.5) scale(.69)', fill: 'var(--ink)' }),
  )

/** The eye of a unit that has seen the move: it will react. */
export const eye = (x: number, y: number): string =>
  group(
    x,
    y,
    rect(-2, -2, 20, 12, { rx: 6, fill: 'var(--stock)' }) +
      tag('path', {
        d: SYMBOLS.eye,
        transform: 'scale(.9) translate(-.1 -.6)',
        fill: 'var(--ink-b)',
        'fill-rule': 'evenodd',
      }),
  )

export interface GreaseLook {
  readonly width?: number
  readonly arrow?: boolean
  readonly close?: boolean
  readonly ink?: string
}

/** Grease pencil: the same stroke twice, a hair apart, with ends that wander. */
export function grease(
  points: readonly Point[],
  { width = 4.4, arrow = false, close = false, ink = 'var(--ink-b)' }: GreaseLook = {},
): string {
  const wander = (i: number, k: number) => Math.sin((i + 1) * 12.7 + k * 5.1) * 0.9
  const line =
    points.map(([x, y], i) => `${i ? 'L' : 'M'}${n(x + wander(i, 1))} ${n(y + wander(i, 2))}`).join('') +
    (close ? 'Z' : '')
  const [bx, by] = points.at(-1) ?? [0, 0]
  const [ax, ay] = points.at(-2) ?? [bx, by]
  const angle = Math.atan2(by - ay, bx - ax)
  const barb = (turn: number) =>
    `M${n(bx)} ${n(by)}L${n(bx - width * 3.1 * Math.cos(angle + turn))} ${n(by - width * 3.1 * Math.sin(angle + turn))}`
  const d = line + (arrow ? barb(0.5) + barb(-0.62) : '')
  return tag(
    'g',
    { fill: 'none', stroke: ink, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
    tag('path', { d, 'stroke-width': n(width * 0.8) }) +
      tag('path', {
        d,
        'stroke-width': n(width * 0.42),
        opacity: 0.55,
        transform: `translate(${n(width * 0.3)} ${n(-width * 0.22)})`,
      }),
  )
}
