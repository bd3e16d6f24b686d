import { newSecret, seededChance, systemChance, systemToken } from '@shamble/chance'
import { BadInput, type Chance, Engine, type Options, silently } from '@shamble/kernel'
import { checkSize, type GameModule, LARGEST_RECORD, resolveOptions } from '@shamble/module'
import {
  checkingDice,
  commitmentsOf,
  gameOf,
  type HandedOn,
  type HeldDice,
  handedOn,
  headOf,
  linesIn,
  Match,
  type NewRecord,
  type ReadOptions,
  readHead,
  readingSeries,
  sequelOptions,
  splitRecords,
} from '@shamble/record'
import { relationOf } from './access.js'
import { forkedCard, importedCard, newCard, takenOnline } from './cards.js'
import type { Clock } from './clock.js'
import type { GameSource } from './game-source.js'
import { faultOf, type HostRequest, type VerifiedDice } from './port.js'
import type { RunningMatch } from './running-match.js'
import { type SeatCard, type SeatPlan, seatCardOf } from './seat-plan.js'
import { seatPlans } from './seating.js'
import { inSlices } from './slices.js'
import { cardNotes, type Kept, type MatchCard } from './store.js'

type Request<T extends HostRequest['type']> = Extract<HostRequest, { type: T }>

/** A match that is to be taken up: its card as the store has it, with no line where it has none, and how it is made. */
export interface Opening {
  readonly module: GameModule
  readonly engine: Engine
  readonly card: MatchCard
  make(chance: Chance): Match
  /** Where it is set up when it starts. */
  readonly unbegun?: Unbegun
}

/** A match that waits for its people before it is set up. */
export interface Unbegun {
  /** The first line of its record: all that there is of it. */
  readonly line: string
  /** @param held what its dice are held to */
  make(chance: Chance, held: HeldDice | null): Match
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
  readonly #clock: Clock
  readonly #newId: () => string

  /** @param prefix what the names of this host's matches begin with */
  constructor(games: GameSource, clock: Clock, prefix: string) {
    this.#games = games
    this.#clock = clock
    this.#newId = () => prefix + systemToken()
  }

