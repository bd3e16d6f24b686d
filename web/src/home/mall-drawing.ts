import { type DoorState, door, group, n, rect, tag, text } from '../kit/index.js'
import {
  DOORS,
  type Door,
  hallSight,
  isHall,
  isMainDoor,
  type Segment,
  SIZE,
  SQUARES,
  type Square,
  WALLS,
} from './mall-plan.js'

export interface Crop {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Where a window looks at the mall, in cells; what lies outside is not drawn. */
export const WHOLE_MALL: Crop = { x: -1, y: -1, width: SIZE.columns + 2, height: SIZE.rows + 2 }

const inside = (crop: Crop, x: number, y: number): boolean =>
  x > crop.x - 1.2 && x < crop.x + crop.width + 0.2 && y > crop.y - 1.2 && y < crop.y + crop.height + 0.2

/** The last square of each store carries its letter, large and pale. */
function letters(crop: Crop, k: number): string {
  const corner = new Map<string, Square>()
  for (const square of SQUARES.values()) if (!isHall(square)) corner.set(square.area, square)
  return [...corner]
    .filter(([, { row, column }]) => inside(crop, column, row))
    .map(([area, { row, column }]) =>
      text((column + 0.5) * k, (row + 0.92) * k, area, {
        class: 'num',
        'font-size': n(k * 1.2),
        'text-anchor': 'middle',
        fill: 'var(--ink-a)',
        opacity: 0.16,
      }),
    )
    .join('')
}

function floor(square: Square, k: number): string {
  const { row, column } = square
  const ink = isHall(square) ? 1 : 2
  const flat = rect(column * k, row * k, k, k, {
    fill: `var(--floor-${ink})`,
    stroke: `var(--grid-${ink})`,
    'stroke-width': 1,
  })
  if (!isHall(square)) return flat
  // Octagon and dot: the hall is told from the stores without colour.
  const d = n(k * 0.1)
  const paving = `M${column * k} ${row * k}h${d}l${-d} ${d}Zm${k} 0v${d}l${-d} ${-d}Zm0 ${k}h${-d}l${d} ${-d}Zm${-k} 0v${-d}l${d} ${d}Z`
  return flat + tag('path', { d: paving, fill: 'var(--paving)' })
}

/** Sodium falls through each main door that is still open, weaker the farther it is. */
function light(crop: Crop, doors: Readonly<Record<string, DoorState>>, k: number): string {
  const levels = new Map<Square, number>()
  for (const { kind, id, at } of DOORS) {
    if (kind !== 'main' || doors[id] === 'closed') continue
    const from = SQUARES.get(at)!
    for (const square of SQUARES.values()) {
      if (!isHall(square) || !hallSight(from, square)) continue
      const away = Math.abs(square.row - from.row) + Math.abs(square.column - from.column)
      const level = Math.ceil((away + 1) / 2)
      if (level <= 4) levels.set(square, Math.min(level, levels.get(square) ?? level))
    }
  }
  return [...levels]
    .filter(([{ row, column }]) => inside(crop, column, row))
    .map(([{ row, column }, level]) =>
      rect(column * k, row * k, k, k, { fill: `url(#dot-sodium-${level})`, opacity: 0.5 }),
    )
    .join('')
}

function wallPaths(crop: Crop, k: number): string {
  const path = (outer: boolean): string =>
    [...WALLS.values()]
      .filter((wall) => wall.outer === outer && !isMainDoor(wall) && inside(crop, wall.segment[0], wall.segment[1]))
      .map(({ segment: [x1, y1, x2, y2] }) => `M${x1 * k} ${y1 * k}L${x2 * k} ${y2 * k}`)
      .join('')
  const stroke = (d: string, ink: string, width: number, more = {}) =>
    tag('path', { d, stroke: `var(--${ink})`, 'stroke-width': width, 'stroke-linecap': 'square', ...more })
  const outer = path(true)
  return (
    stroke(outer, 'ink-a', 5, { transform: 'translate(1.6 1.6)', opacity: 0.55 }) +
    stroke(path(false), 'wall', 2.6) +
    stroke(outer, 'wall', 4.5)
  )
}

const OUTWARD = { N: 0, E: 90, S: 180, W: -90 } as const
const turned = (kind: Door['kind'], side: Door['side'], [x1, , x2]: Segment): number =>
  kind === 'main' ? OUTWARD[side] : x1 === x2 ? -90 : 0

function doorways(crop: Crop, doors: Readonly<Record<string, DoorState>>, k: number): string {
  return DOORS.filter(({ wall: { segment } }) => inside(crop, segment[0], segment[1]))
    .map(({ id, kind, side, wall: { segment } }) => {
      const [x1, y1, x2, y2] = segment
      const place = `translate(${n(((x1 + x2) / 2) * k)} ${n(((y1 + y2) / 2) * k)}) rotate(${turned(kind, side, segment)})`
      return tag('g', { transform: place }, door(kind, doors[id] ?? 'open', k))
    })
    .join('')
}

const fountain = (k: number): string =>
  group(
    13.5 * k,
    4.5 * k,
    [0.34, 0.2, 0.06].map((r, i) => tag('circle', { r: n(k * r), 'stroke-width': 2 - i * 0.8 })).join(''),
    { fill: 'none', stroke: 'var(--ink-a)' },
  )

/** The mall without anybody in it: floors, light, walls and doors. `k` is the side of a square. */
export function drawMall(k: number, doors: Readonly<Record<string, DoorState>> = {}, crop: Crop = WHOLE_MALL): string {
  const floors = [...SQUARES.values()]
    .filter(({ row, column }) => inside(crop, column, row))
    .map((square) => floor(square, k))
  return [
    floors.join(''),
    light(crop, doors, k),
    inside(crop, 13, 4) ? fountain(k) : '',
    letters(crop, k),
    wallPaths(crop, k),
    doorways(crop, doors, k),
  ].join('')
}

export const squareCentre = (id: string, k: number): readonly [number, number] => {
  const { row, column } = SQUARES.get(id)!
  return [(column + 0.5) * k, (row + 0.5) * k]
}
