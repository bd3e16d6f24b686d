import { type Action, type Applied, type Engine, type Plain, type Seat, type State, samePlain } from '@shamble/kernel'

/** An answer to the question behind a window, given while the window is open. */
export interface StepBehind {
  readonly seat: Seat
  readonly answer: Plain
}

/** What comes next of such an answer: another window is let pass, or it is given. */
export interface DueStep {
  readonly step: StepBehind
  readonly action: Action | Plain
  readonly isGiven: boolean
}

/** Answers that wait for windows to close: at most one a seat. They bear no response, no die and no draw before them. */
export class StepsBehind {
  readonly #engine: Engine
  #steps: readonly StepBehind[] = []

  constructor(engine: Engine) {
    this.#engine = engine
  }

  wait(step: StepBehind): void {
    this.forget(step.seat)
    this.#steps = [...this.#steps, step]
  }

  forget(seat: Seat): void {
    this.#steps = this.#steps.filter((step) => step.seat !== seat)
  }

  /** Something was answered in `before`: what does not bear it is dropped, and handed back. */
  follow(before: State, answer: unknown, { outcomes }: Pick<Applied<State>, 'outcomes'>): readonly StepBehind[] {
    const pass = this.#engine.passing(before)
    const isPass = pass !== null && (samePlain(answer, pass) || samePlain(answer, { type: 'expire' }))
    if (isPass && outcomes.length === 0) return []
    const dropped = this.#steps
    this.#steps = []
    return dropped
  }

  /** What is to be done now for a seat whose answer waits; `null` where others are asked first. */
  next(s: State): DueStep | null {
    const step = this.#steps.find(({ seat }) => s.questions.some((question) => question.seat === seat))
    if (step === undefined) return null
    const pass = this.#engine.passing(s)
    return pass === null ? { step, action: step.answer, isGiven: true } : { step, action: pass, isGiven: false }
  }
}
