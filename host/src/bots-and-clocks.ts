import { defaultBot, type Task } from '@shamble/bots'
import { type Action, BadInput, type Question, type Seat } from '@shamble/kernel'
import type { GameModule } from '@shamble/module'
import type { AnswerIntake } from './answer-intake.js'
import { type BotMove, BotSeats } from './bot-seats.js'
import type { Clock } from './clock.js'
import type { News } from './news.js'
import { type Allowed, isSameQuestion, QuestionClocks } from './question-clocks.js'
import { inTurn } from './slices.js'
import { StoreFault } from './store.js'
import { isByDays, LONG_CLOCK, termsOf } from './terms.js'
import { type Thinking, thinkHere } from './thinking.js'

/** Whether the limits hold that a game's options set, or people take the time they like. */
export type KeptLimits = 'kept' | 'ignored'

/** How long a bot or a clock waits before it tries again what could not be kept. */
const AGAIN_AFTER = 5_000

/** How soon a clock that has run out is looked at again where another node lets clocks act. */
const LOOK_AGAIN_AFTER = 1_000

/** What happens in a match without anybody asking for it: bots answer, and clocks do. */
export class BotsAndClocks {
  readonly bots: BotSeats
  readonly clocks: QuestionClocks
  readonly #module: GameModule
  readonly #intake: AnswerIntake
  readonly #clock: Clock
  readonly #limits: KeptLimits
  readonly #failed: (error: unknown) => void
  /** When the tables were told last. */
  #shown = 0
  #stopBots = () => {}
  /** Whether the clocks have not been looked at since the match was opened. */
  #isOpened = true
  /** Told when someone has no time left and the owner of the table is to decide. */
  readonly #overdue: () => void
  /** What calls off everything else that was put off. */
  readonly #timers = new Set<() => void>()
  readonly #thinking: Thinking
  /** What is being thought over. */
  #pondered: BotMove | null = null
  #closed = false

