import type { Fault, Scenario, Spot } from '@shamble/game-dwa/scenarios'
import { grease, group, n, poly, rect, tag, text } from '../../../kit/index.js'
import { K } from '../scale.js'
import { type Bounds, boundsOf, pointsOf, refOf, type Shape, shapeOf } from './pieces.js'

/** Where a fault is: the spots that it names, or the piece that its path leads to. */
export function placeOfFault(scenario: Scenario, { path, at }: Fault): readonly Spot[] | null {
  if (at !== undefined && at.length > 0) return at
  const ref = refOf(path)
  const shape = ref === null ? null : shapeOf(scenario, ref)
  return shape === null ? null : pointsOf(shape)
}

export interface FaultMark {
  readonly fault: Fault
  readonly number: number
  /** What is said beside it; nothing where only its number stands there. */
  readonly said: string
}

/** Red pencil round whatever is wrong, with the number of the line that explains it. */
export function faultsArt(scenario: Scenario, marks: readonly FaultMark[]): string {
  return marks
    .map(({ fault, number, said }) => {
      const place = placeOfFault(scenario, fault)
      if (place === null) return ''
      const { x, y, width, depth } = inPixels(boundsOf(place))
      const [cx, cy] = [x + width / 2, y + depth / 2]
      const [rx, ry] = [Math.max(24, width / 2 + 16), Math.max(20, depth / 2 + 14)]
      const isLarge = width > 120 && depth > 120
      const ring = isLarge ? '' : oval(cx, cy, rx, ry)
      // Towards the middle of the table, where there is room for words.
      const side = cx < (scenario.table.width * K) / 2 ? 1 : -1
      const [fx, fy] = isLarge ? [cx + side * (width / 2 + 14), y - 14] : [cx + side * rx * 0.8, cy - ry * 0.8]
      return ring + repairArt(fault) + (said === '' ? '' : label(fx, fy, said, side)) + disc(fx, fy, number)
    })
    .join('')
}

const inPixels = ({ x, y, width, depth }: Bounds): Bounds => ({
  x: x * K,
  y: y * K,
  width: width * K,
  depth: depth * K,
})

const oval = (cx: number, cy: number, rx: number, ry: number): string =>
  grease(
    Array.from({ length: 27 }, (_, i) => {
      const angle = -2.2 + (i / 25) * Math.PI * 2.04
      const drift = 1 + i * 0.0022
      return [cx + rx * Math.cos(angle) * drift, cy + ry * Math.sin(angle) * drift] as const
    }),
    { width: 3.4 },
  )

const disc = (x: number, y: number, number: number): string =>
  group(
    x,
    y,
    tag('circle', { r: 13, fill: 'var(--ink-b)', stroke: 'var(--stock)', 'stroke-width': 2 }) +
      text(0, 6, String(number), { class: 'num', 'font-size': 17, 'text-anchor': 'middle', fill: 'var(--stock)' }),
  )

/** Words in a red frame, as wide as they are long, beside the number and never on what they are about. */
function label(x: number, y: number, said: string, side: 1 | -1): string {
  const lines = wrapped(said, 30)
  const width = Math.max(...lines.map((line) => line.length)) * 6.6 + 18
  const left = side > 0 ? x + 18 : x - 18 - width
  return group(
    left,
    y - 12,
    rect(0, 0, width, 12 + lines.length * 15, { fill: 'var(--stock)', stroke: 'var(--ink-b)', 'stroke-width': 1.6 }) +
      lines
        .map((line, i) => text(9, 17 + i * 15, line, { class: 'cap', 'font-size': 12.5, fill: 'var(--ink)' }))
        .join(''),
  )
}

