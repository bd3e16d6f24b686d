import { pathLength } from '@shamble/geometry'
import type { BoardPoint, DraftShape, Pickable, PointShape } from '@shamble/kernel'
import { atAngle } from './measure.js'
import { type DraftValue, type FieldPath, valueAt } from './value.js'

/** Something of a draft that a hand takes on the board. */
export interface Handle {
  /** The part that it sets. */
  readonly path: FieldPath
  readonly kind: 'point' | 'leg' | 'angle'
  /** Where it is now; where it would begin when nobody has set it. */
  readonly at: BoardPoint
  readonly isSet: boolean
  /** What it is measured from: the piece, or the end of the leg before. */
  readonly from: BoardPoint | null
  /** How far from there it may lie, as far as that is known. */
  readonly reach: number | null
  /** Distances from there to which a hand is drawn, the reach left out. */
  readonly stops: readonly number[]
  readonly base: number
  /** For an angle how many degrees it covers. */
  readonly spread: number
  readonly snaps: PointShape['snaps']
}

/** All handles of a draft, in the order of its fields. A path has one more than it has legs, while it may grow. */
export function handles(shape: DraftShape, value: DraftValue, path: FieldPath = []): Handle[] {
  switch (shape.kind) {
    case 'point': {
      const { from, reach, base, snaps, area } = shape
      const set = value as unknown as BoardPoint | null
      const middle = { x: area.x + Math.floor(area.width / 2), y: area.y + Math.floor(area.depth / 2) }
      return [
        {
          path,
          kind: 'point',
          at: set ?? from ?? middle,
          isSet: set !== null,
          from,
          reach,
          stops: [],
          base,
          spread: 0,
          snaps,
        },
      ]
    }
    case 'path': {
      const legs = value as unknown as readonly BoardPoint[]
      const { base, snaps, budget, every } = shape
      const ends = [shape.from, ...legs]
      return ends.slice(0, shape.mostLegs).map((from, i) => {
        const spent = pathLength(ends.slice(0, i + 1))
        const reach = budget === null ? null : Math.max(0, budget - spent)
        const set = legs[i]
        return {
          path: [...path, i],
          kind: 'leg',
          at: set ?? from,
          isSet: set !== undefined,
          from,
          reach,
          stops: every === undefined ? [] : stopsAfter(spent, every, budget),
          base,
          spread: 0,
          snaps,
        }
      })
    }
    case 'angle': {
      const { from, reach, spread } = shape
      const degrees = (value ?? 0) as number
      const at = atAngle(from, degrees, reach)
      return [{ path, kind: 'angle', at, isSet: value !== null, from, reach, stops: [], base: 0, spread, snaps: [] }]
    }
    case 'list':
      return (value as readonly DraftValue[]).flatMap((item, i) => handles(shape.of, item, [...path, i]))
    case 'form':
      return shape.fields.flatMap((field) => handles(field.shape, valueAt(value, [field.name]), [...path, field.name]))
    default:
      return []
  }
}

/** How far off from here the ends of steps lie, of a path of which so much is behind. */
function stopsAfter(spent: number, every: number, budget: number | null): number[] {
  const stops: number[] = []
  const most = budget ?? spent + MOST_STOPS * every
  for (let end = Math.floor(spent / every + 1) * every; end <= most; end += every) stops.push(end - spent)
  return stops.slice(0, MOST_STOPS)
}
const MOST_STOPS = 20

/** A thing on the board that a draft may name. */
export interface PickPlace {
  readonly path: FieldPath
  readonly thing: Pickable & { readonly at: BoardPoint }
  readonly isPicked: boolean
}

/** Every thing with a place that a draft may name, for each part that may name it. */
export function pickPlaces(shape: DraftShape, value: DraftValue, path: FieldPath = []): PickPlace[] {
  switch (shape.kind) {
    case 'pick':
      return shape.from.flatMap((thing) => {
        if (thing.at === undefined) return []
        const isPicked = Array.isArray(value) ? value.includes(thing.id) : value === thing.id
        return [{ path, thing: { ...thing, at: thing.at }, isPicked }]
      })
    case 'list':
      return (value as readonly DraftValue[]).flatMap((item, i) => pickPlaces(shape.of, item, [...path, i]))
    case 'form':
      return shape.fields.flatMap((field) =>
        pickPlaces(field.shape, valueAt(value, [field.name]), [...path, field.name]),
      )
    default:
      return []
  }
}
