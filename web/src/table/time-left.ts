import type { Moment } from '@shamble/host'
import type { ViewBase } from '@shamble/kernel'

/** When each moment was heard: what it says of time counts from then, not from when it is shown. */
const heard = new WeakMap<ViewBase, number>()

export function noteHeard({ view }: Moment, now = performance.now()): void {
  heard.set(view, now)
}

/** How many milliseconds of a time that a moment has told are left now. */
export const leftNow = ({ view }: Moment, told: number, now = performance.now()): number =>
  Math.max(0, told - (now - (heard.get(view) ?? now)))
