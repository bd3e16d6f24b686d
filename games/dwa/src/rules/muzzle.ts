import { type Barriers, isSameLevel, meetsAny, type Point } from '@shamble/geometry'
import { when } from '@shamble/kernel'
import { arrangementOf } from '../board/board.js'
import { isCovered, sees } from '../board/measure.js'
import type { Figure, Human, Table } from '../state.js'

/** Where shots come from, and what they meet on their way. */
export interface Muzzle extends Point {
  readonly level: number
  /** The table without the vehicle in which the shooter sits. */
  readonly table: Table
  /** What stops shots on the shooter's level. */
  readonly screens: Barriers
}

/** [DWA-16.3.i] A passenger fires from where the vehicle is, and its sides hide nothing from them. */
export function muzzleOf(s: Table, human: Human): Muzzle {
  if (!when('R-77.8', human.whereabouts === 'vehicle')) {
    const { x, y, level } = human
    return { x, y, level, table: s, screens: arrangementOf(s).level(level).screens }
  }
  const own = s.vehicles[human.vehicle]!
  const { x, y } = own
  const table = { ...s, vehicles: s.vehicles.filter((vehicle) => vehicle !== own) }
  return { x, y, level: 0, table, screens: arrangementOf(table).level(0).screens }
}

/** [GEO-7] At least one of the rays arrives. The one from centre to centre is looked at first: mostly it is free. */
export function isInSight(muzzle: Muzzle, figure: Figure): boolean {
  const isSeen =
    (isSameLevel(muzzle.level, figure.level) && isClear(muzzle, figure)) || sees(muzzle.table, muzzle, figure)
  return when('GEO-7', isSeen)
}

/** Whether nothing high or shut stands between the muzzle and a place on its level. */
export const isClear = (muzzle: Muzzle, p: Point): boolean => !meetsAny(muzzle.screens, muzzle, p)

/** [DWA-11.2.3.a] [GEO-8] More than half of a figure is hidden from the muzzle. */
export const isHidden = (muzzle: Muzzle, figure: Figure): boolean => isCovered(muzzle.table, muzzle, figure)
