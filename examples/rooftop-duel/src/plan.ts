import { isSeen } from '@shamble/geometry'
import type { BoardPlan, PlanMark } from '@shamble/module'
import { sightOf } from './shooting.js'
import { activeSeat, BASE, opponent, type RooftopDuelView, SEATS } from './state.js'
import { terrainOf } from './terrain.js'

/** The roof to scale: walls, crates, both figures, and what the active one sees of the other. */
export function plan(view: RooftopDuelView): BoardPlan {
  const { width, depth, walls, crates } = terrainOf(view.options)
  const at = (seat: number) => ({ x: view.x[seat]!, y: view.y[seat]! })
  const active = activeSeat(view.turn)
  const other = opponent(active)
  const marks: PlanMark[] = [
    ...crates.map(
      ({ corner, opposite }): PlanMark => ({
        kind: 'block',
        at: { x: corner.x, y: corner.y, width: opposite.x - corner.x, depth: opposite.y - corner.y },
      }),
    ),
    ...walls.map(({ a, b }): PlanMark => ({ kind: 'wall', from: a, to: b })),
    ...(view.outcome === null
      ? [{ kind: 'sight', from: at(active), to: at(other), isClear: isSeen(sightOf(view, active)) } as const]
      : []),
    ...SEATS.map(
      (word, seat): PlanMark => ({
        kind: 'figure',
        piece: seat,
        at: at(seat),
        base: BASE,
        seat,
        say: {
          key: view.aimed[seat] === 1 ? 'plan.figure.aiming' : 'plan.figure',
          params: {
            seat: { word: `seat.${word}` },
            x: view.x[seat]!,
            y: view.y[seat]!,
            wounds: view.wounds[seat]!,
            ammunition: view.ammunition[seat]!,
          },
        },
      }),
    ),
  ]
  return { area: { x: 0, y: 0, width, depth }, marks }
}
