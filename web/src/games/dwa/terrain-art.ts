import { type Board, type DwaView, FOOTPRINTS, roomAt, type ScenarioWords } from '@shamble/game-dwa/table'
import type { Language } from '@shamble/module'
import { door, group, n, poly, tag, text } from '../../kit/index.js'
import { roadsArt } from './roads-art.js'
import { K } from './scale.js'

const X = (mm: number): number => n(mm * K)

export const inWords = (words: ScenarioWords, language: Language): string =>
  typeof words === 'string' ? words : words[language]

type Segment = { readonly a: { x: number; y: number }; readonly b: { x: number; y: number } }
const line = ({ a, b }: Segment): string => `M${X(a.x)} ${X(a.y)}L${X(b.x)} ${X(b.y)}`
const outline = (points: readonly { x: number; y: number }[]): string =>
  poly(points.map(({ x, y }) => [x * K, y * K] as const))

/** The ground with its grid, contours on difficult ground, roads, rooms and their names. */
export function groundArt(
  board: Board,
  view: { readonly rooms: readonly Pick<DwaView['rooms'][number], 'explored'>[] },
  language: Language,
  words: (key: string) => string,
  names: 'named' | 'unnamed' = 'named',
): string {
  const { width, depth } = board
  const out = [`<rect width="${X(width)}" height="${X(depth)}" fill="var(--floor-1)"/>`]
  for (const area of board.difficult) out.push(contours(area))
  out.push(roadsArt(board.scenario.roads ?? []))
  const grid: string[] = []
  for (let v = 0; v <= width; v += 100) grid.push(`M${X(v)} 0V${X(depth)}`)
  for (let v = 0; v <= depth; v += 100) grid.push(`M0 ${X(v)}H${X(width)}`)
  out.push(`<path d="${grid.join('')}" stroke="var(--grid-2)" stroke-width="1" opacity=".6"/>`)
  for (const [i, { outline: room }] of board.rooms.entries()) {
    out.push(`<path d="${outline(room)}" fill="var(--floor-2)"/>`)
    if (!view.rooms[i]!.explored) out.push(`<path d="${outline(room)}" fill="url(#hatch-wide)"/>`)
  }
  for (const { outline: roof, height } of board.roofs) {
    // Under a roof there may be rooms; under the top of a block there is nothing.
    const fill = board.blocks.some((block) => block.outline === roof) ? 'var(--floor-2)' : 'none'
    out.push(
      `<path d="${outline(roof)}" fill="${fill}" stroke="var(--ink-a)" stroke-width="1.2" stroke-dasharray="6 4"/>` +
        text(
          X(Math.max(...roof.map(({ x }) => x))) - 6,
          X(Math.min(...roof.map(({ y }) => y))) + 14,
          `${height / 10} cm`,
          {
            class: 'tiny',
            'text-anchor': 'end',
            fill: 'var(--ink-2)',
          },
        ),
    )
  }
  if (names === 'unnamed') return out.join('')
  for (const [i, room] of board.rooms.entries()) {
    const x = Math.min(...room.outline.map((p) => p.x))
    const y = Math.min(...room.outline.map((p) => p.y))
    out.push(
      text(X(x) + 8, X(y) + 18, inWords(room.name, language).toUpperCase(), {
        class: 'sign',
        'font-size': 10,
        fill: 'var(--ink-a)',
      }),
    )
    const note = view.rooms[i]!.explored
      ? room.site === 'ordinary'
        ? ''
        : words(`dwa.site.${room.site}`)
      : words('dwa.unexplored')
    if (note !== '') out.push(text(X(x) + 8, X(y) + 31, note, { class: 'tiny', fill: 'var(--ink-2)' }))
  }
  return out.join('')
}

