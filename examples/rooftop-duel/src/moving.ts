import {
  advance,
  discInside,
  legHitsDisc,
  legHitsSegment,
  type Point,
  pathLength,
  type Segment,
  within,
} from '@shamble/geometry'
import type { DraftShape, Play, RuleId, Seat, Space } from '@shamble/kernel'
import { oddsOfShot } from './shooting.js'
import { BASE, type DuelAction, type Field, figure, type Move, opponent, type RooftopDuel, SEATS } from './state.js'
import { terrainOf } from './terrain.js'

/** How far a figure may go in one move. */
export function reachOf(field: Field): number {
  return field.options['movement'] as number
}

/** The rule that forbids a straight move to this point; `null` when it is legal. Nothing else decides that. */
export function whyNotMove(field: Field, seat: Seat, to: Point): RuleId | null {
  const mover = figure(field, seat)
  const { width, depth, walls, crates } = terrainOf(field.options)
  // [RD-2.1] From centre to centre. First: it keeps every measurement below on the table.
  if (!within(mover, to, reachOf(field))) return 'RD-2.1'
  if (!discInside({ x: to.x, y: to.y, diameter: BASE }, width, depth)) return 'RD-2.2'
  const crosses = (wall: Segment) => legHitsSegment(mover, to, wall)
  if (walls.some(crosses)) return 'RD-2.3'
  if (crates.some(({ sides }) => sides.some(crosses))) return 'RD-2.4'
  if (legHitsDisc(mover, to, figure(field, opponent(seat)))) return 'RD-2.5'
  return null
}

const TRIES_A_SIZE = 4

/** Every place that the figure can reach: too many to list. */
export function moveSpace(field: Field, seat: Seat): Space<DuelAction> {
  return {
    kind: 'move',
    get shape() {
      return shapeOf(field, seat)
    },
    holds: (action) => action.type === 'move',
    check(action) {
      const rule = whyNotMove(field, seat, action as Move)
      if (rule === null) return null
      return rule === 'RD-2.1' ? { rule, params: { reach: reachOf(field) } } : { rule }
    },
    /** Any point of a square around the figure, a smaller one when the larger fails; at last where it is. */
    sample(below) {
      const x = field.x[seat]!
      const y = field.y[seat]!
      for (let reach = reachOf(field); reach > 0; reach = Math.floor(reach / 2)) {
        for (let i = 0; i < TRIES_A_SIZE; i++) {
          const to = { x: x - reach + below(2 * reach + 1), y: y - reach + below(2 * reach + 1) }
          if (whyNotMove(field, seat, to) === null) return { type: 'move', x: to.x, y: to.y }
        }
      }
      return { type: 'move', x, y }
    },
    about(action) {
      const to = action as Move
      const length = pathLength([figure(field, seat), to])
      const target = { word: `seat.${SEATS[opponent(seat)]}` }
      const odds = oddsOfShot(moved(field, seat, to), seat)
      return [
        { key: 'length', params: { length, reach: reachOf(field) } },
        odds === null
          ? { key: 'unseen', params: { target } }
          : { key: 'shot', params: { target, ways: odds.results[0]!.ways, of: odds.results[0]!.of } },
      ]
    },
  }
}

/** The field as it would be with a seat's figure somewhere else, its aim lost. */
export function moved(field: Field, seat: Seat, to: Point): Field {
  const put = (values: readonly number[], value: number) => values.map((old, i) => (i === seat ? value : old))
  return { ...field, x: put(field.x, to.x), y: put(field.y, to.y), aimed: put(field.aimed, 0) }
}

/** What a table needs to let the figure be moved by hand. */
function shapeOf(field: Field, seat: Seat): DraftShape {
  const { width, depth } = terrainOf(field.options)
  const { x, y } = figure(field, seat)
  const other = figure(field, opponent(seat))
  const seatWord = { seat: { word: `seat.${SEATS[opponent(seat)]}` } }
  return {
    kind: 'point',
    from: { x, y },
    reach: reachOf(field),
    base: BASE,
    area: { x: 0, y: 0, width, depth },
    snaps: [
      { ...farthest(field, seat, other.x - x, other.y - y), key: 'towards', params: seatWord },
      { ...farthest(field, seat, x - other.x, y - other.y), key: 'away', params: seatWord },
    ],
  }
}

/** The end of the longest legal move in a direction: what a leg can reach, every shorter leg can reach as well. */
function farthest(field: Field, seat: Seat, dx: number, dy: number): Point {
  const from = figure(field, seat)
  const at = (mm: number): Point => advance(from, dx, dy, mm)
  let [legal, tooFar] = [0, reachOf(field) + 1]
  while (tooFar - legal > 1) {
    const middle = (legal + tooFar) >> 1
    if (whyNotMove(field, seat, at(middle)) === null) legal = middle
    else tooFar = middle
  }
  return at(legal)
}

export function move(s: RooftopDuel, seat: Seat, to: Move, play: Play): void {
  const { x, y } = figure(s, seat)
  const points = [
    { x, y },
    { x: to.x, y: to.y },
  ]
  const length = pathLength(points)
  s.x[seat] = to.x
  s.y[seat] = to.y
  s.points--
  play.emit?.({
    kind: 'moved',
    rule: 'RD-2.1',
    seat,
    data: { x: to.x, y: to.y, length },
    way: { piece: seat, points },
  })
  if (s.aimed[seat] === 0) return
  s.aimed[seat] = 0
  play.emit?.({ kind: 'aim-lost', rule: 'RD-3.7', seat })
}
