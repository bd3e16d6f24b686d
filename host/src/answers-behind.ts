import { type Action, type Applied, type Engine, type Plain, type Seat, type State, samePlain } from '@shamble/kernel'

/** An answer to the question behind a window, given while the window is open. */
export interface AnswerBehind {
  readonly seat: Seat
  readonly answer: Plain
}

/** What comes next of such an answer: another window is let pass, or it is given. */
export interface DueAnswer {
  readonly waiting: AnswerBehind
  readonly action: Action | Plain
  readonly isGiven: boolean
}

/** Answers that wait for windows to close: at most one a seat. They bear no response, no die and no draw before them. */
export class AnswersBehind {
  readonly #engine: Engine
  #waiting: readonly AnswerBehind[] = []

  constructor(engine: Engine) {
    this.#engine = engine
  }

  /** Whether any waits. */
  get isAwaited(): boolean {
    return this.#waiting.length > 0
  }

  wait(waiting: AnswerBehind): void {
    this.forget(waiting.seat)
    this.#waiting = [...this.#waiting, waiting]
  }

  forget(seat: Seat): void {
    this.#waiting = this.#waiting.filter((waiting) => waiting.seat !== seat)
  }

  /** Something was answered in `before`: what does not bear it is dropped, and handed back. */
  follow(
    before: State,
    answer: unknown,
    { outcomes, knownTo }: Pick<Applied<State>, 'outcomes' | 'knownTo'>,
  ): readonly AnswerBehind[] {
    const pass = this.#engine.passing(before)
    const isPass = pass !== null && (samePlain(answer, pass) || samePlain(answer, { type: 'expire' }))
    if (isPass && outcomes.length === 0) return []
    // What a seat may not know of has not come between for it.
    const bears = ({ seat }: AnswerBehind): boolean => knownTo !== 'all' && !knownTo.includes(seat)
    const dropped = this.#waiting.filter((waiting) => !bears(waiting))
    this.#waiting = this.#waiting.filter(bears)
    return dropped
  }

  /** What is to be done now for a seat whose answer waits; `null` where others are asked first. */
  next(s: State): DueAnswer | null {
    const waiting = this.#waiting.find(({ seat }) => s.questions.some((question) => question.seat === seat))
    if (waiting === undefined) return null
    const pass = this.#engine.passing(s)
    return pass === null
      ? { waiting, action: waiting.answer, isGiven: true }
      : { waiting, action: pass, isGiven: false }
  }
}
