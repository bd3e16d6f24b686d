import {
  caughtBy,
  type DwaAction,
  type DwaView,
  facesOf,
  type Human,
  raysTo,
  sightOf,
  type TemplateDrawn,
  templateForecast,
  templateOutline,
} from '@shamble/game-dwa/table'
import type { Point } from '@shamble/geometry'
import { bracket, grease, group, n, rect, tag, text } from '../../kit/index.js'
import type { Words } from '../table-game.js'
import { lengthWords } from './lengths.js'
import { K } from './scale.js'

/** What a declaration of fire lays on the table: beneath the figures, and over them. */
export interface FireArt {
  readonly under: string
  readonly over: string
  /** Figures that carry a number now, because the readout speaks of them. */
  readonly tagged: ReadonlySet<number>
  /** Figures whose place a label says instead of their name. */
  readonly labelled: ReadonlySet<number>
}

export const NO_FIRE: FireArt = { under: '', over: '', tagged: new Set(), labelled: new Set() }

const at = ({ x, y }: Point): string => `${n(x * K)} ${n(y * K)}`
const pair = ({ x, y }: Point): readonly [number, number] => [x * K, y * K]

/** Everybody whom an action names. */
export function targetsOf(action: DwaAction): readonly number[] {
  switch (action.type) {
    case 'shoot':
      return action.targets.map(({ target }) => target)
    case 'burst':
      return [action.main, ...action.others]
    case 'spray':
    case 'fireClose':
      return action.targets
    case 'blast':
      return action.blasts.map(({ target }) => target)
    case 'blow':
    case 'strike':
      return [action.target]
    default:
      return []
  }
}

/** @param focus the figure whose rays are drawn, besides those that are left out */
export function fireArt(view: DwaView, human: Human, action: DwaAction, focus: number | null, words: Words): FireArt {
  const drawn = templateOutline(view, human, action)
  const { under, beside } = templateForecast(view, human, action)
  const out = under.filter(({ isOut }) => isOut)
  const left = new Set(out.map(({ figure }) => figure.id))
  const named = action.type === 'blast' ? under.map(({ figure }) => figure.id) : struckBy(view, human, action)
  const hit = named.filter((id) => !left.has(id))
  const seen = focus === null || left.has(focus) ? [] : [focus]
  const rays = [...left, ...seen].map((id) => raysArt(view, human, id)).join('')
  const size = view.options.baseMm * K
  return {
    under: drawn.map(dots).join('') + rays,
    over:
      drawn.map(outline).join('') +
      hit.map((id) => onFigure(view, id, (x, y) => bracket(x, y, size + 8, { 'stroke-width': 2 }))).join('') +
      out
        .map(({ figure, hidden, rays: all }) => leftOut(figure, size, words.speak('dwa.hidden', { hidden, all })))
        .join('') +
      seen.map((id) => hiddenLabel(view, human, id, size, words)).join('') +
      beside
        .filter(({ figure }) => figure.id >= 0)
        .map(({ figure, clear }) =>
          clearLabel(
            figure,
            size / 2,
            awayFrom(drawn, figure),
            words.speak('dwa.clear.of', { who: (figure as Human).name, clear: lengthWords(clear, view, words) }),
          ),
        )
        .join(''),
    tagged: new Set([...named, ...beside.map(({ figure }) => figure.id)].filter((id) => id < 0)),
    labelled: new Set(beside.filter(({ figure }) => figure.id >= 0).map(({ figure }) => figure.id)),
  }
}

/** Everybody whom a template without zones would strike; where there is none, everybody whom an action names. */
function struckBy(view: DwaView, human: Human, action: DwaAction): readonly number[] {
  switch (action.type) {
    case 'spray':
      return [...targetsOf(action), ...facesOf(view, action).flatMap(({ targets }) => targets)]
    case 'flame':
    case 'throw':
    case 'launch':
      return caughtBy(view, human, action).map(({ id }) => id)
    default:
      return targetsOf(action)
  }
}

function onFigure(view: DwaView, id: number, draw: (x: number, y: number) => string): string {
  const figure = id < 0 ? view.zombies.find((zombie) => zombie.id === id) : view.humans[id]
  return figure === undefined ? '' : draw(figure.x * K, figure.y * K)
}

/** Cold dots, densest where it is deadliest. */
function dots(drawn: TemplateDrawn): string {
  if (drawn.kind === 'circle')
    return tag('circle', {
      cx: n(drawn.centre.x * K),
      cy: n(drawn.centre.y * K),
      r: n(drawn.radius * K),
      fill: 'url(#dot-cold-2)',
      opacity: 0.62,
    })
  const bands = [...drawn.zones, drawn.corners]
  return bands
    .map(([a, b], i) => {
      const [c, d] = i === 0 ? [drawn.apex, drawn.apex] : bands[i - 1]!
      return tag('path', {
        d: `M${at(c)}L${at(a)}L${at(b)}L${at(d)}Z`,
        fill: `url(#dot-cold-${Math.min(4, i + 1)})`,
        opacity: 0.62,
      })
    })
    .join('')
}

