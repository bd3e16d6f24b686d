import { type Seat, when } from '@shamble/kernel'
import { ADDITIONS, PANIC_WHEN } from '../data/game-master.js'
import { GAUGE_RANGE, PRICES } from '../data/menace.js'
import type { Purchase } from '../rules/purchases.js'
import { isEmpty, reservesInPlay } from '../rules/reserves.js'
import { isAble } from '../seats.js'
import type { DeadDice } from '../state.js'
import { presentStands, scenarioOf } from './shopping.js'

/** What the automatic game master buys of its own accord, and why: the catalogue's `reason.<why>`. */
export interface OwnPurchase {
  readonly purchase: Purchase
  readonly why: string
}

/** [DD-16.18] Whom it frightens, and how much. */
export interface OwnPanic {
  readonly seat: Seat
  readonly difficulty: number
  readonly why: string
}

const left = (s: DeadDice): number => Math.min(s.master.plan.left, s.master.menace)

/** [DD-16.18] */
export function wantsPanic(s: DeadDice): OwnPanic | null {
  const { master, deaths, hordes } = s.scene!
  if (!when('DD-16.18', !master.panic && left(s) >= PANIC_WHEN.left)) return null
  const stands = presentStands(s)
  const near = hordes.reduce((sum, { size, cell }) => sum + (stands.some((stand) => stand.cell === cell) ? size : 0), 0)
  const crowded = stands.length > 0 && near >= PANIC_WHEN.zombiesPerSurvivor * stands.length
  if (!when('DD-16.18', deaths.lastRound > 0 || crowded)) return null
  const able = stands.filter((stand) => isAble(s, stand))
  if (able.length === 0) return null
  const guts = (seat: number): number => s.survivors[seat]!.scores.guts
  const { seat } = able.reduce((least, stand) => (guts(stand.seat) < guts(least.seat) ? stand : least))
  const difficulty = deaths.survivors > 0 ? 3 : deaths.companions > 0 ? 2 : 1
  return { seat, difficulty, why: deaths.lastRound > 0 ? 'panic.death' : 'panic.crowd' }
}

/** [DD-16.17] Something very loud is heard. */
export function wantsNoise(s: DeadDice): OwnPurchase | null {
  const { master, cause } = s.scene!
  const louder = cause === null && s.master.noise < GAUGE_RANGE.max
  if (!when('DD-16.17', !master.noise && louder && left(s) >= ADDITIONS.noise)) return null
  return { purchase: { element: 'noise' }, why: 'noise' }
}

/** [DD-16.51] The living who have won take something along. */
export function wantsPlunder(s: DeadDice): OwnPurchase | null {
  const known = reservesInPlay(s)
  const reserve = scenarioOf(s).priority.find((one) => known.includes(one) && !isEmpty(s, one))
  if (!when('DD-16.51', reserve !== undefined && left(s) >= PRICES.lowerReserve.menace)) return null
  return { purchase: { element: 'lowerReserve', reserve: reserve! }, why: 'plunder' }
}
