import { seededChance, systemChance, systemToken } from '@shamble/chance'
import {
  BadInput,
  type Beat,
  Engine,
  type GameEvent,
  type Seat,
  type State,
  seenEvents,
  silently,
  type Viewer,
} from '@shamble/kernel'
import { type GameModule, resolveOptions } from '@shamble/module'
import { Match, type ReadOptions, readRecord } from '@shamble/record'
import { seenBeats } from './beats.js'
import { forkedCard, importedCard, newCard } from './cards.js'
import { type Clock, systemClock } from './clock.js'
import {
  type Fault,
  type HostPort,
  type HostRequest,
  type Notice,
  type Replies,
  type Reply,
  requestSchema,
} from './port.js'
import { type MatchListener, type MatchPace, RunningMatch } from './running-match.js'
import { Saving } from './saving.js'
import { seatPlan, seatPlans } from './seating.js'
import { type GameShelf, shelfOf } from './shelf.js'
import { cardNotes, type MatchCard, type MatchStore } from './store.js'

export interface HostSetting {
  readonly games: readonly GameModule[] | GameShelf
  readonly store: MatchStore
  readonly clock?: Clock
  /** `timed` where people wait for each other over a network: the limits of a game's options hold. `free` when absent. */
  readonly pace?: MatchPace
}

interface Connection {
  readonly owner: string
  readonly listeners: Set<(notice: Notice) => void>
}

/** Runs all matches of one place, behind one kind of port for every table. */
export class Host {
  readonly #shelf: GameShelf
  readonly #store: MatchStore
  readonly #clock: Clock
  readonly #pace: MatchPace
  readonly #running = new Map<string, Saving>()
  readonly #connections = new Set<Connection>()

  constructor(setting: HostSetting) {
    this.#shelf = 'fetch' in setting.games ? setting.games : shelfOf(setting.games)
    this.#store = setting.store
    this.#clock = setting.clock ?? systemClock
    this.#pace = setting.pace ?? 'free'
  }

  /**
   * A port for one table.
   * @param owner whose seats this table may see and answer for
   */
  connect(owner = 'here'): HostPort {
    const connection: Connection = { owner, listeners: new Set() }
    this.#connections.add(connection)
    return {
      request: (request) => this.#handle(connection, request) as Promise<never>,
      listen: (listener) => {
        connection.listeners.add(listener)
        this.#repeatDice(connection, listener)
        return () => connection.listeners.delete(listener)
      },
      close: () => this.#connections.delete(connection),
    }
  }