  /**
   * @param failed told of whatever a bot, a clock or the rules throw here: nobody waits for it
   * @param overdue told when someone has no time left and the owner of the table is to decide
   */
  constructor(
    module: GameModule,
    intake: AnswerIntake,
    time: { readonly clock: Clock; readonly timeLimits: KeptLimits; readonly thinking: Thinking | null },
    failed: (error: unknown) => void,
    overdue: () => void,
  ) {
    const { clock, timeLimits: limits, thinking } = time
    this.#thinking = thinking ?? thinkHere(module)
    this.#overdue = overdue
    this.#failed = failed
    this.#module = module
    this.#intake = intake
    this.#clock = clock
    this.#limits = limits
    this.bots = new BotSeats(module)
    this.clocks = new QuestionClocks(clock, (question, timeUp) => this.#timeUp(question, timeUp))
  }

  close(): void {
    this.#closed = true
    this.#stopBots()
    this.clocks.stop()
    for (const stop of this.#timers) stop()
  }

  isPerson(seat: Seat): boolean {
    return this.#intake.keeper.card.seats[seat]?.by === 'person'
  }

  /** How long a seat still waits for others who may interrupt, in milliseconds. */
  graceLeft(seat: Seat): number {
    const { timeLimits } = this.#module.game
    if (this.#limits === 'ignored' || timeLimits?.grace === undefined) return 0
    const { state } = this.#intake.playing()
    const others = [...state.answered.keys()].filter((other) => other !== seat && this.isPerson(other))
    return Math.max(0, this.#shown + timeLimits.grace(state, seat, others) - this.#clock.now())
  }

  /** Something new is about to be told: the clocks of what is asked now run already. */
  keepTime(knownTo: News['knownTo']): void {
    // Nobody waits longer for something that they may not know of.
    if (knownTo === 'all') this.#shown = this.#clock.now()
    if (!this.#closed) this.#follow()
  }

  /** Bots are never hurried. */
  #follow(): void {
    const { outcome, questions } = this.#intake.playing().state
    const isPlayed = outcome === null && !this.#intake.keeper.card.waiting
    if (isPlayed && this.#isOpened) this.clocks.restore(this.#intake.keeper.card.used ?? [])
    const asked = isPlayed ? questions.filter(({ seat }) => this.isPerson(seat)) : []
    this.clocks.follow(asked, (question) => this.#allowed(question))
    if (isPlayed) this.#isOpened = false
  }

  /** Lets bots answer, and keeps the clocks of the questions that have one. */
  goOn(): void {
    if (!this.#closed && this.#intake.match !== null) this.#follow()
    this.letBotsAct()
  }

  /** The same where the clocks are known to be right. */
  letBotsAct(): void {
    const state = this.#intake.match?.state
    const { card } = this.#intake.keeper
    this.#stopBots()
    if (this.#closed || state === undefined) return
    if (state.outcome !== null || this.#intake.typing.isWaiting || card.waiting) return
    if (!this.#intake.keeper.leads || !card.seats.some((plan) => plan.by === 'bot')) return
    // Where people may still interrupt, a bot waits like anybody.
    const next = state.questions.find((question) => !this.isPerson(question.seat))
    const wait = next === undefined ? 0 : this.graceLeft(next.seat)
    this.#stopBots = this.#whenDue(wait, () => this.#run(() => this.#botActs(state.seq)))
  }

  /** Bots of many matches act one after another, and people are heard in between. */
  #whenDue(wait: number, act: () => void): () => void {
    if (wait === 0) return inTurn(this.#clock, act)
    let stop = this.#clock.after(wait, () => {
      stop = inTurn(this.#clock, act)
    })
    return () => stop()
  }

  later(milliseconds: number, work: () => Promise<unknown>): void {
    const stop = this.#clock.after(milliseconds, () => {
      this.#timers.delete(stop)
      this.#run(work)
    })
    this.#timers.add(stop)
  }

  /** Where something cannot be kept it is tried again a little later. */
  #run(work: () => Promise<unknown>): void {
    void this.#intake
      .run(async () => (this.#closed || this.#intake.match?.broken ? null : work()))
      .catch((error: unknown) => {
        if (!(error instanceof StoreFault)) this.#failed(error)
        else if (!this.#closed) this.later(AGAIN_AFTER, work)
      })
  }

  /**
   * The game's own limit where it is kept, else what this table has agreed on. That comes first for a seat's own turn,
   * and for everything where people answer within days: nobody waits ten seconds for them then.
   */
  #allowed(question: Question): Allowed | null {
    const own = question.timed ? this.#allowedByRules(question) : null
    const agreed = this.#agreed(question)
    if (own === null || agreed === null) return own ?? agreed
    return own.ofTurn === true || isByDays(termsOf(this.#intake.keeper.card).pace) ? agreed : own
  }

  #allowedByRules(question: Question): Allowed | null {
    const { state } = this.#intake.playing()
    const own = this.#limits === 'kept' ? (this.#module.game.timeLimits?.allows(state, question) ?? null) : null
    const { responseSeconds } = this.#intake.keeper.card
    if (own !== null) return { ...own, timeUp: 'expire' }
    return responseSeconds > 0 ? { milliseconds: responseSeconds * 1000, budget: null, timeUp: 'expire' } : null
  }

  #agreed({ seat }: Question): Allowed | null {
    const { card } = this.#intake.keeper
    const { pace } = termsOf(card)
    if (pace === null) return null
    const milliseconds = pace.seconds * 1000
    const from = this.#isOpened && milliseconds > LONG_CLOCK ? { from: card.moved ?? 0 } : {}
    const allowed = { milliseconds, budget: null, timeUp: pace.timeUp, ...from }
    if (pace.per === 'answer') return allowed
    // A question that not everybody may know of takes nothing away: what is left would tell how long it was thought over.
    const isPublic = this.#intake.askedIn(this.#intake.playing().state).includes(seat)
    if (isPublic) return { ...allowed, bank: seat, increment: pace.increment * 1000 }
    return { ...allowed, milliseconds: Math.max(0, milliseconds - (this.clocks.used()[seat] ?? 0)) }
  }

  /** Someone's answer may have been under way when the time was up: then it stands. */
  #timeUp(question: Question, timeUp: Allowed['timeUp']): void {
    this.#run(async () => {
      const match = this.#intake.playing()
      const { state, engine } = match
      if (this.#intake.typing.isWaiting || !state.questions.some((open) => isSameQuestion(open, question))) return
      // The node whose business it is may be gone: another is found for it soon.
      if (!this.#intake.keeper.leads) {
        this.later(LOOK_AGAIN_AFTER, async () => this.#timeUp(question, timeUp))
        return
      }
      const { seat } = question
      // Of a question that not everybody may know of the owner learns nothing: there is nothing to decide.
      if (timeUp === 'owner' && this.#intake.askedIn(state).includes(seat)) return this.#overdue()
      const pass = timeUp === 'house' ? null : engine.passing(state)
      const answer =
        timeUp === 'expire' || (timeUp !== 'house' && question.timed)
          ? { type: 'expire' }
          : pass !== null && engine.judge(state, seat, pass) === null
            ? pass
            : this.#forPerson(seat)
      await this.#intake.give(seat, answer, state.seq, null, 'itself')
    })
  }

  /** What the computer answers for someone who has no time left. */
  #forPerson(seat: Seat): unknown {
    const match = this.#intake.playing()
    const chance = this.#intake.chanceFor(match.state.seq, 'bot', seat)
    return this.bots.decideFor(match, seat, defaultBot(this.#module), chance)
  }

  async #botActs(seq: number): Promise<void> {
    const match = this.#intake.playing()
    if (match.state.seq !== seq || match.state.outcome !== null || this.#intake.typing.isWaiting) return
    if (!this.#intake.keeper.leads) return
    const { seats } = this.#intake.keeper.card
    const move = this.bots.next(match, seats, (purpose, seat) => this.#intake.chanceFor(seq, purpose, seat))
    if (move === null) return
    if ('task' in move) this.#ponder(move, move.task)
    else await this.#give(move.seat, move.action, seq)
  }

  /** Thinks while others may do what they like; what comes of it is given if it is still wanted then. */
  #ponder(move: BotMove, task: Task): void {
    if (this.#pondered === move) return
    this.#pondered = move
    const { seq } = this.#intake.playing().state
    const give = (action: Action): void =>
      this.#run(async () => {
        if (this.#pondered === move) this.#pondered = null
        if (this.bots.stands(move) && this.#intake.playing().state.seq === seq) await this.#give(move.seat, action, seq)
      })
    this.#thinking(this.#module.game.id, task)
      .catch((error: unknown) => {
        if (this.#closed) throw error
        // A thread that is gone must not stop a match.
        return thinkHere(this.#module)(this.#module.game.id, task)
      })
      .then(give, (error: unknown) => {
        if (!this.#closed) this.#failed(error)
      })
  }

  async #give(seat: Seat, action: Action, seq: number): Promise<void> {
    const result = await this.#intake.give(seat, action, seq, null, 'itself')
    if (!result.ok) throw new BadInput('bot', `seat ${seat} gave an answer that ${result.refusal.rule} refuses`)
  }
}
