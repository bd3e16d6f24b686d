import type { Seat } from '@shamble/kernel'
import * as z from 'zod/mini'

/** Something that is done when others agree. */
export interface Proposal {
  readonly kind: 'undo' | 'end'
  readonly by: Seat
  readonly waitsFor: readonly Seat[]
  /** The moment to which an undo goes back, where it is not that of the last answer. */
  readonly to?: number
}

export const proposalSchema = z.object({
  kind: z.enum(['undo', 'end']),
  by: z.number(),
  waitsFor: z.array(z.number()),
  to: z.exactOptional(z.number()),
})
