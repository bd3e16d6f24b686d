import { type Play, when } from '@shamble/kernel'
import { REQUEST_TABLE, REQUESTS, type Request, STAKE_TABLE, type Stake, type Toll } from '../data/negotiation.js'
import { RESERVES, type Reserve } from '../data/reserves.js'
import type { NegotiationFrame } from '../frames/kinds-turns.js'
import type { DeadDice } from '../state.js'
import { drop } from './carrying.js'
import { lower, rank, reservesInPlay } from './reserves.js'

/** [DD-15.53] A reserve runs short when it is Low or Empty. */
export const isShort = (s: DeadDice, reserve: Reserve): boolean =>
  when('DD-15.53', s.group.reserves[reserve] !== 'sufficient')

/** [DD-11.4] [DD-16.26] How much is at stake with a request. */
export function stakeOf(s: DeadDice, request: Request): Stake {
  const { stake, inShortage, gains } = REQUEST_TABLE[request]
  return gains !== null && stake !== inShortage && isShort(s, gains) ? inShortage : stake
}

/** What can be asked for: alone in the world nobody joins [DD-12.9]. */
export const requestsOf = (s: DeadDice): Request[] =>
  REQUESTS.filter((request) => {
    const { gains } = REQUEST_TABLE[request]
    return gains === null || reservesInPlay(s).includes(gains)
  })

/** [DD-11.4] */
export const stakePrice = (stake: Stake): number => STAKE_TABLE[stake].menace

/** [DD-16.26] Those whose stake costs no more than this. */
export const requestsWithin = (s: DeadDice, menace: number): Request[] =>
  requestsOf(s).filter((request) => when('DD-16.26', stakePrice(stakeOf(s, request)) <= menace))

/** What the group gives: things by id, reserves by steps. */
export interface Gift {
  readonly things: readonly number[]
  readonly steps: readonly Reserve[]
}

/** [DD-16.27] All ways to pay a price, never with the reserve that is gained. */
export function giftsFor(s: DeadDice, { objects, steps }: Toll, gained: Reserve | null): Gift[] {
  if (objects > 0) return thingsOf(s).map((id) => ({ things: [id], steps: [] }))
  return stepsFor(s, steps, gained).map((list) => ({ things: [], steps: list }))
}

/** Everything that a survivor carries, the companions included [DD-3.19]. */
function thingsOf(s: DeadDice): number[] {
  const ids: number[] = []
  for (const { things, fate } of s.survivors) if (fate === 'alive') for (const { id } of things) ids.push(id)
  for (const { id } of s.group.stash) ids.push(id)
  return ids
}

function stepsFor(s: DeadDice, count: number, gained: Reserve | null): Reserve[][] {
  const all = RESERVES.filter((reserve) => reserve !== gained && reservesInPlay(s).includes(reserve))
  const left = (reserve: Reserve): number => rank(s.group.reserves[reserve])
  if (count === 0) return [[]]
  if (count === 1) return all.filter((reserve) => left(reserve) > 0).map((reserve) => [reserve])
  const pairs: Reserve[][] = []
  all.forEach((one, i) => {
    for (const other of all.slice(i))
      if (left(one) > 0 && left(other) > 0 && (one !== other || left(one) > 1)) pairs.push([one, other])
  })
  return pairs
}

/** [DD-16.27] */
export function handOver(s: DeadDice, { things, steps }: Gift, play: Play): void {
  for (const id of things) {
    for (const survivor of s.survivors) drop(survivor, id)
    s.group.stash = s.group.stash.filter((thing) => thing.id !== id)
  }
  for (const reserve of steps) lower(s, reserve, 'DD-16.27', play)
}

type Talk = Pick<NegotiationFrame, 'with' | 'stake' | 'successes'>

/** [DD-11.6] The Reason of the person spoken to, and what is at stake. */
export const difficultyOf = (f: Talk): number => f.with.reason + STAKE_TABLE[f.stake!].harder

/** [DD-16.28] How far the talk fell short. */
export const missing = (f: Talk): number => difficultyOf(f) - f.successes
