import type { Seat } from '@shamble/kernel'
import * as z from 'zod/mini'

/** How long the name of a person or of a match may be. */
export const MOST_LETTERS = 200

interface PersonSeat {
  readonly by: 'person'
  readonly name: string
}
interface BotSeat {
  readonly by: 'bot'
  readonly bot: string
}
/** A seat that waits for someone: only before a match has started. */
interface OpenSeat {
  readonly by: 'open'
}

/** Who answers for a seat, as everybody may know; `elsewhere` where that person sits at another table than the asker. */
export type SeatCard = (PersonSeat & { readonly elsewhere?: true }) | BotSeat | OpenSeat

/** Why a bot plays for a person: they wanted it, they have been away, or the owner of the table wanted it. */
export const ABSENCES = ['own', 'away', 'owner'] as const
export type Absence = (typeof ABSENCES)[number]

/** A person for whom a bot plays. */
interface Absent {
  readonly owner: string
  readonly name: string
  /** `own` when absent. */
  readonly why?: Absence | undefined
}

/** The same with whose seat it is, as a store keeps it. */
export type SeatPlan =
  /** `ready` while the match has not started. */
  | (PersonSeat & { readonly owner: string; readonly ready?: boolean | undefined })
  /** With `of`: a bot that plays for a person, who may take the seat back. */
  | (BotSeat & { readonly of?: Absent | undefined })
  | OpenSeat

/** A seat as everybody may know it. With an asker: as that person's table shows it. */
export function seatCardOf(plan: SeatPlan, asker?: string): SeatCard {
  if (plan.by === 'open') return { by: 'open' }
  if (plan.by === 'bot') return { by: 'bot', bot: plan.bot }
  const isElsewhere = asker !== undefined && plan.owner !== asker
  return { by: 'person', name: plan.name, ...(isElsewhere ? { elsewhere: true } : {}) }
}

/** Whether one person answers for both seats: people are told apart by their names, and those without one by their seats. */
export function isSamePerson(seats: readonly SeatCard[], one: Seat, other: Seat): boolean {
  if (one === other) return true
  const [a, b] = [seats[one], seats[other]]
  return a?.by === 'person' && b?.by === 'person' && a.name !== '' && a.name === b.name
}

const person = { by: z.literal('person'), name: z.string() }
const bot = { by: z.literal('bot'), bot: z.string() }
const open = { by: z.literal('open') }

/** A seat in a request. */
export const seatCardSchema = z.union([z.strictObject(person), z.strictObject(bot), z.strictObject(open)])
/** Seats as a file names them; whose they were elsewhere does not matter here. */
export const seatsInFileSchema = z.array(z.union([z.object(person), z.object(bot)]))
export const seatPlanSchema = z.union([
  z.object({ ...person, owner: z.string(), ready: z.optional(z.boolean()) }),
  z.object({
    ...bot,
    of: z.optional(z.object({ owner: z.string(), name: z.string(), why: z.optional(z.enum(ABSENCES)) })),
  }),
  z.object(open),
])
