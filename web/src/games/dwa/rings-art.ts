import { boardOf, type DwaView } from '@shamble/game-dwa/table'
import type { Size, Stand } from '../../board/camera.js'
import { n, tag } from '../../kit/index.js'
import type { Words } from '../table-game.js'
import { acting } from './acting.js'
import { lengthWords } from './lengths.js'
import { namePlates } from './names-art.js'
import { K } from './scale.js'

export interface Ring {
  readonly mm: number
  /** What it is besides a distance: the reach of a weapon. */
  readonly name?: string
}

interface Spotted {
  readonly x: number
  readonly y: number
}

/** From the middle of whoever it is measured from, in millimetres: the edge of a base is where it begins. */
const radius = ({ options }: DwaView, mm: number): number =>
  mm + (options.measure === 'centre' ? 0 : options.baseMm / 2)

/** Dashed circles measured from the edge of a base. */
export const ringsArt = (view: DwaView, { x, y }: Spotted, rings: readonly Ring[]): string =>
  rings
    .map(({ mm }) =>
      tag('circle', {
        cx: n(x * K),
        cy: n(y * K),
        r: n(radius(view, mm) * K),
        fill: 'none',
        stroke: 'var(--ink)',
        'stroke-width': 1.3,
        'stroke-dasharray': mm <= 100 ? '2 4' : '8 5',
        opacity: 0.85,
      }),
    )
    .join('')

/** In pixels of the window: the middle of a label, and how wide it is. */
export interface RingLabel extends Spotted {
  readonly said: string
  readonly wide: number
}

export const LABEL_HEIGHT = 16

const NONE: ReadonlySet<number> = new Set()

/** How far a label keeps from the edges of the window: at the top and on the left, off the strip of centimetres. */
const EDGE = { left: 26, top: 18, right: 4, bottom: 4 } as const

/** Where on a circle its figure may be, best first: between the winds, then whatever else can be seen. */
const WAYS = [225, 315, 135, 45, 270, 90, 180, 0, 247.5, 292.5, 112.5, 67.5, 202.5, 337.5, 157.5, 22.5].map(
  (degrees) => (degrees * Math.PI) / 180,
)

/** What is written on each circle, where it can be seen: in the window, on the table and, if possible, on nobody and no name. */
export function ringLabels(
  view: DwaView,
  middle: Spotted,
  rings: readonly Ring[],
  words: Words,
  at: Stand,
  size: Size,
): RingLabel[] {
  const board = boardOf(view.options)
  const base = (view.options.baseMm / 2) * at.k
  const seen = ({ x, y }: Spotted): Spotted => ({ x: at.x + x * at.k, y: at.y + y * at.k })
  const figures = [...view.zombies, ...view.humans.filter(({ whereabouts }) => whereabouts === 'table')].map(seen)
  const names = namePlates(view, acting(view), NONE).map(({ x, y, width, height }) => ({
    ...seen({ x: x / K, y: y / K }),
    wide: (width / K) * at.k,
    high: (height / K) * at.k,
  }))
  const [first, last] = [seen({ x: 0, y: 0 }), seen({ x: board.width, y: board.depth })]
  const left = Math.max(first.x, EDGE.left)
  const top = Math.max(first.y, EDGE.top)
  const right = Math.min(last.x, size.width - EDGE.right)
  const bottom = Math.min(last.y, size.height - EDGE.bottom)
  const taken: RingLabel[] = []
  for (const { mm, name } of rings) {
    const length = lengthWords(mm, view, words)
    const said = name === undefined ? length : `${name} ${length}`
    const wide = 12 + said.length * 5.6
    const [across, down] = [wide / 2, LABEL_HEIGHT / 2]
    const isIn = ({ x, y }: Spotted): boolean =>
      x > left + across && x < right - across && y > top + down && y < bottom - down
    const isFree = (spot: Spotted): boolean =>
      figures.every(({ x, y }) => Math.abs(x - spot.x) > base + across || Math.abs(y - spot.y) > base + down) &&
      names.every(
        ({ x, y, wide: other, high }) =>
          Math.abs(x - spot.x) > other / 2 + across || Math.abs(y - spot.y) > high / 2 + down,
      ) &&
      taken.every(
        ({ x, y, wide: other }) => Math.abs(x - spot.x) > (other + wide) / 2 || Math.abs(y - spot.y) > LABEL_HEIGHT,
      )
    const r = radius(view, mm)
    const there = WAYS.map((way) => seen({ x: middle.x + Math.cos(way) * r, y: middle.y + Math.sin(way) * r })).filter(
      isIn,
    )
    const spot = there.find(isFree) ?? there[0]
    // None of the circle is in the window.
    if (spot !== undefined) taken.push({ ...spot, said, wide })
  }
  return taken
}
