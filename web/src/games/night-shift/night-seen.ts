import type { ViewBase } from '@shamble/kernel'

/** The seat of the game master. */
export const GM = 0

/** As much of a view of the night as these screens show. */
export interface NightSeen extends ViewBase {
  readonly menace: number | null
  readonly traps: readonly number[] | null
  readonly note: string | null
}
