import { seededChance, systemChance, systemToken } from '@shamble/chance'
import { BadInput, type Chance, Engine, type Options, silently } from '@shamble/kernel'
import { type GameModule, resolveOptions } from '@shamble/module'
import {
  type HandedOn,
  handedOn,
  Match,
  type ReadOptions,
  readRecord,
  readSeries,
  sequelOptions,
  splitRecords,
} from '@shamble/record'
import { forkedCard, importedCard, newCard } from './cards.js'
import type { GameSource } from './game-source.js'
import type { HostRequest } from './port.js'
import type { RunningMatch } from './running-match.js'
import type { SeatCard } from './seat-plan.js'
import { seatPlans } from './seating.js'
import { cardNotes, type Kept, linesIn, type MatchCard } from './store.js'

type Request<T extends HostRequest['type']> = Extract<HostRequest, { type: T }>

/** A match that is to be taken up: its card as the store has it, with no line where it has none, and how it is made. */
export interface Opening {
  readonly module: GameModule
  readonly engine: Engine
  readonly card: MatchCard
  make(chance: Chance): Match
}

/** A match that another is to go on from. */
export interface Ended {
  readonly module: GameModule
  readonly card: MatchCard
  readonly match: Match
}

/** The ways in which a match begins at a host. */
export class Openings {
  readonly #games: GameSource
  readonly #now: () => number

  constructor(games: GameSource, now: () => number) {
    this.#games = games
    this.#now = now
  }

  /** @param before the match that this one goes on from */
  async create(request: Request<'create'>, owner: string, before: Ended | null): Promise<Opening> {
    const { module, engine } = await this.#game(request.game)
    const options = before === null ? chosenOptions(module, request) : optionsAfter(before, request)
    const count = module.game.seats(options).length
    const seats = seatPlans(module, count, request.seats ?? seatsAsBefore(before, count), owner)
    const card = newCard(module, request, seats, this.#now(), before?.card ?? null)
    const after = before === null ? {} : { after: { hash: before.match.hash, copy: card.copy } }
    const given = { options, salt: systemToken(), notes: cardNotes(card), ...after }
    if (request.position === undefined)
      return { module, engine, card, make: (chance) => Match.create(engine, given, chance) }
    const fill = card.seed === null ? systemChance() : seededChance(card.seed, 'position')
    const state = module.position.read(request.position, options, fill)
    engine.settle(state, silently(fill))
    return { module, engine, card, make: () => Match.from(engine, state, given) }
  }

  /** @throws BadInput where the record is damaged, or was made by other rules */
  async open({ card, record }: Kept, otherRules: 'continue' | undefined): Promise<Opening> {
    const { module, engine } = await this.#game(card.game)
    const lines = linesIn(record)
    if (lines < card.lines)
      throw new BadInput('record', 'its end is missing: {{lines}} of {{known}} lines are left', {
        lines,
        known: card.lines,
      })
    const match = Match.read(engine, record, { ...readOptions('refuse', otherRules), verify: 'later' })
    return { module, engine, card: { ...card, lines }, make: () => match }
  }

  /** The matches of a file, each after the one that it goes on from. */
  async import(
    request: Request<'import'>,
    owner: string,
  ): Promise<{ readonly openings: readonly Opening[]; readonly damage: BadInput | null }> {
    const { header } = readRecord(splitRecords(request.record)[0]!, 'recover')
    const { module, engine } = await this.#game(header.game)
    const how = readOptions(request.recover ? 'recover' : 'refuse', request.otherRules)
    const { matches, damage } = readSeries(module, engine, request.record, how)
    const openings: Opening[] = []
    for (const match of matches) {
      const card = importedCard(module, match, owner, this.#now(), openings.at(-1)?.card.id ?? null)
      openings.push({ module, engine, card, make: () => match })
    }
    return { openings, damage }
  }

  async fork(from: RunningMatch, request: Request<'fork'>, owner: string): Promise<Opening> {
    const { match } = from
    if (match === null) throw new BadInput('match', 'the set-up still waits for dice')
    if (request.seq > match.state.seq)
      throw new BadInput('request.seq', 'this match has not come to {{seq}}', { seq: request.seq })
    const card = forkedCard(from.card, request.name, owner, this.#now())
    const forked = match.fork(request.seq, systemToken(), cardNotes(card))
    return { module: from.module, engine: match.engine, card, make: () => forked }
  }

  async #game(id: string): Promise<{ module: GameModule; engine: Engine }> {
    const { ids } = this.#games
    if (!ids.includes(id))
      throw new BadInput('game', 'no game is called "{{id}}"; there are {{ids}}', { id, ids: ids.join(', ') })
    const module = await this.#games.fetch(id)
    return { module, engine: new Engine(module.game, 'with-beats') }
  }
}

function chosenOptions({ game }: GameModule, { options, preset }: Request<'create'>): Options {
  return resolveOptions(game.options, options ?? {}, preset ?? null)
}

/** @throws BadInput where nothing goes on from that match, or somebody has chosen what it hands on */
function optionsAfter({ module, card, match }: Ended, { game, position, options, preset }: Request<'create'>): Options {
  if (card.game !== game)
    throw new BadInput('after', 'a match of "{{found}}", not of "{{game}}"', { found: card.game, game })
  if (position !== undefined) throw new BadInput('position', 'a match that goes on from another begins with its set-up')
  return sequelOptions(module, handedOnBy(module, match), options ?? {}, preset ?? null)
}

/** @throws BadInput where nothing goes on from the match */
export function handedOnBy(module: GameModule, { broken, state }: Match): HandedOn {
  if (broken !== null) throw broken
  try {
    return handedOn(module, state)
  } catch (error) {
    throw error instanceof BadInput ? error.within('after') : error
  }
}

/** Who sits where, as in the match before, where the number of seats is the same. */
function seatsAsBefore(before: Ended | null, seats: number): readonly SeatCard[] | undefined {
  const plans = before?.card.seats
  if (plans?.length !== seats) return undefined
  return plans.map((plan) => (plan.by === 'bot' ? plan : { by: 'person', name: plan.name }))
}

function readOptions(damaged: 'refuse' | 'recover', otherRules: 'continue' | undefined): ReadOptions {
  return otherRules === undefined ? { damaged } : { damaged, otherRules }
}
