import { type Allowance, BadInput, type Question, type Seat } from '@shamble/kernel'
import type { GameModule } from '@shamble/module'
import type { AnswerIntake } from './answer-intake.js'
import { BotSeats } from './bot-seats.js'
import type { Clock } from './clock.js'
import { isSameQuestion, QuestionClocks } from './question-clocks.js'
import { StoreFault } from './store.js'

/** Whether the limits hold that a game's options set, or people take the time they like. */
export type KeptLimits = 'kept' | 'ignored'

/** How long a bot or a clock waits before it tries again what could not be kept. */
const AGAIN_AFTER = 5_000

/** What happens in a match without anybody asking for it: bots answer, and clocks do. */
export class BotsAndClocks {
  readonly bots: BotSeats
  readonly clocks: QuestionClocks
  readonly #module: GameModule
  readonly #intake: AnswerIntake
  readonly #clock: Clock
  readonly #limits: KeptLimits
  /** When the tables were told last. */
  #shown = 0
  #stopBots = () => {}
  /** What calls off everything else that was put off. */
  readonly #timers = new Set<() => void>()
  #closed = false

  constructor(module: GameModule, intake: AnswerIntake, clock: Clock, limits: KeptLimits) {
    this.#module = module
    this.#intake = intake
    this.#clock = clock
    this.#limits = limits
    this.bots = new BotSeats(module)
    this.clocks = new QuestionClocks(clock, (question) => this.#expire(question))
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
  keepTime(): void {
    this.#shown = this.#clock.now()
    if (!this.#closed) this.#follow()
  }

  #follow(): void {
    const { outcome, questions } = this.#intake.playing().state
    this.clocks.follow(outcome === null ? questions : [], (question) => this.#allowed(question))
  }

  /** Lets bots answer, and keeps the clocks of the questions that have one. */
  goOn(): void {
    const state = this.#intake.match?.state
    const { card } = this.#intake.keeper
    this.#stopBots()
    if (this.#closed || state === undefined) return
    this.#follow()
    if (state.outcome !== null || this.#intake.typing.isWaiting) return
    if (!card.seats.some((plan) => plan.by === 'bot')) return
    // Where people may still interrupt, a bot waits like anybody.
    const next = state.questions.find((question) => !this.isPerson(question.seat))
    const wait = next === undefined ? 0 : this.graceLeft(next.seat)
    this.#stopBots = this.#clock.after(wait, () => this.#run(() => this.#botActs(state.seq)))
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
        if (!(error instanceof StoreFault)) throw error
        if (!this.#closed) this.later(AGAIN_AFTER, work)
      })
  }

  /** The game's own limit where it is kept, else the seconds that this table has agreed on. Bots are never hurried. */
  #allowed(question: Question): Allowance | null {
    const { state } = this.#intake.playing()
    if (!this.isPerson(question.seat)) return null
    const own = this.#limits === 'kept' ? (this.#module.game.timeLimits?.allows(state, question) ?? null) : null
    const { responseSeconds } = this.#intake.keeper.card
    return own ?? (responseSeconds > 0 ? { milliseconds: responseSeconds * 1000, budget: null } : null)
  }

  #expire(question: Question): void {
    this.#run(async () => {
      const { state } = this.#intake.playing()
      // Somebody's answer may have been under way when the time was up.
      if (this.#intake.typing.isWaiting || !state.questions.some((open) => isSameQuestion(open, question))) return
      await this.#intake.give(question.seat, { type: 'expire' }, state.seq)
    })
  }

  async #botActs(seq: number): Promise<void> {
    const match = this.#intake.playing()
    if (match.state.seq !== seq || match.state.outcome !== null || this.#intake.typing.isWaiting) return
    const { seats } = this.#intake.keeper.card
    const move = this.bots.next(match, seats, (purpose, seat) => this.#intake.chanceFor(seq, purpose, seat))
    if (move === null) return
    const result = await this.#intake.give(move.seat, move.action, seq)
    if (!result.ok) throw new BadInput('bot', `seat ${move.seat} gave an answer that ${result.refusal.rule} refuses`)
  }
}