function wrapped(said: string, most: number): string[] {
  const lines: string[] = []
  for (const word of said.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && `${last} ${word}`.length <= most) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** What would mend it, in cold dashes where it belongs. */
function repairArt({ repair }: Fault): string {
  const put = repair?.put as { readonly from?: Spot; readonly to?: Spot } | undefined
  if (put?.from === undefined || put.to === undefined) return ''
  const [[x1, y1], [x2, y2]] = [put.from, put.to]
  const length = Math.hypot(x2 - x1, y2 - y1) * K
  const turn = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI
  return `<g transform="translate(${n(((x1 + x2) / 2) * K)} ${n(((y1 + y2) / 2) * K)}) rotate(${n(turn)})">${rect(-length / 2, -7, length, 14, { fill: 'none', stroke: 'var(--cold)', 'stroke-width': 2, 'stroke-dasharray': '5 3' })}</g>`
}

/** Grips of a piece that is selected, by what they do. */
export interface Grip {
  readonly id: string
  readonly at: Spot
}

/** Between a frame and what it frames, in millimetres. */
const OFF = 5
const HANDLE = 24

/** Eight grips round an outline, one at each corner that is not one of those, the ends of a line, a handle to turn by. */
export function gripsOf(shape: Shape): readonly Grip[] {
  if (shape.kind === 'spot') return shape.turn === null ? [] : [{ id: 'turn', at: turnedFrom(shape.at, shape.turn) }]
  if (shape.kind === 'line')
    return [
      { id: 'corner 0', at: shape.from },
      { id: 'corner 1', at: shape.to },
      { id: 'turn', at: handleOver(pointsOf(shape)) },
    ]
  const { x, y, width, depth } = boundsOf(shape.outline)
  const [left, right, top, bottom] = [x - OFF, x + width + OFF, y - OFF, y + depth + OFF]
  const [cx, cy] = [x + width / 2, y + depth / 2]
  const corners = isBox(shape.outline) ? [] : shape.outline.map((at, i): Grip => ({ id: `corner ${i}`, at }))
  return [
    { id: 'size nw', at: [left, top] },
    { id: 'size n', at: [cx, top] },
    { id: 'size ne', at: [right, top] },
    { id: 'size w', at: [left, cy] },
    { id: 'size e', at: [right, cy] },
    { id: 'size sw', at: [left, bottom] },
    { id: 'size s', at: [cx, bottom] },
    { id: 'size se', at: [right, bottom] },
    ...corners,
    { id: 'turn', at: handleOver(shape.outline) },
  ]
}

const isBox = (outline: readonly Spot[]): boolean => {
  const { x, y, width, depth } = boundsOf(outline)
  return (
    outline.length === 4 &&
    outline.every(([px, py]) => (px === x || px === x + width) && (py === y || py === y + depth))
  )
}

const handleOver = (points: readonly Spot[]): Spot => {
  const { x, y, width } = boundsOf(points)
  // At the edge of the table it stands below.
  return [x + width / 2, y - HANDLE < 0 ? y + boundsOf(points).depth + HANDLE : y - HANDLE]
}

const turnedFrom = ([x, y]: Spot, turn: number): Spot => {
  const angle = ((turn - 90) * Math.PI) / 180
  return [x + Math.cos(angle) * 3 * HANDLE, y + Math.sin(angle) * 3 * HANDLE]
}

/** The cold frame of what is selected, its grips and its sizes. */
export function selectionArt(shape: Shape, mm: (length: number) => string): string {
  const grips = gripsOf(shape)
  const points = pointsOf(shape)
  const { x, y, width, depth } = inPixels(boundsOf(points))
  const off = OFF * K
  const stroke = { fill: 'none', stroke: 'var(--cold)', 'stroke-width': 2 } as const
  const frame =
    shape.kind === 'spot'
      ? tag('circle', { cx: n(x), cy: n(y), r: n(18 * K), ...stroke })
      : shape.kind === 'line'
        ? tag('path', {
            d: `M${n(points[0]![0] * K)} ${n(points[0]![1] * K)}L${n(points[1]![0] * K)} ${n(points[1]![1] * K)}`,
            ...stroke,
            'stroke-width': 3.4,
          })
        : rect(x - off, y - off, width + 2 * off, depth + 2 * off, stroke) +
          tag('path', {
            d: poly(points.map(([px, py]) => [px * K, py * K] as const)),
            ...stroke,
            'stroke-width': 1.2,
            'stroke-dasharray': '3 3',
          })
  return frame + sizesArt(shape, mm) + grips.map((grip) => gripArt(grip, shape)).join('')
}

function sizesArt(shape: Shape, mm: (length: number) => string): string {
  const points = pointsOf(shape)
  const { x, y, width, depth } = boundsOf(points)
  if (shape.kind === 'spot') return ''
  if (shape.kind === 'line') {
    const [[x1, y1], [x2, y2]] = [shape.from, shape.to]
    return size(((x1 + x2) / 2) * K, ((y1 + y2) / 2) * K + 20, mm(Math.round(Math.hypot(x2 - x1, y2 - y1))))
  }
  return (
    size((x + width / 2) * K + 52, y * K - 20, mm(width)) + size((x + width) * K + 44, (y + depth / 2) * K, mm(depth))
  )
}

const size = (x: number, y: number, said: string): string =>
  group(
    x,
    y,
    rect(-28, -9, 56, 17, { fill: 'var(--stock)' }) +
      text(0, 4, said, { class: 'cap', 'font-size': 12, 'text-anchor': 'middle', fill: 'var(--cold)' }),
  )

function gripArt({ id, at: [x, y] }: Grip, shape: Shape): string {
  const look = { fill: 'var(--stock)', stroke: 'var(--cold)', 'stroke-width': 2.2 } as const
  if (id === 'turn') {
    const [mx, my] = shape.kind === 'spot' ? shape.at : [x, y]
    const stem =
      shape.kind === 'spot'
        ? tag('path', {
            d: `M${n(mx * K)} ${n(my * K)}L${n(x * K)} ${n(y * K)}`,
            stroke: 'var(--cold)',
            'stroke-width': 1.6,
            'stroke-dasharray': '3 3',
          })
        : ''
    return (
      stem +
      group(
        x * K,
        y * K,
        tag('circle', { r: 9, ...look }) +
          tag('path', { d: 'M-4 -1.5A4.4 4.4 0 1 1 -2 4', fill: 'none', stroke: 'var(--cold)', 'stroke-width': 1.8 }),
      )
    )
  }
  return id.startsWith('corner')
    ? tag('circle', { cx: n(x * K), cy: n(y * K), r: 6, ...look })
    : rect(x * K - 5, y * K - 5, 10, 10, look)
}

/** What is being drawn, in cold, and where a hand of keys is. */
export function penArt(from: Spot | null, to: Spot, drawing: string, mm: (length: number) => string): string {
  const cold = { fill: 'none', stroke: 'var(--cold)', 'stroke-width': 2.4 } as const
  const [x, y] = [to[0] * K, to[1] * K]
  const cross = tag('path', {
    d: `M${n(x - 12)} ${n(y)}H${n(x + 12)}M${n(x)} ${n(y - 12)}V${n(y + 12)}`,
    ...cold,
    'stroke-width': 1.6,
  })
  if (from === null) return cross
  const [fx, fy] = [from[0] * K, from[1] * K]
  if (drawing === 'box') {
    const box = rect(Math.min(x, fx), Math.min(y, fy), Math.abs(x - fx), Math.abs(y - fy), {
      ...cold,
      'stroke-dasharray': '6 4',
    })
    const said = `${Math.abs(to[0] - from[0])} × ${mm(Math.abs(to[1] - from[1]))}`
    return cross + box + size((x + fx) / 2, Math.min(y, fy) - 14, said)
  }
  const length = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]))
  return (
    cross +
    tag('path', {
      d: `M${n(fx)} ${n(fy)}L${n(x)} ${n(y)}`,
      ...cold,
      'stroke-dasharray': drawing === 'ruler' ? '2 3' : '6 4',
    }) +
    size((x + fx) / 2, (y + fy) / 2 - 16, mm(length))
  )
}
