import { botNamed, defaultBot } from '@shamble/bots'
import { BadInput, type Seat } from '@shamble/kernel'
import { type GameModule, words } from '@shamble/module'
import { MOST_LETTERS, type SeatCard, type SeatPlan } from './seat-plan.js'

const SEAT_NAME = words(0, MOST_LETTERS)

/** Who sits where: as given, or one person and bots for the rest. */
export function seatPlans(
  module: GameModule,
  seats: number,
  given: readonly SeatCard[] | undefined,
  owner: string,
): SeatPlan[] {
  if (given === undefined) {
    return Array.from({ length: seats }, (_, seat) =>
      seat === 0 ? { by: 'person', name: '', owner } : { by: 'bot', bot: defaultBot(module) },
    )
  }
  if (given.length !== seats)
    throw new BadInput('seats', 'this game has {{seats}} players; named: {{given}}', {
      seats,
      given: given.length,
    })
  return given.map((plan, seat) => seatPlan(module, plan, owner, seat))
}

export function seatPlan(module: GameModule, plan: SeatCard, owner: string, seat: Seat): SeatPlan {
  if (plan.by === 'open') return plan
  if (plan.by === 'person') return { by: 'person', name: readSeatName(plan.name, seat), owner }
  botNamed(module, plan.bot, `seats[${seat}].bot`)
  return plan
}

export const readSeatName = (name: string, seat: Seat): string => SEAT_NAME(name, `seats[${seat}].name`)
