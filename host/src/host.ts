import { systemChance } from '@shamble/chance'
import { BadInput, seenEvents } from '@shamble/kernel'
import type { GameModule } from '@shamble/module'
import { checkSeat, seatsOf } from './access.js'
import type { KeptLimits } from './bots-and-clocks.js'
import { type Clock, systemClock } from './clock.js'
import { type Connection, Connections } from './connections.js'
import { type GameSource, gamesAtHand } from './game-source.js'
import { MatchKeeper, type Purpose } from './match-keeper.js'
import { News } from './news.js'
import { type Ended, type Opening, Openings } from './openings.js'
import {
  faultOf,
  type HostPort,
  type HostRequest,
  type Notice,
  type Reply,
  requestSchema,
  type Sequel,
} from './port.js'
import { Queue } from './queue.js'
import { RunningMatch } from './running-match.js'
import { seatPlan } from './seating.js'
import { deletedWith, sequelOf, seriesOf } from './series.js'
import { shownSteps } from './shown-steps.js'
import { type Claim, checkSequel, type MatchCard, type MatchStore, noSuchMatch, storeFault } from './store.js'

export interface HostSetting {
  readonly games: readonly GameModule[] | GameSource
  readonly store: MatchStore
  readonly clock?: Clock
  /** `kept` where people wait for each other over a network: the limits of a game's options hold. `ignored` when absent. */
  readonly timeLimits?: KeptLimits
}

interface Running {
  readonly match: RunningMatch
  readonly keeper: MatchKeeper
}

type MatchRequest = Exclude<
  HostRequest,
  { type: 'create' | 'sequel' | 'list' | 'open' | 'close' | 'rename' | 'delete' | 'export' | 'import' | 'fork' }
>

/** Runs all matches of one place, behind one kind of port for every table. */
export class Host {
  readonly #store: MatchStore
  readonly #clock: Clock
  readonly #timeLimits: KeptLimits
  readonly #openings: Openings
  readonly #running = new Map<string, Running>()
  readonly #connections = new Connections()
  /** A match is opened and closed by one after another: nobody finds it half open. */
  readonly #doors = new Map<string, Queue>()

  constructor(setting: HostSetting) {
    this.#store = setting.store
    this.#clock = setting.clock ?? systemClock
    this.#timeLimits = setting.timeLimits ?? 'ignored'
    const games = 'fetch' in setting.games ? setting.games : gamesAtHand(setting.games)
    this.#openings = new Openings(games, () => this.#clock.now())
  }

  /**
   * A port for one table.
   * @param owner whose seats this table may see and answer for
   */
  connect(owner = 'here'): HostPort {
    const connection = this.#connections.open(owner)
    return {
      request: (request) => this.#handle(connection, request) as Promise<never>,
      listen: (listener) => {
        connection.listeners.add(listener)
        this.#repeatDice(connection, listener)
        return () => connection.listeners.delete(listener)
      },
      close: () => this.#connections.close(connection),
    }
  }

  /** A table that comes late still learns which dice are waited for. */
  #repeatDice({ owner }: Connection, listener: (notice: Notice) => void): void {
    for (const [id, { match }] of this.#running)
      if (match.dice !== null && seatsOf(match.card, owner).length > 0)
        listener({ type: 'dice', match: id, dice: match.dice })
  }

