import type { TemplateCard } from '@shamble/game-dwa/teams'
import { n, tag, text } from '../../../kit/index.js'

/** A drawing in millimetres: its size on paper is its size. */
export interface Card {
  readonly id: string
  readonly width: number
  readonly depth: number
  readonly art: string
}

const line = { fill: 'none', stroke: '#000', 'stroke-width': 0.35 } as const
const thin = { fill: 'none', stroke: '#000', 'stroke-width': 0.18, 'stroke-dasharray': '1.2 0.8' } as const
/** Half of the widest line: it must not be cut at the edge of the drawing. */
const BLEED = 0.5

const words = (x: number, y: number, said: string, size = 3): string =>
  text(x, y, said, { 'font-size': size, 'text-anchor': 'middle', fill: '#000', class: 'print-word' })

const mm = (value: number): string => `${n(value / 10)} cm`

/** A template as a card to cut out; a triangle lies on its side, its tip at the left. */
export function cardOf(template: TemplateCard, name: string): Card {
  if (template.kind === 'circle') {
    const { id, diameter } = template
    const r = diameter / 2
    const cross = diameter < 40 ? '' : tag('path', { d: `M${r - 4} ${r}h8M${r} ${r - 4}v8`, ...thin })
    const said = diameter < 40 ? '' : words(r, r - 7, name) + words(r, r + 10, mm(diameter))
    return framed(id, diameter, diameter, tag('circle', { cx: r, cy: r, r, ...line }) + cross + said)
  }
  const { id, length, width, zones } = template
  const half = width / 2
  const at = (along: number): number => (half * along) / length
  const outline = tag('path', { d: `M0 ${n(half)}L${n(length)} 0V${n(width)}Z`, ...line })
  const inner = zones
    .slice(0, -1)
    .map((end) => tag('path', { d: `M${n(end)} ${n(half - at(end))}V${n(half + at(end))}`, ...thin }))
  const starts = [0, ...zones.slice(0, -1)]
  const marks = zones.map((end, i) => words((starts[i]! + end) / 2 + (i === 0 ? 12 : 0), half + 1, mm(end)))
  return framed(id, length, width, outline + inner.join('') + marks.join('') + words(length * 0.78, half - 4, name))
}

const framed = (id: string, width: number, depth: number, art: string): Card => ({ id, width, depth, art })

/** Twenty directions, clockwise from north: where a die of twenty sends a grenade or a figure [GEO-12]. */
export function dialOf(): Card {
  const r = 40
  const spokes = Array.from({ length: 20 }, (_, i) => {
    const angle = (((i + 1) * 18 - 90) * Math.PI) / 180
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    return (
      tag('path', { d: `M${n(r + c * 6)} ${n(r + s * 6)}L${n(r + c * (r - 9))} ${n(r + s * (r - 9))}`, ...thin }) +
      words(r + c * (r - 5), r + s * (r - 5) + 1.1, String(i + 1), 3.2)
    )
  })
  return framed('dial', 2 * r, 2 * r, tag('circle', { cx: r, cy: r, r, ...line }) + spokes.join(''))
}

/** A stick to measure with, a mark each centimetre and a long one each step. */
export function rulerOf(length: number, step: number): Card {
  const marks: string[] = []
  for (let at = 0; at <= length; at += 10) {
    const isStep = at % step === 0
    marks.push(tag('path', { d: `M${at} 0v${isStep ? 7 : 4}`, ...line }))
    if (isStep && at > 0 && at < length) marks.push(words(at, 11, String(at / 10)))
  }
  return framed('ruler', length, 14, tag('rect', { x: 0, y: 0, width: length, height: 14, ...line }) + marks.join(''))
}

/** What a vehicle covers, seen from above, its front at the top. */
export function footprintOf(id: string, length: number, width: number, name: string): Card {
  const front = tag('path', { d: `M${n(width / 2 - 6)} 9L${n(width / 2)} 3L${n(width / 2 + 6)} 9`, ...line })
  const body = tag('rect', { x: 0, y: 0, width, height: length, ...line })
  return framed(id, width, length, body + front + words(width / 2, length / 2, name))
}

/** The drawing with its true size in its attributes. */
export const svgOf = ({ width, depth, art }: Card) => ({
  width: `${n(width + 2 * BLEED)}mm`,
  height: `${n(depth + 2 * BLEED)}mm`,
  viewBox: `${-BLEED} ${-BLEED} ${n(width + 2 * BLEED)} ${n(depth + 2 * BLEED)}`,
  dangerouslySetInnerHTML: { __html: art },
})
