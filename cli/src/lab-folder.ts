import { closeSync, fsyncSync, mkdirSync, openSync, truncateSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { BadInput } from '@shamble/kernel'
import {
  answer,
  type Batch,
  batchesIn,
  batchLine,
  closingPlot,
  csvOf,
  firstLine,
  lengthsPlot,
  PAPER,
  type Run,
  type Study,
  sharePlot,
  sheetOf,
  wholeLines,
} from '@shamble/lab'
import { LARGEST_RECORD, type Language, type Speak } from '@shamble/module'
import { inFile, readText } from './files.js'

const MATCHES = 'matches.jsonl'

type Write = (file: number, line: string) => number

/** The folder of one run: the batches that were played, line by line, and what was drawn from them. */
export class LabFolder {
  readonly path: string
  /** What an earlier run has left here. */
  readonly batches: readonly Batch[]
  readonly #file: number
  readonly #write: Write

  /** @param write a test lets it fail */
  constructor(path: string, study: Study, key: string, write: Write = writeSync) {
    this.path = path
    this.#write = write
    const matches = join(path, MATCHES)
    const written = this.#written(matches)
    this.batches = written === null ? [] : inFile(matches, () => batchesIn(written, study, key))
    if (written !== null) truncateSync(matches, Buffer.byteLength(wholeLines(written)))
    this.#file = openSync(matches, 'a')
    if (written === null) this.#append(firstLine(key))
  }

  #written(matches: string): string | null {
    try {
      mkdirSync(this.path, { recursive: true })
    } catch (error) {
      throw new BadInput(this.path, (error as Error).message)
    }
    try {
      return wholeLines(readText(matches, LARGEST_RECORD)) || null
    } catch (error) {
      if (error instanceof BadInput && error.reason === 'there is no such file') return null
      throw error
    }
  }

  /** A batch is counted after it is on the disk: what was counted once is never lost. */
  keep(batch: Batch): void {
    this.#append(batchLine(batch))
  }

  #append(line: string): void {
    try {
      this.#write(this.#file, line)
      fsyncSync(this.#file)
    } catch (error) {
      // Half a line may be there: the next run begins behind the last whole one.
      const { code, message } = error as { readonly code?: unknown; readonly message: string }
      throw code === 'ENOSPC' || code === 'EDQUOT' || code === 'EFBIG'
        ? new BadInput(this.path, 'the disk is full; what was counted is kept, and the same command goes on from there')
        : new BadInput(this.path, message)
    }
  }

  close(): void {
    closeSync(this.#file)
  }

  /** Plots and figures of the run as it is; returns the names of the files. */
  draw(run: Run, language: Language, speak: Speak): string[] {
    const chosen = Math.max(
      0,
      run.study.arms.findIndex(({ isPrinted }) => isPrinted),
    )
    const look = { inks: PAPER, chosen, speak, language }
    const rows = run.study.arms.length
    const files = {
      'share.svg': sharePlot(sheetOf(run, { ...look, width: 640, height: Math.max(320, 40 + 26 * rows) })),
      'lengths.svg': lengthsPlot(sheetOf(run, { ...look, width: 640, height: Math.max(160, 30 + 34 * rows) })),
      'closing.svg': closingPlot(sheetOf(run, { ...look, width: 420, height: 272 })),
      'data.csv': csvOf(run),
      'answer.txt': `${answer(run, language, speak)}\n`,
    }
    try {
      for (const [name, text] of Object.entries(files)) writeFileSync(join(this.path, name), text)
    } catch (error) {
      throw new BadInput(this.path, (error as Error).message)
    }
    return Object.keys(files).map((name) => join(this.path, name))
  }
}
