import type { Reason } from '@shamble/kernel'
import type { Batch, BatchTask, Study, StudyFile } from '@shamble/lab'

/** What the page asks of a worker of the lab. */
export type ToLab = { readonly id: number } & (
  | { readonly ask: 'open'; readonly file: StudyFile }
  | { readonly ask: 'play'; readonly file: StudyFile; readonly task: BatchTask }
)

/** What comes back; `broken` where the defect is ours. */
export type FromLab = { readonly id: number } & (
  | { readonly got: 'study'; readonly study: Study }
  | { readonly got: 'batch'; readonly batch: Batch }
  | { readonly got: 'fault'; readonly where: string; readonly said: Reason }
  | { readonly got: 'broken'; readonly reason: string }
)
