import { type Point, polygonContains, polygonSides, squaredDistance } from '@shamble/geometry'
import { at, vehicleOutline } from '../board/board.js'
import { CONTACT } from '../board/measure.js'
import type { Edge, ScenarioObjective } from '../scenario/scenario.js'
import { edgesToLeaveBy, objectiveReached } from '../scenario/victory.js'
import type { Human, Vehicle } from '../state.js'
import { distance, middleOf, type Situation } from './situation.js'

/** Where somebody should be, and what to do there. */
export interface Goal {
  readonly to: Point
  readonly level: number
  readonly what: 'leave' | 'reach' | 'fetch' | 'search' | 'rescue' | 'hold'
  readonly id: number | string
}

/** What the scenario wants of this human: the nearest thing that is still to be done; `null` for nothing. */
export function goalOf(sit: Situation, human: Human): Goal | null {
  const { s, board } = sit
  const open = board.scenario.objectives.filter(
    (objective) => (objective.team ?? human.team) === human.team && !objectiveReached(s, human.team, objective, 'turn'),
  )
  const goals = open.flatMap((objective) => goalsFor(sit, human, objective))
  const last = board.scenario.turnLimit ?? 99
  // What takes long comes first; leaving waits until the rest is done, or time runs short.
  const isLate = s.turn >= last - 3
  const others = goals.filter(({ what }) => what !== 'leave')
  const leaving = goals.filter(({ what }) => what === 'leave')
  const wanted = isLate || others.length === 0 ? leaving : others
  const among = wanted.length > 0 ? wanted : others
  if (among.length === 0) return retreat(sit, human)
  return among.reduce((best, goal) => (distance(human, goal.to) < distance(human, best.to) ? goal : best))
}

function goalsFor(sit: Situation, human: Human, objective: ScenarioObjective): Goal[] {
  const { s, board } = sit
  switch (objective.kind) {
    case 'leave':
      if (objective.vehicle === true && human.whereabouts !== 'vehicle') {
        return s.vehicles.flatMap((vehicle, id) =>
          vehicle.wrecked
            ? []
            : [{ to: atDoorOf(sit, human, vehicle), level: 0, what: 'reach' as const, id: `vehicle ${id}` }],
        )
      }
      return [{ to: edgePoint(sit, human, objective.edge), level: 0, what: 'leave', id: objective.edge }]
    case 'reach': {
      const outline = objective.outline.map(at)
      const middle = middleOf(objective.outline)
      // Not at its edge, where the others arrive.
      const isThere = human.level === (objective.level ?? 0) && polygonContains(outline, human)
      if (isThere && distance(human, middle) < 80)
        return [{ to: human, level: human.level, what: 'hold', id: objective.id }]
      return [{ to: middle, level: objective.level ?? 0, what: 'reach', id: objective.id }]
    }
    case 'carry': {
      const lying = s.lying.find(({ thing }) => thing.kind === 'object' && thing.object.of === objective.object)
      if (lying !== undefined) return [{ to: lying, level: lying.level, what: 'fetch', id: lying.id }]
      const isMine = human.pouch.objects.some(({ of }) => of === objective.object)
      return isMine && objective.away === true ? leaves(sit, human) : []
    }
    case 'search':
      return board.rooms.flatMap(({ id, outline }, room) =>
        objective.rooms.includes(id) && s.rooms[room]!.searched === 0
          ? [{ to: middleOf(outline.map(({ x, y }) => [x, y] as const)), level: 0, what: 'search' as const, id: room }]
          : [],
      )
    case 'rescue': {
      const neutral = s.humans.find(({ key, whereabouts }) => key === objective.neutral && whereabouts === 'table')
      if (neutral === undefined) return []
      if (neutral.team === human.team) return objective.away === true ? leaves(sit, human) : []
      return [{ to: beside(sit, human, neutral), level: neutral.level, what: 'rescue', id: neutral.id }]
    }
    default:
      return []
  }
}

const leaves = (sit: Situation, human: Human): Goal[] =>
  edgesToLeaveBy(sit.board.scenario, human.team).map((edge) => ({
    to: edgePoint(sit, human, edge),
    level: 0,
    what: 'leave',
    id: edge,
  }))

/** Nothing left to do: out of the scenario's reach of the dead where one may leave, else where one stands. */
function retreat(sit: Situation, human: Human): Goal | null {
  const [way] = sit.board.scenario.victory === undefined ? [] : leaves(sit, human)
  return way ?? null
}

/** The place at an edge straight ahead. */
function edgePoint({ board, s }: Situation, { x, y }: Human, edge: Edge): Point {
  const inside = Math.ceil(s.options.baseMm / 2)
  switch (edge) {
    case 'north':
      return { x, y: inside }
    case 'south':
      return { x, y: board.depth - inside }
    case 'west':
      return { x: inside, y }
    case 'east':
      return { x: board.width - inside, y }
  }
}

/** A place in contact with something that one cannot stand on, on one's own side of it. */
function beside({ s }: Situation, human: Human, { x, y }: Point): Point {
  const { baseMm } = s.options
  const far = Math.max(1, distance(human, { x, y }))
  const [ux, uy] = [(human.x - x) / far, (human.y - y) / far]
  const near = { x: Math.round(x + ux * (baseMm + 0.5)), y: Math.round(y + uy * (baseMm + 0.5)) }
  for (const dx of [0, 1, -1])
    for (const dy of [0, 1, -1]) {
      const place = { x: near.x + dx, y: near.y + dy }
      const apart = squaredDistance(place, { x, y })
      if (apart >= baseMm ** 2 && apart <= (baseMm + CONTACT) ** 2) return place
    }
  return near
}

/** The middle of the nearest side of a vehicle, half a base away. */
function atDoorOf({ s }: Situation, human: Human, vehicle: Vehicle): Point {
  const half = s.options.baseMm / 2 + 0.5
  const places = polygonSides(vehicleOutline(vehicle)).map(({ a, b }) => {
    const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
    const out = distance(middle, vehicle)
    return {
      x: Math.round(middle.x + ((middle.x - vehicle.x) / out) * half),
      y: Math.round(middle.y + ((middle.y - vehicle.y) / out) * half),
    }
  })
  return places.reduce((best, place) => (distance(human, place) < distance(human, best) ? place : best))
}
