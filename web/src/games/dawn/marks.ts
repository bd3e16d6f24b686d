import { BOUND, type DawnView, isMoving, type Mall, sightLine, trailOf, watchersOf } from '@shamble/game-dawn/table'
import { centreOf } from '../../board/box.js'
import { wayArt } from '../../board/way.js'
import {
  barredMark,
  bracket,
  closeSelection,
  eye,
  fig,
  group,
  n,
  pose,
  rect,
  SMALL,
  SYMBOLS,
  selection,
  tag,
  text,
} from '../../kit/index.js'
import type { Spot } from '../table-game.js'
import { CELL, doorPlace, type Fan, FRAME, middle, spotRect } from './geometry.js'
import type { Part } from './part.js'
import { foretold, pointedWalk } from './routes.js'
import { focusSquare, readSpot, spotsOf } from './spots.js'

/** The way that was walked: dotted, with footprints where it began. */
export function walkedPath(view: DawnView, mall: Mall): string {
  if (trailOf(view).active.length === 0 || trailOf(view).entered.length === 0 || trailOf(view).startSquare < 0)
    return ''
  const points = [trailOf(view).startSquare, ...trailOf(view).entered].map((square) => middle(mall, square))
  const [x, y] = points[0]!
  const foot = (move: string) => tag('path', { d: SYMBOLS.foot, transform: move })
  return (
    wayArt(points, { ink: 'var(--ink)', width: 2.4, dash: '1 7', round: true }) +
    tag(
      'g',
      {
        transform: `translate(${n(x - CELL * 0.42)} ${n(y + CELL * 0.12)}) scale(${n(CELL / 80)})`,
        fill: 'var(--ink)',
      },
      foot('translate(0 0)') + foot('translate(9 4)'),
    )
  )
}

/** Brackets on people and zombies that may be picked, dashes on doors, crosses on what may not. */
export function targetMarks(part: Part, mall: Mall, fan: Fan): string {
  const marks: string[] = []
  const pointed = new Set(part.pointed === null ? [] : spotsOf(part.pointed, part.view))
  for (const spot of part.lit.keys()) {
    if (pointed.has(spot) || part.picked.includes(spot)) continue
    marks.push(markOf(spot, mall, fan, 'lit'))
  }
  for (const spot of part.barred.keys()) if (!part.lit.has(spot)) marks.push(markOf(spot, mall, fan, 'barred'))
  for (const spot of part.picked) marks.push(markOf(spot, mall, fan, 'picked'))
  for (const spot of pointed) if (!part.picked.includes(spot)) marks.push(markOf(spot, mall, fan, 'pointed'))
  return marks.join('')
}

function markOf(spot: Spot, mall: Mall, fan: Fan, how: 'lit' | 'barred' | 'picked' | 'pointed'): string {
  const read = readSpot(spot)
  const place = spotRect(spot, mall, fan)
  if (read === null || place === null) return ''
  const [x, y] = centreOf(place)
  if (read.kind === 's') return how === 'picked' ? selection(x, y, CELL - 4) : ''
  if (read.kind === 'd' || read.kind === 'm') return doorMark(mall, read.index, how)
  // In a crowd a cross would lie on someone else; footprints or the turned badge say who rests or lies.
  const isSmall = place.width < SMALL
  if (how === 'barred') return isSmall ? '' : barredMark(x, y, place.width + 4)
  if (how === 'picked') return isSmall ? closeSelection(x, y, place.width + FRAME) : selection(x, y, place.width + 8)
  if (how === 'pointed') return bracket(x, y, place.width + (isSmall ? FRAME : 14))
  return bracket(x, y, place.width + (isSmall ? 1 : 5), { 'stroke-width': 1.6 })
}

