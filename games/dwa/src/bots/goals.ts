import { type Point, polygonContains, polygonSides, squaredDistance } from '@shamble/geometry'
import { at, vehicleOutline } from '../board/board.js'
import { CONTACT, canStand } from '../board/measure.js'
import { whyNotCarryThing } from '../rules/carrying.js'
import { occupantsOf } from '../rules/vehicles.js'
import type { Edge, ScenarioObjective } from '../scenario/scenario.js'
import { edgesToLeaveBy, holds, objectiveReached } from '../scenario/victory.js'
import type { Human, Vehicle } from '../state.js'
import { distance, middleOf, type Situation } from './situation.js'

/** Where a figure should be, and what to do there. */
export interface Goal {
  readonly to: Point
  readonly level: number
  readonly what: 'leave' | 'reach' | 'fetch' | 'search' | 'rescue' | 'board' | 'gun' | 'hunt' | 'hold'
  readonly id: number | string
}

/** What the scenario wants of this human: the nearest thing that is still to be done; `null` for nothing. */
export function goalOf(sit: Situation, human: Human): Goal | null {
  const { s, board } = sit
  const open = board.scenario.objectives.filter(
    (objective) => (objective.team ?? human.team) === human.team && !objectiveReached(s, human.team, objective, 'turn'),
  )
  if (open.some((objective) => isPrize(human, objective))) return nearestOf(sit, human, leaves(sit, human))
  const goals = open.flatMap((objective) => goalsFor(sit, human, objective))
  const leaving = goals.filter(({ what }) => what === 'leave')
  // What takes long comes first; leaving waits until the rest is done, or time runs short.
  const others = goals.filter(({ what }) => what !== 'leave')
  const way = nearestOf(sit, human, leaving.length > 0 ? leaving : leaves(sit, human))
  if (way !== null && isLate(sit, human, way)) return way
  const gun = gunFor(sit, human)
  if (gun !== null) return gun
  if (others.length > 0) return nearestOf(sit, human, others)
  // A figure that is not sent anywhere covers the others until they are back.
  return leaving.length > 0 || !open.some(isErrand) ? way : null
}

/** Something that few do for all. */
const isErrand = ({ kind }: ScenarioObjective): boolean => kind === 'carry' || kind === 'rescue'

/** Whether a figure is, or carries, what must leave the table. */
const isPrize = ({ key, pouch }: Human, objective: ScenarioObjective): boolean =>
  (objective.kind === 'rescue' && objective.away === true && key === objective.neutral) ||
  (objective.kind === 'carry' && objective.away === true && pouch.objects.some(({ of }) => of === objective.object))

function nearestOf(sit: Situation, human: Human, goals: readonly Goal[]): Goal | null {
  const far = (goal: Goal): number => distance(human, goal.to) + detourOf(sit, goal)
  return goals.reduce<Goal | null>((best, goal) => (best === null || far(goal) < far(best) ? goal : best), null)
}

/** Rooms are searched when nothing better is left, and a vehicle without its keys is one for later. */
const SEARCH_LATER = 2_000
const NO_KEYS = 350

function detourOf({ s }: Situation, { what, id }: Goal): number {
  if (what === 'search') return SEARCH_LATER
  return what === 'board' && !s.vehicles[id as number]!.hasKeys ? NO_KEYS : 0
}

/** Walks are rarely straight, and a figure is always in the way. */
const CROOKED = 1.4

/** So many turns it takes to get somewhere on foot. */
export const turnsTo = ({ numbers }: Situation, human: Human, to: Point): number =>
  (CROOKED * distance(human, to)) / (numbers.humanAp * numbers.distances.step)

export const turnsLeft = ({ s, board }: Situation): number => (board.scenario.turnLimit ?? ENDLESS) - s.turn + 1
const ENDLESS = 99

const isLate = (sit: Situation, human: Human, { to }: Goal): boolean => turnsTo(sit, human, to) + 1 >= turnsLeft(sit)

/** How much a millimetre of the way counts: a whole one where the turns hardly suffice. */
export function hurryOf(sit: Situation, human: Human, goal: Goal | null): number {
  if (goal === null) return 0
  const isThereAndBack = goal.what === 'fetch' || goal.what === 'rescue' || goal.what === 'search'
  const needed = turnsTo(sit, human, goal.to) * (isThereAndBack ? 2 : 1)
  return Math.max(LEAST_HURRY, Math.min(1, needed / turnsLeft(sit) + 0.2))
}
const LEAST_HURRY = 0.4

