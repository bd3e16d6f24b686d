import type { GameEvent } from '@shamble/kernel'

/** From "at once" to "slowly". */
export type Pace = 0 | 1 | 2 | 3

const READING = [0, 260, 620, 1200] as const
const DICE = [0, 520, 820, 1300] as const
/** Nobody should miss what is staged, however much else there is to be shown. */
const STAGED = [0, 900, 1700, 2600] as const
/** What others do plays back in at most this, however much it is. */
const MOST = 4000
/** Whoever has watched others for so long wants to play: the rest goes by four times as fast. */
const PATIENCE = 6000

interface Shown {
  readonly own: boolean
  readonly staged: boolean
  /** How many steps are still to be shown after it. */
  readonly waiting: number
  readonly pace: Pace
  /** For how long others have been shown, in milliseconds. */
  readonly watched: number
}

/** How long a step stays on the screen before the next one is shown. */
export function timeFor(events: readonly GameEvent[], { own, staged, waiting, pace, watched }: Shown): number {
  if (pace === 0 || events.length === 0) return 0
  if (staged) return STAGED[pace]
  const rolled = events.some((event) => (event.dice?.length ?? 0) > 0)
  const wished = rolled ? DICE[pace] : own ? 0 : READING[pace]
  const patient = watched < PATIENCE ? wished : wished / 4
  return Math.floor(Math.min(patient, MOST / (waiting + 1)))
}
