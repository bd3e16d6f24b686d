import { BadInput } from '@shamble/kernel'
import { type BatchTask, batchLine, type Run, readBatch } from '@shamble/lab'
import type { LabFolder } from './lab-folder.js'
import { asInput, type BatchJob, LabQueue, taskName } from './lab-queue.js'

/** How many batches wait in the queue or are played: enough that no worker waits for the next. */
const QUEUED = 24
/** How often workers that are gone are looked for, in milliseconds. */
const LOOK_AFTER = 2_000

export interface Coordinated {
  /** The most batches that are counted, as with threads. */
  readonly most: number
  isStopped(): boolean
  /** Something was counted, by so many workers so far. */
  counted(workers: number): void
  /** Resolves `wake` when `isStopped` may have changed. */
  onStop(wake: () => void): void
}

/**
 * Runs a study with workers elsewhere: batches go into the queue, what comes of them is taken from the database into
 * the folder, and counted then. Whatever is killed, what a worker has kept is there, once.
 * @returns how many workers have played for it
 */
export async function coordinate(
  run: Run,
  key: string,
  folder: LabFolder,
  url: string,
  { most, isStopped, counted, onStop }: Coordinated,
): Promise<number> {
  const { game, rules } = run.study.file
  const queue = await LabQueue.open(url, 3)
  const workers = new Set<string>()
  const queued = new Map<string, BatchJob>()
  const known = new Set(folder.batches.map(nameOf))
  let [wake, isDue, left]: [() => void, boolean, number] = [() => {}, false, most]
  const heard = (): void => {
    isDue = true
    wake()
  }
  onStop(heard)

  const take = async (): Promise<void> => {
    for (const { written, worker } of await queue.keptBut(key, [...known])) {
      if (left <= 0) return
      const batch = readBatch(written, run.study, 'batch')
      known.add(nameOf(batch))
      workers.add(worker)
      if (run.has(batch)) continue
      folder.keep(batch)
      run.take(batch)
      left--
      counted(workers.size)
    }
  }

  const fill = async (): Promise<void> => {
    const wanted = run.wanted(QUEUED, () => false)
    const names = new Set(wanted.map(nameOf))
    const needless = [...queued].filter(([name]) => !names.has(name))
    await queue.drop(needless.map(([, job]) => job))
    for (const [name] of needless) queued.delete(name)
    const missing = wanted.filter((task) => !queued.has(nameOf(task))).map((task): BatchJob => ({ key, ...task }))
    for (const job of missing) queued.set(nameOf(job), job)
    await queue.add(taskName(game, rules), missing)
  }

  try {
    const line = await queue.listen(key, heard)
    try {
      for (;;) {
        isDue = false
        await take()
        if (run.isOver || isStopped() || left <= 0) break
        await fill()
        await queue.giveBack()
        const failed = await queue.givenUp(key)
        if (failed !== null)
          throw new BadInput('workers', 'a batch failed again and again: {{detail}}', { detail: failed })
        if (!isDue) await new Promise<void>((resolve) => wakeOr(resolve))
      }
      await queue.drop([...queued.values()])
    } finally {
      await line.end().catch(() => {})
    }
  } catch (error) {
    throw asInput(error)
  } finally {
    await queue.close()
  }
  return workers.size

  function wakeOr(resolve: () => void): void {
    const timer = setTimeout(resolve, LOOK_AFTER)
    wake = () => {
      clearTimeout(timer)
      resolve()
    }
  }
}

const nameOf = ({ arm, batch }: BatchTask): string => `${arm}/${batch}`

/** What a worker writes of a batch: the line of the folder, without its end. */
export const writtenOf = (batch: Parameters<typeof batchLine>[0]): string => batchLine(batch).trimEnd()
