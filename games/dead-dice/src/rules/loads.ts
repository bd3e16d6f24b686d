import { when } from '@shamble/kernel'
import { RESERVE_LINES } from '../data/reserves.js'
import { livingSeats } from '../seats.js'
import type { DeadDice, Survivor } from '../state.js'
import { linesFree } from './carrying.js'

/** The reserves that have weight. */
export const LOADS = ['ammunition', 'provisions'] as const
export type Load = (typeof LOADS)[number]

type Bearers = Pick<DeadDice, 'variants' | 'group' | 'survivors' | 'scene'>

/** [DD-2.13] [DD-3.20] [DD-15.72] Whether the players' survivors carry everything themselves. */
export const carryAlone = (s: Pick<DeadDice, 'variants' | 'group'>): boolean =>
  when('DD-15.72', s.variants.includes('aloneInTheWorld')) || when('DD-3.20', s.group.reserves.survivors === 'empty')

/** [DD-3.20] Lines that a reserve takes now; none while companions carry it [DD-3.19]. */
export const linesNeeded = (s: Bearers, what: Load): number =>
  when('DD-3.20', carryAlone(s)) ? RESERVE_LINES[what][s.group.reserves[what]] : 0

export function linesCarried(s: Bearers, what: Load): number {
  let lines = 0
  for (const seat of livingSeats(s)) lines += s.survivors[seat]!.loads[what]
  return lines
}

/** Lines of a reserve that nobody has taken on. */
export const linesMissing = (s: Bearers, what: Load): number => linesNeeded(s, what) - linesCarried(s, what)

/** A reserve that has fallen, or that companions carry again, weighs less: those who carry too much set down first. */
export function lightenLoads(s: Bearers): void {
  for (const what of LOADS) for (let over = -linesMissing(s, what); over > 0; over--) bearer(s, what).loads[what]--
}

function bearer(s: Bearers, what: Load): Survivor {
  const bearers = livingSeats(s)
    .map((seat) => s.survivors[seat]!)
    .filter(({ loads }) => loads[what] > 0)
  return bearers.reduce((a, b) => (linesFree(b) <= linesFree(a) ? b : a))
}

/** [DD-15.44] Whatever nobody carries goes where there is room, in seat order. */
export function shareOut(s: Bearers): void {
  for (const what of LOADS)
    for (const seat of livingSeats(s)) {
      const survivor = s.survivors[seat]!
      const lines = Math.min(linesMissing(s, what), linesFree(survivor))
      if (lines > 0) survivor.loads[what] += lines
    }
}

/** Whether some line that nobody carries would fit somewhere. */
export const canShareOut = (s: Bearers): boolean =>
  LOADS.some((what) => linesMissing(s, what) > 0) && livingSeats(s).some((seat) => linesFree(s.survivors[seat]!) > 0)