  /** A table that comes late still learns which dice are waited for. */
  #repeatDice(connection: Connection, listener: (notice: Notice) => void): void {
    for (const [id, { match }] of this.#running) {
      const mine = match.card.seats.some((plan) => plan.by === 'person' && plan.owner === connection.owner)
      if (mine && match.dice !== null) listener({ type: 'dice', match: id, dice: match.dice })
    }
  }

  /** Resolves when everything that has happened is in the store. */
  async saved(): Promise<void> {
    await Promise.all([...this.#running.values()].map(({ done }) => done))
  }

  async #handle(connection: Connection, given: unknown): Promise<Reply> {
    try {
      const parsed = requestSchema.safeParse(given)
      if (!parsed.success) {
        const issue = parsed.error.issues[0]!
        throw new BadInput(['request', ...issue.path].join('.'), issue.message)
      }
      return await this.#carryOut(connection, parsed.data)
    } catch (error) {
      if (!(error instanceof BadInput)) throw error
      return { ok: false, error: faultOf(error) }
    }
  }

  async #carryOut(connection: Connection, request: HostRequest): Promise<Reply> {
    switch (request.type) {
      case 'create':
        return replied({ match: await this.#create(connection, request) })
      case 'list':
        return replied({ cards: await this.#cards() })
      case 'open':
        return replied({ match: await this.#open(request.match, request.otherRules) })
      case 'close':
        return replied(await this.#close(request.match))
      case 'rename':
        return replied(await this.#rename(request.match, request.name))
      case 'delete':
        await this.#close(request.match)
        return replied(await this.#store.remove(request.match))
      case 'export':
        return replied({ record: await this.#export(request.match) })
      case 'import':
        return replied(await this.#import(connection, request))
      case 'fork':
        return replied({ match: await this.#fork(connection, request) })
      default:
        return this.#play(connection, request)
    }
  }

  /** Requests about a match that is open. */
  async #play(
    connection: Connection,
    request: Exclude<
      HostRequest,
      { type: 'create' | 'list' | 'open' | 'close' | 'rename' | 'delete' | 'export' | 'import' | 'fork' }
    >,
  ): Promise<Reply> {
    const match = this.#runningMatch(request.match)
    const viewer = 'seat' in request && request.seat !== undefined ? request.seat : 'spectator'
    if (viewer !== 'spectator') this.#mayActFor(connection, match, viewer, request.type)
    switch (request.type) {
      case 'look':
        return replied(match.moment(viewer))
      case 'past':
        return replied(match.past(viewer, request.seq))
      case 'position':
        return replied({ text: match.position(viewer) })
      case 'log':
        return replied({ entries: match.match?.logFor(viewer) ?? [] })
      case 'answer': {
        const answered = await match.answerInTime(request.seat, request.answer, request.seq)
        return answered.ok ? replied({ seq: match.match!.state.seq }) : answered
      }
      case 'check':
        return replied(match.check(request.seat, request.answer, request.seq))
      case 'dice':
        match.typeDice(request.dice)
        return replied(null)
      case 'retype':
        match.retypeDice()
        return replied(null)
      case 'undo':
      case 'end': {
        const proposed = request.type === 'undo' ? match.undo(request.seat, request.to) : match.proposeEnd(request.seat)
        return proposed.ok ? replied({ waitsFor: proposed.waitsFor }) : proposed
      }
      case 'consent':
        match.consent(request.seat, request.agree)
        return replied(null)
      case 'sit':
        match.sit(request.seat, seatPlan(match.module, request.plan, connection.owner, request.seat))
        return replied(null)
      case 'hint':
        return replied(match.hint(request.seat))
    }
  }

  async #create(connection: Connection, request: Extract<HostRequest, { type: 'create' }>): Promise<string> {
    const module = await this.#game(request.game)
    const options = resolveOptions(module.game.options, request.options ?? {}, request.preset ?? null)
    const seats = seatPlans(module, module.game.seats(options).length, request.seats, connection.owner)
    const card = newCard(module, request, seats, this.#clock.now())
    const engine = new Engine(module.game, 'with-beats')
    const given = { options, salt: systemToken(), notes: cardNotes(card) }
    if (request.position === undefined) return this.#run(module, card, (chance) => Match.create(engine, given, chance))
    const fill = card.seed === null ? systemChance() : seededChance(card.seed, 'position')
    const state = module.position.read(request.position, options, fill)
    engine.settle(state, silently(fill))
    return this.#run(module, card, () => Match.from(engine, state, given))
  }

  /** What is kept, and what is being played although the store could not keep it. */
  async #cards(): Promise<MatchCard[]> {
    const kept = await this.#store.list()
    const known = new Set(kept.map(({ id }) => id))
    return [...kept, ...[...this.#running.values()].map(({ match }) => match.card).filter(({ id }) => !known.has(id))]
  }

  async #open(id: string, otherRules: 'continue' | undefined): Promise<string> {
    if (this.#running.has(id)) return id
    const { card, record } = await this.#store.load(id)
    const module = await this.#game(card.game)
    const match = Match.read(new Engine(module.game, 'with-beats'), record, readOptions('refuse', otherRules))
    return this.#run(module, card, () => match, match.linesFrom(0).length)
  }

  async #import(connection: Connection, request: Extract<HostRequest, { type: 'import' }>): Promise<Replies['import']> {
    const { header } = readRecord(request.record, 'recover')
    const module = await this.#game(header.game)
    const match = Match.read(
      new Engine(module.game, 'with-beats'),
      request.record,
      readOptions(request.recover ? 'recover' : 'refuse', request.otherRules),
    )
    const card = importedCard(module, match, header.notes, connection.owner, this.#clock.now())
    const id = await this.#run(module, card, () => match)
    return { match: id, damage: match.damage === null ? null : faultOf(match.damage) }
  }

  async #fork(connection: Connection, request: Extract<HostRequest, { type: 'fork' }>): Promise<string> {
    const from = this.#runningMatch(request.match)
    if (from.match === null) throw new BadInput('match', 'the set-up still waits for dice')
    if (request.seq > from.match.state.seq)
      throw new BadInput('request.seq', 'this match has not come to {{seq}}', { seq: request.seq })
    const card = forkedCard(from.card, request.name, connection.owner, this.#clock.now())
    const forked = from.match.fork(request.seq, systemToken(), cardNotes(card))
    return this.#run(from.module, card, () => forked)
  }

  /** Takes a match up. The store already holds `stored` lines of it, or nothing. */
  async #run(
    module: GameModule,
    card: MatchCard,
    make: Parameters<RunningMatch['begin']>[0],
    stored = 0,
  ): Promise<string> {
    const listener: MatchListener = {
      happened: (events, beats) => this.#happened(card.id, events, beats),
      needsDice: (dice) => {
        this.#toOwners(card.id, () => ({ type: 'dice', match: card.id, dice }))
        // What may be done while dice are awaited is something else than before.
        if (match.match !== null) this.#happened(card.id, [], [])
      },
      changed: () => this.#happened(card.id, [], []),
    }
    const match = new RunningMatch(module, card, this.#clock, listener, this.#pace)
    const running = new Saving(match, this.#store, stored, (reason) =>
      this.#toOwners(card.id, () => ({ type: 'trouble', match: card.id, reason })),
    )
    this.#running.set(card.id, running)
    match.begin(make)
    await running.done
    return card.id
  }

  async #close(id: string): Promise<null> {
    const running = this.#running.get(id)
    if (running === undefined) return null
    running.match.close()
    await running.done
    this.#running.delete(id)
    return null
  }

  async #rename(id: string, name: string): Promise<null> {
    const running = this.#running.get(id)
    if (running !== undefined) {
      running.match.keepCard({ name })
      running.save(this.#clock.now())
      await running.done
    } else {
      const { card } = await this.#store.load(id)
      await this.#store.update({ ...card, name })
    }
    return null
  }

  async #export(id: string): Promise<string> {
    const running = this.#running.get(id)
    return running?.match.match?.text() ?? (await this.#store.load(id)).record
  }

  #happened(id: string, events: readonly GameEvent[], beats: readonly Beat<State>[]): void {
    this.#running.get(id)?.save(this.#clock.now())
    this.#toOwners(id, (viewer, match) => ({
      type: 'moment',
      moment: match.moment(viewer),
      events: seenEvents(events, viewer),
      beats: seenBeats(match.module, beats, viewer),
    }))
  }

  /** Tells every table, once for each seat that it may see, or as a spectator. */
  #toOwners(id: string, notice: (viewer: Viewer, match: RunningMatch) => Notice): void {
    const match = this.#running.get(id)?.match
    if (match === undefined) return
    for (const connection of this.#connections) {
      if (connection.listeners.size === 0) continue
      const own = match.card.seats.flatMap((plan, seat) =>
        plan.by === 'person' && plan.owner === connection.owner ? [seat] : [],
      )
      const viewers: Viewer[] = own.length > 0 ? own : ['spectator']
      for (const viewer of viewers) {
        const told = notice(viewer, match)
        for (const listener of connection.listeners) listener(told)
      }
    }
  }

  async #game(id: string): Promise<GameModule> {
    const { ids } = this.#shelf
    if (!ids.includes(id))
      throw new BadInput('game', 'no game is called "{{id}}"; there are {{ids}}', { id, ids: ids.join(', ') })
    return this.#shelf.fetch(id)
  }

  #runningMatch(id: string): RunningMatch {
    const running = this.#running.get(id)
    if (running === undefined) throw new BadInput('match', 'no match "{{id}}" is open', { id })
    return running.match
  }

  #mayActFor(connection: Connection, match: RunningMatch, seat: Seat, what: HostRequest['type']): void {
    const plan = match.card.seats[seat]
    if (plan === undefined) throw new BadInput('request.seat', 'there is no seat {{seat}}', { seat })
    if (plan.by === 'person' && plan.owner === connection.owner) return
    // When a match is over everything opens.
    if (what === 'past' && match.match !== null && match.match.state.outcome !== null) return
    // Whoever plays here may give an abandoned or a bot's seat to somebody.
    const plays = match.card.seats.some((other) => other.by === 'person' && other.owner === connection.owner)
    if (what === 'sit' && plan.by === 'bot' && plays) return
    throw new BadInput('request.seat', 'seat {{seat}} is not this table’s', { seat })
  }
}

function readOptions(damaged: 'refuse' | 'recover', otherRules: 'continue' | undefined): ReadOptions {
  return otherRules === undefined ? { damaged } : { damaged, otherRules }
}

const faultOf = ({ where, reason, said }: BadInput): Fault => ({ where, reason, said })
const replied = (value: unknown): Reply => ({ ok: true, value: value ?? null })
