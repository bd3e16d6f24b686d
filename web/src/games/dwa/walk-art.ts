import { type DwaView, type Human, numbersOf, priceOfWalk } from '@shamble/game-dwa/table'
import { type Point, pathLength, pointAlong, stretchOf } from '@shamble/geometry'
import { base, grease, group, rect, tag, text } from '../../kit/index.js'
import { figureOf } from './pieces-art.js'
import { K } from './scale.js'

export interface DrawnWalk {
  readonly path: readonly Point[]
  /** Millimetres along it where the walker halts to fire. */
  readonly halts: readonly number[]
  /** What it comes to: its length and its price. */
  readonly said: string
  /** Where it ends, where that place has a name; else empty. */
  readonly note: string
  /** Whether it is paid by its length. */
  readonly isOnFoot: boolean
  readonly isRefused: boolean
}

/** A walk in grease pencil, with a numbered disc where each action point is used up, and who would stand at its end. */
export function walkArt(view: DwaView, human: Human, walk: DrawnWalk): string {
  const { path, halts, said, note, isOnFoot, isRefused } = walk
  const points: Point[] = [{ x: human.x, y: human.y }, ...path]
  const end = points[points.length - 1]!
  const length = pathLength(points)
  if (length === 0) return ''
  const r = view.options.baseMm / 2
  // From the rim of the base to the rim of its ghost: neither figure is struck out.
  const line = stretchOf(points, Math.min(length, Math.round(r) + 5), Math.max(1, length - Math.round(r) + 3))
  const stroke =
    length > 2 * r + 6
      ? grease(
          line.map(({ x, y }) => [x * K, y * K] as const),
          { width: 4.4, arrow: true },
        )
      : ''
  const ghost = base(end.x * K, end.y * K, r * K, { figure: figureOf(human), ghost: true })
  return (
    stroke +
    haltsArt(points, halts) +
    ghost +
    (isOnFoot ? discsArt(view, human, points, length) : '') +
    (said === '' ? '' : frameArt(end, said, note, isRefused))
  )
}

function discsArt(view: DwaView, human: Human, points: readonly Point[], length: number): string {
  const { step } = numbersOf(view.options).distances
  const times = human.now.frightened ? 2 : 1
  const out: string[] = []
  for (let at = step; at < length; at += step) {
    const { x, y } = pointAlong(points, at)
    const { cost } = priceOfWalk(view, human, stretchOf(points, 0, at))
    out.push(
      group(
        x * K,
        y * K,
        tag('circle', { r: 9, fill: 'var(--stock)', stroke: 'var(--ink-b)', 'stroke-width': 2 }) +
          text(0, 4.6, cost * times, {
            class: 'num',
            'font-size': 13,
            'text-anchor': 'middle',
            fill: 'var(--ink)',
          }),
      ),
    )
  }
  return out.join('')
}

/** A small cross-hair where someone halts to fire. */
const haltsArt = (points: readonly Point[], halts: readonly number[]): string =>
  halts
    .map((halt) => {
      const { x, y } = pointAlong(points, halt)
      return group(
        x * K,
        y * K,
        tag('path', { d: 'M-13 0H-6M6 0H13M0 -13V-6M0 6V13', stroke: 'var(--ink-b)', 'stroke-width': 2.4 }),
      )
    })
    .join('')

/** Length and price in a red frame beside the end. */
function frameArt({ x, y }: Point, said: string, note: string, isRefused: boolean): string {
  const wide = 14 + said.length * 6.4
  const isLeft = x * K > wide + 60
  return group(
    x * K + (isLeft ? -1 : 1) * (wide / 2 + 28),
    y * K - 18,
    rect(-wide / 2, -12, wide, 19, {
      fill: 'var(--stock)',
      stroke: 'var(--ink-b)',
      'stroke-width': 1.4,
      'stroke-dasharray': isRefused ? '4 3' : null,
    }) +
      text(0, 2.2, said, { class: 'cap', 'font-size': 12, 'text-anchor': 'middle', fill: 'var(--ink)' }) +
      (note === '' ? '' : noteArt(note)),
  )
}

/** The name of the place, over the frame. */
function noteArt(note: string): string {
  const wide = 10 + note.length * 5.4
  return (
    rect(-wide / 2, -29, wide, 15, { fill: 'var(--stock)' }) +
    text(0, -18, note, { class: 'tiny', 'text-anchor': 'middle', fill: 'var(--cold)' })
  )
}
