import { type Seat, when } from '@shamble/kernel'
import type { Zombies } from '../state.js'
import { isFoodSource } from './combat.js'

/** An effect that lasts: who began it, and how many of their turns must end, or begin, first. */
export interface Effect {
  readonly seat: Seat
  readonly ends: number
}

/** Until the end of the player's next turn: [ZMB-R.22] played on their own turn, the following one. */
export const untilNextTurnEnds = (s: Zombies, seat: Seat): Effect => ({
  seat,
  ends: when('ZMB-R.22', seat === s.active) ? 2 : 1,
})

/** Of two effects of one kind the one that ends later stays: a second card cuts nothing short. */
export const outlasts = (s: Zombies, effect: Effect, other: Effect): boolean =>
  other.seat < 0 || turnsUntil(s, effect) > turnsUntil(s, other)

/** How many turns begin before a player's turn has begun, or ended, so many times. */
function turnsUntil(s: Zombies, { seat, ends }: Effect): number {
  const n = s.lives.length
  return ((seat - s.active + n) % n) + (ends - 1) * n
}

/**
 * [ZMB-R.22] Lets something wait for a player's next turn: it comes into force when a turn of theirs begins, so the player who is
 * on turn finishes this one as it is.
 * @returns whether it waits for the player's following turn
 */
export function awaitTurn(s: Zombies, waiting: number[], seat: Seat, mark = 1): boolean {
  waiting[seat] = mark
  return when('ZMB-R.22', seat === s.active)
}

/** [ZMB-R.22] What waits for a turn comes into force when one begins, never in the midst of it, and is used up. */
export function waitedFor(waiting: number[], seat: Seat): boolean {
  const isHere = when('ZMB-R.22', waiting[seat] === 1)
  waiting[seat] = 0
  return isHere
}

/** Cards that kill are of no use while nobody kills. */
export const cardKillsBarred = (s: Zombies): boolean => isFoodSource(s) && s.options.afsBlocksCardKills

/** Whether zombies lie on marbles and cannot be moved in step 6. */
export const isMarbles = (s: Zombies): boolean => when('ZMB-card.all-the-marbles', s.marbles >= 0)

/** The marbles hold zombies back from cards as well, unless the option says otherwise. */
export const mayCardsMove = (s: Zombies): boolean => !(isMarbles(s) && s.options.marblesScope === 'allMoves')
