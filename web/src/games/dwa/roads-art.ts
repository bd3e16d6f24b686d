import type { Scenario } from '@shamble/game-dwa/table'
import { n, tag } from '../../kit/index.js'
import { K } from './scale.js'

type Road = NonNullable<Scenario['roads']>[number]

/** Pavement on each side, and the dashes of the middle line with the gaps between them, in millimetres. */
const PAVEMENT = 20
const DASH = 11
const GAP = 9

/** Roads with pavements and kerbs; where two meet, their surfaces run into each other. */
export function roadsArt(roads: readonly Road[]): string {
  const strips = (stroke: string, wider: number): string =>
    roads
      .map(({ from: [x1, y1], to: [x2, y2], width }) =>
        tag('path', {
          d: `M${n(x1 * K)} ${n(y1 * K)}L${n(x2 * K)} ${n(y2 * K)}`,
          stroke: `var(--${stroke})`,
          'stroke-width': n((width + wider) * K),
        }),
      )
      .join('')
  const dashes = roads.map((road) => dashesOf(road, roads)).join('')
  return (
    strips('grid-1', 2 * PAVEMENT) +
    strips('kerb', 2.4) +
    strips('road', 0) +
    tag('path', { d: dashes, stroke: 'var(--kerb)', 'stroke-width': 2 })
  )
}

/** The middle line, broken where another road crosses. */
function dashesOf(road: Road, all: readonly Road[]): string {
  const [[x1, y1], [x2, y2]] = [road.from, road.to]
  const length = Math.hypot(x2 - x1, y2 - y1)
  const at = (mm: number): readonly [number, number] => [x1 + ((x2 - x1) * mm) / length, y1 + ((y2 - y1) * mm) / length]
  const out: string[] = []
  for (let mm = 0; mm + DASH <= length; mm += DASH + GAP) {
    const [a, b] = [at(mm), at(mm + DASH)]
    if (all.some((other) => other !== road && (isOn(other, a) || isOn(other, b)))) continue
    out.push(`M${n(a[0] * K)} ${n(a[1] * K)}L${n(b[0] * K)} ${n(b[1] * K)}`)
  }
  return out.join('')
}

/** Whether a point lies on a road, or on the pavement beside it. */
function isOn({ from: [x1, y1], to: [x2, y2], width }: Road, [x, y]: readonly [number, number]): boolean {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const share = Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy)))
  return Math.hypot(x1 + share * dx - x, y1 + share * dy - y) < width / 2 + PAVEMENT
}
