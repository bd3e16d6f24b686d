import { botRoster, defaultBot } from '@shamble/bots'
import { systemToken } from '@shamble/chance'
import type { GameModule } from '@shamble/module'
import type { Match } from '@shamble/record'
import type { HostRequest } from './port.js'
import { type SeatCard, type SeatPlan, seatsInFileSchema } from './seat-plan.js'
import type { MatchCard } from './store.js'

/** The card of a match that is set up now. */
export function newCard(
  module: GameModule,
  { name, realDice, seed, responseSeconds, copy }: Extract<HostRequest, { type: 'create' }>,
  seats: readonly SeatPlan[],
  now: number,
  before: MatchCard | null,
): MatchCard {
  return {
    id: systemToken(),
    game: module.game.id,
    name: name ?? before?.name ?? '',
    seats,
    realDice: realDice ?? before?.realDice ?? false,
    seed: seed ?? null,
    responseSeconds: responseSeconds ?? before?.responseSeconds ?? 0,
    created: now,
    saved: now,
    turn: 0,
    over: false,
    lines: 0,
    after: before?.id ?? null,
    copy: before !== null && (copy ?? false),
  }
}

/**
 * The card of a match from a file: what its notes still say that means something here.
 * @param after the match of the same file that it goes on from
 */
export function importedCard(
  module: GameModule,
  { state, header: { notes, after: following } }: Match,
  owner: string,
  now: number,
  after: string | null,
): MatchCard {
  const seats = seatsInFileSchema.safeParse(notes['seats'])
  return {
    id: systemToken(),
    game: module.game.id,
    name: typeof notes['name'] === 'string' ? notes['name'] : '',
    seats: state.answered.map((_, seat) => importedPlan(module, seats.success ? seats.data[seat] : undefined, owner)),
    realDice: notes['realDice'] === true,
    seed: typeof notes['seed'] === 'string' ? notes['seed'] : null,
    responseSeconds: typeof notes['responseSeconds'] === 'number' ? notes['responseSeconds'] : 0,
    created: now,
    saved: now,
    turn: state.turn,
    over: state.outcome !== null,
    lines: 0,
    after,
    copy: following?.copy ?? false,
  }
}

/** People keep their names; a bot that is not known here is replaced by one that is. */
function importedPlan(module: GameModule, plan: SeatCard | undefined, owner: string): SeatPlan {
  if (plan?.by !== 'bot') return { by: 'person', name: plan?.name ?? '', owner }
  return { by: 'bot', bot: Object.hasOwn(botRoster(module), plan.bot) ? plan.bot : defaultBot(module) }
}

/** The card of a match that leaves another at some moment. */
export function forkedCard(from: MatchCard, name: string | undefined, owner: string, now: number): MatchCard {
  return {
    ...from,
    id: systemToken(),
    name: name ?? from.name,
    seats: from.seats.map((plan) => (plan.by === 'person' ? { ...plan, owner } : plan)),
    // Fresh chance: a seed would only roll the same dice again.
    seed: null,
    created: now,
    saved: now,
    turn: 0,
    over: false,
    lines: 0,
    copy: from.after !== null,
  }
}
