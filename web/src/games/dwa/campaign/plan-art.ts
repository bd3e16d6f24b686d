import type { Scenario } from '@shamble/game-dwa/scenarios'
import { n } from '../../../kit/index.js'

type Spot = readonly [x: number, y: number]

const outline = (points: readonly Spot[]): string => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`
const line = ({ from, to }: { readonly from: Spot; readonly to: Spot }): string => `M${from.join(' ')}L${to.join(' ')}`

/** A scenario as a small plan, in millimetres: rooms, walls, roofs, pillars, cars. */
export function planArt({ table, rooms, walls, low, blocks, roofs, vehicles, difficult }: Scenario): string {
  const stroke = Math.max(table.width, table.depth) / 70
  const area = (points: readonly Spot[], look: string): string => `<path d="${outline(points)}" ${look}/>`
  return [
    `<rect width="${table.width}" height="${table.depth}" fill="var(--floor-1)"/>`,
    ...difficult.map((one) => area(one, 'fill="var(--grid-1)"')),
    ...roofs.map(({ outline: roof }) =>
      area(roof, `fill="var(--floor-2)" stroke="var(--ink-a)" stroke-width="${n(stroke / 2)}"`),
    ),
    ...rooms.map(({ outline: room }) => area(room, 'fill="var(--grid-2)"')),
    ...blocks.map(({ outline: block }) => area(block, 'fill="var(--wall)"')),
    `<path d="${walls.map(line).join('')}" stroke="var(--wall)" stroke-width="${n(stroke)}" stroke-linecap="square"/>`,
    `<path d="${low.map(line).join('')}" stroke="var(--wall)" stroke-width="${n(stroke / 2)}" stroke-dasharray="${n(stroke)}"/>`,
    ...vehicles.map(
      ({ at, heading, kind }) =>
        `<rect x="${kind === 'car' ? -25 : -30}" y="${kind === 'car' ? -50 : -100}" width="${kind === 'car' ? 50 : 60}" height="${kind === 'car' ? 100 : 200}" transform="translate(${at.join(' ')}) rotate(${heading})" fill="var(--stock)" stroke="var(--wall)" stroke-width="${n(stroke / 2)}"/>`,
    ),
  ].join('')
}
