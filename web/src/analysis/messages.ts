import type { Findings, Wanted } from '@shamble/analysis'
import type { Reason } from '@shamble/kernel'

/** What the page asks of a worker that looks at a match: each looks at a share of one match, and is ended to stop it. */
export interface ToAnalysis {
  readonly game: string
  readonly record: string
  readonly wanted: Wanted
}

/** What comes back, `soFar` again and again; `broken` where the defect is ours. */
export type FromAnalysis =
  | { readonly got: 'soFar'; readonly found: Findings }
  | { readonly got: 'whole'; readonly found: Findings }
  | { readonly got: 'fault'; readonly where: string; readonly said: Reason }
  | { readonly got: 'broken'; readonly reason: string }
