import { defaultBot } from '@shamble/bots'
import { systemChance } from '@shamble/chance'
import { BadInput, seenEvents } from '@shamble/kernel'
import { checkPlain, type GameModule } from '@shamble/module'
import { fileOf } from '@shamble/record'
import { Absences } from './absences.js'
import {
  cardFor,
  checkAccess,
  type MatchRequest,
  mayPlayOn,
  type Phase,
  personOf,
  relationOf,
  seatsOf,
  withGuest,
} from './access.js'
import type { KeptLimits } from './bots-and-clocks.js'
import { readMatchName } from './cards.js'
import { type Clock, systemClock } from './clock.js'
import { type Connection, Connections } from './connections.js'
import { type GameSource, gamesAtHand } from './game-source.js'
import { Lendings } from './lendings.js'
import { MatchKeeper, type Purpose } from './match-keeper.js'
import { News } from './news.js'
import { OpenMatches } from './open-matches.js'
import { type Ended, type Opening, Openings } from './openings.js'
import {
  faultOf,
  type HostPort,
  type HostRequest,
  type Notice,
  type Replies,
  type Reply,
  requestSchema,
  type Sequel,
} from './port.js'
import { Queue } from './queue.js'
import { QuietMatches } from './quiet-matches.js'
import { forgetting } from './room.js'
import { ROOM_REQUESTS, type RoomRequest, Rooms } from './rooms.js'
import { RunningMatch } from './running-match.js'
import { seatFile } from './seat-file.js'
import { seatPlan } from './seating.js'
import { deletedWith, sequelOf, seriesOf } from './series.js'
import { Sharing } from './sharing.js'
import { shownSteps } from './shown-steps.js'
import {
  type Claim,
  checkSequel,
  type Listed,
  type MatchCard,
  type MatchStore,
  type Nodes,
  noSuchMatch,
  ONE_TABLE,
  revised,
  StoreFault,
  storeFault,
} from './store.js'
import type { Thinking } from './thinking.js'
import { unreadable } from './unreadable.js'

export interface HostSetting {
  readonly games: readonly GameModule[] | GameSource
  readonly store: MatchStore
  readonly clock?: Clock
  /** `kept` where people wait for each other over a network: the limits of a game's options hold. `ignored` when absent. */
  readonly timeLimits?: KeptLimits
  /** Where bots think that look ahead: in this thread when absent. */
  readonly thinking?: Thinking
  /**
   * Where matches are opened as they are needed: after so many milliseconds in which nobody looks at one it is put down.
   * When absent, tables open and close their matches themselves.
   */
  readonly quietAfter?: number
  /** What the names of this host's matches begin with. */
  readonly prefix?: string
  /** Told of defects: each has stopped one match, one request or one listener, and nothing else. */
  readonly report?: (defect: Defect) => void
  /** Told what a store said itself when it failed. Nothing came of it, but the one who runs it can mend it. */
  readonly storeFailed?: (fault: Defect) => void
}

/** Something that broke and must not. */
export interface Defect {
  /** The match that it was about, which is set aside where it may be broken; `null` where it was none. */
  readonly match: string | null
  readonly error: unknown
}

/** Requests about a match that is open. */
type TableRequest = Exclude<
  MatchRequest,
  { type: 'sequel' | 'open' | 'close' | 'rename' | 'delete' | 'admit' | 'export' | 'fork' | RoomRequest['type'] }
>

const isRoomRequest = (request: HostRequest): request is RoomRequest =>
  (ROOM_REQUESTS as readonly string[]).includes(request.type)

