import type { Reply } from '@shamble/host'

export const FAULTS = ['damaged', 'other-rules', 'unusable'] as const

/** Why a file does not open: what can be done about it follows from the kind. */
export interface Fault {
  readonly kind: (typeof FAULTS)[number]
  readonly reason: string
}

/**
 * The host names the line that stopped it. Line 1 is the header and line 2 the beginning of the match:
 * without them nothing can be recovered; whatever stands before a later line can.
 */
export function faultOf(reply: Reply): Fault | null {
  if (reply.ok) return null
  if ('refusal' in reply) return { kind: 'unusable', reason: reply.refusal.rule }
  const { where, reason } = reply.error
  if (where === 'line 1.rulesVersion') return { kind: 'other-rules', reason }
  const line = Number(/^line (\d+)/.exec(where)?.[1] ?? 0)
  return { kind: line > 2 ? 'damaged' : 'unusable', reason: where === '' ? reason : `${where}: ${reason}` }
}