/** Grease pencil round the template and along the lines of its zones. */
function outline(drawn: TemplateDrawn): string {
  if (drawn.kind === 'circle') {
    const { centre, radius } = drawn
    const rim = Array.from({ length: 33 }, (_, i) => {
      const turn = (i / 32) * 2 * Math.PI
      return [(centre.x + radius * Math.cos(turn)) * K, (centre.y + radius * Math.sin(turn)) * K] as const
    })
    return grease(rim, { width: 3.2 })
  }
  const edge = [drawn.apex, ...drawn.corners, drawn.apex].map(pair)
  return grease(edge, { width: 3.2 }) + drawn.zones.map((line) => grease(line.map(pair), { width: 2.2 })).join('')
}

/** The 25 rays themselves: cold ones arrive, red ones stop at what hides the target. */
function raysArt(view: DwaView, human: Human, id: number): string {
  const figure = id < 0 ? view.zombies.find((zombie) => zombie.id === id) : view.humans[id]
  if (figure === undefined) return ''
  const paths = { cold: '', 'ink-b': '' }
  for (const { end, free } of raysTo(view, human, figure)) {
    const stop = { x: human.x + (end.x - human.x) * free, y: human.y + (end.y - human.y) * free }
    paths[free < 1 ? 'ink-b' : 'cold'] += `M${at(human)}L${at(stop)}`
  }
  return Object.entries(paths)
    .map(([ink, d]) => (d === '' ? '' : tag('path', { d, stroke: `var(--${ink})`, 'stroke-width': 0.6, opacity: 0.8 })))
    .join('')
}

/** Someone under the template whom it does not hit: broken brackets, and how much of them is hidden. */
function leftOut({ x, y }: Point, size: number, said: string): string {
  const [fx, fy] = [x * K, y * K]
  const broken = bracket(fx, fy, size + 9, { stroke: 'var(--ink)', 'stroke-dasharray': '3 3', 'stroke-width': 2 })
  return broken + flag(fx, fy, said)
}

function hiddenLabel(view: DwaView, human: Human, id: number, size: number, words: Words): string {
  const figure = id < 0 ? view.zombies.find((zombie) => zombie.id === id) : view.humans[id]
  if (figure === undefined) return ''
  const { hidden, rays } = sightOf(view, human, figure)
  if (hidden === 0) return ''
  return flag(figure.x * K, figure.y * K - size / 2 + 14, words.speak('dwa.hidden', { hidden, all: rays }))
}

/** A label on a short pole. */
function flag(x: number, y: number, said: string): string {
  const wide = 10 + said.length * 5.9
  return (
    tag('path', {
      d: `M${n(x + 8)} ${n(y - 22)}L${n(x + 24)} ${n(y - 48)}`,
      stroke: 'var(--ink)',
      'stroke-width': 1.2,
    }) +
    group(
      x + 18,
      y - 58,
      rect(-2, -13, wide, 21, { fill: 'var(--stock)', stroke: 'var(--ink-2)', 'stroke-width': 1 }) +
        text(5, 2, said, { class: 'tiny', 'font-size': 11.5, fill: 'var(--ink)' }),
    )
  )
}

/** Which way leads straight away from the middle line of the nearest template: of length 1. */
function awayFrom(drawn: readonly TemplateDrawn[], { x, y }: Point): Point {
  const ways = drawn.flatMap((template) => {
    if (template.kind === 'circle') return []
    const { apex, corners } = template
    const [dx, dy] = [(corners[0].x + corners[1].x) / 2 - apex.x, (corners[0].y + corners[1].y) / 2 - apex.y]
    const length = Math.hypot(dx, dy)
    const off = ((y - apex.y) * dx - (x - apex.x) * dy) / length
    const side = off < 0 ? -1 : 1
    return [{ off: Math.abs(off), x: (-dy / length) * side, y: (dx / length) * side }]
  })
  return ways.sort((one, other) => one.off - other.off)[0] ?? { x: 0, y: -1 }
}

/** A friend beside the template: by how much it misses, on the side where the template is not. */
function clearLabel({ x, y }: Point, r: number, away: Point, said: string): string {
  const wide = 12 + said.length * 5.4
  return (
    tag('circle', {
      cx: n(x * K),
      cy: n(y * K),
      r: n(r + 5),
      fill: 'none',
      stroke: 'var(--cold)',
      'stroke-width': 1.4,
      'stroke-dasharray': '3 3',
    }) +
    group(
      x * K + (away.x * wide) / 2,
      y * K + (away.y > 0 ? r + 22 : -r - 14),
      rect(-wide / 2, -12, wide, 17, { fill: 'var(--stock)' }) +
        text(0, 1, said, { class: 'tiny', 'text-anchor': 'middle', fill: 'var(--cold)' }),
    )
  )
}
