import { displacement, type Point } from '@shamble/geometry'
import type { DwaAction } from '../actions.js'
import type { DriveLeg } from '../frames/kinds.js'
import { foreseen, legsOf } from '../rules/driving.js'
import { occupantsOf } from '../rules/vehicles.js'
import { isAlive, type Vehicle } from '../state.js'
import type { Goal } from './goals.js'
import { distance, type Situation } from './situation.js'
import { because, type Thought } from './thought.js'

type Drive = Extract<DwaAction, { type: 'drive' }>

const TURNS = [0, 8, -8, 16, -16, 30, -30, 45, -45]
/** So far ahead of where a drive ends the way should be free. */
const AHEAD = 120
const CRASH = 2_000
/** What it is worth to stay out of the die of a fast turn. */
const FAST_TURN = 60
/** Others get in while they are this near, and there are turns left. */
const NEAR = 450
const TURNS_LEFT = 5
/** The dead this near are at the windows soon. */
const BESET = 150

/** What somebody in a vehicle does: start it, wait for the others, drive off, or get out of a wreck. */
export function aboard(sit: Situation, goal: Goal | null): Thought | null {
  const { s, human } = sit
  const vehicle = s.vehicles[human.vehicle]!
  if (vehicle.wrecked) {
    const out = sit.space('alight')
    return out === null
      ? null
      : because(
          out.sample(() => 0),
          'alight',
        )
  }
  if (!human.drives) return null
  const [start] = sit.actions('start')
  if (start !== undefined) return because(start, 'start')
  if (sit.space('drive') === null) return null
  return waits(sit, human.vehicle) ? null : driveOff(sit, vehicle, goal)
}

/** Whether somebody is still to get in who can. */
function waits({ s, board, human }: Situation, i: number): boolean {
  const vehicle = s.vehicles[i]!
  if (vehicle.speed > 0) return false
  const inside = occupantsOf(s, i).length
  const last = board.scenario.turnLimit ?? 99
  if (inside >= vehicle.seats || s.turn > last - TURNS_LEFT) return false
  const wanted = board.scenario.objectives.reduce(
    (most, objective) => (objective.kind === 'leave' && objective.vehicle ? Math.max(most, objective.count) : most),
    0,
  )
  if (inside >= wanted && s.zombies.some((zombie) => distance(zombie, vehicle) < BESET)) return false
  return s.humans.some(
    (other) =>
      other.team === human.team && isAlive(other) && other.whereabouts === 'table' && distance(other, vehicle) < NEAR,
  )
}

/** The drive that ends nearest to the goal, hits nothing and has a free way ahead. */
function driveOff(sit: Situation, vehicle: Vehicle, goal: Goal | null): Thought | null {
  const to = goal?.to ?? { x: sit.board.width, y: vehicle.y }
  let best: Drive | null = null
  let least = Number.POSITIVE_INFINITY
  for (let steps = 8; steps >= 1; steps--)
    for (const turn of TURNS) {
      const drive = driveBy(sit, vehicle, steps, turn)
      if (sit.whyNot(drive) !== null) continue
      const worth = worthOf(sit, vehicle, drive, to)
      if (worth >= least) continue
      best = drive
      least = worth
    }
  return best === null ? null : because(best, 'drive')
}

function driveBy({ numbers }: Situation, { x, y, heading }: Vehicle, steps: number, turn: number): Drive {
  if (turn === 0) return { type: 'drive', steps, path: [] }
  const by = displacement((heading + turn + 360) % 360, Math.max(2, steps * numbers.distances.speedStep - 2))
  return { type: 'drive', steps, path: [{ x: x + by.x, y: y + by.y }] }
}

function worthOf({ s, numbers, human }: Situation, vehicle: Vehicle, { steps, path }: Drive, to: Point): number {
  const speed = steps * numbers.distances.speedStep
  const legs = legsOf(s, vehicle, path, speed) as DriveLeg[]
  const { crashes, leaves, turns } = foreseen(s, human.vehicle, legs)
  if (leaves !== null) return -1
  const end = legs[legs.length - 1]!
  const on = displacement(end.heading, AHEAD)
  const further = { ...end, x: end.x + on.x, y: end.y + on.y }
  const isBlocked = !crashes && foreseen(s, human.vehicle, [...legs, further]).crashes
  const isRisky = turns > 0 && speed > numbers.distances.slow
  return distance(end, to) + (crashes ? CRASH : 0) + (isBlocked ? 3 * AHEAD : 0) + (isRisky ? FAST_TURN : 0)
}
