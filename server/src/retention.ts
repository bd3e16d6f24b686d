import type { Host } from '@shamble/host'
import type { ServerStore } from './stores.js'

/** How many days a match is kept that nothing happens in; 0 for good. */
export interface Retention {
  readonly finished: number
  readonly idle: number
}

export const USUAL_RETENTION: Retention = { finished: 90, idle: 30 }

const DAY = 86_400_000

/** Moments before which a match must have been written last so that it may go. */
export interface Cutoff {
  readonly finished: number
  readonly idle: number
}

/**
 * Removes what nobody has come to for too long. What another match goes on from stays as long as that one does.
 * @returns how many
 */
export async function sweep(
  store: ServerStore,
  host: Pick<Host, 'forget'>,
  keep: Retention,
  now: number,
): Promise<number> {
  const before = (days: number): number => (days === 0 ? Number.MIN_SAFE_INTEGER : now - days * DAY)
  const cutoff = { finished: before(keep.finished), idle: before(keep.idle) }
  let removed = 0
  for (const id of await store.expired(cutoff)) {
    const isOld = ({ over, saved }: { readonly over: boolean; readonly saved: number }): boolean =>
      saved < (over ? cutoff.finished : cutoff.idle)
    if (await host.forget(id, isOld)) removed++
  }
  return removed
}
