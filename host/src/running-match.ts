import { systemChance } from '@shamble/chance'
import type { Checked } from '@shamble/drafts'
import {
  BadInput,
  type Engine,
  HOST_SEAT,
  type Options,
  type Plain,
  type Refused,
  type Seat,
  samePlain,
  type Viewer,
} from '@shamble/kernel'
import type { GameModule } from '@shamble/module'
import type { Match, OpenDice } from '@shamble/record'
import type { Phase } from './access.js'
import { hintFor } from './advice.js'
import { type Answered, AnswerIntake, type Learned } from './answer-intake.js'
import type { AnswerBehind } from './answers-behind.js'
import { BotsAndClocks, type KeptLimits } from './bots-and-clocks.js'
import type { Clock } from './clock.js'
import { disturbed, heldBy, missed } from './dice-parts.js'
import { HeldAnswers } from './held-answers.js'
import type { CardChange, MatchKeeper } from './match-keeper.js'
import type { News } from './news.js'
import type { Opening, Unbegun } from './openings.js'
import type { DiceNeeded, Hint, Moment, Replies } from './port.js'
import type { Proposal } from './proposal.js'
import { reseated, started } from './room.js'
import type { SeatPlan } from './seat-plan.js'
import { checkFor, momentFor, pastFor, positionFor, type Standing } from './showing.js'
import type { MatchCard } from './store.js'
import { LONG_CLOCK } from './terms.js'
import type { Thinking } from './thinking.js'
import { verifyBehind } from './verifying.js'

export interface MatchListener {
  /** Something was taken and is kept; this is everything, not yet what someone may know. */
  happened(news: News): void
  /** An answer behind a window is not carried out. */
  dropped(step: AnswerBehind): void
  /** Something could not be kept, and so it did not happen; or the record is damaged. */
  trouble(fault: BadInput): void
  needsDice(): void
  /** Who sits where, or what is proposed, has changed. */
  changed(): void
  /** The match was set aside. */
  failed(error: unknown): void
}

/** How many open dice are told at once. */
const MOST_OPENED = 100

type Proposed = { readonly ok: true; readonly waitsFor: readonly Seat[] } | Refused

/** One match while it is being played: persons and bots answer, clocks run, proposals wait. Knows nothing of ports. */
export class RunningMatch {
  readonly module: GameModule
  readonly #listener: MatchListener
  readonly #intake: AnswerIntake
  readonly #botsAndClocks: BotsAndClocks
  readonly #held: HeldAnswers
  readonly #clock: Clock
  #stopVerifying = () => {}
  /** What there is of a match that is set up when it starts. */
  #unbegun: Unbegun | null = null
  /** Its options as they are shown before that: what a set-up that nobody plays shows of them. */
  #shown: Options | null = null
  #stopGathering = () => {}
  /** Why nothing more happens in it: something broke that must not. */
  #aside: BadInput | null = null