/** Runs all matches of one place, behind one kind of port for every table. */
export class Host {
  readonly #store: MatchStore
  readonly #clock: Clock
  readonly #timeLimits: KeptLimits
  readonly #thinking: Thinking | null
  readonly #openings: Openings
  readonly #running = new OpenMatches()
  readonly #report: (defect: Defect) => void
  readonly #storeFailed: (fault: Defect) => void
  /** What has been told of: the same fault may stop an answer and trouble a table. */
  readonly #toldOf = new WeakSet<BadInput>()
  readonly #connections: Connections
  readonly #rooms: Rooms
  readonly #absences: Absences
  readonly #lendings: Lendings
  readonly #quiet: QuietMatches | null
  readonly #sharing: Sharing | null
  /** A match is opened and closed by one after another: nobody finds it half open. */
  readonly #doors = new Map<string, Queue>()

  constructor(setting: HostSetting) {
    this.#store = setting.store
    this.#clock = setting.clock ?? systemClock
    this.#timeLimits = setting.timeLimits ?? 'ignored'
    this.#thinking = setting.thinking ?? null
    this.#report = setting.report ?? ((defect) => console.error(defect.error))
    this.#storeFailed = setting.storeFailed ?? (() => {})
    this.#connections = new Connections((error) => this.#report({ match: null, error }))
    const games = 'fetch' in setting.games ? setting.games : gamesAtHand(setting.games)
    this.#openings = new Openings(games, this.#clock, setting.prefix ?? '')
    this.#absences = new Absences(
      this.#clock,
      (person) => this.#connections.isHere(person) || this.#sharing?.isElsewhere(person) === true,
      (person) => this.#running.of(person),
      (error) => {
        if (!(error instanceof BadInput)) this.#report({ match: null, error })
      },
    )
    this.#lendings = new Lendings(this.#clock)
    this.#rooms = new Rooms(
      setting.store,
      this.#connections,
      (id) => this.#attend(id),
      this.#absences,
      () => this.#clock.now(),
    )
    const { quietAfter } = setting
    this.#quiet = quietAfter === undefined ? null : new QuietMatches(this.#clock, quietAfter, (id) => this.#putDown(id))
    const { nodes } = setting.store
    this.#sharing = nodes === undefined ? null : this.#shareWith(nodes)
  }

  #shareWith(nodes: Nodes): Sharing {
    return new Sharing(nodes, this.#clock, {
      open: () =>
        [...this.#running].flatMap(([id, { match }]) => (match.phase === 'over' || match.isAside ? [] : [id])),
      learn: (id) => void this.#learn(id).catch((error) => this.#report({ match: id, error })),
      lead: (id, fence) => this.#running.get(id)?.match.lead(fence),
      adopt: (id) => void this.#attend(id).catch((error) => this.#report({ match: id, error })),
      persons: () => this.#connections.persons(),
      moved: (person) => this.#presence(person),
      failed: (error) => this.#report({ match: null, error }),
    })
  }

  /** Another node may have written a match that is open here: whether it has. */
  async #learn(id: string): Promise<boolean> {
    const running = this.#running.get(id)?.match
    if (running === undefined) {
      // It may just be opened anew, with what another node has written.
      await this.#inTurn({ match: id }, async () => {})
      return this.#running.get(id) !== undefined
    }
    const learned = await running.learn()
    if (learned === 'known' || learned === 'learned') return learned === 'learned'
    await this.#inTurn({ match: id }, async () => {
      if (this.#running.get(id)?.match !== running) return
      await this.#close(id)
      if (learned === 'gone') this.#connections.tellPersons(running, () => ({ type: 'gone', match: id }))
      else {
        await this.#open({ type: 'open', match: id })
        const again = this.#running.get(id)?.match
        if (again !== undefined) this.#happened(again, new News())
      }
    })
    return true
  }

  /** Puts everything down, when what is under way is kept. */
  async close(): Promise<void> {
    this.#quiet?.close()
    this.#sharing?.close()
    this.#absences.close()
    await Promise.all([...this.#running].map(([match]) => this.#inTurn({ match }, () => this.#close(match))))
  }

  /**
   * A port for one table.
   * @param owner whose seats this table may see and answer for
   */
  connect(owner = ONE_TABLE): HostPort {
    const connection = this.#connections.open(owner)
    this.#presence(owner)
    return {
      request: (request) => this.#handle(connection, request) as Promise<never>,
      listen: (listener) => {
        connection.listeners.add(listener)
        this.#repeatDice(connection, listener)
        return () => connection.listeners.delete(listener)
      },
      close: () => {
        this.#connections.close(connection)
        this.#presence(owner)
      },
    }
  }

  /** Someone has come or gone. */
  #presence(person: string): void {
    this.#absences.follow(person)
    for (const match of this.#running.of(person))
      if (match.card.invitation !== null && relationOf(match.card, person) !== 'stranger') this.#rooms.tell(match)
  }

  /** A table that comes late still learns which dice are waited for. */
  #repeatDice({ owner }: Connection, listener: (notice: Notice) => void): void {
    for (const match of this.#running.of(owner)) {
      const seats = seatsOf(match.card, owner)
      const dice = seats.length > 0 ? match.diceOf(seats) : null
      if (dice !== null) listener({ type: 'dice', match: match.card.id, dice })
    }
  }

  /** How many matches are open. */
  get open(): number {
    return this.#running.size
  }

  /** Resolves when nothing is under way in any match. */
  async idle(): Promise<void> {
    await Promise.all([...this.#running].map(([, { match }]) => match.idle()))
  }

  async #handle(connection: Connection, given: unknown): Promise<Reply> {
    try {
      checkPlain(given, 'request')
      const parsed = requestSchema.safeParse(given)
      if (!parsed.success) throw unreadable(given, parsed.error.issues[0]!)
      const { data } = parsed
      return await (this.#sharing === null
        ? this.#carryOut(connection, data)
        : this.#carryOutAnywhere(connection, data))
    } catch (error) {
      if (!(error instanceof BadInput)) return { ok: false, error: faultOf(this.#defect(given, error)) }
      this.#noteFault(error, matchIn(given))
      return { ok: false, error: faultOf(error) }
    }
  }

  #noteFault(fault: BadInput, match: string | null): void {
    if (!(fault instanceof StoreFault) || fault.cause === undefined || this.#toldOf.has(fault)) return
    this.#toldOf.add(fault)
    this.#storeFailed({ match, error: fault.cause })
  }

  /**
   * A request that broke is that request's alone; the match that it was about is set aside, unless it only asked: then
   * nothing of the match can be broken, and nobody stops one for the others by a question.
   */
  #defect(given: unknown, error: unknown): BadInput {
    const match = matchIn(given)
    const running = match === null || isQuestion(given) ? undefined : this.#running.get(match)
    if (running === undefined) this.#report({ match, error })
    else running.match.setAside(error)
    return new BadInput('host', 'this was not possible because of an error')
  }

  /** Where something is not possible, another node may have made it possible a moment ago: that is looked up first. */
  async #carryOutAnywhere(connection: Connection, request: HostRequest): Promise<Reply> {
    const isNews = async (): Promise<boolean> => 'match' in request && (await this.#learn(request.match))
    let reply: Reply
    try {
      reply = await this.#carryOut(connection, request)
    } catch (error) {
      if (!(error instanceof BadInput) || !(await isNews())) throw error
      return this.#carryOut(connection, request)
    }
    const isBehind = reply.ok && request.type === 'since' && (reply.value as Replies['since']).events === null
    return (!reply.ok || isBehind) && (await isNews()) ? this.#carryOut(connection, request) : reply
  }

  async #carryOut(connection: Connection, request: HostRequest): Promise<Reply> {
    const { owner } = connection
    if ('match' in request) {
      const known = this.#running.get(request.match)?.match ?? (await this.#known(request.match))
      checkAccess(known.card, owner, known.phase, request)
      connection.attended.add(request.match)
      const running = this.#running.get(request.match)?.match
      if (running !== undefined && this.#absences.isAwaited(running, owner))
        await this.#absences.welcome(running, owner)
    }
    if (isRoomRequest(request)) return replied(await this.#rooms.carryOut(request, owner))
    switch (request.type) {
      case 'create':
        return replied({ match: await this.#create(request, owner) })
      case 'lend':
        return replied(this.#lendings.lend(owner, request.sealed))
      case 'borrow':
        return replied(this.#lendings.borrow(request.token))
      case 'forget':
        return replied(await this.#forget(owner))
      case 'sequel':
        return replied(await this.#sequel(request.match, owner))
      case 'list':
        return replied({ cards: (await this.#cardsOf(owner)).map((card) => cardFor(card, owner)) })
      case 'open':
        return replied({ match: await this.#inTurn(request, () => this.#open(request)) })
      case 'close':
        return replied(await this.#inTurn(request, () => this.#close(request.match)))
      case 'rename':
        return replied(await this.#rename(request.match, readMatchName(request.name, 'request.name')))
      case 'delete':
        return replied(await this.#inTurn(request, () => this.#delete(request.match, owner)))
      case 'admit':
        return replied(await this.#admit(request))
      case 'export':
        return replied({ record: await this.#export(request.match, request.alone ?? false, owner) })
      case 'import': {
        const { openings, damage } = await this.#openings.import(request, owner)
        return replied({ match: await this.#runLast(openings), damage: damage === null ? null : faultOf(damage) })
      }
      case 'verify':
        return replied({ matches: await this.#openings.verify(request) })
      case 'fork': {
        const from = await this.#attend(request.match)
        return replied({ match: await this.#run(await this.#openings.fork(from, request, owner)) })
      }
      default:
        return this.#play(connection, request)
    }
  }

  /** A match, open here or not, and how far it has come. */
  async #known(id: string): Promise<{ readonly card: MatchCard; readonly phase: Phase }> {
    const running = this.#running.get(id)?.match
    if (running !== undefined) return running
    const card = await this.#store.find({ id })
    if (card === null) throw noSuchMatch(id)
    return { card, phase: card.waiting ? 'waiting' : card.over ? 'over' : 'running' }
  }

  async #play(connection: Connection, request: TableRequest): Promise<Reply> {
    const { owner, watched } = connection
    const match = this.#attended(request.match) ?? (await this.#attend(request.match))
    const viewer = 'seat' in request && request.seat !== undefined ? request.seat : 'spectator'
    switch (request.type) {
      case 'look':
        return replied(match.moment(viewer, owner))
      case 'since':
        return replied(match.since(viewer, request.seq, owner))
      case 'watch':
        if (request.on) watched.add(request.match)
        else watched.delete(request.match)
        return replied(null)
      case 'past':
        return replied(match.past(viewer, request.seq, owner))
      case 'position':
        return replied({ text: match.position(viewer) })
      case 'log':
        return replied({ entries: match.match?.logFor(viewer) ?? [] })
      case 'answer': {
        const { seat, answer, seq, behind, id } = request
        const name = id === undefined ? null : `${seat} ${id}`
        const answered = await match.answer(seat, answer, seq, behind ?? false, name)
        return answered.ok ? replied({ seq: match.match!.numberOf(seat) }) : answered
      }
      case 'check':
        return replied(match.check(request.seat, request.answer, request.seq))
      case 'dice':
        return replied(await match.typeDice(request.dice, seatsOf(match.card, owner)))
      case 'retype':
        return replied(await match.retypeDice(seatsOf(match.card, owner)))
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
      case 'proof':
        return replied(match.proof(request.from))
    }
  }

  async #create(request: Extract<HostRequest, { type: 'create' }>, owner: string): Promise<string> {
    const { after } = request
    if (after === undefined) return this.#run(await this.#openings.create(request, owner, null))
    const { card } = await this.#known(after)
    // Who is ready has agreed.
    if (!mayPlayOn(card, owner)) throw noSuchMatch(after)
    // One after another: each sees whether another match goes on from there already.
    return this.#inTurn({ match: after }, async () => {
      const opening = await this.#openings.create(request, owner, await this.#ended(after))
      checkSequel(opening.card, await this.#cards({ after }))
      const id = await this.#run(opening)
      const running = this.#running.get(id)?.match
      if (running?.card.waiting) this.#rooms.tell(running)
      return id
    })
  }

  async #sequel(id: string, asker: string): Promise<Sequel> {
    const { module, card, match } = await this.#ended(id)
    const next = sequelOf(await this.#cardsOf(asker), id)?.id ?? null
    const goesOn = match.state.outcome !== null && mayPlayOn(card, asker)
    return { handed: goesOn ? (module.sequel?.(match.state) ?? null) : null, next }
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
  async #cards(which: Listed): Promise<MatchCard[]> {
    const kept = await this.#store.list(which)
    const known = new Set(kept.map(({ id }) => id))
    const open = 'person' in which ? this.#running.of(which.person) : [...this.#running].map(([, { match }]) => match)
    return [...kept, ...open.map(({ card }) => card).filter(({ id }) => !known.has(id))]
  }

  /** Those that someone has anything to do with. */
  async #cardsOf(asker: string): Promise<MatchCard[]> {
    return (await this.#cards({ person: asker })).filter((card) => relationOf(card, asker) !== 'stranger')
  }

  /** A match and all that hangs together with it: what it goes on from, and what goes on from any of these. */
  async #linked(id: string): Promise<MatchCard[]> {
    const linked = new Map<string, MatchCard>()
    const wanted = new Set([id])
    for (const one of wanted) {
      const card = await this.#store.find({ id: one })
      if (card === null) continue
      linked.set(one, card)
      if (card.after !== null) wanted.add(card.after)
      for (const next of await this.#store.list({ after: one })) if (next.after === one) wanted.add(next.id)
    }
    return [...linked.values()]
  }

  #inTurn<T>({ match }: { readonly match: string }, work: () => Promise<T>): Promise<T> {
    const door = this.#doors.get(match) ?? new Queue()
    this.#doors.set(match, door)
    return door.run(work).finally(() => {
      if (door.isIdle && this.#doors.get(match) === door) this.#doors.delete(match)
    })
  }

  async #open({ match: id, otherRules, reading }: Extract<HostRequest, { type: 'open' }>): Promise<string> {
    const running = this.#running.get(id)
    if (running?.match.isAside) await this.#close(id)
    else if (running !== undefined && !running.match.isReading) return id
    // Where matches are opened as they are needed, nobody keeps others from playing by looking.
    const purpose = reading && this.#quiet === null ? 'reading' : 'playing'
    const claim = purpose === 'reading' ? null : await this.#claim(id)
    try {
      const opening = await this.#openings.open(await this.#store.load(id), otherRules)
      // Someone else may have played on since it was opened for reading.
      await this.#close(id)
      return await this.#run(opening, { claim, purpose })
    } catch (error) {
      await claim?.release()
      throw error
    }
  }

  /** Takes a match up. */
  async #run(
    { module, engine, card, ...beginning }: Opening,
    claimed?: { readonly claim: Claim | null; readonly purpose: Purpose },
  ): Promise<string> {
    const { id } = card
    const { claim, purpose } = claimed ?? { claim: await this.#claim(id), purpose: 'playing' }
    const keeper: MatchKeeper = new MatchKeeper(
      this.#store,
      () => this.#clock.now(),
      card,
      claim,
      purpose,
      (before) => this.#running.follow(keeper, before),
    )
    const time = { clock: this.#clock, timeLimits: this.#timeLimits, thinking: this.#thinking }
    const match: RunningMatch = new RunningMatch(module, engine, keeper, time, {
      happened: (news) => this.#happened(match, news),
      dropped: ({ seat, answer }) =>
        this.#connections.tellSeat(match, seat, { type: 'dropped', match: id, seat, answer }),
      trouble: (fault) => {
        this.#noteFault(fault, id)
        this.#connections.tellTables(match, { type: 'trouble', match: id, fault: faultOf(fault) })
      },
      needsDice: () => {
        this.#connections.tellOwners(match, (seats) => {
          const dice = match.diceOf(seats)
          return dice && { type: 'dice', match: id, dice }
        })
        // What may be done while dice are awaited is something else than before.
        this.#happened(match, new News())
      },
      changed: () => this.#happened(match, new News()),
      failed: (error) => this.#report({ match: id, error }),
    })
    this.#running.set(id, { match, keeper })
    this.#quiet?.touch(id)
    try {
      await match.begin(beginning)
      await this.#sharing?.begin(id)
    } catch (error) {
      this.#running.delete(id)
      if (claimed === undefined) await claim?.release()
      throw error
    }
    this.#absences.expect(match)
    return id
  }

  async #close(id: string): Promise<null> {
    const running = this.#running.get(id)
    if (running === undefined) return null
    await running.match.close()
    this.#running.delete(id)
    this.#quiet?.forget(id)
    if (running.keeper.fence !== null) await this.#sharing?.end(id)
    await running.keeper.release()
    return null
  }

  async #rename(id: string, name: string): Promise<void> {
    const running = this.#running.get(id)
    if (running !== undefined && !running.match.isReading) return running.match.rename(name)
    await this.#write([id], async () => {
      const { card } = await this.#store.load(id)
      await this.#store.update(revised(card, { name }))
    })
  }

  async #admit({ match: id, guest, as }: Extract<HostRequest, { type: 'admit' }>): Promise<void> {
    const running = this.#running.get(id)
    if (running !== undefined && !running.match.isReading)
      return running.match.admit(withGuest(running.match.card.guests, guest, as))
    await this.#write([id], async () => {
      const { card } = await this.#store.load(id)
      await this.#store.update(revised(card, { guests: withGuest(card.guests, guest, as) }))
    })
  }

  async #delete(id: string, asker: string): Promise<void> {
    // What others have made of a series stays, and all that it rests on.
    const linked = deletedWith(await this.#linked(id), id)
    const others = linked.findIndex(({ owner }) => owner !== asker)
    const gone = (others < 0 ? linked : linked.slice(0, others)).map((card) => card.id)
    if (gone.length === 0) throw noSuchMatch(id)
    const told = gone.flatMap((one) => this.#running.get(one)?.match ?? [])
    for (const one of gone) await this.#close(one)
    await this.#write(gone, async () => {
      // The last first: what is left where this is stopped is a series too.
      for (const one of gone) await this.#store.remove(one)
    })
    for (const match of told) this.#connections.tellPersons(match, () => ({ type: 'gone', match: match.card.id }))
  }

  /**
   * Removes a match that nobody has come to for a long time. One that someone looks at stays.
   * @param isOld asked of its card as it is then
   */
  forget(id: string, isOld: (card: MatchCard) => boolean): Promise<boolean> {
    return this.#inTurn({ match: id }, async () => {
      const card = await this.#store.find({ id })
      const isContinued = [...this.#running].some(([, { match }]) => match.card.after === id)
      if (card === null || !isOld(card) || isContinued || this.#connections.isAttended(id)) return false
      await this.#close(id)
      await this.#write([id], () => this.#store.remove(id))
      return true
    })
  }

  /** Deletes a person with all that is left of them; tables of others, and those at which others play, go on. */
  async #forget(person: string): Promise<void> {
    this.#lendings.forget(person)
    const faults: unknown[] = []
    // A match that cannot be opened keeps no other from being left.
    for (const { id } of await this.#cardsOf(person))
      await this.#forgetAt(id, person).catch((error) => void faults.push(error))
    if (faults.length > 0) throw faults[0]
  }

  async #forgetAt(id: string, person: string): Promise<void> {
    const card = (await this.#store.find({ id })) ?? this.#running.get(id)?.match.card
    if (card === undefined) return
    const isOthers = card.seats.some((plan) => (personOf(plan) ?? person) !== person)
    if (card.owner === person && !isOthers) return this.#inTurn({ match: id }, () => this.#delete(id, person))
    const match = await this.#attend(id)
    await match.arrange((now) => forgetting(now, person, defaultBot(match.module)))
  }

  async #export(id: string, alone: boolean, asker: string): Promise<string> {
    const { card, phase } = await this.#known(id)
    if (phase !== 'over' && relationOf(card, asker) !== 'alone')
      return seatFile(await this.#attend(id), seatsOf(card, asker)[0] ?? 'spectator')
    const series = alone
      ? []
      : seriesOf(await this.#cardsOf(asker), id).flatMap((one) => (isOpenTo(one, asker) ? [one.id] : []))
    const records: string[] = []
    for (const one of series.length === 0 ? [id] : series)
      records.push(this.#running.get(one)?.match.match?.text() ?? (await this.#store.load(one)).record)
    return fileOf(records)
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

  #happened(running: RunningMatch, { count, events, beats, knownTo }: News): void {
    const { match } = running
    this.#quiet?.touch(running.card.id)
    if (count === 0 && running.card.invitation !== null) this.#rooms.tell(running)
    // Before its set-up has all its dice there is nothing to be seen, nor before all people have come.
    if (match === null || running.card.waiting) return
    // Where nothing was answered something else has changed that all may know.
    const told = count === 0 ? 'all' : knownTo
    this.#connections.tell(running, told, (viewer, asker, more) => {
      const moment = running.moment(viewer, asker)
      const steps = shownSteps(match, beats, viewer, moment.view)
      return { type: 'moment', moment, events: seenEvents(events, viewer), steps, more }
    })
  }

  /**
   * A match that something is asked of.
   * @throws BadInput where it is not open, and is not opened by itself
   */
  async #attend(id: string): Promise<RunningMatch> {
    const open = this.#attended(id)
    if (open !== null) return open
    if (this.#quiet !== null) await this.#inTurn({ match: id }, () => this.#open({ type: 'open', match: id }))
    const running = this.#running.get(id)
    if (running === undefined) throw new BadInput('match', 'no game "{{id}}" is open', { id })
    return running.match
  }

  /** The same where it need not be opened first; `null` where it must. */
  #attended(id: string): RunningMatch | null {
    this.#quiet?.touch(id)
    const running = this.#running.get(id)?.match
    return running === undefined || (this.#quiet !== null && running.isAside) ? null : running
  }

  /** A match that has been quiet is put down, unless someone who is here looks at it or a clock runs. */
  #putDown(id: string): void {
    const running = this.#running.get(id)
    if (running === undefined) return
    if (this.#connections.isAttended(id) || running.match.isTimed) this.#quiet?.touch(id)
    else void this.#inTurn({ match: id }, () => this.#close(id))
  }
}

const replied = (value: unknown): Reply => ({ ok: true, value: value ?? null })

/** Whether someone may have the whole record. */
const isOpenTo = (card: MatchCard, asker: string): boolean => card.over || relationOf(card, asker) === 'alone'

/** The match that a request is about; `null` where it is none, or no request. */
function matchIn(given: unknown): string | null {
  const match = (given as { readonly match?: unknown } | null)?.match
  return typeof match === 'string' ? match : null
}

const QUESTIONS: readonly unknown[] = ['look', 'since', 'log', 'past', 'position', 'check', 'hint', 'proof', 'export']

/** Whether a request changes nothing. */
const isQuestion = (given: unknown): boolean => QUESTIONS.includes((given as { readonly type?: unknown } | null)?.type)