/** Broken ground as contour lines, one within the other; every second one is an index line. */
function contours(area: readonly { x: number; y: number }[]): string {
  const x = area.reduce((sum, p) => sum + p.x, 0) / area.length
  const y = area.reduce((sum, p) => sum + p.y, 0) / area.length
  return [1, 0.78, 0.56, 0.34, 0.14]
    .map((share, i) => {
      const ring = area.map((p) => ({ x: x + (p.x - x) * share, y: y + (p.y - y) * share }))
      return tag('path', {
        d: rounded(ring),
        fill: i === 0 ? 'var(--floor-1)' : 'none',
        stroke: 'var(--contour)',
        'stroke-width': i % 2 === 0 ? 1.8 : 1,
      })
    })
    .join('')
}

/** An outline whose corners are bends: through the middle of each side. */
function rounded(points: readonly { x: number; y: number }[]): string {
  const middle = (i: number): { x: number; y: number } => {
    const [a, b] = [points[i % points.length]!, points[(i + 1) % points.length]!]
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
  }
  const start = middle(points.length - 1)
  const bends = points.map((p, i) => {
    const end = middle(i)
    return `Q${X(p.x)} ${X(p.y)} ${X(end.x)} ${X(end.y)}`
  })
  return `M${X(start.x)} ${X(start.y)}${bends.join('')}Z`
}

/** Walls with the second ink a hair off register, low walls as double dashes, openings as they stand. */
export function wallsArt(
  board: Board,
  view: { readonly openings: readonly Pick<DwaView['openings'][number], 'state' | 'barricaded'>[] },
): string {
  const isInner = ({ a, b }: Segment): boolean => isBetweenRooms(board, a, b)
  const walls = board.walls
    .filter((wall) => !isInner(wall))
    .map(line)
    .join('')
  const inner = board.walls.filter(isInner).map(line).join('')
  const low = board.low.map(line).join('')
  const out = [
    `<path d="${walls}" transform="translate(1.6 1.6)" stroke="var(--ink-a)" stroke-width="5" opacity=".5" stroke-linecap="square"/>`,
    `<path d="${inner}" stroke="var(--wall)" stroke-width="2.6"/>`,
    `<path d="${walls}" stroke="var(--wall)" stroke-width="4.5" stroke-linecap="square"/>`,
    `<g fill="none"><path d="${low}" stroke="var(--wall)" stroke-width="7" stroke-dasharray="13 2.5"/><path d="${low}" stroke="var(--floor-1)" stroke-width="3.4" stroke-dasharray="10 5.5" stroke-dashoffset="-1.5"/></g>`,
  ]
  // What can be stood on is a roof.
  for (const { outline: block, flat } of board.blocks)
    if (!flat) out.push(`<path d="${outline(block)}" fill="var(--wall)" stroke="var(--stock)" stroke-width="1.2"/>`)
  for (const [i, { a, b, kind }] of board.openings.entries()) {
    const { state, barricaded } = view.openings[i]!
    const length = Math.hypot(b.x - a.x, b.y - a.y) * K
    const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI
    const look = state === 'broken' ? 'destroyed' : state
    const bars =
      barricaded && state === 'closed'
        ? `<path d="M${n(-length / 2)} -4L${n(length / 2)} 4M${n(-length / 2)} 4L${n(length / 2)} -4" stroke="var(--ink-b)" stroke-width="2"/>`
        : ''
    out.push(
      `<g transform="translate(${X((a.x + b.x) / 2)} ${X((a.y + b.y) / 2)}) rotate(${n(turn)})" class="dwa-opening">${door(kind === 'door' ? 'solid' : 'glass', look, length / 0.76)}${bars}</g>`,
    )
  }
  return out.join('')
}

/** Whether a wall has a room on either side. */
function isBetweenRooms(board: Board, a: Segment['a'], b: Segment['b']): boolean {
  const [x, y, length] = [(a.x + b.x) / 2, (a.y + b.y) / 2, Math.hypot(b.x - a.x, b.y - a.y)]
  const [dx, dy] = [(3 * (b.y - a.y)) / length, (3 * (a.x - b.x)) / length]
  return roomAt(board, { x: x + dx, y: y + dy }) >= 0 && roomAt(board, { x: x - dx, y: y - dy }) >= 0
}

