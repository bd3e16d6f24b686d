import type { Moment } from '@shamble/host'
import type { GameEvent } from '@shamble/kernel'

/** One thing that happened, and the table after it. */
export interface Step {
  readonly moment: Moment
  readonly events: readonly GameEvent[]
}

interface Stage {
  /** Shows a step; tells how long it stays before the next one. */
  show(step: Step, behind: number): number
  /** Notes a step that is passed over without being shown. */
  note(step: Step): void
  /** Nothing is left to be shown. */
  done(): void
}

/** What happens is shown one step after another, at a pace that can be followed. */
export class Playback {
  readonly #stage: Stage
  readonly #queue: Step[] = []
  #timer: ReturnType<typeof setTimeout> | null = null

  constructor(stage: Stage) {
    this.#stage = stage
  }

  /** Whether something is being shown or still to be. */
  get isRunning(): boolean {
    return this.#timer !== null || this.#queue.length > 0
  }

  add(steps: readonly Step[]): void {
    this.#queue.push(...steps)
    if (this.#timer === null) this.#pump()
  }

  /** Lets everything that is still to be shown happen at once. */
  skip(): void {
    this.stop()
    const rest = this.#queue.splice(0)
    const last = rest.pop()
    for (const step of rest) this.#stage.note(step)
    if (last !== undefined) this.#stage.show(last, 0)
    this.#stage.done()
  }

  /** Forgets what is still to be shown. */
  clear(): void {
    this.#queue.length = 0
  }

  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
  }

  #pump(): void {
    this.#timer = null
    for (let step = this.#queue.shift(); step !== undefined; step = this.#queue.shift()) {
      const time = this.#stage.show(step, this.#queue.length)
      if (time === 0) continue
      this.#timer = setTimeout(() => this.#pump(), time)
      return
    }
    this.#stage.done()
  }
}
