import { isMoving, type Mall, type Square, stepCostOf, walksOf } from '@shamble/game-dawn/table'
import { barredMark, n, rect, text } from '../../kit/index.js'
import type { Spot } from '../table-game.js'
import { CELL, corner, middle } from './geometry.js'
import type { Part } from './part.js'
import { pointedWalk } from './routes.js'
import { readSpot, square as squareSpot } from './spots.js'

/** Above this many squares crosses and full frames would hide the board: hatching and faint frames say it alone. */
const MANY = 40
/** Up to this many, and without a price that draws the eye, the frames alone have to say where something may go. */
const FEW = 12

const squaresOf = (spots: readonly Spot[]): Square[] =>
  [...new Set(spots)].flatMap((spot) => {
    const read = readSpot(spot)
    return read?.kind === 's' ? [read.index] : []
  })

export interface Reach {
  /** Under walls and counters: frames, dots and the figures of free squares. */
  readonly floor: string
  /** Over the counters: figures of squares where someone is. */
  readonly prices: string
}

/** Squares that may be picked: reach with its cost, and other places without. */
export function reachMarks(part: Part, mall: Mall): Reach {
  const { view } = part
  const costs = new Map(walksOf(view).map((walk) => [walk.to, walk.cost]))
  const aim = pointedWalk(part)?.to
  const taken = new Set([...view.at, ...view.units.map((unit) => unit.square)])
  const { leave } = isMoving(view) ? stepCostOf(view) : { leave: 0 }
  const floor: string[] = []
  const prices: string[] = []
  const squares = squaresOf([...part.lit.keys(), ...part.routes.keys()])
  const isBold = squares.length <= FEW && !squares.some((square) => isWalk(part, square) && costs.has(square))
  const look = isBold ? BOLD : squares.length > MANY ? FAINT : PLAIN
  for (const square of squares) {
    floor.push(frameOf(mall, square, aim === square ? POINTED : look))
    const cost = isWalk(part, square) ? costs.get(square) : undefined
    if (cost === undefined) continue
    // Leaving a zombie costs its value on top of the step: people see where the price comes from.
    const price = leave > 0 ? `${leave}+${cost - leave}` : String(cost)
    if (taken.has(square)) prices.push(cornerPrice(mall, square, price))
    else floor.push(middlePrice(mall, square, price))
  }
  return { floor: floor.join(''), prices: prices.join('') }
}

const isWalk = (part: Part, square: Square): boolean => {
  const spot = squareSpot(square)
  return part.routes.has(spot) || (part.lit.get(spot)?.actions.some((action) => action.type === 'walk') ?? false)
}

interface Look {
  readonly dots: 2 | 4
  readonly fill: number
  readonly stroke: number
  readonly strength: number
}
const FAINT: Look = { dots: 4, fill: 0.5, stroke: 1.2, strength: 0.3 }
const PLAIN: Look = { dots: 4, fill: 0.5, stroke: 1.2, strength: 0.75 }
const BOLD: Look = { dots: 2, fill: 0.6, stroke: 3, strength: 1 }
const POINTED: Look = { dots: 2, fill: 0.5, stroke: 3, strength: 1 }

function frameOf(mall: Mall, square: Square, { dots, fill, stroke, strength }: Look): string {
  const [x, y] = corner(mall, square)
  return (
    rect(x + 1.5, y + 1.5, CELL - 3, CELL - 3, { fill: `url(#dot-cold-${dots})`, opacity: fill }) +
    rect(x + 2.5, y + 2.5, CELL - 5, CELL - 5, {
      fill: 'none',
      stroke: 'var(--cold)',
      'stroke-width': stroke,
      opacity: strength,
    })
  )
}

const floorInk = (mall: Mall, square: Square): string => (mall.isHall[square] ? 'var(--floor-1)' : 'var(--floor-2)')

function cornerPrice(mall: Mall, square: Square, price: string): string {
  const [x, y] = corner(mall, square)
  return text(x + CELL - 4, y + CELL - 3.5, price, {
    class: 'num',
    'font-size': n(CELL * 0.26),
    'text-anchor': 'end',
    fill: 'var(--cold)',
    stroke: floorInk(mall, square),
    'stroke-width': 4,
    'paint-order': 'stroke',
  })
}

function middlePrice(mall: Mall, square: Square, price: string): string {
  const [x, y] = corner(mall, square)
  return text(x + CELL / 2, y + CELL * 0.66, price, {
    class: 'num',
    'font-size': n(CELL * (price.length > 2 ? 0.32 : 0.44)),
    'text-anchor': 'middle',
    fill: 'var(--cold)',
    stroke: floorInk(mall, square),
    'stroke-width': 5,
    'paint-order': 'stroke',
  })
}

/** Squares that a person would look for and may not pick now. */
export function barredSquares(part: Part, mall: Mall): string {
  // What stops a walk here is the closed door, and that is drawn.
  const shown = [...part.barred].filter(([spot, { rule }]) => !part.lit.has(spot) && rule !== 'DAWN-5.3.a')
  const barred = squaresOf(shown.map(([spot]) => spot))
  return barred
    .map((square) => {
      const [x, y] = middle(mall, square)
      const hatched = rect(x - CELL / 2, y - CELL / 2, CELL, CELL, { fill: 'url(#hatch)', opacity: 0.3 })
      return barred.length <= MANY ? hatched + barredMark(x, y, CELL - 10) : hatched
    })
    .join('')
}