function doorMark(mall: Mall, door: number, how: 'lit' | 'barred' | 'picked' | 'pointed'): string {
  const { x, y, turn } = doorPlace(mall, door)
  const ink = how === 'barred' ? 'var(--ink-2)' : 'var(--cold)'
  const frame = rect(-CELL * 0.46, -9, CELL * 0.92, 18, {
    fill: how === 'barred' ? 'url(#hatch)' : 'none',
    stroke: ink,
    'stroke-width': how === 'lit' || how === 'barred' ? 2 : 3,
    'stroke-dasharray': how === 'lit' || how === 'barred' ? '4 3' : null,
  })
  const cross =
    how === 'barred' ? tag('path', { d: SYMBOLS.cross, fill: ink, transform: 'translate(-6 -6) scale(.75)' }) : ''
  return tag('g', { transform: `translate(${n(x)} ${n(y)}) rotate(${turn})` }, frame + cross)
}

/** From the frame of the one who shoots to the brackets of the target, the squares counted on the way. */
export function sightMarks(part: Part, mall: Mall, fan: Fan): string {
  const { pointed, view } = part
  if (pointed?.type !== 'shoot') return ''
  const from = focusSquare(view)
  if (from < 0 || from === pointed.at) return ''
  const [ax, ay] = middle(mall, from)
  const target = fan.units.get(pointed.at)
  const [bx, by] = target === undefined ? middle(mall, pointed.at) : [target.x, target.y]
  const length = Math.hypot(bx - ax, by - ay)
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length]
  const line = tag('path', {
    d: `M${n(ax + ux * 28)} ${n(ay + uy * 28)}L${n(bx - ux * 24)} ${n(by - uy * 24)}`,
    stroke: 'var(--cold)',
    'stroke-width': 2.4,
    fill: 'none',
  })
  const counted = sightLine(view, from, pointed.at).through.map((square) => {
    const [x, y] = middle(mall, square)
    const count = sightLine(view, from, square).range
    return group(
      x,
      y,
      tag('circle', { r: 9, fill: 'var(--stock)', stroke: 'var(--cold)', 'stroke-width': 1.6 }) +
        text(0, 4.6, count, { class: 'num', 'font-size': 13, 'text-anchor': 'middle', fill: 'var(--cold)' }),
    )
  })
  return line + counted.join('')
}

/** A move that is pointed at: cold dashes from the unit along its way. */
export function wayMarks(part: Part, mall: Mall): string {
  const { pointed, view } = part
  const way = (() => {
    if (pointed?.type === 'move') return [pointed.from, ...pointed.path]
    if (pointed?.type === 'super') return [view.at[pointed.who]!, ...pointed.path]
    const walk = pointedWalk(part)
    return walk === undefined ? [] : [focusSquare(view), ...walk.path]
  })()
  if (way.length < 2 || way[0]! < 0) return ''
  const points = way.map((square) => middle(mall, square))
  return wayArt(points, { ink: 'var(--cold)', width: 2.4, dash: '6 5', end: 'arrow' })
}

/** Eyes on units that have seen the move, would see what is pointed at, or must still react. */
export function eyeMarks(part: Part, fan: Fan): string {
  const { view } = part
  const squares = isMoving(view)
    ? watchersOf(view, foretold(part))
    : view.units.filter((unit) => unit.duty === BOUND).map((unit) => unit.square)
  return squares
    .map((square) => {
      const at = fan.units.get(square)
      return at === undefined ? '' : eye(at.x + 8, at.y - 25.5)
    })
    .join('')
}

/** Squares that this seat has noted: a unit that is not there yet. */
export function notedMarks(view: DawnView, mall: Mall): string {
  return view.hidden
    .map((square) => {
      const [x, y] = middle(mall, square)
      return (
        rect(x - 18, y - 18, 36, 36, {
          fill: 'none',
          stroke: 'var(--ink-b)',
          'stroke-width': 1.6,
          'stroke-dasharray': '4 3',
          rx: 2.5,
        }) + tag('g', { fill: 'var(--ink-b)', opacity: 0.8 }, fig(pose(square), x - 14, y - 14, 28))
      )
    })
    .join('')
}
