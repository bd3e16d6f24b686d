import { seededChance, systemChance } from '@shamble/chance'
import {
  type Allowance,
  BadInput,
  type Chance,
  type Engine,
  HOST_SEAT,
  type Plain,
  type Question,
  type Refusal,
  type Refused,
  type Seat,
  type Viewer,
} from '@shamble/kernel'
import type { GameModule } from '@shamble/module'
import type { Match, Prepared } from '@shamble/record'
import { hintFor } from './advice.js'
import { BotSeats } from './bot-seats.js'
import type { Clock } from './clock.js'
import { DiceTyping } from './dice-typing.js'
import { HeldAnswers } from './held-answers.js'
import type { Change, MatchKeeper } from './match-keeper.js'
import { News } from './news.js'
import type { DiceNeeded, Hint, Moment, Proposal } from './port.js'
import { isSameQuestion, QuestionClocks } from './question-clocks.js'
import { Queue } from './queue.js'
import { momentFor, pastFor, positionFor, type Standing } from './showing.js'
import { type StepBehind, StepsBehind } from './steps-behind.js'
import { type MatchCard, type SeatPlan, StoreFault } from './store.js'

export interface MatchListener {
  /** Something was taken and is kept; this is everything, not yet what somebody may know. */
  happened(news: News): void
  /** An answer behind a window is not carried out. */
  dropped(step: StepBehind): void
  /** Something could not be kept, and so it did not happen. */
  trouble(fault: BadInput): void
  needsDice(dice: DiceNeeded): void
  /** Who sits where, or what is proposed, has changed. */
  changed(): void
}

/** Whether the limits hold that a game's options set, or people take the time they like. */
export type MatchPace = 'free' | 'timed'

type Answered = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal }
type Proposed = { readonly ok: true; readonly waitsFor: readonly Seat[] } | Refused

/** How long a bot or a clock waits before it tries again what could not be kept. */
const AGAIN_AFTER = 5_000

/**
 * One match while it is being played: persons and bots answer, clocks run, proposals wait. One thing after another, and
 * each is kept before it counts: until then nobody is told of it, and what could not be kept did not happen.
 */
export class RunningMatch {
  readonly module: GameModule
  readonly #clock: Clock
  readonly #keeper: MatchKeeper
  readonly #listener: MatchListener
  readonly #pace: MatchPace
  readonly #queue = new Queue()
  readonly #bots: BotSeats
  readonly #clocks: QuestionClocks
  readonly #typing: DiceTyping<Change | Refused>
  readonly #held: HeldAnswers
  readonly #behind: StepsBehind
  #match: Match | null = null
  #proposal: Proposal | null = null
  /** What was taken since the tables were told. */
  #news = new News()
  /** When they were told last. */
  #shown = 0
  #stopBots = () => {}
  /** What calls off everything else that was put off. */
  readonly #timers = new Set<() => void>()
  #closed = false

  constructor(
    module: GameModule,
    engine: Engine,
    keeper: MatchKeeper,
    clock: Clock,
    listener: MatchListener,
    pace: MatchPace,
  ) {
    this.module = module
    this.#keeper = keeper
    this.#clock = clock
    this.#listener = listener
    this.#pace = pace
    this.#bots = new BotSeats(module)
    this.#typing = new DiceTyping((dice) => this.#news.ask(dice))
    this.#clocks = new QuestionClocks(clock, (question) => this.#expire(question))
    this.#held = new HeldAnswers(clock)
    this.#behind = new StepsBehind(engine)
  }

  get card(): MatchCard {
    return this.#keeper.card
  }

  /** `null` while the set-up still waits for dice. */
  get match(): Match | null {
    return this.#match
  }

  get dice(): DiceNeeded | null {
    return this.#typing.need
  }

