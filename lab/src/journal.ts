import { BadInput } from '@shamble/kernel'
import { parseJson, record, text } from '@shamble/module'
import { type Batch, readBatch } from './batch.js'
import type { Study } from './study.js'

// What a run has played so far, as lines: the key of the study, then a batch a line, in the order in which they ended.

export const firstLine = (key: string): string => `${JSON.stringify({ key })}\n`
export const batchLine = (batch: Batch): string => `${JSON.stringify(batch)}\n`

/** The lines that were written to their end; a run that was killed may have left half a line behind them. */
export function wholeLines(written: string): string {
  return written.slice(0, written.lastIndexOf('\n') + 1)
}

/** The key of the study that a run belongs to. */
export function keyIn(written: string): string {
  const first = record(parseJson(written.split('\n', 1)[0]!, 'line 1'), 'line 1')
  return text(first['key'], 'line 1.key')
}

/**
 * The batches of a run that was kept.
 * @throws BadInput where a line is none of this study
 */
export function batchesIn(written: string, study: Study, key: string): Batch[] {
  if (keyIn(written) !== key) throw new BadInput('line 1', 'these are the games of another study')
  return wholeLines(written)
    .split('\n')
    .slice(1, -1)
    .map((line, i) => readBatch(line, study, `line ${i + 2}`))
}
