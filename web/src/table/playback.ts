import type { Moment } from '@shamble/host'
import type { GameEvent } from '@shamble/kernel'
import { type StagedCue, UNTIL_PRESSED } from './stage.js'

/** One thing that happened, and the table after it. */
export interface Step {
  readonly moment: Moment
  readonly events: readonly GameEvent[]
  /** Where it stands for many small steps at once: their passage, by its name. */
  readonly passage?: string
  /** Whether it was shown or passed over before, and someone wants to see it again. */
  readonly isAgain?: true
}

interface Stage {
  /** How a step with dice is staged, cue by cue; no cue where it is shown at once. */
  cues(step: Step, waiting: number): readonly StagedCue[]
  /** Shows one cue of a staged step. */
  cue(step: Step, cue: StagedCue, waiting: number): void
  /** Shows a step at once; tells how long it stays before the next one. */
  show(step: Step, waiting: number): number
  /** Notes a step that is passed over without being shown. */
  note(step: Step): void
  /** Nothing is left to be shown. */
  done(): void
}

/** A step that is being staged, and the cues that are still to come. */
interface Underway {
  readonly step: Step
  readonly cues: StagedCue[]
}

/** What happens is shown one step after another, at a pace that can be followed. */
export class Playback {
  readonly #stage: Stage
  readonly #queue: Step[] = []
  #underway: Underway | null = null
  #timer: ReturnType<typeof setTimeout> | null = null
  /** Whether a die waits in the hand of the one who rolls it. */
  #isHeld = false

  constructor(stage: Stage) {
    this.#stage = stage
  }

  /** Whether something is being shown or still to be. */
  get isRunning(): boolean {
    return this.#timer !== null || this.#isHeld || this.#queue.length > 0
  }

  /** What is still to be shown. */
  get ahead(): readonly Step[] {
    return this.#queue
  }

  add(steps: readonly Step[]): void {
    this.#queue.push(...steps)
    if (this.#timer === null && !this.#isHeld) this.#pump()
  }

  /** The die that waits is thrown. */
  go(): void {
    if (!this.#isHeld) return
    this.#isHeld = false
    this.#pump()
  }

  /** Lets everything that is still to be shown happen at once. */
  skip(): void {
    this.stop()
    this.#finish()
    const rest = this.#queue.splice(0)
    const last = rest.pop()
    for (const step of rest) this.#stage.note(step)
    if (last !== undefined) this.#stage.show(last, 0)
    this.#stage.done()
  }

  /** Forgets what is still to be shown. */
  clear(): void {
    this.stop()
    this.#underway = null
    this.#queue.length = 0
  }

  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
    this.#isHeld = false
  }

  /** Whatever is still to come of the step that is being staged comes at once. */
  #finish(): void {
    const rest = this.#underway
    this.#underway = null
    for (const cue of rest?.cues ?? []) this.#stage.cue(rest!.step, cue, this.#queue.length)
  }

  #pump(): void {
    this.#timer = null
    for (let time = this.#next(); time !== null; time = this.#next()) {
      if (time === 0) continue
      if (time === UNTIL_PRESSED) {
        this.#isHeld = true
        return
      }
      this.#timer = setTimeout(() => this.#pump(), time)
      return
    }
    this.#stage.done()
  }

  /** Shows what comes next, and tells how long it stays; nothing where nothing is left. */
  #next(): number | null {
    const cue = this.#underway?.cues.shift()
    if (cue !== undefined) {
      this.#stage.cue(this.#underway!.step, cue, this.#queue.length)
      return cue.time
    }
    const step = this.#queue.shift()
    if (step === undefined) return null
    const cues = this.#stage.cues(step, this.#queue.length)
    this.#underway = { step, cues: [...cues] }
    return cues.length > 0 ? 0 : this.#stage.show(step, this.#queue.length)
  }
}