  /** Resolves when nothing is under way in any match. */
  async idle(): Promise<void> {
    await Promise.all([...this.#running.values()].map(({ match }) => match.idle()))
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
    const { owner } = connection
    switch (request.type) {
      case 'create':
        return replied({ match: await this.#create(request, owner) })
      case 'sequel':
        return replied(await this.#sequel(request.match))
      case 'list':
        return replied({ cards: await this.#cards() })
      case 'open':
        return replied({ match: await this.#inTurn(request, () => this.#open(request)) })
      case 'close':
        return replied(await this.#inTurn(request, () => this.#close(request.match)))
      case 'rename':
        return replied(await this.#rename(request.match, request.name))
      case 'delete':
        return replied(await this.#inTurn(request, () => this.#delete(request.match)))
      case 'export':
        return replied({ record: await this.#export(request.match, request.alone ?? false) })
      case 'import': {
        const { openings, damage } = await this.#openings.import(request, owner)
        return replied({ match: await this.#runLast(openings), damage: damage === null ? null : faultOf(damage) })
      }
      case 'fork': {
        const from = this.#runningMatch(request.match)
        return replied({ match: await this.#run(await this.#openings.fork(from, request, owner)) })
      }
      default:
        return this.#play(owner, request)
    }
  }

  /** Requests about a match that is open. */
  async #play(owner: string, request: MatchRequest): Promise<Reply> {
    const match = this.#runningMatch(request.match)
    const viewer = 'seat' in request && request.seat !== undefined ? request.seat : 'spectator'
    if (viewer !== 'spectator') checkSeat(owner, match, viewer, request.type)
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
        const { seat, answer, seq, behind } = request
        const answered = await match.answer(seat, answer, seq, behind ?? false)
        return answered.ok ? replied({ seq: match.match!.state.seq }) : answered
      }
      case 'check':
        return replied(match.check(request.seat, request.answer, request.seq))
      case 'dice':
        return replied(await match.typeDice(request.dice))
      case 'retype':
        return replied(await match.retypeDice())
      case 'undo':
      case 'end': {
        const proposed = await (request.type === 'undo'
          ? match.undo(request.seat, request.to)
          : match.proposeEnd(request.seat))
        return proposed.ok ? replied({ waitsFor: proposed.waitsFor }) : proposed
      }
      case 'consent':
        return replied(await match.consent(request.seat, request.agree))
      case 'sit':
        return replied(await match.sit(request.seat, seatPlan(match.module, request.plan, owner, request.seat)))
      case 'hint':
        return replied(match.hint(request.seat))
    }
  }

  async #create(request: Extract<HostRequest, { type: 'create' }>, owner: string): Promise<string> {
    const { after } = request
    if (after === undefined) return this.#run(await this.#openings.create(request, owner, null))
    // One after another: each sees whether another match goes on from there already.
    return this.#inTurn({ match: after }, async () => {
      const opening = await this.#openings.create(request, owner, await this.#ended(after))
      checkSequel(opening.card, await this.#cards())
      return this.#run(opening)
    })
  }

  async #sequel(id: string): Promise<Sequel> {
    const { module, match } = await this.#ended(id)
    const next = sequelOf(await this.#cards(), id)?.id ?? null
    return { handed: match.state.outcome === null ? null : (module.sequel?.(match.state) ?? null), next }
  }

  /** A match as it stands, open here or not. */
  async #ended(id: string): Promise<Ended> {
    const running = this.#running.get(id)?.match
    if (running !== undefined && running.match !== null && !running.isReading)
      return { module: running.module, card: running.card, match: running.match }
    const { module, card, make } = await this.#openings.open(await this.#store.load(id), undefined)
    return { module, card, match: make(systemChance()) }
  }

  /** Keeps the matches of a file, all or none, and takes the last one up. */
  async #runLast(openings: readonly Opening[]): Promise<string> {
    const kept: string[] = []
    try {
      for (const { card, make } of openings.slice(0, -1)) {
        await new MatchKeeper(this.#store, () => this.#clock.now(), card, null, 'playing').keepWhole(
          make(systemChance()),
        )
        kept.unshift(card.id)
      }
      return await this.#run(openings.at(-1)!)
    } catch (error) {
      for (const id of kept) await this.#store.remove(id).catch(() => {})
      throw error
    }
  }

  /** What is kept, and what is being set up with dice that are still to be rolled. */
  async #cards(): Promise<MatchCard[]> {
    const kept = await this.#store.list()
    const known = new Set(kept.map(({ id }) => id))
    return [...kept, ...[...this.#running.values()].map(({ match }) => match.card).filter(({ id }) => !known.has(id))]
  }

  #inTurn<T>({ match }: { readonly match: string }, work: () => Promise<T>): Promise<T> {
    const door = this.#doors.get(match) ?? new Queue()
    this.#doors.set(match, door)
    return door.run(work)
  }

  async #open({ match: id, otherRules, reading }: Extract<HostRequest, { type: 'open' }>): Promise<string> {
    const running = this.#running.get(id)
    if (running !== undefined && !running.match.isReading) return id
    const purpose = reading ? 'reading' : 'playing'
    const claim = purpose === 'reading' ? null : await this.#claim(id)
    try {
      const opening = await this.#openings.open(await this.#store.load(id), otherRules)
      // Somebody else may have played on since it was opened for reading.
      await this.#close(id)
      return await this.#run(opening, { claim, purpose })
    } catch (error) {
      await claim?.release()
      throw error
    }
  }

  /** Takes a match up. */
  async #run(
    { module, engine, card, make }: Opening,
    claimed?: { readonly claim: Claim | null; readonly purpose: Purpose },
  ): Promise<string> {
    const { id } = card
    const { claim, purpose } = claimed ?? { claim: await this.#claim(id), purpose: 'playing' }
    const keeper = new MatchKeeper(this.#store, () => this.#clock.now(), card, claim, purpose)
    const time = { clock: this.#clock, timeLimits: this.#timeLimits }
    const match: RunningMatch = new RunningMatch(module, engine, keeper, time, {
      happened: (news) => this.#happened(match, news),
      dropped: ({ seat, answer }) =>
        this.#connections.tellSeat(match, seat, { type: 'dropped', match: id, seat, answer }),
      trouble: (fault) => this.#connections.tellTables({ type: 'trouble', match: id, fault: faultOf(fault) }),
      needsDice: (dice) => {
        this.#connections.tellTables({ type: 'dice', match: id, dice })
        // What may be done while dice are awaited is something else than before.
        this.#happened(match, new News())
      },
      changed: () => this.#happened(match, new News()),
    })
    this.#running.set(id, { match, keeper })
    try {
      await match.begin(make)
    } catch (error) {
      this.#running.delete(id)
      if (claimed === undefined) await claim?.release()
      throw error
    }
    return id
  }

  async #close(id: string): Promise<null> {
    const running = this.#running.get(id)
    if (running === undefined) return null
    await running.match.close()
    this.#running.delete(id)
    await running.keeper.release()
    return null
  }

  async #rename(id: string, name: string): Promise<void> {
    const running = this.#running.get(id)
    if (running !== undefined && !running.match.isReading) return running.match.rename(name)
    await this.#write([id], async () => {
      const { card } = await this.#store.load(id)
      await this.#store.update({ ...card, name })
    })
  }

  async #delete(id: string): Promise<void> {
    const gone = deletedWith(await this.#store.list(), id).map((card) => card.id)
    if (gone.length === 0) throw noSuchMatch(id)
    for (const one of gone) await this.#close(one)
    await this.#write(gone, async () => {
      // The last first: what is left where this is stopped is a series too.
      for (const one of gone) await this.#store.remove(one)
    })
  }

  async #export(id: string, alone: boolean): Promise<string> {
    const series = alone ? [] : seriesOf(await this.#store.list(), id).map((card) => card.id)
    let records = ''
    for (const one of series.length === 0 ? [id] : series)
      records += this.#running.get(one)?.match.match?.text() ?? (await this.#store.load(one)).record
    return records
  }

  /** Writes matches that are not played here, as long as nobody else plays one of them. */
  async #write(ids: readonly string[], write: () => Promise<void>): Promise<void> {
    const claims: (Claim | null)[] = []
    try {
      for (const id of ids) claims.push(await this.#claim(id))
      await write()
    } catch (error) {
      throw storeFault(error)
    } finally {
      for (const claim of claims) await claim?.release()
    }
  }

  async #claim(id: string): Promise<Claim | null> {
    return (await this.#store.claim?.(id)) ?? null
  }

  #happened(match: RunningMatch, { events, beats }: News): void {
    // Before its set-up has all its dice there is nothing to be seen.
    if (match.match === null) return
    this.#connections.tell(match, (viewer, more) => ({
      type: 'moment',
      moment: match.moment(viewer),
      events: seenEvents(events, viewer),
      steps: shownSteps(match.module, beats, viewer),
      more,
    }))
  }

  #runningMatch(id: string): RunningMatch {
    const running = this.#running.get(id)
    if (running === undefined) throw new BadInput('match', 'no match "{{id}}" is open', { id })
    return running.match
  }
}

const replied = (value: unknown): Reply => ({ ok: true, value: value ?? null })
