import type { Room, RoomLine } from '@shamble/host'

/** How long a reminder is news, in milliseconds; clocks of browsers and servers are not the same. */
const NEWS = 600_000

/** How long nobody sends another one. */
const AGAIN = 60_000

const isReminder = ({ words }: RoomLine): boolean => typeof words === 'object' && words.phrase === 'ready'

/** Who is not ready yet, and is not the one who starts: their places. */
export const lateSeats = ({ seats }: Pick<Room, 'seats'>): readonly number[] =>
  seats.flatMap((seat, index) => (seat.by === 'person' && !seat.ready && !seat.owner ? [index] : []))

/** When this person has last reminded the others; `null` where that is not news any longer. */
export const lastReminded = ({ talk }: Pick<Room, 'talk'>, now: number): number | null =>
  talk.findLast((line) => line.yours && isReminder(line) && now - line.at < AGAIN)?.at ?? null

/**
 * When someone else has asked this person, who is not ready yet, for the last time; `null` where nobody has.
 * @param hears whether the person wants to read what a seat says
 */
export function remindedAt(room: Room, hears: (seat: number) => boolean, now: number): number | null {
  const isLate = lateSeats(room).some((seat) => {
    const own = room.seats[seat]
    return own?.by === 'person' && own.yours
  })
  if (!room.waiting || !isLate) return null
  const asks = (line: RoomLine): boolean => !line.yours && isReminder(line) && hears(line.seat) && now - line.at < NEWS
  return room.talk.findLast(asks)?.at ?? null
}
