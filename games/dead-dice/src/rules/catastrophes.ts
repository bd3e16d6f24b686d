import { type Play, type Seat, when } from '@shamble/kernel'
import { CATASTROPHE_PRICES, type CatastropheCause } from '../data/menace.js'
import { RESERVES, type Reserve } from '../data/reserves.js'
import { stagedOf } from '../scenario/staged.js'
import { isAlive } from '../seats.js'
import type { DeadDice } from '../state.js'
import { isInfected } from './harm.js'
import { rank, reservesInPlay } from './reserves.js'

/** [DD-14.1] [DD-14.2] [DD-14.11] What the game master pays for one. */
export function feeOf(s: DeadDice, cause: CatastropheCause): number {
  const prices = CATASTROPHE_PRICES[when('DD-14.1', s.options.catastropheCost === 'main') ? 'main' : 'cheat']
  if (when('DD-14.2', cause === 'infection')) return prices.infection
  return when('DD-14.11', cause === 'players') ? prices.players : prices.gameMaster
}

/** [DD-15.27] An infection needs no Menace. */
export const mayBegin = (s: DeadDice, cause: CatastropheCause): boolean =>
  cause === 'infection' || when('DD-15.27', s.master.menace >= Math.max(1, feeOf(s, cause)))

/** [DD-15.26] Those who turn in this living turn. */
export function turningNow(s: DeadDice): Seat[] {
  const seats: Seat[] = []
  s.survivors.forEach((survivor, seat) => {
    if (isAlive(survivor) && isInfected(survivor) && when('DD-15.26', survivor.turnsIn <= s.livingTurn))
      seats.push(seat)
  })
  return seats
}

/** The bitten tell: everybody knows from now on. */
export function confess(s: DeadDice, seat: Seat, play: Play): void {
  s.survivors[seat]!.told = true
  play.reveal?.('all')
  play.emit?.({ kind: 'confessed', rule: 'DD-15.26', seat })
}

/** [DD-16.34] The highest becomes Empty, the next one Low; ties by the scenario's list. */
export function strikesFirst(s: DeadDice): { readonly empty: Reserve; readonly low: Reserve } {
  const priority = stagedOf(s)?.scenario.priority ?? RESERVES
  const inOrder = reservesInPlay(s)
    .slice()
    .sort((a, b) => {
      const higher = rank(s.group.reserves[b]) - rank(s.group.reserves[a])
      return when('DD-16.34', higher !== 0) ? higher : priority.indexOf(a) - priority.indexOf(b)
    })
  return { empty: inOrder[0]!, low: inOrder[1]! }
}
