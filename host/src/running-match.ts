import { systemChance } from '@shamble/chance'
import type { Checked } from '@shamble/drafts'
import { BadInput, type Chance, type Engine, HOST_SEAT, type Refused, type Seat, type Viewer } from '@shamble/kernel'
import type { GameModule } from '@shamble/module'
import type { Match } from '@shamble/record'
import { hintFor } from './advice.js'
import { type Answered, AnswerIntake } from './answer-intake.js'
import type { AnswerBehind } from './answers-behind.js'
import { BotsAndClocks, type KeptLimits } from './bots-and-clocks.js'
import type { Clock } from './clock.js'
import { HeldAnswers } from './held-answers.js'
import type { MatchKeeper } from './match-keeper.js'
import type { News } from './news.js'
import type { DiceNeeded, Hint, Moment, Proposal } from './port.js'
import type { SeatPlan } from './seat-plan.js'
import { checkFor, momentFor, pastFor, positionFor, type Standing } from './showing.js'
import type { MatchCard } from './store.js'
import { verifyBehind } from './verifying.js'

export interface MatchListener {
  /** Something was taken and is kept; this is everything, not yet what somebody may know. */
  happened(news: News): void
  /** An answer behind a window is not carried out. */
  dropped(step: AnswerBehind): void
  /** Something could not be kept, and so it did not happen; or the record is damaged. */
  trouble(fault: BadInput): void
  needsDice(dice: DiceNeeded): void
  /** Who sits where, or what is proposed, has changed. */
  changed(): void
}

type Proposed = { readonly ok: true; readonly waitsFor: readonly Seat[] } | Refused

/** One match while it is being played: persons and bots answer, clocks run, proposals wait. Knows nothing of ports. */
export class RunningMatch {
  readonly module: GameModule
  readonly #listener: MatchListener
  readonly #intake: AnswerIntake
  readonly #botsAndClocks: BotsAndClocks
  readonly #held: HeldAnswers
  readonly #clock: Clock
  #proposal: Proposal | null = null
  #stopVerifying = () => {}

