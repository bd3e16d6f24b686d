import { ask, type Frame, type Play, type Procedure, pop, type Seat, when } from '@shamble/kernel'
import type { DeadDiceAction } from '../actions.js'
import { TRUST_RANGE } from '../data/characteristics.js'
import { isAlive, masterSeat } from '../seats.js'
import type { DeadDice } from '../state.js'
import type { TrustFrame } from './kinds-turns.js'

export const trustFrame = (leader: Seat, assistants: readonly Seat[]): Frame =>
  ({ kind: 'trust', step: 0, leader, assistants, waiting: [leader, ...assistants] }) satisfies TrustFrame as Frame

/**
 * [DD-7.9] Those who succeeded together: each may trust the other more. All are asked, even those who can trust no more:
 * who they are would give their Trust away.
 */
export const trust: Procedure<DeadDice, TrustFrame, DeadDiceAction> = {
  run(s, f, play) {
    f.waiting = f.waiting.filter((seat) => isAlive(s.survivors[seat]!))
    if (play.asks === 'useful') f.waiting = f.waiting.filter((seat) => targetsOf(s, f, seat).length > 0)
    if (f.waiting.length === 0) pop(s)
    else for (const seat of f.waiting) ask(s, seat, 'trust')
  },

  offer(s, f, seat, to) {
    to.legal({ type: 'keepTrust' })
    for (const other of targetsOf(s, f, seat)) to.legal({ type: 'raiseTrust', seat: other })
  },

  answer(s, f, seat, action, play) {
    f.waiting = f.waiting.filter((other) => other !== seat)
    if (action.type === 'raiseTrust') raiseTrust(s, seat, action.seat, play)
  },

  refuse(s, f, seat, action) {
    // A game master trusts nobody.
    if (action.type !== 'raiseTrust' || seat === masterSeat(s)) return null
    if (s.survivors[seat]!.trustRaised) return { rule: 'DD-7.10', key: 'trust.once' }
    if (!partnersOf(f, seat).includes(action.seat)) return { rule: 'DD-7.9', key: 'trust.other' }
    return { rule: 'DD-7.9', key: 'trust.most' }
  },
}

const partnersOf = (f: TrustFrame, seat: Seat): readonly Seat[] => (seat === f.leader ? f.assistants : [f.leader])

/** [DD-7.10] [DD-15.34] One raise in a living turn, whatever the role. */
function targetsOf(s: DeadDice, f: TrustFrame, seat: Seat): Seat[] {
  const survivor = s.survivors[seat]!
  if (when('DD-7.10', when('DD-15.34', survivor.trustRaised))) return []
  return partnersOf(f, seat).filter((other) => when('DD-7.9', survivor.trust[other]! < TRUST_RANGE.max))
}

function raiseTrust(s: DeadDice, seat: Seat, other: Seat, play: Play): void {
  const survivor = s.survivors[seat]!
  survivor.trust[other]!++
  survivor.trustRaised = true
  play.emit?.({
    kind: 'trust-up',
    rule: 'DD-7.9',
    seat,
    data: { whom: s.survivors[other]!.name },
    about: { whom: other },
    seenBy: [seat, masterSeat(s)],
  })
}
