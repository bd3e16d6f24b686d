import { advance, type Point, squaredDistance } from '@shamble/geometry'
import type { Seat } from '@shamble/kernel'
import type { BotMaker } from '@shamble/module'
import { moved, reachOf, whyNotMove } from './moving.js'
import { oddsOfShot, SHOT_POINTS } from './shooting.js'
import { AIM, type DuelAction, END_TURN, type Field, figure, opponent, type RooftopDuelView, SHOOT } from './state.js'

/** Out of 36: below this a bullet is better kept. */
const FAIR = 10

const QUARTER = [
  [1, 0],
  [2, 1],
  [1, 1],
  [1, 2],
] as const
/** Sixteen ways around the compass. */
const WAYS = QUARTER.flatMap(([x, y]) => [
  [x, y],
  [-y, x],
  [-x, -y],
  [y, -x],
]) as readonly (readonly [number, number])[]

/** Comes into sight, shoots when the odds are fair, aims when there is time, and ducks with the last point. */
export const houseBot: BotMaker<DuelAction, RooftopDuelView> = (seat) => {
  /** Where it has stood: going round in circles behind a wall brings nobody into sight. */
  const been: Point[] = []

  function goTo(to: Point): DuelAction {
    been.push(to)
    return { type: 'move', x: to.x, y: to.y }
  }

  function approach(view: RooftopDuelView, steps: readonly Point[]): DuelAction {
    const foe = figure(view, opponent(seat))
    const near = reachOf(view) / 2
    const fresh = steps.filter((step) => been.every((old) => squaredDistance(old, step) > near * near))
    if (fresh.length === 0) been.length = 0
    const step = least(fresh.length > 0 ? fresh : steps, (to) => squaredDistance(to, foe))
    return step === null ? END_TURN : goTo(step)
  }

  return {
    decide({ view }) {
      const steps = stepsOf(view, seat)
      if (view.ammunition[seat] === 0 || view.points < SHOT_POINTS) return duck(view, seat, steps)
      const here = chanceToHit(view, seat)
      if (view.points === SHOT_POINTS || view.aimed[seat] === 1) {
        if (here >= FAIR) return SHOOT
        return here > 0 && view.aimed[seat] === 0 ? AIM : approach(view, steps)
      }
      const aimed = here === 0 ? 0 : chanceToHit({ ...view, aimed: [1, 1] }, seat)
      const best = least(steps, (to) => -chanceToHit(moved(view, seat, to), seat))
      const there = best === null ? 0 : chanceToHit(moved(view, seat, best), seat)
      if (Math.max(aimed, there) < FAIR) return approach(view, steps)
      return aimed >= there ? AIM : goTo(best!)
    },
  }
}

/** In how many of 36 throws a seat would hit if it shot now; 0 without sight. */
function chanceToHit(field: Field, seat: Seat): number {
  return oddsOfShot(field, seat)?.results[0]?.ways ?? 0
}

/** Legal ends of a move: sixteen ways, all of it or half. */
function stepsOf(field: Field, seat: Seat): Point[] {
  const from = figure(field, seat)
  const reach = reachOf(field)
  return WAYS.flatMap(([dx, dy]) => [reach, Math.floor(reach / 2)].map((mm) => advance(from, dx, dy, mm))).filter(
    (to) => whyNotMove(field, seat, to) === null,
  )
}

/** To where the other figure would hit least; unseen already, better take aim. */
function duck(view: RooftopDuelView, seat: Seat, steps: readonly Point[]): DuelAction {
  const danger = (to: Point) => chanceToHit(moved(view, seat, to), opponent(seat))
  const now = chanceToHit(view, opponent(seat))
  const step = now === 0 ? null : least(steps, danger)
  if (step !== null && danger(step) < now) return { type: 'move', x: step.x, y: step.y }
  return view.aimed[seat] === 0 ? AIM : END_TURN
}

/** The first of those with the least cost. */
function least<T>(items: readonly T[], cost: (item: T) => number): T | null {
  let best: T | null = null
  let lowest = Number.POSITIVE_INFINITY
  for (const item of items) {
    const value = cost(item)
    if (value < lowest) [best, lowest] = [item, value]
  }
  return best
}