  /** Takes a match up: new (`make` sets it up, with chance) or opened. */
  begin(make: (chance: Chance) => Match): Promise<void> {
    return this.#inTurn(async () => {
      const begun = this.#workOut(-1, null, (chance) => {
        const match = make(chance)
        const take = (): void => {
          this.#match = match
          this.#typing.forget()
          this.#news.tell({ state: match.state, events: match.log[match.log.length - 1]?.events ?? [], beats: [] })
        }
        return { keep: () => this.#keeper.keepWhole(match), take }
      })
      if (begun !== null) await this.#carryOut(begun)
    })
  }

  /** Resolves when nothing is under way any longer. */
  idle(): Promise<void> {
    return this.#queue.idle()
  }

  async close(): Promise<void> {
    this.#closed = true
    this.#stopBots()
    this.#clocks.stop()
    this.#held.close()
    for (const stop of this.#timers) stop()
    await this.idle()
  }

  // ---- What seats do

  /**
   * Takes an answer, when the others have had the time that the game gives them to interrupt.
   * @param behind whether the open window is let pass first, and the answer given when it has closed
   */
  async answer(seat: Seat, answer: unknown, seq: number, behind: boolean): Promise<Answered> {
    const wait = this.#graceLeft(seat)
    if (wait > 0) {
      const { engine, state } = this.#playing()
      const first = behind ? (engine.passing(state) ?? answer) : answer
      const refusal = engine.judge(state, seat, first, seq)
      if (refusal !== null) return { ok: false, refusal }
      if ((await this.#held.wait(seat, wait)) === 'superseded') return { ok: false, refusal: { rule: 'TABLE.3' } }
    }
    return this.#inTurn(() => (behind ? this.#giveBehind(seat, answer, seq) : this.#give(seat, answer, seq)))
  }

  /** Real dice, as people rolled them. */
  typeDice(dice: readonly number[]): Promise<void> {
    return this.#inTurn(async () => {
      const change = this.#typing.type(dice)
      if (change !== null) await this.#carryOut(change)
    })
  }

  retypeDice(): Promise<void> {
    return this.#inTurn(async () => this.#typing.retype())
  }

  /** Steps back at once, or asks those who have acted since. */
  undo(seat: Seat, to?: number): Promise<Proposed> {
    return this.#inTurn(async () => {
      const match = this.#playing()
      if (this.#typing.hasBegun) return { ok: false, refusal: { rule: 'TABLE.9' } }
      // An answer whose dice have not been rolled yet is not given yet: to think otherwise is no step back.
      if (this.#typing.by === seat && (to === undefined || to === match.state.seq)) {
        this.#typing.forget()
        this.#listener.changed()
        return { ok: true, waitsFor: [] }
      }
      const request = match.undoable(seat, to)
      if ('rule' in request) return { ok: false, refusal: request }
      const waitsFor = request.needs.filter((other) => this.#isPerson(other))
      return this.#propose({ kind: 'undo', by: seat, waitsFor, ...(to === undefined ? {} : { to }) })
    })
  }

  /** Ends the match when every person agrees. */
  proposeEnd(seat: Seat): Promise<Proposed> {
    return this.#inTurn(async () => {
      const { state } = this.#playing()
      if (state.outcome !== null) return { ok: false, refusal: { rule: 'TABLE.1' } }
      const others = [...state.answered.keys()].filter((other) => other !== seat && this.#isPerson(other))
      return this.#propose({ kind: 'end', by: seat, waitsFor: others })
    })
  }

  consent(seat: Seat, agree: boolean): Promise<void> {
    return this.#inTurn(async () => {
      const proposal = this.#proposal
      if (!proposal?.waitsFor.includes(seat))
        throw new BadInput('consent', 'nothing waits for the consent of this seat')
      if (agree) await this.#propose({ ...proposal, waitsFor: proposal.waitsFor.filter((other) => other !== seat) })
      else this.#withdraw()
    })
  }

  /** Somebody else answers for a seat from now on: a bot for a person who left, or a person again. */
  sit(seat: Seat, plan: SeatPlan): Promise<void> {
    return this.#inTurn(async () => {
      await this.#keeper.change({ seats: this.card.seats.map((old, i) => (i === seat ? plan : old)) })
      this.#bots.leave(seat)
      this.#listener.changed()
      this.#goOn()
    })
  }

  rename(name: string): Promise<void> {
    return this.#inTurn(() => this.#keeper.change({ name }))
  }

  // ---- What is shown

  moment(viewer: Viewer): Moment {
    return momentFor(this.#standing(), viewer)
  }

  past(viewer: Viewer, seq: number): Moment {
    return pastFor(this.#standing(), viewer, seq)
  }

  position(viewer: Viewer): string | null {
    return positionFor(this.#standing(), viewer)
  }

  hint(seat: Seat): Hint {
    const match = this.#playing()
    return hintFor(this.module, match, this.moment(seat), this.#chanceFor(match.state.seq, 'hint'))
  }

  #standing(): Standing {
    const match = this.#playing()
    const proposal = this.#proposal
    return { module: this.module, match, card: this.card, typing: this.#typing, clocks: this.#clocks, proposal }
  }

  // ---- Prepare, keep, take, tell

  /** Does something when nothing else is under way; what it has changed is told at its end, at once. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    return this.#queue.run(async () => {
      try {
        return await work()
      } finally {
        this.#tell()
      }
    })
  }

  /** Works something out, with dice of people's own where they roll them; `null` where such dice are asked for. */
  #workOut(seq: number, by: Seat | null, run: (chance: Chance) => Change | Refused): Change | Refused | null {
    const machine = this.#chanceFor(seq)
    return this.card.realDice ? this.#typing.begin(run, machine, by) : run(machine)
  }

  #changeOf(prepared: Prepared<Match['state']> | Refused, answer: unknown): Change | Refused {
    if (!prepared.ok) return prepared
    const match = this.#playing()
    const { state: before } = match
    return {
      keep: () => this.#keeper.keep(prepared),
      take: () => {
        prepared.commit()
        this.#proposal = null
        this.#typing.forget()
        this.#bots.rewind(match.log.length)
        this.#news.tell(prepared.applied)
        this.#news.drop(this.#behind.follow(before, answer, prepared.applied))
      },
    }
  }

  async #carryOut(change: Change | Refused): Promise<Answered> {
    if ('refusal' in change) return change
    try {
      await change.keep()
    } catch (error) {
      if (error instanceof BadInput) this.#news.trouble(error)
      throw error
    }
    change.take()
    return { ok: true }
  }

  /** Says what was taken, with the clocks of what is asked now already running. */
  #tell(): void {
    const news = this.#news
    this.#news = new News()
    if (news.count > 0) {
      this.#shown = this.#clock.now()
      this.#keepTime()
      this.#listener.happened(news)
    }
    if (news.dice !== null) this.#listener.needsDice(news.dice)
    for (const step of news.dropped) this.#listener.dropped(step)
    if (news.fault !== null) this.#listener.trouble(news.fault)
    if (news.count > 0) this.#goOn()
  }

  // ---- Answers

  async #give(seat: Seat, answer: unknown, seq: number): Promise<Answered> {
    const match = this.#playing()
    if (this.#typing.isWaiting) throw new BadInput('answer', 'dice are to be typed in first')
    const change = this.#workOut(match.state.seq, seat, (chance) =>
      this.#changeOf(match.prepare(seat, answer, chance, seq), answer),
    )
    const answered = change === null ? ({ ok: true } as const) : await this.#carryOut(change)
    if (answered.ok) await this.#stepBehind()
    return answered
  }

  async #giveBehind(seat: Seat, answer: unknown, seq: number): Promise<Answered> {
    const { engine, state } = this.#playing()
    const pass = engine.passing(state)
    if (pass === null) return this.#give(seat, answer, seq)
    const refusal = engine.judge(state, seat, pass, seq)
    if (refusal !== null) return { ok: false, refusal }
    this.#behind.wait({ seat, answer: engine.game.action(answer, 'answer') as unknown as Plain })
    try {
      return await this.#give(seat, pass, seq)
    } catch (error) {
      this.#behind.forget(seat)
      throw error
    }
  }

  /** Gives what waited for a window that has closed now. What cannot be given is dropped: the window has passed. */
  async #stepBehind(): Promise<void> {
    const match = this.#playing()
    const due = this.#closed || this.#typing.isWaiting ? null : this.#behind.next(match.state)
    if (due === null) return
    const { step, action } = due
    const wait = this.#graceLeft(step.seat)
    if (wait > 0) return this.#later(wait, () => this.#stepBehind())
    if (due.isGiven) this.#behind.forget(step.seat)
    try {
      const answered = await this.#give(step.seat, action, match.state.seq)
      if (!answered.ok) this.#news.drop([step])
    } catch (error) {
      if (!(error instanceof BadInput)) throw error
      this.#behind.forget(step.seat)
      this.#news.drop([step])
    }
  }

  async #propose(proposal: Proposal): Promise<Proposed> {
    if (proposal.waitsFor.length > 0) {
      this.#proposal = proposal
      this.#listener.changed()
      return { ok: true, waitsFor: proposal.waitsFor }
    }
    const { kind, by, to } = proposal
    const match = this.#playing()
    const request = kind === 'undo' ? match.undoable(by, to) : null
    const prepared =
      request === null
        ? match.prepare(HOST_SEAT, { type: 'end' }, systemChance())
        : 'rule' in request
          ? ({ ok: false, refusal: request } as const)
          : match.prepareUndo(by, request.to, request.needs)
    const answered = await this.#carryOut(this.#changeOf(prepared, { type: kind }))
    if (answered.ok) return { ok: true, waitsFor: [] }
    this.#withdraw()
    throw new BadInput(kind, 'refused by {{rule}}', { rule: answered.refusal.rule })
  }

  #withdraw(): void {
    this.#proposal = null
    this.#listener.changed()
  }

  // ---- Bots and clocks

  /** Something that nobody asked for: where it cannot be kept it is tried again a little later. */
  #byItself(work: () => Promise<unknown>): void {
    void this.#inTurn(async () => (this.#closed ? null : work())).catch((error: unknown) => {
      if (!(error instanceof StoreFault)) throw error
      this.#later(AGAIN_AFTER, work)
    })
  }

  #later(milliseconds: number, work: () => Promise<unknown>): void {
    const stop = this.#clock.after(milliseconds, () => {
      this.#timers.delete(stop)
      this.#byItself(work)
    })
    this.#timers.add(stop)
  }

  #keepTime(): void {
    const { outcome, questions } = this.#playing().state
    if (!this.#closed) this.#clocks.follow(outcome === null ? questions : [], (question) => this.#allowed(question))
  }

  /** The game's own pace where it is kept, else the seconds that this table has agreed on. Bots are never hurried. */
  #allowed(question: Question): Allowance | null {
    const { state } = this.#playing()
    if (!this.#isPerson(question.seat)) return null
    const own = this.#pace === 'timed' ? (this.module.game.pace?.allows(state, question) ?? null) : null
    const { responseSeconds } = this.card
    return own ?? (responseSeconds > 0 ? { milliseconds: responseSeconds * 1000, budget: null } : null)
  }

  #graceLeft(seat: Seat): number {
    const { pace } = this.module.game
    if (this.#pace === 'free' || pace?.grace === undefined) return 0
    const { state } = this.#playing()
    const others = [...state.answered.keys()].filter((other) => other !== seat && this.#isPerson(other))
    return Math.max(0, this.#shown + pace.grace(state, seat, others) - this.#clock.now())
  }

  #expire(question: Question): void {
    this.#byItself(async () => {
      const { state } = this.#playing()
      // Somebody's answer may have been under way when the time was up.
      if (this.#typing.isWaiting || !state.questions.some((open) => isSameQuestion(open, question))) return
      await this.#give(question.seat, { type: 'expire' }, state.seq)
    })
  }

  /** Lets bots answer, and keeps the clocks of the questions that have one. */
  #goOn(): void {
    const state = this.#match?.state
    if (this.#closed || state === undefined) return
    this.#keepTime()
    this.#stopBots()
    if (state.outcome === null && !this.#typing.isWaiting && this.card.seats.some((plan) => plan.by === 'bot')) {
      // Where people may still interrupt, a bot waits like anybody.
      const next = state.questions.find((question) => !this.#isPerson(question.seat))
      const wait = next === undefined ? 0 : this.#graceLeft(next.seat)
      this.#stopBots = this.#clock.after(wait, () => this.#byItself(() => this.#botActs(state.seq)))
    }
  }

  async #botActs(seq: number): Promise<void> {
    const match = this.#playing()
    if (match.state.seq !== seq || match.state.outcome !== null || this.#typing.isWaiting) return
    const move = this.#bots.next(match, this.card.seats, (purpose, seat) => this.#chanceFor(seq, purpose, seat))
    if (move === null) return
    const result = await this.#give(move.seat, move.action, seq)
    if (!result.ok) throw new BadInput('bot', `seat ${move.seat} gave an answer that ${result.refusal.rule} refuses`)
  }

  #playing(): Match {
    if (this.#match === null) throw new BadInput('match', 'the set-up still waits for dice')
    return this.#match
  }

  #isPerson(seat: Seat): boolean {
    return this.card.seats[seat]?.by === 'person'
  }

  #chanceFor(seq: number, ...purpose: readonly (string | number)[]): Chance {
    const { seed } = this.card
    return seed === null ? systemChance() : seededChance(seed, ...purpose, seq)
  }
}
