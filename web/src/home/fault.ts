import type { Fault, Reply } from '@shamble/host'

export const FAULTS = ['empty', 'foreign', 'other-game', 'damaged', 'series', 'other-rules', 'unusable'] as const

/** Why a file does not open: what can be done about it follows from the kind. */
export interface FileFault {
  readonly kind: (typeof FAULTS)[number]
  /** The line that stopped the reading; 0 where it is not a line. */
  readonly line: number
  /** The match of a series in which it is; 0 where the file holds one. */
  readonly match: number
  /** What the host said, where that helps someone who looks into the file; `null` where the kind says it all. */
  readonly detail: Fault | null
}

/**
 * The host names the line that stopped it. Line 1 is the header and line 2 the beginning of the match:
 * without them nothing can be recovered; whatever comes before a later line can.
 */
export function fileFault(reply: Reply): FileFault | null {
  if (reply.ok) return null
  if ('refusal' in reply) return { kind: 'unusable', match: 0, line: 0, detail: null }
  const { error } = reply
  const [, series = '', where = ''] = /^(?:match (\d+): )?(.*)$/.exec(error.where)!
  const match = Number(series)
  const line = Number(/^line (\d+)/.exec(where)?.[1] ?? 0)
  if (where === 'line 1.rulesVersion') return { kind: 'other-rules', match, line, detail: error }
  // A match that does not go on from the one before it: what comes before it can be recovered, or else the match itself.
  if (/^line 1(\.after$|: )/.test(where)) return { kind: 'series', match, line, detail: error }
  if (where === 'line 1' && match < 2) return { kind: 'foreign', match, line, detail: null }
  if (where === 'game') return { kind: 'other-game', match, line: 1, detail: null }
  if (where === '' && error.reason === 'the file is empty') return { kind: 'empty', match, line: 0, detail: null }
  // A parser's own words about broken text help nobody.
  const detail = error.said?.key.startsWith('not JSON') ? null : error
  return { kind: line > 2 || match > 1 ? 'damaged' : 'unusable', match, line, detail }
}
