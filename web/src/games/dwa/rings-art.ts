import { boardOf, type DwaView } from '@shamble/game-dwa/table'
import { group, n, rect, tag, text } from '../../kit/index.js'
import type { Words } from '../table-game.js'
import { lengthWords } from './lengths.js'
import { K } from './scale.js'

export interface Ring {
  readonly mm: number
  /** What it is besides a distance: the reach of a weapon. */
  readonly name?: string
}

/** Where on a circle its figure may stand, best first. */
const CORNERS = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const

/** Dashed circles measured from the edge of a base, the figure written on them. */
export function ringsArt(
  view: DwaView,
  { x, y }: { readonly x: number; readonly y: number },
  rings: readonly Ring[],
  words: Words,
): string {
  const edge = view.options.measure === 'centre' ? 0 : view.options.baseMm / 2
  const base = (view.options.baseMm / 2) * K
  const board = boardOf(view.options)
  const figures = [...view.zombies, ...view.humans.filter(({ whereabouts }) => whereabouts === 'table')]
  return rings
    .map(({ mm, name }) => {
      const r = (mm + edge) * K
      const said = name === undefined ? lengthWords(mm, view, words) : `${name} ${lengthWords(mm, view, words)}`
      const wide = 12 + said.length * 5.6
      const circle = tag('circle', {
        cx: n(x * K),
        cy: n(y * K),
        r: n(r),
        fill: 'none',
        stroke: 'var(--ink)',
        'stroke-width': 1.3,
        'stroke-dasharray': mm <= 100 ? '2 4' : '8 5',
        opacity: 0.85,
      })
      const at = CORNERS.map(([dx, dy]) => ({ x: x * K + dx * r * Math.SQRT1_2, y: y * K + dy * r * Math.SQRT1_2 }))
      const isFree = (spot: { readonly x: number; readonly y: number }): boolean =>
        figures.every(
          (one) => Math.abs(one.x * K - spot.x) > base + wide / 2 || Math.abs(one.y * K - spot.y) > base + 8,
        )
      const isOnTable = (spot: { readonly x: number; readonly y: number }): boolean =>
        spot.x > wide / 2 && spot.x < board.width * K - wide / 2 && spot.y > 8 && spot.y < board.depth * K - 8
      const there = at.filter(isOnTable)
      const spot = there.find(isFree) ?? there[0] ?? at[0]!
      const label = group(
        spot.x,
        spot.y,
        rect(-wide / 2, -8, wide, 16, { fill: 'var(--stock)' }) +
          text(0, 4, said, { class: 'cap', 'font-size': 11, 'text-anchor': 'middle', fill: 'var(--ink)' }),
      )
      return circle + label
    })
    .join('')
}