/** A car, a truck or a bus from above around its middle, its front ahead; its lamps are lit while the engine runs. */
function vehicleArt({ kind, heading, wrecked, running }: DrawnVehicle): string {
  const { length, width } = FOOTPRINTS[kind]
  const [l, w] = [length * K, width * K]
  const body =
    kind === 'car'
      ? `M${n(-l / 2)} ${n(-w * 0.36)}L${n(-l * 0.44)} ${n(-w / 2)}H${n(l * 0.4)}L${n(l / 2)} ${n(-w * 0.3)}V${n(w * 0.3)}L${n(l * 0.4)} ${n(w / 2)}H${n(-l * 0.44)}L${n(-l / 2)} ${n(w * 0.36)}Z`
      : `M${n(-l / 2)} ${n(-w / 2)}H${n(l * 0.46)}L${n(l / 2)} ${n(-w * 0.4)}V${n(w * 0.4)}L${n(l * 0.46)} ${n(w / 2)}H${n(-l / 2)}Z`
  const inside =
    kind === 'car'
      ? `M${n(-l * 0.26)} ${n(-w * 0.4)}H${n(l * 0.14)}L${n(l * 0.22)} ${n(-w * 0.34)}V${n(w * 0.34)}L${n(l * 0.14)} ${n(w * 0.4)}H${n(-l * 0.26)}L${n(-l * 0.32)} ${n(w * 0.32)}V${n(-w * 0.32)}Z`
      : `M${n(l * 0.3)} ${n(-w * 0.42)}H${n(l * 0.44)}V${n(w * 0.42)}H${n(l * 0.3)}Z`
  const posts =
    kind === 'car'
      ? `M${n(-l * 0.2)} ${n(-w * 0.36)}V${n(w * 0.36)}M${n(l * 0.1)} ${n(-w * 0.36)}V${n(w * 0.36)}`
      : `M${n(l * 0.22)} ${n(-w * 0.42)}V${n(w * 0.42)}`
  const lamps =
    running && !wrecked
      ? [-0.3, 0.3].map((side) =>
          tag('path', {
            d: `M${n(l / 2 + 3)} ${n(w * side - 3)}L${n(l / 2 + 20)} ${n(w * side - 8)}V${n(w * side + 8)}L${n(l / 2 + 3)} ${n(w * side + 3)}Z`,
            fill: 'var(--paper)',
            stroke: 'var(--wall)',
            'stroke-width': 1,
            opacity: 0.75,
          }),
        )
      : []
  const wreck = wrecked
    ? tag('path', {
        d: `M${n(-l * 0.4)} ${n(-w * 0.4)}L${n(l * 0.4)} ${n(w * 0.4)}M${n(-l * 0.4)} ${n(w * 0.4)}L${n(l * 0.4)} ${n(-w * 0.4)}`,
        stroke: 'var(--ink-b)',
        'stroke-width': 2.6,
      })
    : ''
  return tag(
    'g',
    // Headings are from north, the drawing points east.
    { transform: `rotate(${n(heading - 90)})` },
    tag('rect', {
      x: n(-l / 2 + 2),
      y: n(-w / 2 + 3),
      width: n(l),
      height: n(w),
      rx: 5,
      fill: '#000',
      opacity: 0.5,
    }) +
      tag('path', { d: body, fill: 'var(--floor-2)', stroke: 'var(--wall)', 'stroke-width': 2 }) +
      tag('path', { d: inside, fill: 'var(--stock)', stroke: 'var(--wall)', 'stroke-width': 1.3 }) +
      tag('path', { d: posts, stroke: 'var(--wall)', 'stroke-width': 1.1 }) +
      lamps.join('') +
      wreck,
  )
}

type DrawnVehicle = Pick<DwaView['vehicles'][number], 'kind' | 'x' | 'y' | 'heading' | 'wrecked' | 'running'>

export const vehiclesArt = ({ vehicles }: { readonly vehicles: readonly DrawnVehicle[] }): string =>
  vehicles.map((vehicle) => group(vehicle.x * K, vehicle.y * K, vehicleArt(vehicle))).join('')
