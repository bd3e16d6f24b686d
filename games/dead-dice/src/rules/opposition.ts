import { type Play, type Seat, when } from '@shamble/kernel'
import type { DeadDice } from '../state.js'
import type { Mark } from './aim.js'
import type { PoolPart } from './pool.js'

const NONE: readonly PoolPart[] = []

/** [DD-7.11] Against another survivor the Trust in them takes dice away. */
export function opponentDice(s: DeadDice, seat: Seat, { on, id }: Mark): readonly PoolPart[] {
  if (!when('DD-7.11', on === 'survivor')) return NONE
  const trust = s.survivors[seat]!.trust[id]!
  return trust === 0 ? NONE : [{ rule: 'DD-7.11', value: -trust, why: 'opponent', from: id }]
}

/** [DD-7.12] [DD-15.35] After each action that opposed two survivors both trust each other less. */
export function distrust(s: DeadDice, by: Seat, on: Seat, play: Play): void {
  s.survivors[by]!.deeds.opposed++
  lessTrust(s, by, on, play)
  lessTrust(s, on, by, play)
}

/** What is left of it is the owner's and the game master's secret. */
function lessTrust(s: DeadDice, seat: Seat, other: Seat, play: Play): void {
  const { trust } = s.survivors[seat]!
  if (!when('DD-7.12', trust[other]! > 0)) return
  trust[other]!--
  play.emit?.({
    kind: 'trust-lost',
    rule: 'DD-7.12',
    seat,
    data: { whom: s.survivors[other]!.name },
    about: { whom: other },
    seenBy: [seat, s.options.players],
  })
}
