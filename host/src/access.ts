import { BadInput, type Seat } from '@shamble/kernel'
import type { HostRequest } from './port.js'
import type { RunningMatch } from './running-match.js'
import type { MatchCard } from './store.js'

/** The seats that a table may see and answer for. */
export function seatsOf({ seats }: MatchCard, owner: string): Seat[] {
  return seats.flatMap((plan, seat) => (plan.by === 'person' && plan.owner === owner ? [seat] : []))
}

/** @throws BadInput where this table has no business with that seat */
export function checkSeat(owner: string, { card, match }: RunningMatch, seat: Seat, what: HostRequest['type']): void {
  const plan = card.seats[seat]
  if (plan === undefined) throw new BadInput('request.seat', 'there is no seat {{seat}}', { seat })
  const own = seatsOf(card, owner)
  if (own.includes(seat)) return
  // When a match is over everything opens.
  if (what === 'past' && match !== null && match.state.outcome !== null) return
  // Whoever plays here may give an abandoned or a bot's seat to somebody.
  if (what === 'sit' && plan.by === 'bot' && own.length > 0) return
  throw new BadInput('request.seat', 'seat {{seat}} is not this table’s', { seat })
}
