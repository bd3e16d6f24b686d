import * as z from 'zod/mini'

interface PersonSeat {
  readonly by: 'person'
  readonly name: string
}
interface BotSeat {
  readonly by: 'bot'
  readonly bot: string
}

/** Who answers for a seat, as everybody may know. */
export type SeatCard = PersonSeat | BotSeat

/** The same with whose seat it is, as a store keeps it. */
export type SeatPlan = (PersonSeat & { readonly owner: string }) | BotSeat

const person = { by: z.literal('person'), name: z.string() }
const bot = { by: z.literal('bot'), bot: z.string() }

/** A seat in a request. */
export const seatCardSchema = z.union([z.strictObject(person), z.strictObject(bot)])
/** Seats as a file names them; whose they were elsewhere does not matter here. */
export const seatsInFileSchema = z.array(z.union([z.object(person), z.object(bot)]))
export const seatPlanSchema = z.union([z.object({ ...person, owner: z.string() }), z.object(bot)])
