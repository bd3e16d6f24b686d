import type { SeatCard } from '@shamble/host'
import { goTo } from '../app/address.js'
import { troubleOf } from '../app/fault-words.js'
import { ask } from '../app/host.js'
import type { Words } from '../games/table-game.js'
import type { SavedTable } from '../home/saved.js'
import { USUAL_TERMS } from '../setup/draft.js'

/** The first person stays; the places of all others are free, and bots go on. Alone against bots one of them gives way. */
export function seatsOnline(seats: readonly SeatCard[]): SeatCard[] {
  const own = Math.max(
    0,
    seats.findIndex(({ by }) => by === 'person'),
  )
  const isAlone = seats.filter(({ by }) => by === 'person').length < 2
  const freed = isAlone ? seats.findIndex((_, seat) => seat !== own) : -1
  return seats.map((plan, seat): SeatCard => {
    if (seat === own) return { by: 'person', name: plan.by === 'person' ? plan.name : '' }
    return plan.by === 'bot' && seat !== freed ? plan : { by: 'open' }
  })
}

/**
 * Plays a match of this browser on with friends online. What is kept here stays as it is.
 * @returns what is in the way; `null` where the waiting room opens
 */
export async function takeOnline({ id, seats }: SavedTable, words: Words): Promise<string | null> {
  const written = await ask({ type: 'export', match: id, alone: true })
  if (!written.ok) return troubleOf(written, words.speak)
  const reply = await ask({
    type: 'import',
    record: written.value.record,
    online: { seats: seatsOnline(seats), terms: USUAL_TERMS },
  })
  if (reply.ok) goTo({ at: 'table', match: reply.value.match })
  return troubleOf(reply, words.speak)
}
