import type { Allowance, Question, Seat } from '@shamble/kernel'
import type { Clock } from './clock.js'
import type { TimeUp } from './terms.js'

/** How long a seat may take for a question, and what happens then. */
export interface Allowed extends Allowance {
  /** Whose time for the whole match it is: what is used of it is kept with the match. */
  readonly bank?: Seat
  /** Milliseconds that an answer adds to that time. */
  readonly increment?: number
  /** When the question was asked, where that is not now. */
  readonly from?: number
  /** `expire` where the rules have an answer to it. */
  readonly timeUp: TimeUp | 'expire'
}

interface Running {
  question: Question
  readonly allowed: Allowed
  readonly from: number
  readonly until: number
  stop: () => void
  /** Whether the seat has only said something beside the question, which is then asked again. */
  isSpeaking: boolean
}

/** The clocks of the questions that are open, at most one a seat, and what was used of time that questions share. */
export class QuestionClocks {
  readonly #clock: Clock
  readonly #timeUp: (question: Question, timeUp: Allowed['timeUp']) => void
  readonly #running = new Map<Seat, Running>()
  readonly #used = new Map<string, number>()
  /** What each seat has used of its time for the match; less than nothing where answers have added to it. */
  readonly #banks: number[] = []

  constructor(clock: Clock, timeUp: (question: Question, timeUp: Allowed['timeUp']) => void) {
    this.#clock = clock
    this.#timeUp = timeUp
  }

  /** Goes on from what was used before. */
  restore(used: readonly number[]): void {
    this.#banks.splice(0, this.#banks.length, ...used)
  }

  /** Stops the clocks of questions that are gone and starts those of new ones; the others run on. */
  follow(questions: readonly Question[], allows: (question: Question) => Allowed | null): void {
    for (const [seat, running] of this.#running) {
      const { question: asked, isSpeaking } = running
      const same = questions.find(
        (question) =>
          isSameQuestion(question, asked) || (isSpeaking && question.seat === seat && question.kind === asked.kind),
      )
      running.isSpeaking = false
      if (same === undefined) this.#stop(seat, running)
      else running.question = { ...same }
    }
    for (const question of questions) {
      if (this.#running.has(question.seat)) continue
      const allowed = allows(question)
      if (allowed !== null) this.#start(question, allowed)
    }
  }

  /**
   * A seat has answered. What is said beside a question gains no time, and by its clock nobody sees that it was said.
   * @param isAside asked only where a clock runs
   */
  answered(seat: Seat, isAside: () => boolean): void {
    const running = this.#running.get(seat)
    if (running !== undefined) running.isSpeaking = isAside()
  }

  /** How many milliseconds a seat has left; `null` where no clock runs for it. */
  left(seat: Seat): number | null {
    const running = this.#running.get(seat)
    return running === undefined ? null : Math.max(0, running.until - this.#clock.now())
  }

  /** Whether a response has its own time by the rules, and they answer when that is up. */
  expires(seat: Seat): boolean {
    const allowed = this.#running.get(seat)?.allowed
    return allowed?.timeUp === 'expire' && allowed.ofTurn !== true
  }

  /** What every seat has used of its time for the match, up to now. */
  used(): readonly number[] {
    const now = this.#clock.now()
    const used = [...this.#banks]
    for (const { allowed, from } of this.#running.values())
      if (allowed.bank !== undefined) used[allowed.bank] = (used[allowed.bank] ?? 0) + now - from
    return Array.from(used, (one) => one ?? 0)
  }

  /** Whether a clock runs that will be up within so many milliseconds. */
  isDueIn(milliseconds: number): boolean {
    const then = this.#clock.now() + milliseconds
    return [...this.#running.values()].some(({ until }) => until < then)
  }

  stop(): void {
    for (const [seat, running] of this.#running) this.#stop(seat, running)
  }

  #start(question: Question, allowed: Allowed): void {
    const { budget, milliseconds, bank, timeUp } = allowed
    const now = this.#clock.now()
    const from = Math.min(now, allowed.from ?? now)
    const used = bank !== undefined ? (this.#banks[bank] ?? 0) : budget === null ? 0 : (this.#used.get(budget) ?? 0)
    const until = from + Math.max(0, milliseconds - used)
    const running = { question: { ...question }, allowed, from, until, stop: () => {}, isSpeaking: false }
    running.stop = this.#clock.after(Math.max(0, until - now), () => this.#timeUp(running.question, timeUp))
    this.#running.set(question.seat, running)
  }

  #stop(seat: Seat, running: Running): void {
    running.stop()
    this.#running.delete(seat)
    const { budget, bank, increment = 0 } = running.allowed
    const spent = this.#clock.now() - running.from
    if (bank !== undefined) this.#banks[bank] = (this.#banks[bank] ?? 0) + spent - increment
    if (budget === null) return
    const used = (this.#used.get(budget) ?? 0) + spent
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
