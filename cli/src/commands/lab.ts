import { availableParallelism } from 'node:os'
import {
  answer,
  armLabels,
  type Batch,
  halfWidth,
  keyOf,
  labText,
  playOn,
  Run,
  rounded,
  shareOf,
  shareWords,
} from '@shamble/lab'
import type { Language, Speak } from '@shamble/module'
import { gameSpeaker, speaker } from '@shamble/text'
import { SingleBar } from 'cli-progress'
import { Piscina } from 'piscina'
import { coordinate } from '../lab-coordinator.js'
import { LabFolder } from '../lab-folder.js'
import playShare, { type LabTask } from '../lab-thread.js'
import { languageFor, type Output, paint } from '../output.js'
import { FROM_SOURCE } from '../root.js'
import { studyFrom } from '../study-source.js'
import { cliText } from '../text/index.js'

export interface LabOptions {
  readonly out?: string
  readonly threads?: number
  /** The address of a PostgreSQL: batches are played by workers that join there. */
  readonly workers?: string
  /** Stops after so many batches; the run is taken up again later. */
  readonly batches?: number
  readonly json?: boolean
  readonly lang?: string
}

/** Runs a study, or goes on with one, until each of its values has stopped. 0 also where it was interrupted. */
export async function lab(source: string, given: LabOptions, output: Output): Promise<number> {
  const { study, module } = await studyFrom(source)
  const language = languageFor(given.lang)
  const speak = gameSpeaker(module, language, labText[language])
  const said = speaker(language, cliText[language])
  const key = keyOf(study)
  const run = new Run(study)
  const folder = new LabFolder(given.out ?? `lab-${study.file.id}`, study, key)
  try {
    for (const batch of folder.batches) run.take(batch)
    const begun = performance.now()
    const before = matchesOf(run)
    const workers = await playStudy(run, key, folder, given, () => output.err(said('lab.waiting')))
    const files = folder.draw(run, language, speak)
    const seconds = (performance.now() - begun) / 1000
    if (given.json) output.out(JSON.stringify(asData(run, key, answer(run, language, speak)), null, 2))
    else {
      print(run, language, speak, output)
      const played = { matches: matchesOf(run) - before, seconds: seconds.toFixed(1), files: files.join(', ') }
      output.out(said(workers === null ? 'lab.played' : 'lab.played.workers', { ...played, count: workers ?? 0 }))
      output.out(key)
    }
  } finally {
    folder.close()
  }
  return 0
}

const matchesOf = ({ standings }: Run): number => standings.reduce((sum, { now }) => sum + now.played, 0)

/**
 * Plays batches side by side until the study is over or someone interrupts it.
 * @returns how many workers elsewhere have played; `null` where threads did
 */
async function playStudy(
  run: Run,
  key: string,
  folder: LabFolder,
  given: LabOptions,
  sayWaiting: () => void,
): Promise<number | null> {
  if (run.isOver) return given.workers === undefined ? null : 0
  const bar = progressBar(run)
  const show = (): void => {
    bar?.setTotal(run.standings.reduce((sum, { expected }) => sum + expected, 0))
    bar?.update(matchesOf(run))
  }
  const most = given.batches ?? Number.POSITIVE_INFINITY
  let [isStopped, stopped]: [boolean, () => void] = [false, () => {}]
  const stop = (): void => {
    isStopped = true
    stopped()
  }
  process.once('SIGINT', stop)
  try {
    if (given.workers === undefined) {
      await playHere(run, key, folder, { threads: given.threads, most, isStopped: () => isStopped, counted: show })
      return null
    }
    sayWaiting()
    return await coordinate(run, key, folder, given.workers, {
      most,
      isStopped: () => isStopped,
      counted: show,
      onStop: (wake) => {
        stopped = wake
      },
    })
  } finally {
    process.off('SIGINT', stop)
    bar?.stop()
  }
}

interface Here {
  readonly threads: number | undefined
  readonly most: number
  isStopped(): boolean
  counted(): void
}

async function playHere(
  run: Run,
  key: string,
  folder: LabFolder,
  { threads: given, most, isStopped, counted }: Here,
): Promise<void> {
  const threads = FROM_SOURCE ? 1 : (given ?? availableParallelism())
  const pool =
    threads === 1
      ? null
      : new Piscina({
          filename: new URL('../lab-thread.js', import.meta.url).href,
          minThreads: threads,
          maxThreads: threads,
        })
  const play = (task: LabTask): Promise<Batch> => (pool === null ? playShare(task) : pool.run(task))
  let left = most
  try {
    await playOn(run, {
      atOnce: threads,
      isStopped: () => isStopped() || left <= 0,
      play: async (task) => {
        left--
        const batch = await play({ key, ...task })
        folder.keep(batch)
        run.take(batch)
        counted()
      },
    })
  } finally {
    await pool?.destroy()
  }
}

function progressBar(run: Run): SingleBar | null {
  if (!process.stderr.isTTY) return null
  const bar = new SingleBar({
    format: '{bar} {value}/{total} matches, {eta} s left',
    stream: process.stderr,
    clearOnComplete: true,
  })
  bar.start(
    run.standings.reduce((sum, { expected }) => sum + expected, 0),
    matchesOf(run),
  )
  return bar
}

function print(run: Run, language: Language, speak: Speak, output: Output): void {
  output.out(paint(run.study.file.question[language], 'strong', output.colour))
  const labels = armLabels(run.study, language, speak)
  const wide = Math.max(...labels.map((label) => label.length))
  run.standings.forEach(({ now, ended }, arm) => {
    const { share, low, high } = shareWords(now, speak)
    const state = ended === null ? '…' : ended
    const figures = now.matches === 0 ? '' : `${share.padStart(5)}  ${low} – ${high}`
    output.out(`  ${labels[arm]!.padEnd(wide)} ${String(now.matches).padStart(7)}  ${figures}  ${state}`)
  })
  output.out(answer(run, language, speak))
}

/** Everything that the run says, for a program. */
function asData({ standings, study, isOver }: Run, key: string, said: string): object {
  return {
    key,
    study: study.file,
    isOver,
    answer: said,
    values: standings.map(({ now, ended, expected, lengths, reasons, winners, tally }, i) => ({
      set: study.arms[i]!.set,
      bots: study.arms[i]!.bots,
      matches: now.matches,
      played: now.played,
      counted: now.counted,
      share: rounded(shareOf(now)),
      low: rounded(now.low),
      high: rounded(now.high),
      points: rounded(halfWidth(now) * 100),
      ended,
      expected,
      lengths: Object.fromEntries([...lengths].sort(([a], [b]) => a - b)),
      reasons,
      winners,
      tally,
    })),
  }
}
