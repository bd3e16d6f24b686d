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

/** What a figure in a vehicle does: start it, wait for the others, drive off, or get out of a wreck. */
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
  if (!human.drives) {
    const wheel = sit.actions('board').find((board) => board.vehicle === human.vehicle && board.drives)
    return wheel === undefined ? null : because(wheel, 'board')
  }
  const [start] = sit.actions('start')
  if (start !== undefined) return because(start, 'start')
  if (sit.space('drive') === null) return null
  return waits(sit, human.vehicle) ? because({ type: 'rest' }, 'wait') : driveOff(sit, vehicle, goal)
}

/** Whether a figure is still to get in who can. */
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

/** The drive that ends nearest to the goal, hits nothing and has a free way ahead: the most promising are looked at first. */
function driveOff(sit: Situation, vehicle: Vehicle, goal: Goal | null): Thought | null {
  const to = goal?.to ?? { x: sit.board.width, y: vehicle.y }
  let best: Drive | null = null
  let least = Number.POSITIVE_INFINITY
  for (const { drive, legs, atLeast } of drivesOf(sit, vehicle, to)) {
    if (atLeast >= least) break
    const worth = atLeast + riskOf(sit, drive, legs)
    if (worth >= least || sit.whyNot(drive) !== null) continue
    best = drive
    least = worth
  }
  return best === null ? null : because(best, 'drive')
}

interface Planned {
  readonly drive: Drive
  readonly legs: readonly DriveLeg[]
  /** How far from the goal it ends. */
  readonly atLeast: number
}

/** Every drive at a speed that can be had now, those that end nearest to the goal first. */
function drivesOf(sit: Situation, vehicle: Vehicle, to: Point): Planned[] {
  const { fast, speedStep, speedChange } = sit.numbers.distances
  const least = Math.max(1, Math.floor((vehicle.speed - speedChange) / speedStep))
  const most = Math.min(fast, vehicle.speed + speedChange) / speedStep
  const found: Planned[] = []
  for (let steps = least; steps <= most; steps++)
    for (const turn of TURNS) {
      const drive = driveBy(sit, vehicle, steps, turn)
      const legs = legsOf(sit.s, vehicle, drive.path, steps * speedStep)
      if (Array.isArray(legs)) found.push({ drive, legs, atLeast: distance(onTable(sit, legs[legs.length - 1]!), to) })
    }
  return found.sort((one, other) => one.atLeast - other.atLeast)
}

/** Beyond an edge is as good as at it. */
const onTable = ({ board }: Situation, { x, y }: Point): Point => ({
  x: Math.max(0, Math.min(x, board.width)),
  y: Math.max(0, Math.min(y, board.depth)),
})

function driveBy({ numbers }: Situation, { x, y, heading }: Vehicle, steps: number, turn: number): Drive {
  if (turn === 0) return { type: 'drive', steps, path: [] }
  const by = displacement((heading + turn + 360) % 360, Math.max(2, steps * numbers.distances.speedStep - 2))
  return { type: 'drive', steps, path: [{ x: x + by.x, y: y + by.y }] }
}

/** What may go wrong on a drive and right after it, in millimetres. */
function riskOf({ s, numbers, human }: Situation, { steps }: Drive, legs: readonly DriveLeg[]): number {
  const end = legs[legs.length - 1]!
  const on = displacement(end.heading, AHEAD)
  const further = { ...end, x: end.x + on.x, y: end.y + on.y }
  const ahead = foreseen(s, human.vehicle, [...legs, further])
  const isBlocked = ahead.crashes
  const crashes = isBlocked && foreseen(s, human.vehicle, legs).crashes
  if (ahead.leaves !== null && !crashes) return 0
  const isRisky = ahead.turns > 0 && steps * numbers.distances.speedStep > numbers.distances.slow
  return (crashes ? CRASH : isBlocked ? 3 * AHEAD : 0) + (isRisky ? FAST_TURN : 0)
}
