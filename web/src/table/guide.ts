import type { Guide, GuideStep, TableGame } from '../games/table-game.js'
import type { TableState } from './table-state.js'

/** The guided first turn: it follows what is done and says one sentence at a time. */
export class GuideRun {
  readonly #guide: Guide
  readonly #speak: (key: string) => string
  readonly #game: string
  /** The first step that has not had its answer; what is on offer may be one of those that follow optional ones. */
  #index = 0
  /** The step that is on offer; `null` where something is asked that no step speaks of. */
  #current: number | null = null
  #seen = -1
  /** Which step came first at each state: what is undone is told again. */
  readonly #trail = new Map<number, number>()

  constructor(game: string, guide: Guide, speak: (key: string) => string) {
    this.#game = game
    this.#guide = guide
    this.#speak = speak
  }

  /** The sentence for this moment; `null` where there is none. */
  step(state: TableState, game: TableGame): string | null {
    const { moment, choices } = state
    if (moment === null) return null
    this.#follow(state, game)
    if (this.isOver) return this.#speak(`guide.${this.#game}.done`)
    if (!choices.asked) {
      const watched = this.#guide.watch?.(state.view ?? moment.view) ?? null
      return watched === null ? null : this.#speak(`guide.${this.#game}.${watched}`)
    }
    const step = this.#step
    if (step === undefined) return null
    return this.#speak(`guide.${this.#game}.${step.say}`)
  }

  /** What is meant, for a frame around it. */
  get show(): string | null {
    return this.#step?.show ?? null
  }

  /** Whether the sentence only wants to be read. */
  get isRead(): boolean {
    return this.#step?.read === true
  }

  /** It has been read. */
  goOn(): void {
    if (!this.isRead) return
    this.#index = this.#current! + 1
    this.#current = null
    // The same moment is looked at again, for what comes next.
    this.#seen = -1
  }

  get isOver(): boolean {
    return this.#index >= this.#guide.steps.length
  }

  /**
   * Whether the guided turn goes on with this answer. What no step asks for, and what may be asked on the way, is
   * answered as one likes: refusing it would leave nothing to do.
   */
  wants(notation: string): boolean {
    const step = this.#step
    return this.isOver || step === undefined || step.optional === true || isWanted(step, notation)
  }

  /** An answer was given: the sentence that asked for it has done its work. */
  answered(text: string): void {
    const step = this.#step
    // What is asked on the way may be asked again.
    if (step === undefined || step.optional === true || !isWanted(step, text)) return
    this.#index = this.#current! + 1
    this.#current = null
  }

  /**
   * Goes back to what was asked at this number, or before the last answer.
   * @returns takes that back, where nothing was undone after all
   */
  undone(to = Math.max(...[...this.#trail.keys()].filter((seq) => seq < this.#seen))): () => void {
    const before = this.#index
    this.#index = this.#trail.get(to) ?? before
    return () => {
      this.#index = before
    }
  }

  get #step(): GuideStep | undefined {
    return this.#current === null ? undefined : this.#guide.steps[this.#current]
  }

  /** Finds the step that is on offer: the next one, or one behind steps that may be left out. */
  #follow(state: TableState, game: TableGame): void {
    const { moment, choices } = state
    if (moment === null || !choices.asked || moment.seq === this.#seen) return
    this.#seen = moment.seq
    this.#trail.set(moment.seq, this.#index)
    const { steps } = this.#guide
    const offered = [
      ...choices.actions.map((action) => game.module.notation.write(action)),
      // What is composed is not written yet: its kind says as much.
      ...choices.spaces.map(({ kind }) => `${kind} `),
    ]
    this.#current = null
    for (let i = this.#index; i < steps.length; i++) {
      const step = steps[i]!
      if (step.read === true || offered.some((text) => isWanted(step, text))) {
        // The last word asks for nothing: it only waits for its moment.
        if (step.say === 'done') this.#index = steps.length
        else this.#current = i
        return
      }
      if (step.optional !== true) return
    }
  }
}

const isWanted = (step: GuideStep, text: string): boolean =>
  step.want.some((want) => want === '*' || matches(text, want))

/** `step *` stands for every answer that begins so. */
function matches(text: string, want: string): boolean {
  return want.endsWith('*') ? text.startsWith(want.slice(0, -1)) : text === want
}
