import { displacement, type Point } from '@shamble/geometry'
import type { FormField, Reason } from '@shamble/kernel'
import { boardOf } from '../board/board.js'
import { isWithin } from '../board/measure.js'
import { nameOf } from '../events.js'
import type { GrenadeId } from '../numbers/weapons.js'
import { explosionAt } from '../rules/explosions.js'
import { isOnTable, type Spot } from '../rules/grenades.js'
import { muzzleOf } from '../rules/muzzle.js'
import { aimables } from '../rules/targets.js'
import type { Figure } from '../state.js'
import { pointField, someOf } from './fire-fields.js'
import type { Doer } from './order.js'

/** Where a grenade is meant to come down, and on which height where there are several. */
export function spotFields(doer: Doer, reach: number): FormField[] {
  const board = boardOf(doer.s.options)
  const highest = Math.max(0, ...board.roofs.map(({ height }) => height))
  return [
    pointField(doer, board, reach + Math.floor(doer.s.options.baseMm / 2), figuresWithin(doer, reach)),
    {
      name: 'level',
      key: 'field.level',
      shape: { kind: 'number', min: 0, max: highest, first: muzzleOf(doer.s, doer.human).level },
    },
  ]
}

function figuresWithin(doer: Doer, reach: number): Figure[] {
  const { s, human } = doer
  const muzzle = muzzleOf(s, human)
  const found: Figure[] = []
  for (const figure of aimables(doer)) if (isWithin(s, muzzle, figure, reach)) found.push(figure)
  return found
}

const DIRECTIONS = 12

/** A spot that will do: where a figure stands at whom they may throw, else one of a few around them. */
export function anySpot<R>(
  doer: Doer,
  reach: number,
  below: (n: number) => number,
  fits: (spot: Spot) => R | null,
): R | null {
  const { s, human } = doer
  const at = someOf(figuresWithin(doer, reach), below, ({ x, y, level }) => fits({ at: { x, y }, level }))
  if (at !== null) return at
  const muzzle = muzzleOf(s, human)
  const around: Point[] = []
  for (const mm of [reach, Math.floor(reach / 2)])
    for (let i = 0; i < DIRECTIONS; i++) {
      const { x, y } = displacement((360 / DIRECTIONS) * i, mm)
      around.push({ x: muzzle.x + x, y: muzzle.y + y })
    }
  return someOf(
    around.filter((p) => isOnTable(s, p)),
    below,
    (p) => fits({ at: p, level: muzzle.level }),
  )
}

/** What a throw costs, and who would be under it if it came down there. */
export function aboutSpot({ s, f }: Doer, cost: number, what: GrenadeId, { at, level }: Spot): Reason[] {
  const said: Reason[] = [{ key: 'grenade', params: { cost, left: f.ap } }]
  for (const figure of explosionAt(s, { ...at, level, what }).under)
    said.push({ key: 'fire.under', params: { whom: nameOf(figure) } })
  return said
}
