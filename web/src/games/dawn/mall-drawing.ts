import { CLOSED, type DawnView, DOOR_STATES, lightOf, type Mall, type Side, squareName } from '@shamble/game-dawn/table'
import { type DoorState, door as drawDoor, group, n, rect, tag, text } from '../../kit/index.js'
import { CELL, corner, doorPlace } from './geometry.js'

/** The mall as a directory prints it: what never changes, in the order in which the inks go on. */

/** One flat per square, so that light can be laid on exactly; the hall is paved, and told from stores without colour. */
export function floors(mall: Mall): string {
  const cut = CELL * 0.1
  return mall.area
    .map((_, square) => {
      const [x, y] = corner(mall, square)
      const ink = mall.isHall[square] ? 1 : 2
      const flat = rect(x, y, CELL, CELL, {
        fill: `var(--floor-${ink})`,
        stroke: `var(--grid-${ink})`,
        'stroke-width': 1,
      })
      if (!mall.isHall[square]) return flat
      const paving = `M${x} ${y}h${cut}l${-cut} ${cut}ZM${x + CELL} ${y}v${cut}l${-cut} ${-cut}ZM${x + CELL} ${y + CELL}h${-cut}l${cut} ${-cut}ZM${x} ${y + CELL}v${-cut}l${cut} ${cut}Z`
      return flat + tag('path', { d: paving, fill: 'var(--paving)' })
    })
    .join('')
}

/** Sodium on the squares that an open main door looks upon, as halftone. */
export function light(view: DawnView, mall: Mall, door: number): string {
  return lightOf(view, door)
    .map(({ square, level }) => {
      const [x, y] = corner(mall, square)
      return rect(x, y, CELL, CELL, { fill: `url(#dot-sodium-${level})`, opacity: 0.5 })
    })
    .join('')
}

const isSquare = (mall: Mall, row: number, col: number): boolean => (mall.plan.layout[row]?.[col] ?? '#') !== '#'

/** What is walled in by hall on all sides is a fountain. */
export function fountains(mall: Mall): string {
  return mall.plan.layout
    .flatMap((line, row) =>
      [...line].map((letter, col) => {
        const isHall = (r: number, c: number) => mall.plan.layout[r]?.[c] === '.'
        if (
          letter !== '#' ||
          ![isHall(row - 1, col), isHall(row + 1, col), isHall(row, col - 1), isHall(row, col + 1)].every(Boolean)
        )
          return ''
        const ring = (r: number, width: number) => tag('circle', { r: n(CELL * r), 'stroke-width': width })
        return group(
          (col + 0.5) * CELL,
          (row + 0.5) * CELL,
          ring(0.34, 2) + ring(0.2, 1.2) + tag('circle', { r: n(CELL * 0.06), fill: 'var(--ink-a)' }),
          { fill: 'none', stroke: 'var(--ink-a)' },
        )
      }),
    )
    .join('')
}

const SIDES: Readonly<Record<Side, readonly [row: number, col: number]>> = {
  N: [-1, 0],
  E: [0, 1],
  S: [1, 0],
  W: [0, -1],
}

/** Every wall side once, as a line: outer ones, or those between two areas. */
function wallPath(mall: Mall, which: 'outer' | 'inner'): string {
  const mains = new Set(
    mall.plan.doors.filter((door) => door.kind === 'main').map((door) => `${Number(door.a) - 1}${door.sideOfA}`),
  )
  return mall.area
    .flatMap((area, square) => {
      const [x, y] = corner(mall, square)
      return (Object.entries(SIDES) as [Side, readonly [number, number]][]).flatMap(([side, [down, right]]) => {
        const [row, col] = [mall.row[square]! + down, mall.col[square]! + right]
        const beyond = isSquare(mall, row, col)
        if (which === 'outer' ? beyond : !beyond || mall.plan.layout[row]![col] === area) return []
        if (which === 'inner' && (side === 'N' || side === 'W')) return []
        if (mains.has(`${square}${side}`)) return []
        const line = {
          N: `M${x} ${y}h${CELL}`,
          S: `M${x} ${y + CELL}h${CELL}`,
          W: `M${x} ${y}v${CELL}`,
          E: `M${x + CELL} ${y}v${CELL}`,
        }
        return [line[side]]
      })
    })
    .join('')
}

/** The second ink is a hair off register. */
export function walls(mall: Mall): string {
  const outer = wallPath(mall, 'outer')
  const line = (d: string, stroke: string, width: number, more: Record<string, string | number> = {}) =>
    tag('path', { d, stroke, 'stroke-width': width, 'stroke-linecap': 'square', fill: 'none', ...more })
  return (
    line(outer, 'var(--ink-a)', 5, { transform: 'translate(1.6 1.6)', opacity: 0.55 }) +
    line(wallPath(mall, 'inner'), 'var(--wall)', 2.6) +
    line(outer, 'var(--wall)', 4.5)
  )
}

/** Square numbers are in the first corner that no door touches. */
export function numbers(mall: Mall): string {
  const sides = new Set(
    mall.plan.doors.flatMap((door) => {
      const [row, col] = [mall.row[Number(door.a) - 1]!, mall.col[Number(door.a) - 1]!]
      const [down, right] = SIDES[door.sideOfA]
      const back: Record<Side, Side> = { N: 'S', S: 'N', E: 'W', W: 'E' }
      return [`${row},${col}${door.sideOfA}`, `${row + down},${col + right}${back[door.sideOfA]}`]
    }),
  )
  return mall.area
    .map((_, square) => {
      const has = (side: Side) => sides.has(`${mall.row[square]},${mall.col[square]}${side}`)
      const [x, y] = corner(mall, square)
      const top = !has('N') && (!has('W') || !has('E'))
      const left = top ? !has('W') : !has('S') && !has('W')
      return text(x + (left ? 4 : CELL - 4), y + (top ? 9.4 : CELL - 3), squareName(square), {
        class: 'sq',
        'text-anchor': left ? 'start' : 'end',
        fill: mall.isHall[square] ? 'var(--num-1)' : 'var(--num-2)',
      })
    })
    .join('')
}

/** Every door in its state; main doors with their sign beside them. */
export function doors(mall: Mall, states: readonly number[], sign: (door: number) => string): string {
  return mall.doors
    .map(({ kind }, door) => {
      const { x, y, turn, side } = doorPlace(mall, door)
      const drawn = tag(
        'g',
        { transform: `translate(${n(x)} ${n(y)}) rotate(${turn})` },
        drawDoor(kind, DOOR_STATES[states[door]!] as DoorState, CELL),
      )
      return kind === 'main' ? drawn + mainSign(x, y, side, states[door] === CLOSED, sign(door)) : drawn
    })
    .join('')
}

function mainSign(x: number, y: number, side: Side, shut: boolean, words: string): string {
  const places: Record<Side, readonly [number, number, number, string]> = {
    N: [x + 34, y - 7, 0, 'start'],
    S: [x - 34, y + 14, 0, 'end'],
    E: [x + 11, y + 34, 90, 'start'],
    W: [x - 11, y - 32, -90, 'start'],
  }
  const [sx, sy, turn, anchor] = places[side]
  return text(0, 0, words, {
    class: 'sign',
    fill: shut ? 'var(--ink-2)' : 'var(--ink-b)',
    'text-anchor': anchor,
    transform: `translate(${n(sx)} ${n(sy)}) rotate(${turn})`,
  })
}
