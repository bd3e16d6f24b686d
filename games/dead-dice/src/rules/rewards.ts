import { type Seat, when } from '@shamble/kernel'
import { EXPERIENCE } from '../data/characteristics.js'
import { REWARDS, type Reward } from '../data/rewards.js'
import { stagedOf } from '../scenario/staged.js'
import type { DeadDice, Deeds, Survivor } from '../state.js'
import { isInfected } from './harm.js'

/** What the end of a game is judged by. */
type End = Pick<DeadDice, 'survivors' | 'fallen' | 'left' | 'staged' | 'ending' | 'rewards'>

/**
 * [DD-12.2] Whether a survivor has come through the game. A bite that nobody cured ends in the epilogue [DD-15.26];
 * what the antivirus brings back has come through [DD-16.60].
 */
export function cameThrough(s: End, survivor: Survivor): boolean {
  const { fate, walks } = survivor
  const cured = stagedOf(s)?.scenario.features.cure === true && s.ending === 'out'
  if (fate === 'turned') return when('DD-16.60', walks && cured)
  return fate === 'alive' && (!when('DD-15.26', isInfected(survivor)) || cured)
}

/** Seats whose survivor came through. */
export const throughSeats = (s: End): Seat[] =>
  [...s.survivors.keys()].filter((seat) => cameThrough(s, s.survivors[seat]!))

/** Everybody whose player still sits at the table. */
const presentSeats = (s: End): Seat[] => [...s.survivors.keys()].filter((seat) => !s.left.includes(seat))

/** A player's survivors of this game, the dead ones before the last. */
const survivorsOf = (s: End, seat: Seat): Survivor[] => [
  ...s.fallen.filter((fallen) => fallen.seat === seat).map(({ survivor }) => survivor),
  s.survivors[seat]!,
]

/** [DD-15.62] All who share the highest count; nobody where it is 0. */
function most(seats: readonly Seat[], count: (seat: Seat) => number): Seat[] {
  const highest = Math.max(0, ...seats.map(count))
  return when('DD-15.62', highest > 0) ? seats.filter((seat) => count(seat) === highest) : []
}

const living = (s: End, count: (deeds: Deeds) => number): Seat[] =>
  most(throughSeats(s), (seat) => count(s.survivors[seat]!.deeds))

/**
 * What the record of the game says, without votes. Counters go to all who share the highest [DD-15.62]; what one alone
 * can have goes to the first seat of equals [DD-16.43].
 * Those who died are left out but for b and f [DD-12.8].
 */
export function counted(s: End, reward: Reward): Seat[] {
  switch (reward) {
    case 'rightPlace':
      // One roll decided; of two that were as dear the first seat's counts.
      return living(s, ({ closed }) => closed).slice(0, 1)
    case 'realBastard':
      return most(presentSeats(s), (seat) => Math.max(...survivorsOf(s, seat).map(({ deeds }) => deeds.opposed)))
    case 'goodSamaritan':
      return living(s, ({ stepsRaised }) => stepsRaised).slice(0, 1)
    case 'stiffMuncher':
      return living(s, ({ zombies }) => zombies)
    case 'conscience':
      return throughSeats(s).filter((seat) => s.survivors[seat]!.deeds.livingSpared > 0)
    case 'justAScratch':
      return presentSeats(s).filter((seat) => survivorsOf(s, seat).some(({ deeds }) => deeds.hidBite))
    case 'roadkill':
      return living(s, ({ runOver, wrecked }) => (wrecked ? 0 : runOver))
    case 'serialKiller':
      return living(s, ({ livingKilled }) => livingKilled)
    case 'killOfTheWeek':
      return living(s, ({ mostAtOnce }) => mostAtOnce).slice(0, 1)
  }
}

/** [DD-12.6.c] [DD-12.6.i] The seat with the most votes, the first of equals [DD-16.43]; nobody where all abstained. */
export function elected(votes: readonly number[]): Seat[] {
  const seats = [...new Set(votes.filter((vote) => vote >= 0))].sort((a, b) => a - b)
  return most(seats, (seat) => votes.filter((vote) => vote === seat).length).slice(0, 1)
}

/** [DD-12.2] [DD-12.7] One point for those who came through, one more for any reward, and never more. */
export function giveExperience(s: End): void {
  for (const [seat, survivor] of s.survivors.entries()) {
    const through = cameThrough(s, survivor)
    const rewarded = REWARDS.some((reward) => s.rewards[reward]?.includes(seat) === true)
    // [DD-12.8] Only b and f are given for the dead: what they bring waits for the next survivor.
    if (when('DD-12.8', !through)) survivor.xp = 0
    if (when('DD-12.2', through)) survivor.xp += EXPERIENCE.survived
    if (when('DD-12.7', rewarded)) survivor.xp += EXPERIENCE.rewarded
  }
}
