import { botRoster, defaultBot } from '@shamble/bots'
import { BadInput } from '@shamble/kernel'
import { type GameModule, tidyWords, words } from '@shamble/module'
import type { Match } from '@shamble/record'
import { newInvitation } from './invitation.js'
import { type HostRequest, MOST_SECONDS } from './port.js'
import { MOST_LETTERS, type SeatCard, type SeatPlan, seatCardOf, seatsInFileSchema } from './seat-plan.js'
import type { MatchCard } from './store.js'
import { readTerms, type Terms } from './terms.js'

/** What people call a match. */
export const readMatchName = words(0, MOST_LETTERS)

/** A match at one table, whose people are all there. */
const AT_ONE_TABLE = { waiting: false, invitation: null, asked: [], given: [], proposal: null } as const

/** The card of a match that is set up now. */
export function newCard(
  module: GameModule,
  { name, realDice, seed, responseSeconds, copy, terms }: Extract<HostRequest, { type: 'create' }>,
  seats: readonly SeatPlan[],
  now: number,
  before: MatchCard | null,
  owner: string,
  id: string,
): MatchCard {
  const isOnline = seats.some((plan) => plan.by === 'open' || (plan.by === 'person' && plan.owner !== owner))
  return {
    ...AT_ONE_TABLE,
    id,
    owner,
    guests: before?.guests ?? [],
    game: module.game.id,
    name: readMatchName(name ?? before?.name ?? '', 'request.name'),
    seats,
    realDice: realDice ?? before?.realDice ?? false,
    seed: seed ?? null,
    responseSeconds: responseSeconds ?? before?.responseSeconds ?? 0,
    created: now,
    saved: now,
    turn: 0,
    over: false,
    lines: 0,
    revision: 0,
    after: before?.id ?? null,
    copy: before !== null && (copy ?? false),
    ...(isOnline ? { waiting: true, invitation: newInvitation() } : {}),
    ...readTerms(terms ?? (isOnline ? before?.terms : undefined), isOnline),
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
  id: string,
): MatchCard {
  const seats = seatsInFileSchema.safeParse(notes['seats'])
  return {
    ...AT_ONE_TABLE,
    id,
    owner,
    guests: [],
    game: module.game.id,
    name: typeof notes['name'] === 'string' ? tidyWords(notes['name'], MOST_LETTERS) : '',
    seats: state.answered.map((_, seat) => importedPlan(module, seats.success ? seats.data[seat] : undefined, owner)),
    realDice: notes['realDice'] === true,
    seed: typeof notes['seed'] === 'string' && notes['seed'].length <= MOST_LETTERS ? notes['seed'] : null,
    responseSeconds: secondsIn(notes['responseSeconds']),
    created: now,
    saved: now,
    turn: state.turn,
    over: state.outcome !== null,
    lines: 0,
    revision: 0,
    after,
    copy: following?.copy ?? false,
  }
}

/**
 * The card of a match from a file that people play on from elsewhere. It waits for them as a new one does.
 * @param isProven whether its dice can be checked from here on
 * @throws BadInput where nobody is to come
 */
export function takenOnline(
  card: MatchCard,
  seats: readonly SeatPlan[],
  terms: Terms | undefined,
  isProven: boolean,
): MatchCard {
  if (card.over) throw new BadInput('record', 'this game is over: nobody can play on')
  if (!seats.some(({ by }) => by === 'open')) throw new BadInput('seats', 'no place is free for another player')
  const agreed = readTerms(terms, true)
  return {
    ...card,
    ...agreed,
    ...(isProven || agreed.terms === undefined ? {} : { terms: { ...agreed.terms, proven: false } }),
    seats,
    waiting: true,
    invitation: newInvitation(),
    elsewhere: true,
    // The one who brings it must not know more than the others from here on.
    realDice: false,
    seed: null,
  }
}

const secondsIn = (noted: unknown): number =>
  Number.isInteger(noted) && (noted as number) >= 0 && (noted as number) <= MOST_SECONDS ? (noted as number) : 0

/** People keep their names; a bot that is not known here is replaced by one that is. */
function importedPlan(module: GameModule, plan: SeatCard | undefined, owner: string): SeatPlan {
  if (plan?.by !== 'bot') {
    const name = plan?.by === 'person' ? plan.name : ''
    return { by: 'person', name: tidyWords(name, MOST_LETTERS), owner }
  }
  return { by: 'bot', bot: Object.hasOwn(botRoster(module), plan.bot) ? plan.bot : defaultBot(module) }
}

/** The card of a match that leaves another at some moment. */
export function forkedCard(
  from: MatchCard,
  name: string | undefined,
  owner: string,
  now: number,
  id: string,
): MatchCard {
  const { terms: _terms, used: _used, moved: _moved, talk: _talk, spare: _spare, dice: _dice, ...kept } = from
  const { elsewhere: _elsewhere, ...table } = kept
  return {
    ...table,
    ...AT_ONE_TABLE,
    id,
    owner,
    guests: [],
    name: readMatchName(name ?? from.name, 'request.name'),
    seats: from.seats.map((plan) =>
      plan.by === 'person' ? { by: 'person', name: plan.name, owner } : (seatCardOf(plan) as SeatPlan),
    ),
    // Fresh chance: a seed would only roll the same dice again.
    seed: null,
    created: now,
    saved: now,
    turn: 0,
    over: false,
    lines: 0,
    revision: 0,
    copy: from.after !== null,
  }
}