  constructor(
    module: GameModule,
    engine: Engine,
    keeper: MatchKeeper,
    time: { readonly clock: Clock; readonly timeLimits: KeptLimits },
    listener: MatchListener,
  ) {
    this.module = module
    this.#listener = listener
    this.#clock = time.clock
    this.#intake = new AnswerIntake(engine, keeper, {
      taken: () => {
        this.#proposal = null
        this.#botsAndClocks.bots.rewind(this.#intake.playing().logged)
      },
      told: (news) => this.#tell(news),
      graceLeft: (seat) => this.#botsAndClocks.graceLeft(seat),
      later: (milliseconds, work) => this.#botsAndClocks.later(milliseconds, work),
    })
    this.#botsAndClocks = new BotsAndClocks(module, this.#intake, time.clock, time.timeLimits)
    this.#held = new HeldAnswers(time.clock)
    if (this.isReading) this.#botsAndClocks.close()
  }

  /** Whether it is only looked at: nothing happens in it. */
  get isReading(): boolean {
    return this.#intake.keeper.purpose === 'reading'
  }

  get card(): MatchCard {
    return this.#intake.keeper.card
  }

  /** `null` while the set-up still waits for dice. */
  get match(): Match | null {
    return this.#intake.match
  }

  get dice(): DiceNeeded | null {
    return this.#intake.typing.need
  }

  /** Takes a match up: new (`make` sets it up, with chance) or opened. */
  async begin(make: (chance: Chance) => Match): Promise<void> {
    await this.#intake.begin(make)
    if (this.match !== null)
      this.#stopVerifying = verifyBehind(this.match, this.#clock, (damage) => this.#listener.trouble(damage))
  }

  /** Resolves when nothing is under way any longer. */
  idle(): Promise<void> {
    return this.#intake.idle()
  }

  async close(): Promise<void> {
    this.#botsAndClocks.close()
    this.#held.close()
    this.#stopVerifying()
    await this.idle()
  }

  /**
   * Takes an answer, when the others have had the time that the game gives them to interrupt.
   * @param behind whether the open window is let pass first, and the answer given when it has closed
   */
  async answer(seat: Seat, answer: unknown, seq: number, behind: boolean): Promise<Answered> {
    this.#mustBePlayed()
    const { engine, state } = this.#intake.playing()
    const wait = this.#botsAndClocks.graceLeft(seat)
    if (wait > 0) {
      const first = behind ? (engine.passing(state) ?? answer) : answer
      const refusal = engine.judge(state, seat, first, seq)
      if (refusal !== null) return { ok: false, refusal }
      if ((await this.#held.wait(seat, wait)) === 'superseded') return { ok: false, refusal: { rule: 'TABLE.3' } }
    }
    return this.#intake.run(() =>
      behind ? this.#intake.giveBehind(seat, answer, seq) : this.#intake.give(seat, answer, seq),
    )
  }

  /** Real dice, as people rolled them. */
  typeDice(dice: readonly number[]): Promise<void> {
    return this.#act(() => this.#intake.type(dice))
  }

  retypeDice(): Promise<void> {
    return this.#act(async () => this.#intake.typing.retype())
  }

  /** Steps back at once, or asks those who have acted since. */
  undo(seat: Seat, to?: number): Promise<Proposed> {
    const { typing } = this.#intake
    return this.#act(async () => {
      const match = this.#intake.playing()
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
      const proposal = this.#proposal
      if (!proposal?.waitsFor.includes(seat))
        throw new BadInput('consent', 'nothing waits for the consent of this seat')
      if (agree) await this.#propose({ ...proposal, waitsFor: proposal.waitsFor.filter((other) => other !== seat) })
      else this.#withdraw()
    })
  }

  /** Somebody else answers for a seat from now on: a bot for a person who left, or a person again. */
  sit(seat: Seat, plan: SeatPlan): Promise<void> {
    return this.#act(async () => {
      await this.#intake.keeper.change({ seats: this.card.seats.map((old, i) => (i === seat ? plan : old)) })
      this.#botsAndClocks.bots.leave(seat)
      this.#listener.changed()
      this.#botsAndClocks.goOn()
    })
  }

  rename(name: string): Promise<void> {
    return this.#act(() => this.#intake.keeper.change({ name }))
  }

  moment(viewer: Viewer): Moment {
    return momentFor(this.#standing(), viewer)
  }

  past(viewer: Viewer, seq: number): Moment {
    return pastFor(this.#standing(), viewer, seq)
  }

  position(viewer: Viewer): string | null {
    return positionFor(this.#standing(), viewer)
  }

  check(seat: Seat, answer: unknown, seq: number): Checked {
    return checkFor(this.#standing(), seat, answer, seq)
  }

  hint(seat: Seat): Hint {
    const match = this.#intake.playing()
    return hintFor(this.module, match, this.moment(seat), this.#intake.chanceFor(match.state.seq, 'hint'))
  }

  #standing(): Standing {
    const { typing } = this.#intake
    const { clocks } = this.#botsAndClocks
    const match = this.#intake.playing()
    return { module: this.module, match, card: this.card, typing, clocks, proposal: this.#proposal }
  }

  /** Does something that changes the match, when nothing else is under way. */
  async #act<T>(work: () => Promise<T>): Promise<T> {
    this.#mustBePlayed()
    return this.#intake.run(work)
  }

  /** @throws BadInput where the match is only looked at */
  #mustBePlayed(): void {
    if (this.isReading) throw new BadInput('match', 'nothing can be played here: this match is open for reading only')
  }

  async #propose(proposal: Proposal): Promise<Proposed> {
    if (proposal.waitsFor.length > 0) {
      this.#proposal = proposal
      this.#listener.changed()
      return { ok: true, waitsFor: proposal.waitsFor }
    }
    const { kind } = proposal
    const match = this.#intake.playing()
    const prepared =
      kind === 'end' ? match.prepare(HOST_SEAT, { type: 'end' }, systemChance()) : stepBack(match, proposal)
    const answered = await this.#intake.take(prepared, { type: kind })
    if (answered.ok) return { ok: true, waitsFor: [] }
    this.#withdraw()
    throw new BadInput(kind, 'refused by {{rule}}', { rule: answered.refusal.rule })
  }

  #withdraw(): void {
    this.#proposal = null
    this.#listener.changed()
  }

  #tell(news: News): void {
    if (news.count > 0) {
      this.#botsAndClocks.keepTime()
      this.#listener.happened(news)
    }
    if (news.dice !== null) this.#listener.needsDice(news.dice)
    for (const step of news.dropped) this.#listener.dropped(step)
    if (news.fault !== null) this.#listener.trouble(news.fault)
    if (news.count > 0) this.#botsAndClocks.goOn()
  }
}

function stepBack(match: Match, { by, to }: Proposal): ReturnType<Match['prepareUndo']> {
  const request = match.undoable(by, to)
  return 'rule' in request ? { ok: false, refusal: request } : match.prepareUndo(by, request.to, request.needs)
}