  /** @param before the match that this one goes on from */
  async create(request: Request<'create'>, owner: string, before: Ended | null): Promise<Opening> {
    const { module, engine } = await this.#game(request.game)
    const options = before === null ? chosenOptions(module, request) : optionsAfter(before, request)
    const count = module.game.seats(options).length
    const isShared = before !== null && playsElsewhere(before.card, owner)
    const seats = isShared
      ? sameSeats(before.card, count)
      : seatPlans(module, count, request.seats ?? seatsAsBefore(before, count), owner)
    if (isShared || seats.some(({ by }) => by === 'open')) checkFair(request)
    const card = newCard(module, request, seats, this.#clock.now(), before?.card ?? null, owner, this.#newId())
    const after = before === null ? {} : { after: { hash: before.match.hash, copy: card.copy } }
    const given = { options, salt: systemToken(), notes: cardNotes(card), ...after }
    if (card.waiting) {
      const { line, hash } = headOf(engine, given)
      return { module, engine, card: { ...card, unbegun: hash }, ...unbegunBy(engine, given, line) }
    }
    if (request.position === undefined)
      return { module, engine, card, make: (chance) => Match.create(engine, given, chance) }
    checkSize(request.position.length, 'position')
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
      throw new BadInput('record', 'the end is missing: {{lines}} of {{known}} lines are left', {
        lines,
        known: card.lines,
      })
    if (card.unbegun !== undefined) {
      const line = record.split('\n', 1)[0]!
      return {
        module,
        engine,
        card: { ...card, lines },
        ...unbegunBy(engine, readHead(engine, line, card.unbegun), line),
      }
    }
    const how = { ...readOptions('refuse', otherRules), verify: 'later' } as const
    const match = await inSlices(Match.reading(engine, record, how), this.#clock)
    if (card.dice?.master !== undefined) match.prove(card.dice.master)
    return { module, engine, card: { ...card, lines }, make: () => match }
  }

  /** The matches of a file, each after the one that it goes on from. */
  async import(
    request: Request<'import'>,
    owner: string,
  ): Promise<{ readonly openings: readonly Opening[]; readonly damage: BadInput | null }> {
    checkSize(request.record.length, '', LARGEST_RECORD)
    const { module, engine } = await this.#game(gameOf(request.record))
    const how = readOptions(request.recover ? 'recover' : 'refuse', request.otherRules)
    const { matches, damage } = await inSlices(readingSeries(module, engine, request.record, how), this.#clock)
    const openings: Opening[] = []
    for (const match of matches) {
      const card = importedCard(
        module,
        match,
        owner,
        this.#clock.now(),
        openings.at(-1)?.card.id ?? null,
        this.#newId(),
      )
      const isTaken = request.online !== undefined && match === matches.at(-1)
      openings.push({
        module,
        engine,
        card: isTaken ? taken(module, match, card, request.online!) : card,
        make: () => match,
      })
    }
    return { openings, damage }
  }

  /** Checks the dice of the matches of a file. */
  async verify({ record: written }: Request<'verify'>): Promise<VerifiedDice[]> {
    checkSize(written.length, '', LARGEST_RECORD)
    const { engine } = await this.#game(gameOf(written))
    const records = splitRecords(written)
    const verified: VerifiedDice[] = []
    for (const [i, record] of records.entries()) {
      const end = i === records.length - 1 ? 'told' : 'known'
      try {
        verified.push({ dice: await inSlices(checkingDice(engine, record, end), this.#clock) })
      } catch (error) {
        if (!(error instanceof BadInput)) throw error
        verified.push({ fault: faultOf(error) })
      }
    }
    return verified
  }

  async fork(from: RunningMatch, request: Request<'fork'>, owner: string): Promise<Opening> {
    const { match } = from
    if (match === null) throw new BadInput('match', 'the set-up still waits for dice')
    const viewer = request.seat ?? 'spectator'
    if (request.seq > match.numberOf(viewer))
      throw new BadInput('request.seq', 'this match has not come to {{seq}}', { seq: request.seq })
    const card = forkedCard(from.card, request.name, owner, this.#clock.now(), this.#newId())
    const seq = match.seqOf(viewer, request.seq)
    const forked = await inSlices(match.forking(seq, systemToken(), cardNotes(card)), this.#clock)
    const opening = { module: from.module, engine: match.engine, make: () => forked }
    if (match.proof === null) return { ...opening, card }
    // It shares no roll with the match that it leaves: it is held to secrets of its own.
    const master = newSecret()
    forked.hold({ master, line: { ...commitmentsOf(master, card.id), parts: [] } })
    return { ...opening, card: { ...card, dice: { master } } }
  }

  async #game(id: string): Promise<{ module: GameModule; engine: Engine }> {
    const { ids } = this.#games
    if (!ids.includes(id))
      throw new BadInput('game', 'no game is called "{{id}}"; there are {{ids}}', { id, ids: ids.join(', ') })
    const module = await this.#games.fetch(id)
    return { module, engine: new Engine(module.game, 'with-beats') }
  }
}

/** What people go on with from elsewhere; where dice were held to something before, that cannot be gone on with. */
function taken(
  module: GameModule,
  match: Match,
  card: MatchCard,
  { seats, terms }: NonNullable<Request<'import'>['online']>,
): MatchCard {
  return takenOnline(card, seatPlans(module, card.seats.length, seats, card.owner), terms, match.proof === null)
}

function unbegunBy(engine: Engine, given: NewRecord, line: string): Pick<Opening, 'make' | 'unbegun'> {
  const make = (chance: Chance, held: HeldDice | null = null): Match => Match.create(engine, given, chance, held)
  return { make, unbegun: { line, make } }
}

/** @throws BadInput where one player would know what the others cannot */
function checkFair({ realDice, seed, position }: Request<'create'>): void {
  if (realDice) throw new BadInput('realDice', 'dice can be typed in only where all players are in one place')
  if (seed !== undefined) throw new BadInput('seed', 'a seed can be chosen only where all players are in one place')
  if (position !== undefined)
    throw new BadInput('position', 'a position can be chosen only where all players are in one place')
}

function chosenOptions({ game }: GameModule, { options, preset }: Request<'create'>): Options {
  return resolveOptions(game.options, options ?? {}, preset ?? null)
}

/** @throws BadInput where nothing goes on from that match, or someone has chosen what it hands on */
function optionsAfter({ module, card, match }: Ended, { game, position, options, preset }: Request<'create'>): Options {
  if (card.game !== game)
    throw new BadInput('after', 'a game of "{{found}}", not of "{{game}}"', { found: card.game, game })
  if (position !== undefined) throw new BadInput('position', 'a game that follows another one starts with its set-up')
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
  return plans.map((plan) => seatCardOf(plan))
}

const playsElsewhere = (card: MatchCard, asker: string): boolean => relationOf(card, asker) !== 'alone'

/** A series belongs to its seats: the same people are asked whether they play on, also those for whom a bot has played. */
function sameSeats({ seats }: MatchCard, count: number): SeatPlan[] {
  return Array.from({ length: count }, (_, seat): SeatPlan => {
    const plan = seats[seat]
    const of = plan?.by === 'person' ? plan : plan?.by === 'bot' ? plan.of : undefined
    if (of !== undefined) return { by: 'person', name: of.name, owner: of.owner }
    return plan?.by === 'bot' ? { by: 'bot', bot: plan.bot } : { by: 'open' }
  })
}

function readOptions(damaged: 'refuse' | 'recover', otherRules: 'continue' | undefined): ReadOptions {
  return otherRules === undefined ? { damaged } : { damaged, otherRules }
}
