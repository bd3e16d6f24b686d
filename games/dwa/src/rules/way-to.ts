import { type Disc, fieldTo, type Point, shortestPath, squaredDistance } from '@shamble/geometry'
import { waysOf } from '../board/board.js'
import { discOf, figuresOf } from '../board/measure.js'
import { type Figure, type Human, isZombie, type Table } from '../state.js'
import { tollsOf } from './tolls.js'

interface Wishes {
  /** Who is walked to, and touched; `null` where the very place is meant. */
  readonly target: Figure | null
  /** How far along the way others are walked around. */
  readonly reach: number
  /** How wide enemies are walked around, whom a walk must not touch on its way [DWA-10.d]. */
  readonly berth: number
}

/** The shortest way of a human on the ground from one place to another, around everybody; `null` where there is none. */
export function wayTo(
  s: Table,
  human: Human,
  from: Point,
  to: Point,
  { target, reach, berth }: Wishes,
): Point[] | null {
  const ways = waysOf(s)
  const tolls = tollsOf(s)
  const around = (figure: Figure): Disc => {
    const disc = discOf(s, figure)
    if (!isZombie(figure)) return disc
    // No wider than from where the way begins.
    const widest = 2 * Math.floor(Math.sqrt(squaredDistance(figure, from))) - disc.diameter - 2
    return { ...disc, diameter: Math.max(disc.diameter, Math.min(disc.diameter + 2 * berth, widest)) }
  }
  return shortestPath(ways, tolls, fieldTo(ways, tolls, to), {
    from,
    target: target === null ? null : discOf(s, target),
    bases: [...figuresOf(s)]
      .filter((figure) => figure !== human && figure !== target && figure.level === human.level)
      .map(around),
    reach,
  })
}
