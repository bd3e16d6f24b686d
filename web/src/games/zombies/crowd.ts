import { NO_ZOMBIE, type Space, type ZombiesView } from '@shamble/game-zombies/table'
import { type Point, spaceCentre } from './layout.js'
import { UNIT } from './tile-art.js'

/** Where a piece is, and how large it is drawn: 1 has a space for itself. */
export interface Stand extends Point {
  readonly scale: number
}

type Place = readonly [x: number, y: number]
interface Plan {
  readonly scale: number
  readonly places: readonly Place[]
}

const rows = (columns: readonly number[], lines: readonly number[]): Place[] =>
  lines.flatMap((y) => columns.map((x): Place => [x, y]))

/** How so many pawns share a space, in shares of its side from its middle: nobody covers anybody's letter. */
const ALONE: readonly Plan[] = [
  { scale: 1, places: [[0, 0]] },
  { scale: 0.68, places: rows([-0.245, 0.245], [0]) },
  {
    scale: 0.6,
    places: [
      [0, -0.23],
      [-0.24, 0.2],
      [0.24, 0.2],
    ],
  },
  { scale: 0.6, places: rows([-0.23, 0.23], [-0.22, 0.22]) },
  { scale: 0.46, places: rows([-0.33, 0, 0.33], [-0.2, 0.2]) },
  { scale: 0.46, places: rows([-0.33, 0, 0.33], [-0.2, 0.2]) },
]
/** The same where a zombie has the right side of it. */
const BESIDE: readonly Plan[] = [
  { scale: 0.68, places: [[-0.22, 0.05]] },
  { scale: 0.62, places: rows([-0.26], [-0.22, 0.22]) },
  { scale: 0.46, places: rows([-0.34, 0.01], [-0.21, 0.21]) },
  { scale: 0.46, places: rows([-0.34, 0.01], [-0.21, 0.21]) },
  { scale: 0.38, places: rows([-0.36, -0.04], [-0.32, 0, 0.32]) },
  { scale: 0.38, places: rows([-0.36, -0.04], [-0.32, 0, 0.32]) },
]

export function pawnStands(view: ZombiesView): Stand[] {
  return view.position.map((space, seat) => {
    const here = view.position.flatMap((other, who) => (other === space ? [who] : []))
    const plans = (view.zombie[space] ?? NO_ZOMBIE) === NO_ZOMBIE ? ALONE : BESIDE
    const { scale, places } = plans[Math.min(here.length, plans.length) - 1]!
    const [x, y] = places[here.indexOf(seat) % places.length]!
    const centre = spaceCentre(view, space)
    return { x: centre.x + x * UNIT, y: centre.y + y * UNIT, scale }
  })
}

/** A zombie makes room for anyone who shares its space, and reaches out of it no more than they do. */
export function zombieStand(view: ZombiesView, space: Space): Stand {
  const centre = spaceCentre(view, space)
  const pawns = view.position.filter((other) => other === space).length
  if (pawns === 0) return { x: centre.x - UNIT * 0.02, y: centre.y, scale: 1 }
  return { x: centre.x + UNIT * (pawns > 1 ? 0.27 : 0.2), y: centre.y - UNIT * 0.04, scale: pawns > 1 ? 0.58 : 0.75 }
}
