import type { RoomSeat, SeatCard } from '@shamble/host'
import type { Speak } from '@shamble/module'
import { namesAt } from '../rivals/cast.js'

/** What the seats of a room are called: as at the table. */
export function roomNames(seats: readonly RoomSeat[], speak: Speak): readonly string[] {
  const cards = seats.map(
    (seat): SeatCard =>
      seat.by === 'person'
        ? { by: 'person', name: seat.name }
        : seat.by === 'bot'
          ? { by: 'bot', bot: seat.bot }
          : { by: 'open' },
  )
  return namesAt(cards, (number) => speak('online.unnamed', { number }))
}

/** What is to be said of a seat beside its name. */
export function seatFacts(seat: RoomSeat, speak: Speak): readonly string[] {
  if (seat.by === 'open') return []
  if (seat.by === 'bot')
    return [
      seat.of === null
        ? speak('online.computer')
        : speak(`online.computer.${seat.why ?? 'own'}`, { name: seat.of === '' ? speak('online.player') : seat.of }),
    ]
  return [seat.yours ? speak('online.you') : '', seat.owner ? speak('online.owner') : ''].filter(Boolean)
}

/** Whom a game waits for; who is asked in a window is not for everyone to know, and then nobody is named. */
export function awaited(asked: readonly number[], names: readonly string[], speak: Speak): string {
  const known = asked.flatMap((seat) => names[seat] ?? [])
  return known.length === 0 ? speak('lobby.running') : speak('lobby.awaited', { names: known.join(', ') })
}
