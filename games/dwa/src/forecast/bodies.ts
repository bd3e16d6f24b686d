import type { Human, Table } from '../state.js'

/** Up to which face of its die a body rises when its next test comes; 0 where it never does. */
export function risesUpTo({ turn, options }: Pick<Table, 'turn' | 'options'>, body: Human): number {
  if (!options.zombification || body.stays) return 0
  // [DWA-12.7.b] Tests come at the start of a turn, never in that of its death.
  return Math.min(6, Math.max(0, body.wounds + (turn + 1 - body.diedIn) - 1))
}

/** Below which face a figure dies of their wounds when the next test comes; 0 where no face kills. */
export const diesBelow = ({ wounds }: Pick<Human, 'wounds'>): number => (wounds <= 1 ? 0 : wounds)
