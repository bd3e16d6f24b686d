import { type FigureName, fig } from './figures.js'
import { group, n, rect, tag, text } from './svg.js'

export interface BaseLook {
  readonly figure: FigureName
  readonly dead?: boolean
  /** In degrees, 0 to the right. */
  readonly heading?: number | null
  readonly prone?: boolean
  /** Where someone would stand. */
  readonly ghost?: boolean
  readonly selected?: boolean
  readonly label?: string | null
}

/** A miniature on its round base: the disc is the truth, to scale. The living are paper, the dead dark with a rim. */
export function base(x: number, y: number, r: number, look: BaseLook): string {
  const { figure, dead = false, heading = null, prone = false, ghost = false, selected = false, label = null } = look
  const ink = dead ? 'var(--base-rim)' : 'var(--on-paper)'
  const s = r * 1.5
  const standing = fig(figure, -s / 2, -s * 0.53, s)
  const ring = selected ? ringOf(r + 4.5) : ''
  if (ghost)
    return group(
      x,
      y,
      ring +
        tag('circle', {
          r: n(r),
          fill: 'var(--stock)',
          stroke: 'var(--cold)',
          'stroke-width': 1.8,
          'stroke-dasharray': '4 3',
        }) +
        tag('g', { fill: 'var(--cold)' }, standing),
    )
  const shadow = tag('circle', { r: n(r), fill: '#000', 'fill-opacity': 0.5, cx: 1.5, cy: 2 })
  const notch =
    heading === null
      ? ''
      : tag('path', {
          d: `M${n(r + 1)} ${n(-r * 0.34)}L${n(r * 1.42)} 0L${n(r + 1)} ${n(r * 0.34)}Z`,
          fill: dead ? ink : 'var(--paper)',
          stroke: 'var(--base-dead)',
          'stroke-width': 1,
          transform: `rotate(${n(heading)})`,
        })
  const disc = tag('circle', {
    r: n(r - (dead ? 0.9 : 0)),
    fill: dead ? 'var(--base-dead)' : 'var(--paper)',
    stroke: dead ? ink : 'var(--base-dead)',
    'stroke-width': dead ? 1.8 : 1.2,
    'stroke-dasharray': prone ? '3 2.4' : null,
  })
  const body = tag('g', { fill: ink, transform: prone ? 'rotate(-90)' : null }, standing)
  const number =
    label === null
      ? ''
      : group(
          r * 0.86,
          r * 0.8,
          rect(-7.5, -7, 15, 14, { fill: 'var(--stock)', stroke: 'var(--base-rim)', 'stroke-width': 1 }) +
            text(0, 4.6, label, { class: 'num', 'font-size': 12.5, 'text-anchor': 'middle', fill: 'var(--ink)' }),
        )
  return group(x, y, shadow + ring + notch + disc + body + number)
}

const ringOf = (r: number): string =>
  tag(
    'g',
    { fill: 'none', stroke: 'var(--cold)', 'stroke-width': 2.5 },
    tag('circle', { r: n(r) }) + tag('path', { d: `M0 ${n(-r)}v-5M0 ${n(r)}v5M${n(-r)} 0h-5M${n(r)} 0h5` }),
  )