  constructor(
    module: GameModule,
    engine: Engine,
    keeper: MatchKeeper,
    time: { readonly clock: Clock; readonly timeLimits: KeptLimits; readonly thinking: Thinking | null },
    listener: MatchListener,
  ) {
    this.module = module
    this.#listener = listener
    this.#clock = time.clock
    this.#intake = new AnswerIntake(engine, keeper, {
      taken: (seat, isAside) => {
        this.#botsAndClocks.bots.rewind(this.#intake.playing().logged)
        if (seat !== null) this.#botsAndClocks.clocks.answered(seat, isAside)
      },
      told: (news) => this.#tell(news),
      graceLeft: (seat) => this.#botsAndClocks.graceLeft(seat),
      later: (milliseconds, work) => this.#botsAndClocks.later(milliseconds, work),
      used: () => this.#botsAndClocks.clocks.used(),
    })
    this.#botsAndClocks = new BotsAndClocks(
      module,
      this.#intake,
      time,
      (error) => this.setAside(error),
      () => this.#listener.changed(),
    )
    this.#held = new HeldAnswers(time.clock)
    if (this.isReading) this.#botsAndClocks.close()
  }

  /** Whether it is only looked at: nothing happens in it. */
  get isReading(): boolean {
    return this.#intake.keeper.purpose === 'reading'
  }

  /** Whether it was set aside: the one who opens it again gets it from the store. */
  get isAside(): boolean {
    return this.#aside !== null
  }

  get card(): MatchCard {
    return this.#intake.keeper.card
  }

  /** `null` while the set-up still waits for dice. */
  get match(): Match | null {
    return this.#intake.match
  }

  /** Dice that are asked of a table with these seats. */
  diceOf(seats: readonly Seat[]): DiceNeeded | null {
    return this.#intake.typing.needOf(seats)
  }

  /** Takes a match up: new (`make` sets it up, with chance), opened, or one that is set up when it starts. */
  async begin({ make, unbegun }: Pick<Opening, 'make' | 'unbegun'>): Promise<void> {
    if (unbegun !== undefined) {
      this.#unbegun = unbegun
      await this.#intake.keeper.keepHead(unbegun.line)
      this.#followGathering()
      return
    }
    await this.#intake.begin(make)
    this.#followGathering()
    if (this.match !== null)
      this.#stopVerifying = verifyBehind(this.match, this.#clock, {
        found: (damage) => this.#listener.trouble(damage),
        failed: (error) => this.setAside(error),
      })
  }

  /** Resolves when nothing is under way any longer. */
  idle(): Promise<void> {
    return this.#intake.idle()
  }

  /** Something broke that must not: nothing more happens in this match, and all others go on. What is kept stays kept. */
  setAside(error: unknown): void {
    if (this.#aside !== null) return
    this.#aside = new BadInput(
      'match',
      'this game has stopped because of an error; all moves are saved, and you can open it again',
    )
    this.#botsAndClocks.close()
    this.#held.close()
    this.#stopGathering()
    this.#stopVerifying()
    this.#listener.failed(error)
    this.#listener.trouble(this.#aside)
  }

  async close(): Promise<void> {
    this.#botsAndClocks.close()
    this.#held.close()
    this.#stopGathering()
    this.#stopVerifying()
    await this.idle()
  }

  /**
   * Takes an answer, when the others have had the time that the game gives them to interrupt.
   * @param number that of the moment on which the seat decided, as the seat counts
   * @param behind whether the open window is let pass first, and the answer given when it has closed
   * @param name under which the answer is known: it is given once
   */
  async answer(
    seat: Seat,
    answer: unknown,
    number: number,
    behind: boolean,
    name: string | null = null,
  ): Promise<Answered> {
    this.#mustBePlayed()
    const match = this.#intake.playing()
    const { engine, state } = match
    if (name !== null && this.card.given.includes(name)) return { ok: true }
    const wait = this.#botsAndClocks.graceLeft(seat)
    if (wait > 0) {
      const first = behind ? (engine.passing(state) ?? answer) : answer
      const refusal = engine.judge(state, seat, first, match.seqOf(seat, number))
      if (refusal !== null) return { ok: false, refusal }
      if ((await this.#held.wait(seat, wait)) === 'superseded') return { ok: false, refusal: { rule: 'TABLE.3' } }
    }
    // Awaited here: a promise that is handed on takes three turns more.
    return await this.#intake.run(() => {
      // What others have done in secret since does not make the answer a late one.
      const seq = match.seqOf(seat, number)
      return behind ? this.#intake.giveBehind(seat, answer, seq, name) : this.#intake.give(seat, answer, seq, name)
    })
  }

  /** Real dice, as the people of these seats rolled them. */
  typeDice(dice: readonly number[], seats: readonly Seat[]): Promise<void> {
    return this.#act(() => this.#intake.type(dice, seats))
  }

  retypeDice(seats: readonly Seat[]): Promise<void> {
    return this.#act(async () => this.#intake.typing.retype(seats))
  }

  /** Steps back at once, or asks those who have acted since. */
  undo(seat: Seat, number?: number): Promise<Proposed> {
    const { typing } = this.#intake
    return this.#act(async () => {
      const match = this.#intake.playing()
      const isPossible = number === undefined || number <= match.numberOf(seat)
      if (!isPossible) return { ok: false, refusal: { rule: 'TABLE.9' } }
      const to = number === undefined ? undefined : match.seqOf(seat, number)
      if (typing.hasBegun) return { ok: false, refusal: { rule: 'TABLE.9' } }
      // An answer whose dice have not been rolled yet is not given yet: to think otherwise is no step back.
      if (typing.by === seat && (to === undefined || to === match.state.seq)) {
        typing.forget()
        this.#listener.changed()
        return { ok: true, waitsFor: [] }
      }
      const request = match.undoable(seat, to)
      if ('rule' in request) return { ok: false, refusal: request }
      const waitsFor = request.needs.filter((other) => this.#botsAndClocks.isPerson(other))
      return this.#propose({ kind: 'undo', by: seat, waitsFor, ...(to === undefined ? {} : { to }) })
    })
  }

  /** Ends the match when every person agrees. */
  proposeEnd(seat: Seat): Promise<Proposed> {
    return this.#act(async () => {
      const { state } = this.#intake.playing()
      if (state.outcome !== null) return { ok: false, refusal: { rule: 'TABLE.1' } }
      const others = [...state.answered.keys()].filter((other) => other !== seat && this.#botsAndClocks.isPerson(other))
      return this.#propose({ kind: 'end', by: seat, waitsFor: others })
    })
  }

  consent(seat: Seat, agree: boolean): Promise<void> {
    return this.#act(async () => {
      const { proposal } = this.card
      if (!proposal?.waitsFor.includes(seat))
        throw new BadInput('consent', 'nothing waits for the consent of this seat')
      if (agree) await this.#propose({ ...proposal, waitsFor: proposal.waitsFor.filter((other) => other !== seat) })
      else await this.#withdraw()
    })
  }

  /** Someone else answers for a seat from now on: a bot for a person who left, or a person again. */
  sit(seat: Seat, plan: SeatPlan): Promise<void> {
    return this.arrange((card) => reseated(card, seat, plan))
  }

  /**
   * Other people sit here from now on, or they are let begin.
   * @param change what becomes of the card as it is then; it may throw, and then nothing has changed
   */
  arrange(change: (card: MatchCard) => CardChange): Promise<void> {
    return this.#act(async () => {
      const before = this.card.seats
      await this.#change(disturbed(this.card, change(this.card)))
      await this.#startHeld()
      this.#reseat(before)
      await this.#proposeAgain()
      await this.#intake.askDiceAgain()
      this.#listener.changed()
      this.#botsAndClocks.goOn()
    })
  }

  /** Changes the card; a match that waited is set up when it starts. */
  async #change(change: CardChange): Promise<void> {
    if (change.waiting === false && this.match === null && this.#unbegun !== null) {
      await this.#intake.setUp(this.#unbegun.make(systemChance(), null), { ...change, unbegun: undefined })
      return
    }
    const asked = this.match === null ? [] : this.#intake.askedIn(this.match.state)
    await this.#intake.keeper.change({ ...change, asked })
  }

  /** Starts when all players have added to the dice; or no longer waits for those who have not. */
  async #startHeld(): Promise<void> {
    const { card } = this
    const held = card.waiting ? heldBy(card) : null
    if (held === null) {
      const late = card.waiting ? missed(card, this.#clock.now()) : null
      if (late !== null) await this.#change(late)
    } else {
      const change = { ...started(card, this.#clock.now()), dice: { master: held.master } }
      if (this.match !== null) await this.#intake.hold(held, change)
      else await this.#intake.setUp(this.#unbegun!.make(systemChance(), held), { ...change, unbegun: undefined })
    }
    this.#followGathering()
  }

  /** Looks again when the time is up that players have to add to the dice. */
  #followGathering(): void {
    this.#stopGathering()
    const gathered = this.card.waiting ? this.card.dice?.gathering : undefined
    if (gathered === undefined || this.isReading) return
    const wait = heldBy(this.card) === null ? Math.max(0, gathered.until - this.#clock.now()) : 0
    this.#stopGathering = this.#clock.after(wait, () => {
      void this.arrange(() => ({})).catch((error) => {
        // What cannot be kept now is tried again.
        if (error instanceof BadInput) this.#followGathering()
        else this.setAside(error)
      })
    })
  }

  /** What the dice are held to, and those from this number on whose secrets are open. */
  proof(from: number): OpenDice | null {
    const { proof } = this.#intake.playing()
    return proof === null || proof.isLeft ? null : proof.opened(from, MOST_OPENED)
  }

  /** What a bot remembers of a seat that is no longer its own is forgotten. */
  #reseat(before: readonly SeatPlan[]): void {
    this.card.seats.forEach((plan, seat) => {
      if (!samePlain(plan as unknown as Plain, before[seat] as unknown as Plain)) this.#botsAndClocks.bots.leave(seat)
    })
  }

  /** Takes in what other nodes have written, and tells it here. */
  learn(): Promise<Learned> {
    return this.#intake.run(async () => {
      const { seats, revision, lines } = this.card
      const learned = await this.#intake.learn()
      if (learned !== 'learned') return learned
      this.#reseat(seats)
      this.#followGathering()
      // Cards that were written without an answer: someone came or went, or something was proposed.
      if (this.card.revision - revision > 0 && this.card.lines === lines) {
        this.#listener.changed()
        this.#botsAndClocks.goOn()
      }
      return learned
    })
  }

  /** @param fence the lease by which bots and clocks act here; `null` where another node has it */
  lead(fence: number | null): void {
    const led = this.#intake.keeper.leads
    this.#intake.keeper.fence = fence
    if (!led && fence !== null) this.#botsAndClocks.goOn()
  }

  /** Writes something beside the match that changes nothing in it. */
  note(change: (card: MatchCard) => CardChange): Promise<void> {
    return this.#act(() => this.#intake.keeper.change(change(this.card)))
  }

  /** The rules that it is played by, as anybody may know them: what people bring along may have secrets. */
  get options(): Options {
    if (this.match !== null || this.#unbegun === null) return this.#intake.playing().view('spectator').options
    this.#shown ??= this.#unbegun.make(systemChance(), null).view('spectator').options
    return this.#shown
  }

  rename(name: string): Promise<void> {
    return this.#act(() => this.#intake.keeper.change({ name }))
  }

  admit(guests: MatchCard['guests']): Promise<void> {
    return this.#act(() => this.#intake.keeper.change({ guests }))
  }

  /** Whether a clock runs here that must not be stopped. */
  get isTimed(): boolean {
    return this.#botsAndClocks.clocks.isDueIn(LONG_CLOCK) && this.#intake.keeper.leads
  }

  /** How far it has come. */
  get phase(): Phase {
    if (this.card.waiting) return 'waiting'
    return this.match === null ? 'set-up' : this.match.state.outcome === null ? 'running' : 'over'
  }

  /** @param asker whose table it is shown at */
  moment(viewer: Viewer, asker: string): Moment {
    return momentFor(this.#standing(), viewer, asker)
  }

  past(viewer: Viewer, number: number, asker: string): Moment {
    return pastFor(this.#standing(), viewer, number, asker)
  }

  /** How things stand, and what has happened since a viewer's number. */
  since(viewer: Viewer, number: number, asker: string): Replies['since'] {
    const moment = this.moment(viewer, asker)
    if (number > moment.seq) return { moment, events: null }
    const missed = this.#intake
      .playing()
      .logFor(viewer)
      .filter(({ after }) => after > number)
    return { moment, events: missed.flatMap(({ events }) => events) }
  }

  position(viewer: Viewer): string | null {
    return positionFor(this.#standing(), viewer)
  }

  check(seat: Seat, answer: unknown, number: number): Checked {
    return checkFor(this.#standing(), seat, answer, number)
  }

  hint(seat: Seat): Hint {
    const match = this.#intake.playing()
    return hintFor(
      this.module,
      match,
      this.moment(seat, this.card.owner),
      this.#intake.chanceFor(match.state.seq, 'hint'),
    )
  }

  #standing(): Standing {
    const { typing } = this.#intake
    const { clocks } = this.#botsAndClocks
    const match = this.#intake.playing()
    return { module: this.module, match, card: this.card, typing, clocks, proposal: this.card.proposal }
  }

  /** Does something that changes the match, when nothing else is under way. */
  async #act<T>(work: () => Promise<T>): Promise<T> {
    this.#mustBePlayed()
    return this.#intake.run(work)
  }

  /** @throws BadInput where the match is only looked at, or set aside */
  #mustBePlayed(): void {
    if (this.#aside !== null) throw this.#aside
    if (this.isReading) throw new BadInput('match', 'you cannot play here: this game is open for reading only')
  }

  async #propose(proposal: Proposal): Promise<Proposed> {
    if (proposal.waitsFor.length > 0) {
      await this.#intake.keeper.change({ proposal })
      this.#listener.changed()
      return { ok: true, waitsFor: proposal.waitsFor }
    }
    const { kind } = proposal
    const match = this.#intake.playing()
    const prepared =
      kind === 'end' ? match.prepare(HOST_SEAT, { type: 'end' }, systemChance()) : stepBack(match, proposal)
    const answered = await this.#intake.take(prepared, { type: kind })
    if (answered.ok) return { ok: true, waitsFor: [] }
    await this.#withdraw()
    throw new BadInput(kind, 'refused by {{rule}}', { rule: answered.refusal.rule })
  }

  /** Nobody waits for the consent of a seat that a bot plays now. */
  async #proposeAgain(): Promise<void> {
    const { proposal } = this.card
    if (proposal === null) return
    if (!this.#botsAndClocks.isPerson(proposal.by)) return this.#withdraw()
    const waitsFor = proposal.waitsFor.filter((seat) => this.#botsAndClocks.isPerson(seat))
    if (waitsFor.length < proposal.waitsFor.length) await this.#propose({ ...proposal, waitsFor })
  }

  async #withdraw(): Promise<void> {
    if (this.card.proposal !== null) await this.#intake.keeper.change({ proposal: null })
    this.#listener.changed()
  }

  /** What follows is nobody's request: where it breaks, the match is set aside and nothing else. */
  #tell(news: News): void {
    try {
      this.#tellAll(news)
    } catch (error) {
      this.setAside(error)
    }
  }

  #tellAll(news: News): void {
    if (news.count > 0) {
      this.#botsAndClocks.keepTime(news.knownTo)
      this.#listener.happened(news)
    }
    if (news.needsDice) this.#listener.needsDice()
    for (const step of news.dropped) this.#listener.dropped(step)
    if (news.fault !== null) this.#listener.trouble(news.fault)
    if (news.count > 0) this.#botsAndClocks.letBotsAct()
  }
}

function stepBack(match: Match, { by, to }: Proposal): ReturnType<Match['prepareUndo']> {
  const request = match.undoable(by, to)
  return 'rule' in request ? { ok: false, refusal: request } : match.prepareUndo(by, request.to, request.needs)
}
