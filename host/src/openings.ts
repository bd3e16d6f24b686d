import { seededChance, systemChance, systemToken } from '@shamble/chance'
import { BadInput, type Chance, Engine, silently } from '@shamble/kernel'
import { type GameModule, resolveOptions } from '@shamble/module'
import { Match, type ReadOptions, readRecord } from '@shamble/record'
import { forkedCard, importedCard, newCard } from './cards.js'
import type { GameSource } from './game-source.js'
import type { HostRequest } from './port.js'
import type { RunningMatch } from './running-match.js'
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

/** The ways in which a match begins at a host. */
export class Openings {
  readonly #games: GameSource
  readonly #now: () => number

  constructor(games: GameSource, now: () => number) {
    this.#games = games
    this.#now = now
  }

  async create(request: Request<'create'>, owner: string): Promise<Opening> {
    const { module, engine } = await this.#game(request.game)
    const options = resolveOptions(module.game.options, request.options ?? {}, request.preset ?? null)
    const seats = seatPlans(module, module.game.seats(options).length, request.seats, owner)
    const card = newCard(module, request, seats, this.#now())
    const given = { options, salt: systemToken(), notes: cardNotes(card) }
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
    const match = Match.read(engine, record, readOptions('refuse', otherRules))
    return { module, engine, card: { ...card, lines }, make: () => match }
  }

  async import(request: Request<'import'>, owner: string): Promise<Opening & { readonly damage: BadInput | null }> {
    const { header } = readRecord(request.record, 'recover')
    const { module, engine } = await this.#game(header.game)
    const how = readOptions(request.recover ? 'recover' : 'refuse', request.otherRules)
    const match = Match.read(engine, request.record, how)
    const card = importedCard(module, match, header.notes, owner, this.#now())
    return { module, engine, card, make: () => match, damage: match.damage }
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

function readOptions(damaged: 'refuse' | 'recover', otherRules: 'continue' | undefined): ReadOptions {
  return otherRules === undefined ? { damaged } : { damaged, otherRules }
}
