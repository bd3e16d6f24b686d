import type { Allowance, Question, Seat } from '@shamble/kernel'
import type { Clock } from './clock.js'

interface Running {
  readonly question: Question
  readonly allowance: Allowance
  readonly from: number
  readonly until: number
  readonly stop: () => void
}

/** The clocks of the questions that are open, at most one a seat, and what was used of time that questions share. */
export class QuestionClocks {
  readonly #clock: Clock
  readonly #timeUp: (question: Question) => void
  readonly #running = new Map<Seat, Running>()
  readonly #used = new Map<string, number>()

  constructor(clock: Clock, timeUp: (question: Question) => void) {
    this.#clock = clock
    this.#timeUp = timeUp
  }

  /** Stops the clocks of questions that are gone and starts those of new ones; the others run on. */
  follow(questions: readonly Question[], allowed: (question: Question) => Allowance | null): void {
    for (const [seat, running] of this.#running) {
      if (!questions.some((question) => isSameQuestion(question, running.question))) this.#stop(seat, running)
    }
    for (const question of questions) {
      if (this.#running.has(question.seat)) continue
      const allowance = question.timed ? allowed(question) : null
      if (allowance !== null) this.#start(question, allowance)
    }
  }

  /** How many milliseconds a seat has left; `null` where no clock runs for it. */
  left(seat: Seat): number | null {
    const running = this.#running.get(seat)
    return running === undefined ? null : Math.max(0, running.until - this.#clock.now())
  }

  stop(): void {
    for (const [seat, running] of this.#running) this.#stop(seat, running)
  }

  #start(question: Question, allowance: Allowance): void {
    const { budget, milliseconds } = allowance
    const from = this.#clock.now()
    const left = Math.max(0, milliseconds - (budget === null ? 0 : (this.#used.get(budget) ?? 0)))
    const asked = { ...question }
    const stop = this.#clock.after(left, () => this.#timeUp(asked))
    this.#running.set(question.seat, { question: asked, allowance, from, until: from + left, stop })
  }

  #stop(seat: Seat, running: Running): void {
    running.stop()
    this.#running.delete(seat)
    const { budget } = running.allowance
    if (budget === null) return
    const used = (this.#used.get(budget) ?? 0) + this.#clock.now() - running.from
    // The name last used goes to the end: what is dropped belongs to turns that are long over.
    this.#used.delete(budget)
    this.#used.set(budget, used)
    if (this.#used.size > MOST_BUDGETS) this.#used.delete(this.#used.keys().next().value!)
  }
}

const MOST_BUDGETS = 32

/** A question that was asked again is another one, and has its time anew. */
export const isSameQuestion = (a: Question, b: Question): boolean =>
  a.seat === b.seat && a.kind === b.kind && a.since === b.since