function goalsFor(sit: Situation, human: Human, objective: ScenarioObjective): Goal[] {
  const { s, board } = sit
  switch (objective.kind) {
    case 'leave':
      if (objective.vehicle === true && human.whereabouts !== 'vehicle') return vehiclesFor(sit, human)
      return [{ to: edgePoint(sit, human, objective.edge), level: 0, what: 'leave', id: objective.edge }]
    case 'reach':
      return [placeIn(human, objective)]
    case 'carry': {
      const lying = s.lying.find(({ thing }) => thing.kind === 'object' && thing.object.of === objective.object)
      if (lying === undefined || !isSent(sit, human, lying)) return []
      return [{ to: lying, level: lying.level, what: 'fetch', id: lying.id }]
    }
    case 'search':
      if (isWon(sit, human)) return []
      return board.rooms.flatMap(({ id, outline }, room) =>
        objective.rooms.includes(id) && s.rooms[room]!.searched === 0
          ? [{ to: middleOf(outline), level: 0, what: 'search' as const, id: room }]
          : [],
      )
    case 'kill':
      return huntOf(sit, human)
    case 'rescue': {
      const neutral = s.humans.find(({ key, whereabouts }) => key === objective.neutral && whereabouts === 'table')
      if (neutral === undefined || neutral.team === human.team || !isSent(sit, human, neutral)) return []
      return [{ to: beside(sit, human, neutral), level: neutral.level, what: 'rescue', id: neutral.id }]
    }
    default:
      return []
  }
}

/** A machine gun that lies so near is worth the way, for the figure of the team that is nearest. */
const NEAR_GUN = 250

function gunFor(sit: Situation, human: Human): Goal | null {
  const { s } = sit
  if (human.whereabouts !== 'table' || human.weapons.some(({ id }) => id === 'machineGun')) return null
  const gun = s.lying.find(
    ({ x, y, level, thing }) =>
      thing.kind === 'weapon' &&
      thing.weapon.id === 'machineGun' &&
      thing.weapon.rounds > 0 &&
      level === human.level &&
      distance(human, { x, y }) < NEAR_GUN &&
      isSent(sit, human, { x, y }, 1) &&
      whyNotCarryThing(s, human, thing) === null &&
      sit.attackers({ x, y, level }, human) < 1,
  )
  return gun === undefined ? null : { to: gun, level: gun.level, what: 'gun', id: gun.id }
}

/** Two are sent to fetch something or a figure: those who are nearest. More would only be in one another's way. */
const SENT = 2

function isSent({ s }: Situation, human: Human, to: Point, most = SENT): boolean {
  const nearer = s.humans.filter(
    (other) =>
      other.team === human.team &&
      other.whereabouts === 'table' &&
      other.key === '' &&
      distance(other, to) < distance(human, to),
  )
  return nearer.length < most
}

/** Whether a minor victory is certain if nothing more happens: then nobody takes risks for it. */
function isWon({ s, board }: Situation, { team }: Human): boolean {
  const { victory } = board.scenario
  return victory !== undefined && holds(s, team, victory.minor, 'turn')
}

/** Seats that are free in vehicles that may still run. */
const vehiclesFor = (sit: Situation, human: Human): Goal[] =>
  sit.s.vehicles.flatMap((vehicle, id) =>
    vehicle.wrecked || vehicle.empty || vehicle.speed > 0 || occupantsOf(sit.s, id).length >= vehicle.seats
      ? []
      : [{ to: atDoorOf(sit, human, vehicle), level: 0, what: 'board' as const, id }],
  )

function placeIn(human: Human, { outline, level = 0, id }: Extract<ScenarioObjective, { kind: 'reach' }>): Goal {
  const corners = outline.map(at)
  const middle = middleOf(corners)
  // Not at its edge, where the others arrive.
  const isThere = human.level === level && polygonContains(corners, human)
  if (isThere && distance(human, middle) < INSIDE) return { to: human, level, what: 'hold', id }
  return { to: middle, level, what: 'reach', id }
}
const INSIDE = 80

/** The nearest of the dead, where none comes within range by itself. */
function huntOf(sit: Situation, human: Human): Goal[] {
  const prey = sit.s.zombies.filter(({ level }) => level === human.level)
  if (prey.length === 0 || sit.danger(human) < HUNT) return []
  const nearest = prey.reduce((best, zombie) => (distance(human, zombie) < distance(human, best) ? zombie : best))
  return [{ to: nearest, level: nearest.level, what: 'hunt', id: nearest.id }]
}
const HUNT = 300

const leaves = (sit: Situation, human: Human): Goal[] =>
  edgesToLeaveBy(sit.board.scenario, human.team).map((edge) => ({
    to: edgePoint(sit, human, edge),
    level: 0,
    what: 'leave',
    id: edge,
  }))

/** The free place at an edge that is nearest to straight ahead. */
function edgePoint({ board, s }: Situation, { x, y }: Human, edge: Edge): Point {
  const inside = Math.ceil(s.options.baseMm / 2)
  const isUpright = edge === 'west' || edge === 'east'
  const [ahead, length] = isUpright ? [y, board.depth] : [x, board.width]
  const along = ASIDE * Math.round(ahead / ASIDE)
  const far = edge === 'north' || edge === 'west' ? inside : (isUpright ? board.width : board.depth) - inside
  const place = (mm: number): Point => (isUpright ? { x: far, y: mm } : { x: mm, y: far })
  for (let aside = 0; aside < length; aside += ASIDE)
    for (const mm of [along + aside, along - aside])
      if (mm >= inside && mm <= length - inside && canStand(s, place(mm), 0, null)) return place(mm)
  return place(along)
}
/** Between two places that are thought of: those who walk side by side share them. */
const ASIDE = 50

/** A place in contact with something that one cannot stand on, on the near side of it. */
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
