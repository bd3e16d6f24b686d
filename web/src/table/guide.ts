import type { Guide, TableGame } from '../games/table-game.js'
import type { TableState } from './table-state.js'

/** The guided first turn: it follows what is done and says one sentence at a time. */
export class GuideRun {
  readonly #guide: Guide
  readonly #speak: (key: string) => string
  readonly #game: string
  #index = 0
  #seen = -1

  constructor(game: string, guide: Guide, speak: (key: string) => string) {
    this.#game = game
    this.#guide = guide
    this.#speak = speak
  }

  /** The sentence for this moment; `null` once the turn is over. */
  step(state: TableState, game: TableGame): string | null {
    const { moment, choices } = state
    if (moment === null) return null
    this.#follow(state, game)
    const step = this.#guide.steps[this.#index]
    if (step === undefined) return this.#speak(`guide.${this.#game}.done`)
    if (!choices.asked) return null
    return this.#speak(`guide.${this.#game}.${step.say}`)
  }

  /** What is meant, for a frame around it. */
  get show(): string | null {
    return this.#guide.steps[this.#index]?.show ?? null
  }

  get isOver(): boolean {
    return this.#index >= this.#guide.steps.length
  }

  /** Whether a wished answer is on offer: a step that has gone by is left behind. */
  #follow(state: TableState, game: TableGame): void {
    const { moment, choices } = state
    if (moment === null || !choices.asked || moment.seq === this.#seen) return
    this.#seen = moment.seq
    const offered = new Set(choices.actions.map((action) => game.module.notation.write(action)))
    const wanted = (index: number): boolean => {
      const step = this.#guide.steps[index]
      return step?.want.some((want) => want === '*' || [...offered].some((text) => matches(text, want))) ?? false
    }
    const from = this.#index
    for (let i = from; i < this.#guide.steps.length; i++) {
      if (!wanted(i)) continue
      this.#index = i
      return
    }
  }

  /** An answer was given: the sentence that asked for it has done its work. */
  answered(text: string): void {
    const step = this.#guide.steps[this.#index]
    if (step?.want.some((want) => want === '*' || matches(text, want))) this.#index++
  }
}

/** `step *` stands for every answer that begins so. */
function matches(text: string, want: string): boolean {
  return want.endsWith('*') ? text.startsWith(want.slice(0, -1)) : text === want
}
