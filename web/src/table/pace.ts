import type { GameEvent } from '@shamble/kernel'

/** From "at once" to "slowly". */
export type Pace = 0 | 1 | 2 | 3

const READING = [0, 260, 620, 1200] as const
const DICE = [0, 520, 820, 1300] as const
/** Nobody should miss what is staged, however much else there is to be shown. */
const STAGED = [0, 900, 1700, 2600] as const
/** What one answer led to plays back in at most this, however much it is. */
const MOST = [0, 4000, 8000, 20_000] as const
/** Whoever has watched others for so long wants to play: what is no die goes by twice as fast. */
const PATIENCE = 12_000
/** What needs no reading goes by in this share of the time. */
const PASSING = 0.4

interface Shown {
  readonly own: boolean
  readonly staged: boolean
  /** One of many small things, which are seen rather than read. */
  readonly passing: boolean
  /** How many steps are still to be shown after it. */
  readonly waiting: number
  readonly pace: Pace
  /** For how long others have been shown, in milliseconds. */
  readonly watched: number
}

/** How long a step stays on the screen before the next one is shown. */
export function timeFor(events: readonly GameEvent[], { own, staged, passing, waiting, pace, watched }: Shown): number {
  if (pace === 0 || events.length === 0) return 0
  if (staged) return STAGED[pace]
  const most = MOST[pace] / (waiting + 1)
  if (events.some((event) => (event.dice?.length ?? 0) > 0)) return Math.floor(Math.min(DICE[pace], most))
  const wished = own ? 0 : READING[pace] * (passing ? PASSING : 1)
  return Math.floor(Math.min(watched < PATIENCE ? wished : wished / 2, most))
}
