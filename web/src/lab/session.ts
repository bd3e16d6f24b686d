import { type Batch, type BatchTask, playOn, Run, type Study } from '@shamble/lab'
import { Watched } from '../app/watched.js'

/** Who plays and who keeps: workers and the browser's database, or stand-ins. */
export interface Hands {
  readonly atOnce: number
  play(task: BatchTask): Promise<Batch>
  keep(batch: Batch): Promise<void>
}

export interface Progress {
  readonly isRunning: boolean
  /** Goes up with every look: the figures are those of the run. */
  readonly looks: number
  readonly trouble: string | null
  /** Matches of this sitting and how long they took, for what is left. */
  readonly matches: number
  readonly seconds: number
}

/** A study at the screen: it runs, pauses and goes on. */
export class LabSession {
  readonly run: Run
  readonly progress = new Watched<Progress>({ isRunning: false, looks: 0, trouble: null, matches: 0, seconds: 0 })
  readonly #hands: Hands
  #isStopped = true
  #under: Promise<void> = Promise.resolve()

  constructor(study: Study, known: readonly Batch[], hands: Hands) {
    this.run = new Run(study)
    this.#hands = hands
    for (const batch of known) this.run.take(batch)
  }

  /** Goes on until the study is over or someone pauses it. */
  start(): Promise<void> {
    if (!this.#isStopped || this.run.isOver) return this.#under
    this.#isStopped = false
    this.progress.patch({ isRunning: true, trouble: null })
    // What was under way when someone paused comes to its end first: nothing is played twice.
    this.#under = this.#under.then(() => this.#play())
    return this.#under
  }

  /** What is under way is still counted when it comes in. */
  pause(): void {
    this.#isStopped = true
    this.progress.patch({ isRunning: false })
  }

  async #play(): Promise<void> {
    const begun = performance.now()
    const { matches, seconds } = this.progress.get()
    let played = 0
    try {
      await playOn(this.run, {
        atOnce: this.#hands.atOnce,
        isStopped: () => this.#isStopped,
        play: async (task) => {
          const batch = await this.#hands.play(task)
          await this.#hands.keep(batch)
          this.run.take(batch)
          played += batch.counted.length
          this.progress.patch({
            looks: this.progress.get().looks + 1,
            matches: matches + played,
            seconds: seconds + (performance.now() - begun) / 1000,
          })
        },
      })
    } catch (error) {
      this.progress.patch({ trouble: (error as Error).message })
    }
    this.#isStopped = true
    this.progress.patch({ isRunning: false })
  }
}
