import type { BatchTask } from './batch.js'
import type { Run } from './run.js'

/** How a run goes on. */
export interface Lanes {
  /** How many batches are played side by side. */
  readonly atOnce: number
  /** Asked before each batch: whether nothing new is to begin. What is under way comes to its end. */
  isStopped(): boolean
  /** Plays a batch, keeps it and lets the run take it. */
  play(task: BatchTask): Promise<void>
}

/** Plays batches side by side until the study is over, or stopped. */
export async function playOn(run: Run, { atOnce, isStopped, play }: Lanes): Promise<void> {
  const underWay = new Set<string>()
  const nameOf = ({ arm, batch }: BatchTask): string => `${arm}/${batch}`
  const lane = async (): Promise<void> => {
    while (!isStopped()) {
      const [task] = run.wanted(1, (one) => underWay.has(nameOf(one)))
      if (task === undefined) return
      underWay.add(nameOf(task))
      try {
        await play(task)
      } finally {
        underWay.delete(nameOf(task))
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
}
